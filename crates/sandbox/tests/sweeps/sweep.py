"""Calls the methods of the objects of discord.py and its forks against a sandbox.

Takes the library's name. Prints a line for each failure, and finally `DONE` with the number of
calls.
"""

import asyncio
import base64
import datetime
import importlib
import io
import json
import os
import sys
import traceback
import urllib.request

NAME = sys.argv[1]
d = importlib.import_module({"nextcord": "nextcord", "disnake": "disnake"}.get(NAME, "discord"))
import yarl  # noqa: E402
from counted import call, done, fail  # noqa: E402

API = os.environ["DISCORD_API"]
if NAME == "py-cord":
    d.http.Route.API_BASE_URL = API + "/api/v10"
d.http.Route.BASE = API + "/api/v10"
d.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])
PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)


async def listed(iterator):
    """Returns all items; the forks differ in whether a list or an iterator is returned."""
    if hasattr(iterator, "__aiter__"):
        return [item async for item in iterator]
    if hasattr(iterator, "flatten"):
        return await iterator.flatten()
    return await iterator


async def reached(condition):
    """Waits until the events so far have reached the cache."""
    for _ in range(1000):
        if condition():
            return
        await asyncio.sleep(0.01)
    fail("the cache", "the condition never held")


def sandbox(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(f"{API}/sandbox/v1/{path}", data, headers, method=method)
    with urllib.request.urlopen(request) as response:
        return json.loads(response.read() or b"null")


def named(name):
    return NAME == name


class Client(d.Client):
    async def on_error(self, event, *_):
        fail(f"an event handler of {event}", traceback.format_exc(limit=-3).replace("\n", " "))

    async def on_ready(self):
        if self.started:
            return
        self.started = True
        try:
            await sweep(self)
        except Exception:
            fail("the sweep", traceback.format_exc().replace("\n", " "))
        done()
        await self.close()

    started = False


async def sweep(client):
    guild = client.guilds[0]
    general = next(it for it in guild.text_channels if it.name == "general")
    bob = next(it for it in guild.members if it.name == "Bob")
    await members(client, guild, bob)
    text, voice = await channels(guild)
    await messages(client, guild, text, bob)
    await threads(guild, text, bob)
    await forums(guild)
    await voices(guild, voice, bob)
    await expressions(client, guild)
    await hooks(client, guild, text)
    await events(guild)
    await servers(client, guild, general)
    await audits(guild)


async def members(client, guild, bob):
    await call("me.edit", guild.me.edit(nick="Helper"))
    await call("fetch_member", guild.fetch_member(bob.id), lambda it: it.name == "Bob")
    await call("fetch_members", listed(guild.fetch_members(limit=2)), lambda it: len(it) == 2)
    await call("query_members", guild.query_members("Bob"), lambda it: len(it) == 1)
    await call("fetch_guilds", listed(client.fetch_guilds(limit=1)), lambda it: len(it) == 1)
    await call("fetch_all_guilds", listed(client.fetch_guilds()), lambda it: len(it) == 1)
    color = d.Colour(255)
    role = await call("create_role", guild.create_role(name="Red", colour=color, hoist=True))
    other = await call("create_role 2", guild.create_role(name="Blue"))
    # The new roles shift the bot's role; the cache must know before positions are sent.
    await reached(lambda: guild.me.top_role.position == 3)
    await call("role.edit", role.edit(name="Crimson", mentionable=True, reason="a reason"))
    await call("role.edit position", role.edit(position=2))
    await call("add_roles", bob.add_roles(role, reason="a reason"))
    await call("remove_roles", bob.remove_roles(role))
    await call("member.edit", bob.edit(nick="Bobby", roles=[other]))
    until = d.utils.utcnow() + datetime.timedelta(minutes=5)
    if named("nextcord"):
        await call("timeout", bob.edit(timeout=until))
        await call("timeout end", bob.edit(timeout=None))
    elif named("disnake"):
        await call("timeout", bob.timeout(duration=60.0))
        await call("timeout end", bob.timeout(duration=None))
    else:
        await call("timeout", bob.timeout(until))
        await call("timeout end", bob.edit(**({"timed_out_until": None} if named("discord.py") else {"communication_disabled_until": None})))
    await call("create_dm", bob.create_dm())
    await call("send", bob.send("Hello, Bob"))
    carol, dave = (next(it for it in guild.members if it.name == name) for name in ("Carol", "Dave"))
    await call("kick", carol.kick(reason="a reason"))
    await call("ban", guild.ban(dave, reason="a reason"))
    await call("fetch_ban", guild.fetch_ban(dave))
    await call("bans", listed(guild.bans()), lambda it: len(it) == 1)
    await call("unban", guild.unban(dave))
    await call("estimate_pruned_members", guild.estimate_pruned_members(days=7), lambda it: it == 0)
    await call("prune_members", guild.prune_members(days=7), lambda it: it == 0)
    await call("fetch_roles", guild.fetch_roles(), lambda it: len(it) >= 4)
    await call("fetch_user", client.fetch_user(bob.id))
    await call("role.delete", other.delete())


async def channels(guild):
    category = await call("create_category", guild.create_category("Rooms"))
    overwrites = {guild.default_role: d.PermissionOverwrite(attach_files=False)}
    text = await call(
        "create_text_channel",
        guild.create_text_channel("talk", category=category, topic="Talk", slowmode_delay=5, overwrites=overwrites),
        lambda it: it.slowmode_delay == 5,
    )
    await call("text.edit", text.edit(name="chat", nsfw=True, slowmode_delay=0))
    await call("text.edit position", text.edit(position=1))
    await call("set_permissions", text.set_permissions(guild.default_role, add_reactions=False))
    await call("set_permissions None", text.set_permissions(guild.default_role, overwrite=None))
    await call("text.clone", text.clone(name="copy"))
    await call("text.move", text.move(end=True))
    await call("sync_permissions", text.edit(sync_permissions=True))
    await call("fetch_channels", guild.fetch_channels(), lambda it: len(it) >= 5)
    await call("fetch_channel", guild.fetch_channel(text.id) if hasattr(guild, "fetch_channel") else guild.fetch_channels())
    voice = await call("create_voice_channel", guild.create_voice_channel("Voice", user_limit=5), lambda it: it.user_limit == 5)
    await call("voice.edit", voice.edit(bitrate=32000))
    if named("nextcord"):
        news = await call("create news", guild.create_text_channel("news"))
        await call("news type", news.edit(type=d.ChannelType.news))
    else:
        kwargs = {} if named("py-cord") else {"news": True}
        news = await call("create news", guild.create_text_channel("news", **kwargs))
        if named("py-cord"):
            await call("news type", news.edit(type=d.ChannelType.news))
    news = await guild._state.http.get_channel(news.id) and next(
        it for it in await guild.fetch_channels() if it.name == "news"
    )
    await call("news.follow", news.follow(destination=text))
    message = await call("news.send", news.send("News"))
    await call("publish", message.publish())
    await call("category.delete", category.delete())
    return text, voice


async def messages(client, guild, channel, bob):
    embed = d.Embed(title="T", description="D", colour=d.Colour(255))
    file = d.File(io.BytesIO(b"text"), "notes.txt")
    message = await call("channel.send", channel.send("Hello", embed=embed, file=file), lambda it: len(it.attachments) == 1)
    await call("attachment.read", message.attachments[0].read(), lambda it: it == b"text")
    await call("message.edit", message.edit(content="Edited"))
    reply = await call("message.reply", message.reply("A reply"), lambda it: it.reference.message_id == message.id)
    await call("add_reaction", message.add_reaction("👍"))
    fetched = await call("fetch_message", channel.fetch_message(message.id), lambda it: len(it.reactions) == 1)
    await call("reaction.users", listed(fetched.reactions[0].users()), lambda it: len(it) == 1)
    await call("remove_reaction", message.remove_reaction("👍", client.user))
    await call("add_reaction 2", message.add_reaction("👍"))
    await call("clear_reactions", message.clear_reactions())
    await call("pin", message.pin())
    await call("pins", listed(channel.pins()), lambda it: len(it) == 1)
    await call("unpin", message.unpin())
    await call("history", listed(channel.history(limit=200)), lambda it: len(it) > 2)
    await call("history after", listed(channel.history(after=message, limit=1)), lambda it: len(it) == 1)
    await call("trigger_typing", (channel.typing().__aenter__ if named("discord.py") else channel.trigger_typing)())
    if hasattr(d, "Poll"):
        await polls(channel)
    hers = sandbox("POST", "users/Alice/send", {"channel": str(channel.id), "content": "Mine"})["message"]
    await call("delete hers", channel.get_partial_message(int(hers["id"])).delete())
    bulk = [await channel.send(text) for text in ("1", "2", "3")]
    await call("delete_messages", channel.delete_messages(bulk[:2]))
    await call("purge", channel.purge(limit=1), lambda it: len(it) == 1)
    await call("reply.delete", reply.delete())


async def polls(channel):
    if named("discord.py"):
        poll = d.Poll(question="Q", duration=datetime.timedelta(hours=24))
        poll.add_answer(text="A")
        poll.add_answer(text="B", emoji="🐟")
    elif named("py-cord"):
        poll = d.Poll("Q", answers=[d.PollAnswer("A"), d.PollAnswer("B", "🐟")], duration=24)
    elif named("disnake"):
        poll = d.Poll("Q", answers=["A", "B"], duration=datetime.timedelta(hours=24))
    else:
        return
    message = await call("send poll", channel.send(poll=poll), lambda it: it.poll is not None)
    await call("end_poll", message.poll.expire() if named("disnake") else message.end_poll() if hasattr(message, "end_poll") else message.poll.end())


async def threads(guild, channel, bob):
    message = await channel.send("Start")
    make = message.create_thread(name="Side talk", auto_archive_duration=60)
    thread = await call("message.create_thread", make)
    await call("thread.join", thread.join())
    await call("thread.send", thread.send("In the thread"))
    await call("thread.fetch_members", thread.fetch_members(), lambda it: len(it) >= 1)
    await call("thread.add_user", thread.add_user(bob))
    await call("thread.remove_user", thread.remove_user(bob))
    await call("thread.edit", thread.edit(name="Renamed", slowmode_delay=10))
    await call("thread.leave", thread.leave())
    await call("thread.archive", thread.edit(archived=True, locked=True))
    await call("archived_threads", listed(channel.archived_threads(limit=None)), lambda it: len(it) == 1)
    await call("active_threads", guild.active_threads(), lambda it: it is not None)
    await call("thread.delete", thread.delete())
    kind = {"type": d.ChannelType.private_thread} if not named("disnake") else {"type": d.ChannelType.private_thread, "invitable": False}
    await call("create_thread", channel.create_thread(name="Quiet", **kind))
    await call("joined archived", listed(channel.archived_threads(private=True, joined=True)))


async def forums(guild):
    if named("discord.py"):
        tags = [d.ForumTag(name="open", emoji="🐟"), d.ForumTag(name="done", moderated=True)]
        forum = await call("create_forum", guild.create_forum("help", available_tags=tags), lambda it: all(tag.id for tag in it.available_tags))
        post = await call("forum post", forum.create_thread(name="Post", content="Help", applied_tags=[forum.available_tags[0]]))
        await call("post.edit", post.thread.edit(applied_tags=[forum.available_tags[1]]), lambda it: it.applied_tags[0].name == "done")
        await call("add_tags", post.thread.add_tags(forum.available_tags[0]))
        await call("create_tag", forum.create_tag(name="new"), lambda it: it.id)
        await call("forum.edit", forum.edit(default_thread_slowmode_delay=5))
        await call("forum.delete", forum.delete())
    elif named("disnake"):
        tags = [d.ForumTag(name="open", emoji="🐟"), d.ForumTag(name="done")]
        forum = await call("create_forum", guild.create_forum_channel("help", available_tags=tags), lambda it: all(tag.id for tag in it.available_tags))
        post = await call("forum post", forum.create_thread(name="Post", content="Help", applied_tags=[forum.available_tags[0]]))
        await call("post.edit", post.thread.edit(applied_tags=[forum.available_tags[1]]))
        await call("forum.delete", forum.delete())
    elif named("nextcord"):
        forum = await call("create_forum", guild.create_forum_channel("help", topic="Help"))
        await call("forum post", forum.create_thread(name="Post", content="Help"))
        await call("forum.edit", forum.edit(topic="Help here"))
        await call("forum.delete", forum.delete())
    else:
        forum = await call("create_forum", guild.create_forum_channel("help"))
        await call("forum post", forum.create_thread(name="Post", content="Help"))
        await call("forum.edit", forum.edit(topic="Help here"))
        await call("forum.delete", forum.delete())


async def voices(guild, voice, bob):
    entered = asyncio.get_running_loop().create_future()

    async def on_voice_state_update(member, before, after):
        if not entered.done():
            entered.set_result(after.channel)

    guild._state.dispatch("nothing")
    client = guild._state._get_client() if hasattr(guild._state, "_get_client") else None
    (client or Client.current).on_voice_state_update = on_voice_state_update
    sandbox("PUT", f"guilds/{guild.id}/voice/Bob", {"channel": str(voice.id), "self_mute": True})
    await call("voice state", asyncio.wait_for(entered, 10), lambda it: it.id == voice.id)
    await call("voice member edit", bob.edit(mute=True, deafen=True))
    await call("voice unmute", bob.edit(mute=False))
    other = await call("create other voice", guild.create_voice_channel("Other"))
    await call("move_to", bob.move_to(other))
    await call("disconnect", bob.move_to(None))
    await call("other.delete", other.delete())
    await call("change_voice_state", guild.change_voice_state(channel=voice))
    await call("leave voice", guild.change_voice_state(channel=None))


async def expressions(client, guild):
    emoji = await call("create_custom_emoji", guild.create_custom_emoji(name="blob", image=PNG))
    await call("emoji.edit", emoji.edit(name="dance"))
    await call("fetch_emojis", guild.fetch_emojis(), lambda it: len(it) == 1)
    await call("emoji.delete", emoji.delete())
    sticker = await call(
        "create_sticker",
        guild.create_sticker(name="Wave", description="Waves", emoji="👋", file=d.File(io.BytesIO(PNG), "wave.png")),
    )
    if sticker is not None:
        await call("sticker.edit", sticker.edit(description="It waves"))
        await call("fetch_stickers", guild.fetch_stickers(), lambda it: len(it) == 1)
        await call("sticker.delete", sticker.delete())


async def hooks(client, guild, channel):
    invite = await call("create_invite", channel.create_invite(max_age=60, max_uses=3, unique=True), lambda it: it.max_uses == 3)
    await call("fetch_invite", client.fetch_invite(invite.code))
    await call("channel.invites", channel.invites(), lambda it: len(it) == 1)
    await call("guild.invites", guild.invites(), lambda it: len(it) >= 1)
    await call("invite.delete", invite.delete())
    hook = await call("create_webhook", channel.create_webhook(name="Hook"))
    sent = await call("webhook.send", hook.send("By a webhook", username="Other", wait=True))
    await call("webhook edit_message", hook.edit_message(sent.id, content="Edited"))
    await call("webhook fetch_message", hook.fetch_message(sent.id), lambda it: it.content == "Edited")
    await call("webhook delete_message", hook.delete_message(sent.id))
    await call("webhook.edit", hook.edit(name="Renamed"))
    await call("guild.webhooks", guild.webhooks(), lambda it: len(it) >= 1)
    await call("channel.webhooks", channel.webhooks(), lambda it: len(it) >= 1)
    await call("webhook.delete", hook.delete())


async def events(guild):
    start = d.utils.utcnow() + datetime.timedelta(days=1)
    end = start + datetime.timedelta(hours=1)
    if named("discord.py"):
        make = guild.create_scheduled_event(
            name="Party", start_time=start, end_time=end, entity_type=d.EntityType.external,
            privacy_level=d.PrivacyLevel.guild_only, location="The park",
        )
    elif named("nextcord"):
        make = guild.create_scheduled_event(
            name="Party", start_time=start, end_time=end, entity_type=d.ScheduledEventEntityType.external,
            privacy_level=d.ScheduledEventPrivacyLevel.guild_only, metadata=d.EntityMetadata(location="The park"),
        )
    elif named("disnake"):
        make = guild.create_scheduled_event(
            name="Party", scheduled_start_time=start, scheduled_end_time=end,
            entity_type=d.GuildScheduledEventEntityType.external,
            entity_metadata=d.GuildScheduledEventMetadata(location="The park"),
        )
    else:
        make = guild.create_scheduled_event(name="Party", start_time=start, end_time=end, location="The park")
    event = await call("create_scheduled_event", make)
    if event is None:
        return
    await call("event.edit", event.edit(name="Picnic"))
    fetch = guild.fetch_scheduled_events
    await call("fetch_scheduled_events", listed(fetch()), lambda it: len(it) == 1)
    await call("event.delete", event.delete())


async def servers(client, guild, general):
    await call("guild.edit", guild.edit(name="Club", description="A club"))
    await call("guild.edit system", guild.edit(system_channel=general, afk_timeout=60))
    await call("fetch_guild", client.fetch_guild(guild.id))
    await call("fetch preview", (client.fetch_guild_preview if hasattr(client, "fetch_guild_preview") else client.fetch_guild)(guild.id))
    if hasattr(guild, "widget"):
        await call("edit_widget", guild.edit_widget(enabled=True))
        await call("guild.widget", guild.widget(), lambda it: it is not None)
    await call("guild.templates", guild.templates())
    await call("guild.integrations", guild.integrations())
    if hasattr(guild, "onboarding"):
        await call("guild.onboarding", guild.onboarding())
    if hasattr(guild, "edit_welcome_screen"):
        await call("welcome screen", guild.edit_welcome_screen(description="Welcome", enabled=True))
        await call("guild.welcome_screen", guild.welcome_screen())
    await call("application_info", client.application_info())
    await call("user.edit", client.user.edit(username="Tester"))
    await call("change_presence", client.change_presence(status=d.Status.idle, activity=d.Game("chess")))
    latency = client.latency
    await call("latency", asyncio.sleep(0), lambda _: latency < 5)


async def audits(guild):
    def whole(entries):
        for entry in entries:
            # Reading the parts of an entry parses them.
            (entry.target, entry.changes, entry.before, entry.after, entry.extra, str(entry.category))
        return len({entry.action for entry in entries}) > 25

    await call("audit_logs", listed(guild.audit_logs(limit=None)), whole)
    await call("audit_logs of an action", listed(guild.audit_logs(action=d.AuditLogAction.kick)), lambda it: len(it) == 1)


intents = d.Intents.all()
client = Client.current = Client(intents=intents)
try:
    client.run(os.environ["DISCORD_TOKEN"])
except RuntimeError:
    # py-cord tries to reconnect with its closed session.
    pass
