"""An example bot for disnake, with the features in its guide. Only the lines after the imports differ from Discord."""

import io
import os

import disnake
import yarl
from disnake.ext import commands

disnake.http.Route.BASE = os.environ["DISCORD_API"] + "/api/v10"
disnake.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])

NAMES = ["Ada", "Grace", "Linus"]
COLORS = ["red", "green", "blue"]

intents = disnake.Intents.default()
intents.message_content = True
intents.members = True
bot = commands.Bot(command_prefix="!", intents=intents)


class Feedback(disnake.ui.Modal):
    def __init__(self):
        text = disnake.ui.TextInput(
            label="What do you think?", custom_id="text", style=disnake.TextInputStyle.paragraph
        )
        super().__init__(title="Feedback", custom_id="feedback", components=[text])

    async def callback(self, interaction):
        await interaction.response.send_message(f"Thanks: {interaction.text_values['text']}")


class Panel(disnake.ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @disnake.ui.button(label="Wave", emoji="👋", style=disnake.ButtonStyle.primary, custom_id="wave")
    async def wave(self, button, interaction):
        await interaction.response.send_message("You waved.", ephemeral=True)

    @disnake.ui.button(label="Feedback", custom_id="feedback")
    async def feedback(self, button, interaction):
        await interaction.response.send_modal(Feedback())

    @disnake.ui.string_select(
        placeholder="A color", custom_id="color", options=[disnake.SelectOption(label=it) for it in COLORS]
    )
    async def color(self, select, interaction):
        await interaction.response.edit_message(content=f"Chosen: {select.values[0]}")


@bot.slash_command(description="Greets somebody")
async def greet(
    interaction: disnake.ApplicationCommandInteraction,
    name: str = commands.Param(description="Who"),
    times: int = commands.Param(description="How often", ge=1, le=5, default=1),
):
    await interaction.response.send_message("\n".join([f"Hello, {name}!"] * times))


@greet.autocomplete("name")
async def complete_name(interaction, typed: str):
    return [it for it in NAMES if it.lower().startswith(typed.lower())]


@bot.slash_command(description="Shows buttons and a menu")
async def panel(interaction: disnake.ApplicationCommandInteraction):
    embed = disnake.Embed(title="Panel", description="Press or choose.", color=0x5865F2)
    await interaction.response.send_message(embed=embed, view=Panel())


@bot.slash_command(description="Sends a file")
async def file(interaction: disnake.ApplicationCommandInteraction):
    notes = disnake.File(io.BytesIO(b"Some notes.\n"), "notes.txt", description="Notes")
    await interaction.response.send_message("Here.", file=notes)


@bot.slash_command(description="Answers later")
async def slow(interaction: disnake.ApplicationCommandInteraction):
    await interaction.response.defer()
    await interaction.edit_original_response(content="Done.")
    await interaction.followup.send("And more.")


@bot.slash_command(description="Says who somebody is")
async def whois(interaction: disnake.ApplicationCommandInteraction, user: disnake.User = commands.Param(description="Who")):
    member = await interaction.guild.fetch_member(user.id)
    await interaction.response.send_message(f"{member.name} ({user.id})", ephemeral=True)


@bot.slash_command(description="Counts the messages of this channel")
async def count(interaction: disnake.ApplicationCommandInteraction):
    messages = [message async for message in interaction.channel.history(limit=None)]
    await interaction.response.send_message(f"{len(messages)} messages")


@bot.slash_command(description="Starts a thread")
async def thread(interaction: disnake.ApplicationCommandInteraction):
    started = await interaction.channel.create_thread(name="Side talk", type=disnake.ChannelType.public_thread)
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
    print("READY", flush=True)


bot.run(os.environ["DISCORD_TOKEN"])
