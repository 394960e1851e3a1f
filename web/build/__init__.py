"""The build: everything that turns the packages into a static site, and checks them."""
