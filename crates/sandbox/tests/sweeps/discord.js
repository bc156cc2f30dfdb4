// Calls the methods of discord.js's objects against a sandbox, each once or twice. Prints a line
// for each failure, and finally `DONE` with the number of calls.
'use strict';
const {
  ActionRowBuilder, ApplicationCommandPermissionType, AuditLogEvent, ButtonBuilder, ButtonStyle,
  ChannelType, Client, EmbedBuilder, Events, GatewayIntentBits, GuildScheduledEventEntityType,
  GuildScheduledEventPrivacyLevel, Partials, PermissionFlagsBits,
} = require('discord.js');

const API = process.env.DISCORD_API;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64');
const DAY = 86_400_000;

let calls = 0;
const fail = (name, error) => console.log(`FAIL ${name}: ${(error && error.stack) || error}`);
process.on('uncaughtException', error => fail('an event handler', error));
process.on('unhandledRejection', error => fail('a promise', error));

async function call(name, action, check = () => true) {
  calls += 1;
  try {
    const result = await action();
    if (!check(result)) fail(name, `unexpected result ${JSON.stringify(result)?.slice(0, 300)}`);
    return result;
  } catch (error) {
    fail(name, error);
    return undefined;
  }
}

async function sandbox(method, path, body) {
  const init = { method, headers: { 'content-type': 'application/json' } };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await fetch(`${API}/sandbox/v1/${path}`, init);
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
}

/** Sends a request as Alice, the owner. */
async function alice(method, path, body) {
  const { users } = await sandbox('GET', 'state');
  const init = { method, headers: { authorization: users[0].token, 'content-type': 'application/json' } };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await fetch(`${API}/api/v10${path}`, init);
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
}

const client = new Client({
  intents: Object.values(GatewayIntentBits).filter(bit => typeof bit === 'number'),
  partials: [Partials.Message, Partials.Channel, Partials.Reaction],
  rest: { api: `${API}/api`, version: '10' },
});
client.on('error', error => fail('the client', error));
/** Audit log actions that arrived over the gateway. */
const audited = new Map();
client.on(Events.GuildAuditLogEntryCreate, entry => audited.set(entry.action, entry));
const once = event => new Promise(resolve => client.once(event, (...parts) => resolve(parts)));

async function members(guild, general) {
  const me = await call('fetchMe', () => guild.members.fetchMe());
  await call('setNickname', () => me.setNickname('Helper'), it => it.nickname === 'Helper');
  await call('editMe', () => guild.members.editMe({ nick: 'Helper 2' }));
  await call('members.list', () => guild.members.list({ limit: 2 }), it => it.size === 2);
  const all = await call('members.fetch', () => guild.members.fetch(), it => it.size >= 6);
  await call('members.search', () => guild.members.search({ query: 'Bo' }), it => it.size >= 1);
  const bob = all.find(member => member.user.username === 'Bob');
  const role = await call('roles.create', () => guild.roles.create({ name: 'Red', colors: { primaryColor: 0xff0000 } }));
  await call('roles.create 2', () => guild.roles.create({ name: 'Blue', hoist: true }));
  const third = await call('roles.create 3', () => guild.roles.create({ name: 'Green' }));
  await call('role.edit', () => role.edit({ name: 'Crimson', mentionable: true }), it => it.name === 'Crimson');
  await call('role.setPermissions', () => role.setPermissions([PermissionFlagsBits.ManageMessages]));
  await call('role.setPosition', () => third.setPosition(3), it => it.position === 3);
  await call('roles.setPositions', () => guild.roles.setPositions([{ role: third.id, position: 1 }]));
  await call('roles.fetch', () => guild.roles.fetch(), it => it.size >= 5);
  await call('member.roles.add', () => bob.roles.add(role), it => it.roles.cache.has(role.id));
  await call('member.roles.remove', () => bob.roles.remove(role));
  await call('member.roles.set', () => bob.roles.set([third.id]));
  await call('member.setNickname', () => bob.setNickname('Bobby', 'a reason'));
  await call('member.timeout', () => bob.timeout(60_000, 'a reason'), it => it.isCommunicationDisabled());
  await call('member.timeout null', () => bob.timeout(null));
  await call('member.createDM', () => bob.createDM());
  await call('member.send', () => bob.send('Hello, Bob'));
  await call('permissionsFor', () => general.permissionsFor(bob), it => it.has('ViewChannel'));
  await call('role.delete', () => third.delete());
  const carol = all.find(member => member.user.username === 'Carol');
  await call('member.kick', () => carol.kick('a reason'));
  const dave = all.find(member => member.user.username === 'Dave');
  await call('member.ban', () => dave.ban({ deleteMessageSeconds: 60, reason: 'a reason' }));
  await call('bans.fetch', () => guild.bans.fetch(), it => it.size === 1);
  await call('bans.fetch one', () => guild.bans.fetch(dave.id), it => it.user.username === 'Dave');
  await call('bans.remove', () => guild.bans.remove(dave.id));
  const erin = all.find(member => member.user.username === 'Erin');
  await call('bulkBan', () => guild.bans.bulkCreate([erin.id]), it => it.bannedUsers.length === 1);
  await call('prune count', () => guild.members.prune({ dry: true, days: 7 }), it => it === 0);
  await call('prune', () => guild.members.prune({ days: 7, reason: 'a reason' }), it => it === 0);
  return { me, bob, role };
}

async function channels(guild) {
  const category = await call('create category', () => guild.channels.create({ name: 'Rooms', type: ChannelType.GuildCategory }));
  const text = await call('create text', () => guild.channels.create({
    name: 'talk', parent: category.id, topic: 'Talk', rateLimitPerUser: 5,
    permissionOverwrites: [{ id: guild.id, deny: ['AttachFiles'] }],
  }), it => it.parentId === category.id && it.rateLimitPerUser === 5);
  const second = await call('create second', () => guild.channels.create({ name: 'more' }));
  await call('channel.edit', () => text.edit({ name: 'chat', nsfw: true }), it => it.name === 'chat' && it.nsfw);
  await call('setTopic', () => text.setTopic('Chat'), it => it.topic === 'Chat');
  await call('setRateLimitPerUser', () => text.setRateLimitPerUser(0), it => it.rateLimitPerUser === 0);
  await call('setParent null', () => text.setParent(null), it => it.parentId === null);
  await call('setParent', () => text.setParent(category, { lockPermissions: false }));
  await call('lockPermissions', () => text.lockPermissions());
  await call('channel.setPosition', () => second.setPosition(1));
  await call('channels.setPositions', () => guild.channels.setPositions([{ channel: second.id, position: 0 }]));
  await call('overwrites.create', () => text.permissionOverwrites.create(guild.id, { AddReactions: false }));
  await call('overwrites.edit', () => text.permissionOverwrites.edit(guild.id, { AddReactions: true }));
  await call('overwrites.delete', () => text.permissionOverwrites.delete(guild.id));
  await call('channel.clone', () => text.clone({ name: 'copy' }));
  await call('channels.fetch', () => guild.channels.fetch(), it => it.size >= 6);
  await call('sendTyping', () => text.sendTyping());
  const voice = await call('create voice', () => guild.channels.create({ name: 'Voice', type: ChannelType.GuildVoice, userLimit: 5 }), it => it.userLimit === 5);
  await call('voice.edit', () => voice.edit({ bitrate: 32_000 }), it => it.bitrate === 32_000);
  const news = await call('create news', () => guild.channels.create({ name: 'news', type: ChannelType.GuildAnnouncement }));
  await call('addFollower', () => news.addFollower(text), it => it !== undefined);
  const told = await call('send news', () => news.send('News'));
  const published = once(Events.MessageUpdate);
  await call('crosspost', () => told.crosspost());
  await call('crossposted', () => published, ([, message]) => message.flags.has('Crossposted'));
  await call('the follower got it', () => text.messages.fetch({ limit: 5 }), it => it.some(message => message.flags.has('IsCrosspost')));
  await call('second.delete', () => second.delete('a reason'));
  return { text, voice };
}

async function voices(guild, { voice, bob }) {
  const entered = once(Events.VoiceStateUpdate);
  await sandbox('PUT', `guilds/${guild.id}/voice/Bob`, { channel: voice.id, self_mute: true });
  await call('voice state', () => entered, ([, state]) => state.channelId === voice.id && state.selfMute);
  await call('voice members', async () => voice.members, it => it.has(bob.id));
  await call('setMute', () => bob.voice.setMute(true));
  await call('setDeaf', () => bob.voice.setDeaf(true));
  await call('voice.setMute false', () => bob.voice.setMute(false));
  await call('voiceStates.fetch', () => guild.voiceStates.fetch(bob.id), it => it.channelId === voice.id);
  const other = await call('create other voice', () => guild.channels.create({ name: 'Other', type: ChannelType.GuildVoice }));
  await call('voice.setChannel', () => bob.voice.setChannel(other));
  await call('voice.disconnect', () => bob.voice.disconnect());
  await call('other.delete', () => other.delete());
}

async function messages(channel, guild, bob) {
  const button = new ButtonBuilder().setCustomId('b').setLabel('B').setStyle(ButtonStyle.Primary);
  const message = await call('send', () => channel.send({
    content: 'Hello', embeds: [new EmbedBuilder().setTitle('T').setColor(0xff)],
    components: [new ActionRowBuilder().addComponents(button)],
    files: [{ attachment: Buffer.from('text'), name: 'notes.txt' }],
  }), it => it.attachments.first().name === 'notes.txt');
  await call('message.edit', () => message.edit('Edited'), it => it.content === 'Edited');
  await call('message.fetch', () => message.fetch(), it => it.editedTimestamp !== null);
  const reply = await call('message.reply', () => message.reply('A reply'), it => it.reference.messageId === message.id);
  await call('message.forward', () => message.forward(channel));
  await call('react', () => message.react('👍'), it => it.emoji.name === '👍');
  await call('reaction.users.fetch', () => message.reactions.cache.first().users.fetch(), it => it.size === 1);
  await call('reaction.users.remove', () => message.reactions.cache.first().users.remove());
  await call('react again', () => message.react('👍'));
  await call('reactions.removeAll', () => message.reactions.removeAll());
  await call('pin', () => message.pin());
  await call('fetchPins', () => channel.messages.fetchPins(), it => it.items.length === 1);
  await call('unpin', () => message.unpin());
  await call('suppressEmbeds', () => message.suppressEmbeds(true));
  await call('messages.fetch', () => channel.messages.fetch({ limit: 10 }), it => it.size > 2);
  await call('messages.fetch before', () => channel.messages.fetch({ before: reply.id, limit: 1 }), it => it.size === 1);
  const poll = await call('send poll', () => channel.send({ poll: {
    question: { text: 'Q' }, answers: [{ text: 'A' }, { text: 'B', emoji: '🐟' }], duration: 24, allowMultiselect: false,
  } }), it => it.poll.answers.size === 2);
  await call('answer voters', () => poll.poll.answers.first().voters.fetch());
  await call('poll.end', () => poll.poll.end());
  const thread = await call('message.startThread', () => message.startThread({ name: 'Side talk', autoArchiveDuration: 60 }));
  await call('thread.join', () => thread.join());
  await call('thread.send', () => thread.send('In the thread'));
  await call('thread.members.fetch', () => thread.members.fetch(), it => it.size >= 1);
  await call('thread.members.fetchMe', () => thread.members.fetchMe());
  await call('thread.members.fetch @me', () => thread.members.fetch('@me'));
  await call('thread.members.add', () => thread.members.add(bob.id));
  await call('thread.members.remove', () => thread.members.remove(bob.id));
  await call('thread.setName', () => thread.setName('Renamed'), it => it.name === 'Renamed');
  await call('thread.setRateLimitPerUser', () => thread.setRateLimitPerUser(10), it => it.rateLimitPerUser === 10);
  await call('thread.leave', () => thread.leave());
  await call('thread.setLocked', () => thread.setLocked(true), it => it.locked);
  await call('thread.setArchived', () => thread.setArchived(true), it => it.archived);
  await call('threads.fetchArchived', () => channel.threads.fetchArchived(), it => it.threads.size === 1);
  await call('threads.fetchActive', () => guild.channels.fetchActiveThreads());
  await call('threads.create', () => channel.threads.create({ name: 'Quiet', type: ChannelType.PrivateThread, invitable: false }), it => it.invitable === false);
  await call('thread.delete', () => thread.delete());
  const hers = (await sandbox('POST', 'users/Alice/send', { channel: channel.id, content: 'Mine' })).message;
  await call('delete hers', () => channel.messages.delete(hers.id));
  const bulk = [await channel.send('1'), await channel.send('2')];
  await call('bulkDelete', () => channel.bulkDelete(bulk), it => it.size === 2);
  await call('reply.delete', () => reply.delete());
}

async function forums(guild) {
  const forum = await call('create forum', () => guild.channels.create({
    name: 'help', type: ChannelType.GuildForum,
    availableTags: [{ name: 'open', emoji: { id: null, name: '🐟' } }, { name: 'done', moderated: true }],
    defaultReactionEmoji: { id: null, name: '👍' },
  }), it => it.availableTags.length === 2 && it.availableTags.every(tag => tag.id) && it.availableTags[0].emoji.name === '🐟');
  const [open, done] = forum.availableTags;
  const post = await call('forum post', () => forum.threads.create({ name: 'Post', message: { content: 'Help' }, appliedTags: [open.id] }), it => it.appliedTags[0] === open.id);
  await call('setAppliedTags', () => post.setAppliedTags([done.id]), it => it.appliedTags[0] === done.id);
  await call('fetchStarterMessage', () => post.fetchStarterMessage(), it => it.content === 'Help');
  await call('thread.pin', () => post.pin(), it => it.flags.has('Pinned'));
  await call('setAvailableTags', () => forum.setAvailableTags([...forum.availableTags, { name: 'new' }]), it => it.availableTags.length === 3 && it.availableTags[0].id === open.id);
  await call('setDefaultSortOrder', () => forum.setDefaultSortOrder(1), it => it.defaultSortOrder === 1);
  await call('forum.delete', () => forum.delete());
}

async function expressions(guild) {
  const emoji = await call('emojis.create', () => guild.emojis.create({ attachment: PNG, name: 'blob' }));
  await call('emoji.setName', () => emoji.setName('dance'), it => it.name === 'dance');
  await call('emojis.fetch', () => guild.emojis.fetch(), it => it.size === 1);
  await call('emoji.delete', () => emoji.delete());
  const sticker = await call('stickers.create', () => guild.stickers.create({ file: PNG, name: 'Wave', tags: 'wave' }));
  await call('sticker.edit', () => sticker.edit({ description: 'Waves' }), it => it.description === 'Waves');
  await call('stickers.fetch', () => guild.stickers.fetch(), it => it.size === 1);
  await call('sticker.delete', () => sticker.delete());
  await call('application emoji', () => client.application.emojis.create({ attachment: PNG, name: 'own' }));
  await call('fetchStickerPacks', () => client.fetchStickerPacks());
  await call('soundboard', () => guild.soundboardSounds.fetch(), it => it.size === 0);
  await call('fetchDefaultSoundboardSounds', () => client.fetchDefaultSoundboardSounds());
}

async function hooks(channel, guild) {
  const invite = await call('createInvite', () => channel.createInvite({ maxAge: 60, maxUses: 3, unique: true }), it => it.maxUses === 3);
  await call('fetchInvite', () => client.fetchInvite(invite.code), it => it.guild.id === guild.id);
  await call('fetchInvites', () => channel.fetchInvites(), it => it.size === 1);
  await call('invites.fetch', () => guild.invites.fetch(), it => it.size >= 1);
  await call('invite.delete', () => invite.delete());
  const hook = await call('createWebhook', () => channel.createWebhook({ name: 'Hook' }));
  const sent = await call('webhook.send', () => hook.send({ content: 'By a webhook', username: 'Other' }), it => it.author.username === 'Other');
  await call('webhook.editMessage', () => hook.editMessage(sent.id, 'Edited'));
  await call('webhook.fetchMessage', () => hook.fetchMessage(sent.id), it => it.content === 'Edited');
  await call('webhook.deleteMessage', () => hook.deleteMessage(sent.id));
  await call('webhook.edit', () => hook.edit({ name: 'Renamed' }), it => it.name === 'Renamed');
  await call('fetchWebhook', () => client.fetchWebhook(hook.id, hook.token));
  await call('fetchWebhooks', () => guild.fetchWebhooks(), it => it.size >= 1);
  await call('webhook.delete', () => hook.delete());
}

async function events(guild, voice) {
  const outside = await call('scheduledEvents.create', () => guild.scheduledEvents.create({
    name: 'Party', scheduledStartTime: Date.now() + DAY, scheduledEndTime: Date.now() + 2 * DAY,
    privacyLevel: GuildScheduledEventPrivacyLevel.GuildOnly, entityType: GuildScheduledEventEntityType.External,
    entityMetadata: { location: 'The park' },
  }), it => it.entityMetadata.location === 'The park');
  await call('voice event', () => guild.scheduledEvents.create({
    name: 'Call', scheduledStartTime: Date.now() + DAY, channel: voice.id,
    privacyLevel: GuildScheduledEventPrivacyLevel.GuildOnly, entityType: GuildScheduledEventEntityType.Voice,
  }), it => it.channelId === voice.id);
  await call('event.setName', () => outside.setName('Picnic'), it => it.name === 'Picnic');
  await call('scheduledEvents.fetch', () => guild.scheduledEvents.fetch(), it => it.size === 2);
  await call('fetchSubscribers', () => outside.fetchSubscribers({ withMember: true }), it => it.size === 1);
  await call('event.createInviteURL', () => outside.createInviteURL({ channel: guild.channels.cache.find(it => it.name === 'general') }));
  await call('event.delete', () => outside.delete());
}

async function servers(guild) {
  await call('guild.edit', () => guild.edit({ name: 'Club', description: 'A club' }), it => it.name === 'Club');
  await call('setVerificationLevel', () => guild.setVerificationLevel(1));
  await call('setAFKTimeout', () => guild.setAFKTimeout(60));
  await call('setSystemChannel', () => guild.setSystemChannel(guild.channels.cache.find(it => it.name === 'general')));
  await call('guild.fetch', () => guild.fetch());
  await call('fetchOwner', () => guild.fetchOwner(), it => it.user.username === 'Alice');
  await call('fetchPreview', () => guild.fetchPreview());
  await call('client.guilds.fetch', () => client.guilds.fetch({ limit: 1 }), it => it.size === 1);
  await call('fetchWidgetSettings', () => guild.fetchWidgetSettings(), it => it.enabled === false);
  await call('setWidgetSettings', () => guild.setWidgetSettings({ enabled: true, channel: null }));
  await call('fetchWidget', () => guild.fetchWidget(), it => it.presenceCount > 0);
  const general = guild.channels.cache.find(it => it.name === 'general');
  await call('editWelcomeScreen', () => guild.editWelcomeScreen({
    enabled: true, description: 'Welcome', welcomeChannels: [{ channel: general, description: 'Talk', emoji: '👋' }],
  }), it => it.welcomeChannels.size === 1);
  await call('fetchWelcomeScreen', () => guild.fetchWelcomeScreen(), it => it.description === 'Welcome');
  await call('editOnboarding', () => guild.editOnboarding({
    enabled: true, defaultChannels: [general.id],
    prompts: [{ title: 'Topic?', options: [{ title: 'Games', channels: [general.id], emoji: '🎲' }] }],
  }), it => it.prompts.size === 1);
  await call('fetchOnboarding', () => guild.fetchOnboarding(), it => it.prompts.first().options.size === 1);
  await call('fetchIntegrations', () => guild.fetchIntegrations());
  await call('fetchTemplates', () => guild.fetchTemplates());
  await call('autoModerationRules.fetch', () => guild.autoModerationRules.fetch());
  await call('fetchVanityData', async () => guild.features.includes('VANITY_URL'), it => it === false);
  await call('voice regions', () => client.fetchVoiceRegions());
}

async function commands(guild) {
  const own = client.application.commands;
  const command = await call('commands.create', () => own.create({ name: 'ping', description: 'd', options: [
    { type: 10, name: 'size', description: 'd', min_value: 1.0, max_value: 2.5 },
  ] }));
  await call('commands.fetch', () => own.fetch(), it => it.size === 1);
  await call('command.edit', () => command.edit({ description: 'e' }), it => it.description === 'e');
  await call('guild commands', () => guild.commands.set([{ name: 'local', description: 'd' }]), it => it.size === 1);
  await alice('PUT', `/applications/${client.application.id}/guilds/${guild.id}/commands/${command.id}/permissions`, {
    permissions: [{ id: guild.ownerId, type: ApplicationCommandPermissionType.User, permission: true }],
  });
  await call('permissions.fetch', () => guild.commands.permissions.fetch({ command: command.id }), it => it.length === 1);
  await call('application.fetch', () => client.application.fetch());
  await call('application.edit', () => client.application.edit({ description: 'A bot' }), it => it.description === 'A bot');
  await call('fetchSKUs', () => client.application.fetchSKUs());
  await call('entitlements.fetch', () => client.application.entitlements.fetch());
  await call('user.setUsername', () => client.user.setUsername('Tester'));
  await call('setPresence', async () => client.user.setPresence({ status: 'idle', activities: [{ name: 'chess' }] }));
  await call('users.fetch', () => client.users.fetch(guild.ownerId), it => it.username === 'Alice');
  await call('command.delete', () => command.delete());
}

/** The actions that the calls above must have left in the audit log. */
const ACTIONS = [
  'GuildUpdate', 'ChannelCreate', 'ChannelUpdate', 'ChannelDelete', 'ChannelOverwriteCreate',
  'ChannelOverwriteUpdate', 'ChannelOverwriteDelete', 'MemberKick', 'MemberPrune', 'MemberBanAdd',
  'MemberBanRemove', 'MemberUpdate', 'MemberRoleUpdate', 'MemberMove', 'MemberDisconnect', 'RoleCreate',
  'RoleUpdate', 'RoleDelete', 'InviteCreate', 'InviteDelete', 'WebhookCreate', 'WebhookUpdate',
  'WebhookDelete', 'EmojiCreate', 'EmojiUpdate', 'EmojiDelete', 'MessageDelete', 'MessageBulkDelete',
  'MessagePin', 'MessageUnpin', 'StickerCreate', 'StickerUpdate', 'StickerDelete',
  'GuildScheduledEventCreate', 'GuildScheduledEventUpdate', 'GuildScheduledEventDelete', 'ThreadCreate',
  'ThreadUpdate', 'ThreadDelete', 'ApplicationCommandPermissionUpdate', 'OnboardingUpdate',
];
/** Actions without documented changes. */
const WITHOUT_CHANGES = new Set([
  'MemberKick', 'MemberPrune', 'MemberBanAdd', 'MemberBanRemove', 'MemberMove', 'MemberDisconnect',
  'MessageDelete', 'MessageBulkDelete', 'MessagePin', 'MessageUnpin',
]);

async function audits(guild) {
  await sandbox('POST', 'wait', {});
  for (const name of ACTIONS) {
    const type = AuditLogEvent[name];
    await call(`audit ${name}`, () => guild.fetchAuditLogs({ type, limit: 5 }), logs => {
      const entry = logs.entries.first();
      return entry && (WITHOUT_CHANGES.has(name) || entry.changes.length > 0) && audited.has(type);
    });
  }
  await call('fetchAuditLogs', () => guild.fetchAuditLogs({ limit: 100 }), it => it.entries.size >= 60);
  await call('fetchAuditLogs of the bot', () => guild.fetchAuditLogs({ user: client.user, limit: 1 }), it => it.entries.size === 1);
}

client.once(Events.ClientReady, async () => {
  try {
    const guild = client.guilds.cache.first();
    const general = guild.channels.cache.find(channel => channel.name === 'general');
    const { bob } = await members(guild, general);
    const { text, voice } = await channels(guild);
    await voices(guild, { voice, bob });
    await messages(text, guild, bob);
    await forums(guild);
    await expressions(guild);
    await hooks(text, guild);
    await events(guild, voice);
    await servers(guild);
    await commands(guild);
    await audits(guild);
  } catch (error) {
    fail('the sweep', error);
  }
  console.log(`DONE ${calls}`);
  await client.destroy();
});
client.login(process.env.DISCORD_TOKEN);
