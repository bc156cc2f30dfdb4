"""An example bot for discord.py 2, with the features in its guide. Only the lines after the imports differ from Discord."""

import io
import os

import discord
import yarl
from discord import app_commands
from discord.ext import commands

discord.http.Route.BASE = os.environ["DISCORD_API"] + "/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])

NAMES = ["Ada", "Grace", "Linus"]
COLORS = ["red", "green", "blue"]

intents = discord.Intents.default()
intents.message_content = True
intents.members = True
bot = commands.Bot(command_prefix="!", intents=intents)


class Feedback(discord.ui.Modal, title="Feedback"):
    text = discord.ui.TextInput(label="What do you think?", custom_id="text", style=discord.TextStyle.paragraph)

    def __init__(self):
        super().__init__(custom_id="feedback")

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"Thanks: {self.text.value}")


class Panel(discord.ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @discord.ui.button(label="Wave", emoji="👋", style=discord.ButtonStyle.primary, custom_id="wave")
    async def wave(self, interaction, button):
        await interaction.response.send_message("You waved.", ephemeral=True)

    @discord.ui.button(label="Feedback", custom_id="feedback")
    async def feedback(self, interaction, button):
        await interaction.response.send_modal(Feedback())

    @discord.ui.select(
        placeholder="A color", custom_id="color", options=[discord.SelectOption(label=it) for it in COLORS]
    )
    async def color(self, interaction, select):
        await interaction.response.edit_message(content=f"Chosen: {select.values[0]}")


@bot.tree.command(description="Greets somebody")
async def greet(interaction, name: str, times: app_commands.Range[int, 1, 5] = 1):
    await interaction.response.send_message("\n".join([f"Hello, {name}!"] * times))


@greet.autocomplete("name")
async def complete_name(interaction, typed: str):
    return [app_commands.Choice(name=it, value=it) for it in NAMES if it.lower().startswith(typed.lower())]


@bot.tree.command(description="Shows buttons and a menu")
async def panel(interaction):
    embed = discord.Embed(title="Panel", description="Press or choose.", color=0x5865F2)
    await interaction.response.send_message(embed=embed, view=Panel())


@bot.tree.command(description="Sends a file")
async def file(interaction):
    notes = discord.File(io.BytesIO(b"Some notes.\n"), "notes.txt", description="Notes")
    await interaction.response.send_message("Here.", file=notes)


@bot.tree.command(description="Answers later")
async def slow(interaction):
    await interaction.response.defer()
    await interaction.edit_original_response(content="Done.")
    await interaction.followup.send("And more.")


@bot.tree.command(description="Says who somebody is")
async def whois(interaction, user: discord.User):
    member = await interaction.guild.fetch_member(user.id)
    await interaction.response.send_message(f"{member.name} ({user.id})", ephemeral=True)


@bot.tree.command(description="Counts the messages of this channel")
async def count(interaction):
    messages = [message async for message in interaction.channel.history(limit=None)]
    await interaction.response.send_message(f"{len(messages)} messages")


@bot.tree.command(description="Starts a thread")
async def thread(interaction):
    started = await interaction.channel.create_thread(name="Side talk", type=discord.ChannelType.public_thread)
    await started.send("In the thread.")
    await interaction.response.send_message(f"Started {started.name}.")


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
    await bot.tree.sync()
    print("READY", flush=True)


bot.run(os.environ["DISCORD_TOKEN"])
