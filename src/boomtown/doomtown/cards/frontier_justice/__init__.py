"""Frontier Justice (FJ)."""
