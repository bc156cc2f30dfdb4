"""The fixture `sandbox`: a world of its own for each test, with the bot of `--bot` connected."""

import json

import pytest

from . import Sandbox


def pytest_addoption(parser):
    parser.addini("bot", "command that starts the bot under test")
    parser.getgroup("discord-at-home").addoption("--bot", help="command that starts the bot under test")


def pytest_configure(config):
    config.addinivalue_line("markers", "world(file): start the test with a saved world")


@pytest.fixture(scope="session")
def running_sandbox(pytestconfig):
    sandbox = Sandbox(pytestconfig.getoption("--bot") or pytestconfig.getini("bot"))
    yield sandbox
    sandbox.close()


@pytest.fixture
def sandbox(running_sandbox, request):
    world = request.node.get_closest_marker("world")
    running_sandbox.call("POST", "reset")
    if world:
        with open(world.args[0]) as file:
            running_sandbox.call("PUT", "world", json.load(file))
    running_sandbox.call("POST", "wait", {})
    running_sandbox.call("DELETE", "requests")
    return running_sandbox
