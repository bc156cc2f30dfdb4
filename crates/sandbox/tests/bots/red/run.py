"""Sets up an instance of Red-DiscordBot and runs it. Only its addresses differ from Discord's."""

import os
import runpy
import subprocess
import sys

import discord
import yarl

folder = os.environ["XDG_DATA_HOME"]
setup = [sys.executable, "-m", "redbot.setup", "--no-prompt", "--backend", "json"]
subprocess.run([*setup, "--instance-name", "home", "--data-path", f"{folder}/red"], check=True)

discord.http.Route.BASE = os.environ["DISCORD_API"] + "/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])
sys.argv = ["redbot", "home", "--no-prompt", "--token", os.environ["DISCORD_TOKEN"], "--prefix", "!"]
runpy.run_module("redbot", run_name="__main__")
