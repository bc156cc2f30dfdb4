// An example bot for eris, with the features in its guide. eris requires https, so start the sandbox with --tls,
// and set NODE_EXTRA_CA_CERTS to its authority. Only `rest` below differs from a bot on Discord.
const Eris = require('eris');
const https = require('https');

const { DISCORD_TLS, DISCORD_TOKEN } = process.env;
const { hostname, port } = new URL(DISCORD_TLS);
const NAMES = ['Ada', 'Grace', 'Linus'];
const COLORS = ['red', 'green', 'blue'];
const EPHEMERAL = 64;
const [TEXT, WHOLE, USER] = [3, 4, 6];

const commands = [
  {
    name: 'greet', description: 'Greets somebody', type: 1, options: [
      { name: 'name', description: 'Who', type: TEXT, required: true, autocomplete: true },
      { name: 'times', description: 'How often', type: WHOLE, min_value: 1, max_value: 5 },
    ],
  },
  { name: 'panel', description: 'Shows buttons and a menu', type: 1 },
  { name: 'file', description: 'Sends a file', type: 1 },
  { name: 'slow', description: 'Answers later', type: 1 },
  {
    name: 'whois', description: 'Says who somebody is', type: 1,
    options: [{ name: 'user', description: 'Who', type: USER, required: true }],
  },
  { name: 'count', description: 'Counts the messages of this channel', type: 1 },
  { name: 'thread', description: 'Starts a thread', type: 1 },
];

const bot = new Eris(`Bot ${DISCORD_TOKEN}`, {
  intents: ['guilds', 'guildMembers', 'guildMessages', 'messageContent', 'guildMessageReactions'],
  // eris has no port option, but uses the agent's port.
  rest: { domain: hostname, agent: new https.Agent({ port }), baseURL: '/api/v10' },
  restMode: true,
});

const option = (interaction, name) => interaction.data.options?.find((each) => each.name === name)?.value;

const handlers = {
  greet: (interaction) =>
    interaction.createMessage(
      Array(option(interaction, 'times') ?? 1).fill(`Hello, ${option(interaction, 'name')}!`).join('\n'),
    ),
  panel: (interaction) =>
    interaction.createMessage({
      embeds: [{ title: 'Panel', description: 'Press or choose.', color: 0x5865f2 }],
      components: [
        {
          type: 1, components: [
            { type: 2, style: 1, label: 'Wave', custom_id: 'wave', emoji: { name: '👋' } },
            { type: 2, style: 2, label: 'Feedback', custom_id: 'feedback' },
          ],
        },
        {
          type: 1, components: [{
            type: 3, custom_id: 'color', placeholder: 'A color',
            options: COLORS.map((color) => ({ label: color, value: color })),
          }],
        },
      ],
    }),
  file: (interaction) =>
    interaction.createMessage({ content: 'Here.' }, { file: Buffer.from('Some notes.\n'), name: 'notes.txt' }),
  async slow(interaction) {
    await interaction.defer();
    await interaction.editOriginalMessage('Done.');
    await interaction.createFollowup('And more.');
  },
  async whois(interaction) {
    const member = await bot.getRESTGuildMember(interaction.guildID, option(interaction, 'user'));
    await interaction.createMessage({ content: `${member.username} (${member.id})`, flags: EPHEMERAL });
  },
  async count(interaction) {
    let count = 0;
    let before;
    for (;;) {
      const page = await bot.getMessages(interaction.channel.id, { limit: 5, before });
      count += page.length;
      if (page.length < 5) break;
      before = page.at(-1).id;
    }
    await interaction.createMessage(`${count} messages`);
  },
  async thread(interaction) {
    const thread = await bot.createThread(interaction.channel.id, { name: 'Side talk', type: 11 });
    await bot.createMessage(thread.id, 'In the thread.');
    await interaction.createMessage(`Started ${thread.name}.`);
  },
};

bot.on('interactionCreate', async (interaction) => {
  if (interaction instanceof Eris.CommandInteraction) {
    await handlers[interaction.data.name](interaction);
  } else if (interaction instanceof Eris.AutocompleteInteraction) {
    const typed = interaction.data.options.find((each) => each.focused).value.toLowerCase();
    const fitting = NAMES.filter((name) => name.toLowerCase().startsWith(typed));
    await interaction.result(fitting.map((name) => ({ name, value: name })));
  } else if (interaction instanceof Eris.ModalSubmitInteraction) {
    await interaction.createMessage(`Thanks: ${interaction.data.components[0].components[0].value}`);
  } else if (interaction.data.custom_id === 'wave') {
    await interaction.createMessage({ content: 'You waved.', flags: EPHEMERAL });
  } else if (interaction.data.custom_id === 'feedback') {
    const input = { type: 4, style: 2, custom_id: 'text', label: 'What do you think?' };
    await interaction.createModal({ custom_id: 'feedback', title: 'Feedback', components: [{ type: 1, components: [input] }] });
  } else {
    await interaction.editParent({ content: `Chosen: ${interaction.data.values[0]}` });
  }
});

bot.on('messageCreate', async (message) => {
  if (message.content === '!ping') {
    await bot.createMessage(message.channel.id, { content: 'pong', messageReference: { messageID: message.id } });
    await bot.addMessageReaction(message.channel.id, message.id, '👋');
  }
});

bot.on('messageReactionAdd', async (message, emoji, reactor) => {
  if (reactor.id === bot.user.id) return;
  const user = await bot.getRESTUser(reactor.id);
  await bot.createMessage(message.channel.id, `${emoji.name} from ${user.username}`);
});

let registered = false;
bot.on('ready', async () => {
  if (registered) return;
  registered = true;
  await bot.bulkEditCommands(commands);
  console.log('READY');
});
bot.on('error', (error) => console.log(String(error)));
process.on('SIGTERM', () => process.exit(0));
bot.connect();
