// Application commands: search, parsing typed commands, and the interaction data sent by Discord's client.
// Independent of the page.

import { nameOf } from './dom.js';

export const Option = {
  SUBCOMMAND: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  ATTACHMENT: 11,
};
export const CommandType = { CHAT: 1, USER: 2, MESSAGE: 3 };

/** All usable commands in the bot's order: each subcommand, and each command without subcommands. */
export function leaves(commands) {
  return commands
    .filter((command) => (command.type ?? 1) === CommandType.CHAT)
    .flatMap((command) => descend(command, command, []));
}

/**
 * Whether the client can use a command in a channel. `around`: `{recipient}` of a DM, `{members}` of
 * the server, and whether the user has `installed` the application.
 */
export function usableIn(command, channel, { recipient, members, installed }) {
  if (command.guild_id && command.guild_id !== channel.guild_id) return false;
  const bot = command.application_id;
  const place = channel.guild_id ? 0 : recipient === bot ? 1 : 2;
  if (command.contexts && !command.contexts.includes(place)) return false;
  const types = command.integration_types ?? [0];
  if (types.includes(1) && !command.guild_id && installed(bot)) return true;
  const there = place === 0 ? members.includes(bot) : place === 1 && command.dm_permission !== false;
  return types.includes(0) && there;
}

function descend(command, node, path) {
  const inner = (node.options ?? []).filter(
    (option) => option.type === Option.SUBCOMMAND || option.type === Option.GROUP,
  );
  if (inner.length) return inner.flatMap((option) => descend(command, option, [...path, option]));
  const options = [...(node.options ?? [])].sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false));
  return [
    {
      command,
      path,
      options,
      name: [command, ...path].map((part) => part.name).join(' '),
      description: node.description ?? '',
    },
  ];
}

/** The commands that match the text after the slash, best first. */
export function matching(all, typed) {
  const query = typed.trim().toLowerCase();
  const words = query.split(/\s+/);
  const sorted = [...all].sort((a, b) => a.name.localeCompare(b.name));
  if (!query) return sorted;
  const score = (leaf) => {
    if (leaf.name.startsWith(query)) return 0;
    if (leaf.name.includes(query)) return 1;
    if (leaf.path.some((part) => part.name.startsWith(query))) return 2;
    // Otherwise the name or description must contain every word.
    const text = `${leaf.name} ${leaf.description}`.toLowerCase();
    return words.every((word) => text.includes(word)) ? 3 : null;
  };
  return sorted
    .map((leaf) => [score(leaf), leaf])
    .filter(([rank]) => rank !== null)
    .sort(([a], [b]) => a - b)
    .map(([, leaf]) => leaf);
}

/** The command with the longest name that the text starts with, or null. */
export function commandOf(text, all) {
  const typed = text.replace(/^\//, '').replace(/\s+/g, ' ');
  return (
    [...all]
      .sort((a, b) => b.name.length - a.name.length)
      .find(({ name }) => typed === name || typed.startsWith(`${name} `)) ?? null
  );
}

/** `/order fruit:apple` → the command, and the text of each option. */
export function parse(text, all) {
  const leaf = text.startsWith('/') ? commandOf(text.trimEnd(), all) : null;
  if (!leaf) return null;
  // The name may contain repeated spaces.
  const words = leaf.name.split(' ').length;
  const rest =
    text.trimEnd().slice(1).split(/\s+/).length === words
      ? ''
      : text.slice(1).replace(new RegExp(`^(\\S+\\s+){${words}}`), '');
  return { leaf, values: readOptions(leaf, rest.trimEnd()) };
}

/** Splits `fruit:apple for:@Bob` at option names. Values can contain spaces. */
export function readOptions(leaf, text) {
  const values = new Map();
  if (!leaf.options.length || !text.trim()) return values;
  const names = leaf.options.map((option) => option.name.replace(/[^\w-]/g, '\\$&')).join('|');
  const marks = [...text.matchAll(new RegExp(`(?:^|\\s)(${names}):`, 'g'))];
  const head = text.slice(0, marks[0]?.index ?? text.length).trim();
  // Text before any name belongs to the first option: `/order apple`.
  if (head) values.set(leaf.options[0].name, head);
  marks.forEach((mark, index) => {
    const end = marks[index + 1]?.index ?? text.length;
    values.set(mark[1], text.slice(mark.index + mark[0].length, end).trim());
  });
  return values;
}

/** The choices available without autocomplete. `known` contains people and channels. */
export function fixedChoices(option, known) {
  if (option.choices?.length) return option.choices.map(({ name, value }) => ({ name, value }));
  switch (option.type) {
    case Option.BOOLEAN:
      return [
        { name: 'True', value: true },
        { name: 'False', value: false },
      ];
    case Option.USER:
    case Option.MENTIONABLE:
      return known.people().map((person) => ({ name: `@${nameOf(person)}`, value: person.id, person }));
    case Option.CHANNEL:
      return known.channels().map((channel) => ({ name: `#${channel.name}`, value: channel.id }));
    default:
      return null;
  }
}

const plain = (text) => String(text).trim().toLowerCase().replace(/^[@#]/, '');

/** The choice whose full name or value was typed. */
export function exactChoice(choices, text) {
  const typed = plain(text.replace(/^<[@#]!?(\d+)>$/, '$1'));
  const words = { yes: 'true', no: 'false' };
  return (
    choices?.find(({ name }) => plain(name) === typed) ??
    choices?.find(({ value }) => plain(value) === typed || plain(value) === words[typed]) ??
    null
  );
}

export function filterChoices(choices, text) {
  const typed = plain(text);
  const starts = choices.filter(({ name }) => plain(name).startsWith(typed));
  return [...starts, ...choices.filter((choice) => !starts.includes(choice) && plain(choice.name).includes(typed))];
}

/** The `{value}` or `{error}` of an option's text. `picked` is the choice picked from a list, if any. */
export function resolve(option, text, picked, known) {
  const typed = text.trim();
  if (picked) return { value: picked.value };
  if (!typed) return option.required ? { error: `${option.name} is required` } : {};
  const choices = fixedChoices(option, known);
  if (choices) {
    const choice = exactChoice(choices, typed);
    if (choice) return { value: choice.value };
    return { error: `${option.name}: choose one from the list` };
  }
  switch (option.type) {
    case Option.STRING:
      return checkLength(option, typed);
    case Option.INTEGER:
    case Option.NUMBER:
      return checkNumber(option, typed);
    case Option.ATTACHMENT:
      return { error: `${option.name}: choose a file` };
    default:
      return { value: typed };
  }
}

function checkLength({ name, min_length: min, max_length: max }, typed) {
  if (min && typed.length < min) return { error: `${name}: at least ${min} characters` };
  if (max && typed.length > max) return { error: `${name}: at most ${max} characters` };
  return { value: typed };
}

function checkNumber({ name, type, min_value: min, max_value: max }, typed) {
  const number = Number(typed);
  if (!Number.isFinite(number) || (type === Option.INTEGER && !Number.isInteger(number))) {
    return { error: `${name}: a ${type === Option.INTEGER ? 'whole ' : ''}number` };
  }
  if (min !== undefined && number < min) return { error: `${name}: at least ${min}` };
  if (max !== undefined && number > max) return { error: `${name}: at most ${max}` };
  return { value: number };
}

/** The `data` of an interaction; `values` are `[option, value, focused]`. */
export function payload(leaf, values) {
  let options = values.map(([option, value, focused]) => ({
    type: option.type,
    name: option.name,
    value,
    ...(focused ? { focused: true } : {}),
  }));
  for (const part of [...leaf.path].reverse()) options = [{ type: part.type, name: part.name, options }];
  const { id, name, version, guild_id, application_id } = leaf.command;
  return { application_id, version, id, name, type: CommandType.CHAT, guild_id, options, attachments: [] };
}

/** The `data` of a context menu command. */
export function contextPayload({ id, name, version, type, guild_id, application_id }, targetId) {
  return { application_id, version, id, name, type, guild_id, target_id: targetId, options: [], attachments: [] };
}
