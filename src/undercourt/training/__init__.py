"""How networks learn from games against themselves: `undercourt train` and `undercourt practise`.

PyTorch is needed by `positions`, `learner`, `tables`, `actor` and `practice`, the last three of which need NumPy, too.
"""
