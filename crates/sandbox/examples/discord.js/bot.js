// An example bot for discord.js 14, with the features in its guide. Only `rest` below differs from a bot on Discord.
const {
  ActionRowBuilder, AttachmentBuilder, ButtonBuilder, ButtonStyle, Client, EmbedBuilder, Events, GatewayIntentBits,
  MessageFlags, ModalBuilder, Partials, SlashCommandBuilder, StringSelectMenuBuilder, TextInputBuilder, TextInputStyle,
} = require('discord.js');

const { DISCORD_API, DISCORD_TOKEN } = process.env;
const NAMES = ['Ada', 'Grace', 'Linus'];
const COLORS = ['red', 'green', 'blue'];

const commands = [
  new SlashCommandBuilder().setName('greet').setDescription('Greets somebody')
    .addStringOption((it) => it.setName('name').setDescription('Who').setRequired(true).setAutocomplete(true))
    .addIntegerOption((it) => it.setName('times').setDescription('How often').setMinValue(1).setMaxValue(5)),
  new SlashCommandBuilder().setName('panel').setDescription('Shows buttons and a menu'),
  new SlashCommandBuilder().setName('file').setDescription('Sends a file'),
  new SlashCommandBuilder().setName('slow').setDescription('Answers later'),
  new SlashCommandBuilder().setName('whois').setDescription('Says who somebody is')
    .addUserOption((it) => it.setName('user').setDescription('Who').setRequired(true)),
  new SlashCommandBuilder().setName('count').setDescription('Counts the messages of this channel'),
  new SlashCommandBuilder().setName('thread').setDescription('Starts a thread'),
];

const client = new Client({
  rest: { api: `${DISCORD_API}/api`, version: '10' },
  intents: [
    GatewayIntentBits.Guilds, GatewayIntentBits.GuildMembers, GatewayIntentBits.GuildMessages,
    GatewayIntentBits.MessageContent, GatewayIntentBits.GuildMessageReactions,
  ],
  partials: [Partials.Message, Partials.Reaction],
});

client.once(Events.ClientReady, async () => {
  await client.application.commands.set(commands);
  console.log('READY');
});

const handlers = {
  async greet(interaction) {
    const times = interaction.options.getInteger('times') ?? 1;
    const line = `Hello, ${interaction.options.getString('name')}!`;
    await interaction.reply(Array(times).fill(line).join('\n'));
  },
  async panel(interaction) {
    const buttons = new ActionRowBuilder().addComponents(
      new ButtonBuilder().setCustomId('wave').setLabel('Wave').setEmoji('👋').setStyle(ButtonStyle.Primary),
      new ButtonBuilder().setCustomId('feedback').setLabel('Feedback').setStyle(ButtonStyle.Secondary),
    );
    const menu = new StringSelectMenuBuilder().setCustomId('color').setPlaceholder('A color')
      .addOptions(COLORS.map((color) => ({ label: color, value: color })));
    const embed = new EmbedBuilder().setTitle('Panel').setDescription('Press or choose.').setColor(0x5865f2);
    await interaction.reply({ embeds: [embed], components: [buttons, new ActionRowBuilder().addComponents(menu)] });
  },
  async file(interaction) {
    const file = new AttachmentBuilder(Buffer.from('Some notes.\n'), { name: 'notes.txt', description: 'Notes' });
    await interaction.reply({ content: 'Here.', files: [file] });
  },
  async slow(interaction) {
    await interaction.deferReply();
    await interaction.editReply('Done.');
    await interaction.followUp('And more.');
  },
  async whois(interaction) {
    const user = interaction.options.getUser('user');
    const member = await interaction.guild.members.fetch({ user: user.id, force: true });
    await interaction.reply({ content: `${member.user.username} (${user.id})`, flags: MessageFlags.Ephemeral });
  },
  async count(interaction) {
    let count = 0;
    let before;
    for (;;) {
      const page = await interaction.channel.messages.fetch({ limit: 5, before });
      count += page.size;
      if (page.size < 5) break;
      before = page.last().id;
    }
    await interaction.reply(`${count} messages`);
  },
  async thread(interaction) {
    const thread = await interaction.channel.threads.create({ name: 'Side talk', type: 11 });
    await thread.send('In the thread.');
    await interaction.reply(`Started ${thread.name}.`);
  },
};

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) {
    await handlers[interaction.commandName](interaction);
  } else if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused().toLowerCase();
    const fitting = NAMES.filter((name) => name.toLowerCase().startsWith(typed));
    await interaction.respond(fitting.map((name) => ({ name, value: name })));
  } else if (interaction.isButton() && interaction.customId === 'wave') {
    await interaction.reply({ content: 'You waved.', flags: MessageFlags.Ephemeral });
  } else if (interaction.isButton()) {
    const input = new TextInputBuilder().setCustomId('text').setLabel('What do you think?')
      .setStyle(TextInputStyle.Paragraph);
    const modal = new ModalBuilder().setCustomId('feedback').setTitle('Feedback')
      .addComponents(new ActionRowBuilder().addComponents(input));
    await interaction.showModal(modal);
  } else if (interaction.isStringSelectMenu()) {
    await interaction.update({ content: `Chosen: ${interaction.values[0]}` });
  } else if (interaction.isModalSubmit()) {
    await interaction.reply(`Thanks: ${interaction.fields.getTextInputValue('text')}`);
  }
});

client.on(Events.MessageCreate, async (message) => {
  if (message.content === '!ping') {
    await message.reply('pong');
    await message.react('👋');
  }
});

client.on(Events.MessageReactionAdd, async (reaction, user) => {
  if (user.id === client.user.id) return;
  const message = await reaction.message.fetch();
  await message.channel.send(`${reaction.emoji.name} from ${(await client.users.fetch(user.id)).username}`);
});

// A rejected response to an already acknowledged interaction must not crash the bot.
client.on(Events.Error, (error) => console.error(error.message));
process.on('SIGTERM', () => client.destroy().then(() => process.exit(0)));
client.login(DISCORD_TOKEN);
