"""The drawings that only the table has: faces, icons, codes. `tenfold.drawings` has the shapes and the cards."""
