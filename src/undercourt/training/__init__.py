"""How networks learn from games against themselves: `undercourt train`. Only `learner` needs PyTorch."""
