"""An example bot for hikari 2 without a command framework. Only `rest_url` differs from a bot on Discord."""

import os

import hikari

NAMES = ["Ada", "Grace", "Linus"]
COLORS = ["red", "green", "blue"]

intents = hikari.Intents.ALL_UNPRIVILEGED | hikari.Intents.MESSAGE_CONTENT | hikari.Intents.GUILD_MEMBERS
bot = hikari.GatewayBot(
    os.environ["DISCORD_TOKEN"], rest_url=os.environ["DISCORD_API"] + "/api/v10", intents=intents, banner=None
)


def definitions():
    text, whole, user = hikari.OptionType.STRING, hikari.OptionType.INTEGER, hikari.OptionType.USER
    option = hikari.CommandOption
    return [
        bot.rest.slash_command_builder("greet", "Greets somebody")
        .add_option(option(type=text, name="name", description="Who", is_required=True, autocomplete=True))
        .add_option(option(type=whole, name="times", description="How often", min_value=1, max_value=5)),
        bot.rest.slash_command_builder("panel", "Shows buttons and a menu"),
        bot.rest.slash_command_builder("file", "Sends a file"),
        bot.rest.slash_command_builder("slow", "Answers later"),
        bot.rest.slash_command_builder("whois", "Says who somebody is").add_option(
            option(type=user, name="user", description="Who", is_required=True)
        ),
        bot.rest.slash_command_builder("count", "Counts the messages of this channel"),
        bot.rest.slash_command_builder("thread", "Starts a thread"),
    ]


@bot.listen()
async def on_started(event: hikari.StartedEvent):
    application = await bot.rest.fetch_application()
    await bot.rest.set_application_commands(application.id, definitions())
    print("READY", flush=True)


def panel_rows():
    buttons = bot.rest.build_message_action_row()
    buttons.add_interactive_button(hikari.ButtonStyle.PRIMARY, "wave", label="Wave", emoji="👋")
    buttons.add_interactive_button(hikari.ButtonStyle.SECONDARY, "feedback", label="Feedback")
    menu = bot.rest.build_message_action_row().add_text_menu("color", placeholder="A color")
    for color in COLORS:
        menu.add_option(color, color)
    return [buttons, menu.parent]


async def on_command(interaction):
    values = {option.name: option.value for option in interaction.options or []}
    reply = hikari.ResponseType.MESSAGE_CREATE
    match interaction.command_name:
        case "greet":
            line = f"Hello, {values['name']}!"
            await interaction.create_initial_response(reply, "\n".join([line] * values.get("times", 1)))
        case "panel":
            embed = hikari.Embed(title="Panel", description="Press or choose.", color=0x5865F2)
            await interaction.create_initial_response(reply, embed=embed, components=panel_rows())
        case "file":
            notes = hikari.Bytes(b"Some notes.\n", "notes.txt")
            await interaction.create_initial_response(reply, "Here.", attachment=notes)
        case "slow":
            await interaction.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE)
            await interaction.edit_initial_response("Done.")
            await interaction.execute("And more.")
        case "whois":
            member = await bot.rest.fetch_member(interaction.guild_id, values["user"])
            text = f"{member.username} ({member.id})"
            await interaction.create_initial_response(reply, text, flags=hikari.MessageFlag.EPHEMERAL)
        case "count":
            count = await bot.rest.fetch_messages(interaction.channel_id).count()
            await interaction.create_initial_response(reply, f"{count} messages")
        case "thread":
            kind = hikari.ChannelType.GUILD_PUBLIC_THREAD
            started = await bot.rest.create_thread(interaction.channel_id, kind, "Side talk")
            await started.send("In the thread.")
            await interaction.create_initial_response(reply, f"Started {started.name}.")


async def on_component(interaction):
    match interaction.custom_id:
        case "wave":
            reply = hikari.ResponseType.MESSAGE_CREATE
            await interaction.create_initial_response(reply, "You waved.", flags=hikari.MessageFlag.EPHEMERAL)
        case "feedback":
            row = bot.rest.build_modal_action_row()
            row.add_text_input("text", "What do you think?", style=hikari.TextInputStyle.PARAGRAPH)
            await interaction.create_modal_response("Feedback", "feedback", component=row)
        case "color":
            text = f"Chosen: {interaction.values[0]}"
            await interaction.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, text)


@bot.listen()
async def on_interaction(event: hikari.InteractionCreateEvent):
    interaction = event.interaction
    if isinstance(interaction, hikari.CommandInteraction):
        await on_command(interaction)
    elif isinstance(interaction, hikari.AutocompleteInteraction):
        typed = next(option.value for option in interaction.options if option.is_focused).lower()
        fitting = [name for name in NAMES if name.lower().startswith(typed)]
        choices = [hikari.impl.AutocompleteChoiceBuilder(name, name) for name in fitting]
        await interaction.create_response(choices)
    elif isinstance(interaction, hikari.ComponentInteraction):
        await on_component(interaction)
    elif isinstance(interaction, hikari.ModalInteraction):
        text = interaction.components[0].components[0].value
        await interaction.create_initial_response(hikari.ResponseType.MESSAGE_CREATE, f"Thanks: {text}")


@bot.listen()
async def on_message(event: hikari.GuildMessageCreateEvent):
    if event.content == "!ping":
        await event.message.respond("pong", reply=True)
        await event.message.add_reaction("👋")


@bot.listen()
async def on_reaction(event: hikari.GuildReactionAddEvent):
    if event.user_id != bot.get_me().id:
        message = await bot.rest.fetch_message(event.channel_id, event.message_id)
        await bot.rest.create_message(message.channel_id, f"{event.emoji_name} from {event.member.username}")


bot.run()
