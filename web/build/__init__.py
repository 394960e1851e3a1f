"""The workshop: everything that turns the rooms into a static site, and checks them."""
