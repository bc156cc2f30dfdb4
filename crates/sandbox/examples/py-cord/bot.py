"""An example bot for py-cord, with the features in its guide. Only the lines after the imports differ from Discord."""

import io
import os

import discord
import yarl
from discord.ext import commands

discord.http.Route.API_BASE_URL = os.environ["DISCORD_API"] + "/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])

NAMES = ["Ada", "Grace", "Linus"]
COLORS = ["red", "green", "blue"]

intents = discord.Intents.default()
intents.message_content = True
intents.members = True
bot = commands.Bot(command_prefix="!", intents=intents)


class Feedback(discord.ui.Modal):
    def __init__(self):
        text = discord.ui.InputText(label="What do you think?", custom_id="text", style=discord.InputTextStyle.long)
        super().__init__(text, title="Feedback", custom_id="feedback")

    async def callback(self, interaction):
        await interaction.response.send_message(f"Thanks: {self.children[0].value}")


class Panel(discord.ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @discord.ui.button(label="Wave", emoji="👋", style=discord.ButtonStyle.primary, custom_id="wave")
    async def wave(self, button, interaction):
        await interaction.response.send_message("You waved.", ephemeral=True)

    @discord.ui.button(label="Feedback", custom_id="feedback")
    async def feedback(self, button, interaction):
        await interaction.response.send_modal(Feedback())

    @discord.ui.string_select(
        placeholder="A color", custom_id="color", options=[discord.SelectOption(label=it) for it in COLORS]
    )
    async def color(self, select, interaction):
        await interaction.response.edit_message(content=f"Chosen: {select.values[0]}")


async def complete_name(context: discord.AutocompleteContext):
    return [it for it in NAMES if it.lower().startswith(context.value.lower())]


@bot.slash_command(description="Greets somebody")
@discord.option("name", str, description="Who", autocomplete=complete_name)
@discord.option("times", int, description="How often", min_value=1, max_value=5, default=1)
async def greet(context, name, times):
    await context.respond("\n".join([f"Hello, {name}!"] * times))


@bot.slash_command(description="Shows buttons and a menu")
async def panel(context):
    embed = discord.Embed(title="Panel", description="Press or choose.", color=0x5865F2)
    await context.respond(embed=embed, view=Panel())


@bot.slash_command(description="Sends a file")
async def file(context):
    notes = discord.File(io.BytesIO(b"Some notes.\n"), "notes.txt", description="Notes")
    await context.respond("Here.", file=notes)


@bot.slash_command(description="Answers later")
async def slow(context):
    await context.defer()
    await context.edit(content="Done.")
    await context.followup.send("And more.")


@bot.slash_command(description="Says who somebody is")
@discord.option("user", discord.User, description="Who")
async def whois(context, user):
    member = await context.guild.fetch_member(user.id)
    await context.respond(f"{member.name} ({user.id})", ephemeral=True)


@bot.slash_command(description="Counts the messages of this channel")
async def count(context):
    messages = [message async for message in context.channel.history(limit=None)]
    await context.respond(f"{len(messages)} messages")


@bot.slash_command(description="Starts a thread")
async def thread(context):
    started = await context.channel.create_thread(name="Side talk", type=discord.ChannelType.public_thread)
    await started.send("In the thread.")
    await context.respond(f"Started {started.name}.")


@bot.command()
async def ping(context):
    await context.reply("pong")
    await context.message.add_reaction("👋")


@bot.event
async def on_reaction_add(reaction, user):
    if user != bot.user:
        await reaction.message.channel.send(f"{reaction.emoji} from {user.name}")


@bot.event
async def on_ready():
    print("READY", flush=True)


bot.run(os.environ["DISCORD_TOKEN"])
