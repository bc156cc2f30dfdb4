"""An example bot for interactions.py 5, with the features in its guide. Only `Route.BASE` differs from Discord."""

import io
import os

import interactions
from interactions.api.http.route import Route

Route.BASE = os.environ["DISCORD_API"] + "/api/v10"

NAMES = ["Ada", "Grace", "Linus"]
COLORS = ["red", "green", "blue"]

bot = interactions.Client(
    intents=interactions.Intents.DEFAULT | interactions.Intents.MESSAGE_CONTENT | interactions.Intents.GUILD_MEMBERS
)


@interactions.slash_command("greet", description="Greets somebody")
@interactions.slash_option("name", "Who", interactions.OptionType.STRING, required=True, autocomplete=True)
@interactions.slash_option("times", "How often", interactions.OptionType.INTEGER, min_value=1, max_value=5)
async def greet(context, name: str, times: int = 1):
    await context.send("\n".join([f"Hello, {name}!"] * times))


@greet.autocomplete("name")
async def complete_name(context):
    fitting = [name for name in NAMES if name.lower().startswith(context.input_text.lower())]
    await context.send(choices=[{"name": name, "value": name} for name in fitting])


@interactions.slash_command("panel", description="Shows buttons and a menu")
async def panel(context):
    embed = interactions.Embed(title="Panel", description="Press or choose.", color=0x5865F2)
    wave = interactions.Button(style=interactions.ButtonStyle.PRIMARY, label="Wave", emoji="👋", custom_id="wave")
    feedback = interactions.Button(style=interactions.ButtonStyle.SECONDARY, label="Feedback", custom_id="feedback")
    menu = interactions.StringSelectMenu(*COLORS, placeholder="A color", custom_id="color")
    rows = [interactions.ActionRow(wave, feedback), interactions.ActionRow(menu)]
    await context.send(embeds=embed, components=rows)


@interactions.slash_command("file", description="Sends a file")
async def file(context):
    await context.send("Here.", files=interactions.File(io.BytesIO(b"Some notes.\n"), "notes.txt"))


@interactions.slash_command("slow", description="Answers later")
async def slow(context):
    await context.defer()
    await context.send("Done.")
    await context.send("And more.")


@interactions.slash_command("whois", description="Says who somebody is")
@interactions.slash_option("user", "Who", interactions.OptionType.USER, required=True)
async def whois(context, user: interactions.User):
    member = await bot.fetch_member(user.id, context.guild_id, force=True)
    await context.send(f"{member.user.username} ({user.id})", ephemeral=True)


@interactions.slash_command("count", description="Counts the messages of this channel")
async def count(context):
    messages = [message async for message in context.channel.history(limit=0)]
    await context.send(f"{len(messages)} messages")


@interactions.slash_command("thread", description="Starts a thread")
async def thread(context):
    started = await context.channel.create_public_thread(name="Side talk")
    await started.send("In the thread.")
    await context.send(f"Started {started.name}.")


@interactions.component_callback("wave")
async def on_wave(context):
    await context.send("You waved.", ephemeral=True)


@interactions.component_callback("feedback")
async def on_feedback(context):
    text = interactions.ParagraphText(label="What do you think?", custom_id="text")
    await context.send_modal(interactions.Modal(text, title="Feedback", custom_id="feedback"))


@interactions.component_callback("color")
async def on_color(context):
    await context.edit_origin(content=f"Chosen: {context.values[0]}")


@interactions.modal_callback("feedback")
async def on_modal(context, text: str):
    await context.send(f"Thanks: {text}")


@interactions.listen(interactions.events.MessageCreate)
async def on_message(event):
    if event.message.content == "!ping":
        await event.message.reply("pong")
        await event.message.add_reaction("👋")


@interactions.listen(interactions.events.MessageReactionAdd)
async def on_reaction(event):
    if event.author.id != bot.user.id:
        await event.message.channel.send(f"{event.emoji.name} from {event.author.username}")


@interactions.listen(interactions.events.Startup)
async def on_startup():
    print("READY", flush=True)


bot.start(os.environ["DISCORD_TOKEN"])
