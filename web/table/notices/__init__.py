"""The catalogue of sentences about saving, sharing, importing and adding. It holds nothing else."""
