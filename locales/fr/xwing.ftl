# xwing
