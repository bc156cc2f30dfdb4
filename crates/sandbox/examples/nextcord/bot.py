"""An example bot for nextcord, with the features in its guide. Only the lines after the imports differ from Discord."""

import io
import os

import nextcord
import yarl
from nextcord import Interaction, SlashOption
from nextcord.ext import commands

nextcord.http.Route.BASE = os.environ["DISCORD_API"] + "/api/v10"
nextcord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])

NAMES = ["Ada", "Grace", "Linus"]
COLORS = ["red", "green", "blue"]

intents = nextcord.Intents.default()
intents.message_content = True
intents.members = True
bot = commands.Bot(command_prefix="!", intents=intents)


class Feedback(nextcord.ui.Modal):
    def __init__(self):
        super().__init__("Feedback", custom_id="feedback")
        self.text = nextcord.ui.TextInput("What do you think?", custom_id="text", style=nextcord.TextInputStyle.paragraph)
        self.add_item(self.text)

    async def callback(self, interaction: Interaction):
        await interaction.response.send_message(f"Thanks: {self.text.value}")


class Panel(nextcord.ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @nextcord.ui.button(label="Wave", emoji="👋", style=nextcord.ButtonStyle.primary, custom_id="wave")
    async def wave(self, button, interaction):
        await interaction.response.send_message("You waved.", ephemeral=True)

    @nextcord.ui.button(label="Feedback", custom_id="feedback")
    async def feedback(self, button, interaction):
        await interaction.response.send_modal(Feedback())

    @nextcord.ui.string_select(
        placeholder="A color", custom_id="color", options=[nextcord.SelectOption(label=it) for it in COLORS]
    )
    async def color(self, select, interaction):
        await interaction.response.edit_message(content=f"Chosen: {select.values[0]}")


@bot.slash_command(description="Greets somebody")
async def greet(
    interaction: Interaction,
    name: str = SlashOption(description="Who", autocomplete=True),
    times: int = SlashOption(description="How often", min_value=1, max_value=5, default=1, required=False),
):
    await interaction.response.send_message("\n".join([f"Hello, {name}!"] * times))


@greet.on_autocomplete("name")
async def complete_name(interaction: Interaction, typed: str):
    await interaction.response.send_autocomplete([it for it in NAMES if it.lower().startswith(typed.lower())])


@bot.slash_command(description="Shows buttons and a menu")
async def panel(interaction: Interaction):
    embed = nextcord.Embed(title="Panel", description="Press or choose.", color=0x5865F2)
    await interaction.response.send_message(embed=embed, view=Panel())


@bot.slash_command(description="Sends a file")
async def file(interaction: Interaction):
    notes = nextcord.File(io.BytesIO(b"Some notes.\n"), "notes.txt", description="Notes")
    await interaction.response.send_message("Here.", file=notes)


@bot.slash_command(description="Answers later")
async def slow(interaction: Interaction):
    await interaction.response.defer()
    await interaction.edit_original_message(content="Done.")
    await interaction.followup.send("And more.")


@bot.slash_command(description="Says who somebody is")
async def whois(interaction: Interaction, user: nextcord.User = SlashOption(description="Who")):
    member = await interaction.guild.fetch_member(user.id)
    await interaction.response.send_message(f"{member.name} ({user.id})", ephemeral=True)


@bot.slash_command(description="Counts the messages of this channel")
async def count(interaction: Interaction):
    messages = [message async for message in interaction.channel.history(limit=None)]
    await interaction.response.send_message(f"{len(messages)} messages")


@bot.slash_command(description="Starts a thread")
async def thread(interaction: Interaction):
    started = await interaction.channel.create_thread(name="Side talk", type=nextcord.ChannelType.public_thread)
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
    await bot.sync_all_application_commands()
    print("READY", flush=True)


bot.run(os.environ["DISCORD_TOKEN"])
