// The chat page goes here.
