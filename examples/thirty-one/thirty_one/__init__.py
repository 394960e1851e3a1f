"""Thirty-One: three cards, one suit, three lives."""
