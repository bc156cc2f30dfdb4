"""Calls methods of hikari's REST client and cache against a sandbox.

Prints a line for each failure, and finally `DONE` with the number of calls.
"""

import asyncio
import json
import os
import traceback
import urllib.request

import hikari
from counted import call, done, fail

API = os.environ["DISCORD_API"]


def as_alice(method, path, body):
    """Sends a request as the owner, with a body that the library can't send."""
    with urllib.request.urlopen(f"{API}/sandbox/v1/state") as response:
        token = json.load(response)["users"][0]["token"]
    headers = {"content-type": "application/json", "authorization": token}
    request = urllib.request.Request(f"{API}/api/v10{path}", json.dumps(body).encode(), headers, method=method)
    with urllib.request.urlopen(request) as response:
        return json.loads(response.read() or b"null")


async def all_of(iterator):
    return [item async for item in iterator]


bot = hikari.GatewayBot(os.environ["DISCORD_TOKEN"], rest_url=API + "/api/v10", intents=hikari.Intents.ALL, banner=None, logs="ERROR")


async def sweep():
    rest = bot.rest
    guild = (await call("fetch_my_guilds", all_of(rest.fetch_my_guilds()), lambda it: len(it) == 1))[0]
    await call("fetch_my_guilds newest first", all_of(rest.fetch_my_guilds(newest_first=True)), lambda it: len(it) == 1)
    members = await call("fetch_members", all_of(rest.fetch_members(guild)), lambda it: len(it) >= 6)
    bob = next(it for it in members if it.username == "Bob")
    updated = asyncio.get_running_loop().create_future()
    bot.subscribe(hikari.GuildUpdateEvent, lambda_listener(updated))
    as_alice("PATCH", f"/guilds/{guild.id}", {"features": None, "description": "A club"})
    await call("guild update", asyncio.wait_for(updated, 10), lambda it: it.guild.features == [])
    await call("the cache keeps the guild", cached(guild.id), lambda it: it is not None and len(it.get_members()) >= 6)
    tag = hikari.ForumTag(name="open", emoji="🐟")
    forum = await call("create_guild_forum_channel", rest.create_guild_forum_channel(guild, "help", available_tags=[tag]), lambda it: it.available_tags[0].id)
    post = await call("create_forum_post", rest.create_forum_post(forum, "Post", "Help", tags=[forum.available_tags[0].id]), lambda it: len(it.applied_tag_ids) == 1)
    await call("edit_channel", rest.edit_channel(post, name="Renamed", applied_tags=[]), lambda it: it.name == "Renamed")
    text = await call("create_guild_text_channel", rest.create_guild_text_channel(guild, "talk", rate_limit_per_user=5.0))
    await call("edit_channel slowmode", rest.edit_channel(text, rate_limit_per_user=0))
    message = await call("create_message", rest.create_message(text, "Hello", attachment=hikari.Bytes(b"text", "notes.txt")))
    await call("add_reaction", rest.add_reaction(text, message, "👍"))
    await call("fetch_reactions", all_of(rest.fetch_reactions_for_emoji(text, message, "👍")), lambda it: len(it) == 1)
    thread = await call("create_message_thread", rest.create_message_thread(text, message, "Side talk"))
    await call("join_thread", rest.join_thread(thread))
    await call("fetch_thread_members", all_of(rest.fetch_thread_members(thread)), lambda it: len(it) == 1)
    await call("archive", rest.edit_channel(thread, archived=True))
    await call("fetch_public_archived_threads", all_of(rest.fetch_public_archived_threads(text)), lambda it: len(it) == 1)
    await call("fetch_messages", all_of(rest.fetch_messages(text)), lambda it: len(it) == 1)
    invite = await call("create_invite", rest.create_invite(text, max_age=60.0))
    await call("delete_invite", rest.delete_invite(invite))
    await call("edit_my_member", rest.edit_my_member(guild, nickname="Helper"))
    await call("edit_member", rest.edit_member(guild, bob, nickname="Bobby"))
    await call("ban_user", rest.ban_user(guild, bob))
    await call("fetch_bans", all_of(rest.fetch_bans(guild)), lambda it: len(it) == 1)
    await call("fetch_audit_log", all_of(rest.fetch_audit_log(guild)), lambda it: len(it) >= 1)
    await call("fetch_widget", rest.fetch_widget(guild))
    await call("fetch_scheduled_events", rest.fetch_scheduled_events(guild), lambda it: len(it) == 0)
    await call("estimate_guild_prune_count", rest.estimate_guild_prune_count(guild), lambda it: it == 0)


async def cached(guild):
    return bot.cache.get_guild(guild)


def lambda_listener(future):
    async def on_update(event: hikari.GuildUpdateEvent) -> None:
        if not future.done():
            future.set_result(event)

    return on_update


async def main():
    await bot.start()
    await asyncio.sleep(0)
    while not bot.cache.get_guilds_view():
        await asyncio.sleep(0.01)
    try:
        await asyncio.wait_for(sweep(), 60)
    except Exception:
        fail("the sweep", traceback.format_exc().replace("\n", " "))
    done()
    await bot.close()


asyncio.run(main())
