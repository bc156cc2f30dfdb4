"""A complete test: discord-at-home --data none run -- python3 -m pytest test_ping.py"""

import asyncio
import json
import os
import urllib.request

import discord
import pytest
import yarl
from discord import app_commands

discord.http.Route.BASE = os.environ["DISCORD_API"] + "/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])


async def sandbox(method, path, body=None):
    """Calls the sandbox's control API."""
    url = f"{os.environ['DISCORD_API']}/sandbox/v1/{path}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"}, method=method)
    text = await asyncio.to_thread(lambda: urllib.request.urlopen(request).read())
    return json.loads(text) if text else None


class Bot(discord.Client):
    """The bot under test. Import your own instead."""

    def __init__(self):
        super().__init__(intents=discord.Intents.none())
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(description="Answers")
        async def ping(interaction):
            await interaction.response.send_message("Pong")

    async def setup_hook(self):
        await self.tree.sync()


async def with_bot(check):
    async with Bot() as bot:
        running = asyncio.create_task(bot.start(os.environ["DISCORD_TOKEN"]))
        while not bot.is_ready():
            await asyncio.sleep(0.01)
        try:
            await check()
        finally:
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)


def test_the_bot_answers_today_and_tomorrow():
    async def check():
        outcome = await sandbox("POST", "users/Alice/command", {"name": "ping"})
        assert (outcome["outcome"], outcome["message"]["content"]) == ("message", "Pong")
        assert (await sandbox("POST", "wait", {}))["quiet"]
        assert (await sandbox("GET", "requests?verdict=refused"))["requests"] == []
        await sandbox("POST", "clock", {"advance": "26h"})
        outcome = await sandbox("POST", "users/Bob/command", {"name": "ping"})
        assert outcome["outcome"] == "message"

    asyncio.run(with_bot(check))


if __name__ == "__main__":
    raise SystemExit(pytest.main([__file__]))
