"""Counts the calls of a sweep, and prints a line for each failure."""

import traceback

calls = 0


def fail(name, error):
    print(f"FAIL {name}: {error}", flush=True)


async def call(name, action, check=lambda it: True):
    """Awaits a call, and checks its result. Returns `None` after a failure."""
    global calls
    calls += 1
    try:
        result = await action
        if not check(result):
            fail(name, f"unexpected result {result!r}"[:300])
        return result
    except Exception:
        fail(name, traceback.format_exc(limit=-3).replace("\n", " "))


def done():
    """Prints the number of calls."""
    print(f"DONE {calls}", flush=True)
