def main(a):
    import time
    from web.build.site import build_site
    t=time.time(); print(build_site(), time.time()-t)
