// The input at the bottom, for messages and commands.

import { $, avatar, h, fill, icon, nameOf } from './dom.js';
import { api, newNonce } from './api.js';
import { commandOf, fixedChoices, exactChoice, leaves, matching, parse, usableIn } from './commands.js';
import { Listbox } from './listbox.js';
import { OptionForm } from './optionform.js';
import { isDm, isThread, placeName } from './world.js';
import { acceptDrops, drawChips, filesOf, pickFiles, problemWith } from './uploads.js';

export class Composer {
  form = null;
  /** Files attached to the message. */
  files = [];
  /** The message being replied to or edited: `{message, edit}`. */
  about = null;
  drafts = new Map();

  constructor(world, interactions) {
    this.world = world;
    this.interactions = interactions;
    this.root = $('#composer');
    this.input = $('#composer-input');
    this.errorLine = $('#composer-error');
    this.listbox = new Listbox($('#suggestions'), (item) => item.take());
    this.input.addEventListener('input', (event) => this.edited(event));
    this.input.addEventListener('keydown', (event) => this.key(event));
    this.input.addEventListener('focus', () => this.form?.suggestOptions());
    this.above = h('div', {});
    this.chips = h('div', {});
    fill($('#above-field'), this.above, this.chips);
    $('#attach').addEventListener('click', () => pickFiles((files) => this.addFiles(files)));
    $('#more-options').addEventListener('click', () => {
      this.input.focus();
      this.form?.suggestOptions(true);
    });
    acceptDrops($('#main'), (files) => this.addFiles(files));
    this.input.addEventListener('paste', (event) => this.pasted(event));
    this.root.addEventListener('submit', (event) => {
      event.preventDefault();
      this.submit();
    });
    this.root.addEventListener('focusout', () =>
      setTimeout(() => {
        if (!this.root.contains(document.activeElement)) this.listbox.hide();
      }),
    );
    this.root.addEventListener('mousedown', (event) => {
      if (event.target.closest('input, button, label, .suggestions')) return;
      event.preventDefault();
      (this.form ?? this.input).focus();
    });
    world.on('commands', () => this.commandsChanged());
    world.on('view', () => this.viewChanged());
    this.commandsChanged();
  }

  get account() {
    return this.world.current;
  }

  findCommands() {
    const channel = this.account?.channels.get(this.account.channelId);
    const around = channel && this.world.around(this.account, channel);
    this.leaves = channel ? leaves(this.world.commands.filter((command) => usableIn(command, channel, around))) : [];
  }

  commandsChanged() {
    this.findCommands();
    if (this.root.contains(document.activeElement) && !this.form && this.input.value.startsWith('/'))
      this.suggestCommands();
  }

  /** Saves the current draft, and shows the one for the new user and channel. */
  viewChanged() {
    const key = this.account && `${this.account.user.id}.${this.account.channelId}`;
    this.findCommands();
    if (key === this.place) return;
    const half = this.form ? this.formDraft() : { text: this.about?.edit ? '' : this.input.value, files: this.files };
    if (this.place) this.drafts.set(this.place, half);
    this.place = key;
    const draft = this.drafts.get(key);
    const focused = this.root.contains(document.activeElement);
    this.reset();
    if (draft?.leaf) {
      this.openForm(draft.leaf, draft.values, false);
      for (const field of this.form.fields) {
        field.picked = draft.picks.get(field.option.name) ?? null;
        field.file = draft.chosen.get(field.option.name) ?? null;
      }
    } else {
      this.input.value = draft?.text ?? '';
      this.addFiles(draft?.files ?? []);
    }
    if (focused) (this.form ?? this.input).focus();
    this.describe();
  }

  describe() {
    const channel = this.account?.channels.get(this.account.channelId);
    if (!channel || this.form) return;
    const dm = isDm(channel) && this.world.recipient(this.account, channel);
    const place = dm ? `@${dm.global_name || dm.username}` : placeName(channel);
    this.input.placeholder = `Message ${place}, or / for commands`;
    this.input.setAttribute('aria-label', `Message ${place} as ${this.account.user.username}`);
  }

  // The list of commands

  edited(event) {
    this.error(null);
    if (this.form) {
      this.form.tailEdited();
      return;
    }
    const text = this.input.value;
    if (!text.startsWith('/')) {
      this.suggestPeople();
      return;
    }
    if (text === '/') this.world.refresh().catch(() => {});
    // A typed space after a command name opens its form. Text from dictation or scripts arrives at
    // once and stays text until Enter, so that it does not change while more arrives.
    const leaf = commandOf(text.trimEnd(), this.leaves);
    const typed = event.inputType === 'insertText' && event.data?.length === 1;
    if (typed && leaf && text.endsWith(' ') && text.slice(1).trim() === leaf.name) this.openForm(leaf, new Map());
    else this.suggestCommands();
  }

  /** Adds files to the options of the current command, or to the message. */
  addFiles(files) {
    if (!files.length) return;
    if (this.form) {
      if (!this.form.takeFiles(files)) this.error('This command takes no more files');
      return;
    }
    const all = [...this.files, ...files];
    const problem = problemWith(all);
    this.error(problem);
    if (!problem) this.setFiles(all);
    this.input.focus();
  }

  setFiles(files) {
    this.files = files;
    drawChips(this.chips, files, (file) => {
      this.setFiles(this.files.filter((other) => other !== file));
      this.input.focus();
    });
  }

  /** Replies to a message, or edits it. */
  startAbout(message, edit) {
    this.reset();
    this.about = { message, edit };
    if (edit) this.input.value = message.content;
    const author = this.world.people.get(message.author.id) ?? message.author;
    fill(
      this.above,
      h(
        'div',
        { class: 'about-message' },
        icon(edit ? 'edit' : 'reply'),
        h('span', {}, edit ? 'Editing your message' : `Replying to ${nameOf(author)}`),
        h(
          'button',
          { type: 'button', class: 'icon-button', 'aria-label': edit ? 'Stop editing' : 'Stop replying', onclick: () => this.endAbout() },
          icon('close'),
        ),
      ),
    );
    this.input.focus();
  }

  endAbout() {
    if (this.about?.edit) this.input.value = '';
    this.about = null;
    this.above.replaceChildren();
    this.input.focus();
  }

  pasted(event) {
    const files = filesOf(event.clipboardData);
    if (files.length) {
      event.preventDefault();
      this.addFiles(files);
      return;
    }
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (this.form || this.input.value.trim()) return;
    const command = parse(text.replace(/\s+/g, ' ').trim(), this.leaves);
    if (!command) return;
    event.preventDefault();
    this.openForm(command.leaf, command.values);
  }

  /** Suggests people for an incomplete `@Bo` before the caret. */
  suggestPeople() {
    const caret = this.input.selectionStart;
    const typed = /(?:^|\s)@([^\s@]*)$/.exec(this.input.value.slice(0, caret));
    const name = typed?.[1].toLowerCase();
    const found = typed ? this.known.people().filter((person) => person.username.toLowerCase().startsWith(name)) : [];
    if (!found.length || found.some((person) => person.username.toLowerCase() === name)) {
      this.listbox.hide();
      return;
    }
    this.listbox.show(
      this.input,
      found.map((person) => ({
        label: `@${person.username}`,
        key: person.id,
        lead: avatar(person, 'tiny'),
        hint: person.bot ? 'bot' : '',
        take: () => {
          this.input.setRangeText(`@${person.username} `, caret - name.length - 1, caret, 'end');
          this.listbox.hide();
        },
      })),
      { title: 'People' },
    );
  }

  suggestCommands() {
    const typed = this.input.value.slice(1);
    const command = commandOf(this.input.value, this.leaves);
    const found = command ? [command] : matching(this.leaves, typed);
    const items = found.map((leaf) => ({
      label: `/${leaf.name}`,
      detail: leaf.description,
      key: leaf.name,
      lead: null,
      hint: leaf.options.map((option) => (option.required ? option.name : `${option.name}?`)).join(' '),
      take: () => this.openForm(leaf, parse(this.input.value, [leaf])?.values ?? new Map()),
    }));
    const none = this.leaves.length ? 'No matching command' : this.noCommands();
    this.listbox.show(this.input, items, {
      title: 'Commands',
      note: this.world.bot && this.world.bot.username,
      empty: none,
    });
  }

  noCommands() {
    return this.world.commands.length ? 'No commands are available here' : 'No bot has registered commands yet';
  }

  /** Fills in and sends a command, or asks for missing options. */
  run(name, values) {
    const leaf = commandOf(name, this.leaves);
    if (!leaf) {
      this.error(`There is no command /${name} here`);
      return;
    }
    this.openForm(leaf, values);
    if (!this.form.missing) this.sendForm();
  }

  insertCommand(name) {
    const leaf = commandOf(name, this.leaves);
    if (leaf) this.openForm(leaf, new Map());
  }

  // Filling in a command

  known = {
    people: () => [...this.world.people.values()].filter((person) => person.username),
    channels: () => [...this.account.channels.values()].filter((channel) => !isDm(channel) && !isThread(channel)),
  };

  openForm(leaf, values, focus = true) {
    this.form?.close();
    this.root.classList.add('filling');
    this.form = new OptionForm(leaf, values, {
      pills: $('#pills'),
      tail: this.input,
      more: $('#more-options'),
      listbox: this.listbox,
      known: this.known,
      choices: (data, signal) => this.interactions.choices(this.account, this.account.channelId, data, signal),
      submit: () => this.submit(),
      leave: (text) => this.leaveForm(text),
      error: (text) => this.error(text),
    });
    this.listbox.hide();
    this.above.replaceChildren();
    const files = this.files;
    this.setFiles([]);
    this.form.takeFiles(files);
    if (focus) this.form.focus();
  }

  formDraft() {
    const of = (part) => new Map(this.form.fields.map((field) => [field.option.name, part(field)]));
    return {
      leaf: this.form.leaf,
      values: of((field) => field.input.value),
      picks: of((field) => field.picked),
      chosen: of((field) => field.file),
    };
  }

  leaveForm(text = '') {
    this.reset();
    this.input.value = text;
    this.input.focus();
    if (text) this.suggestCommands();
  }

  reset() {
    this.form?.close();
    this.form = null;
    this.root.classList.remove('filling');
    this.listbox.hide();
    this.input.value = '';
    this.about = null;
    this.above.replaceChildren();
    this.setFiles([]);
    this.error(null);
    this.describe();
  }

  error(text) {
    if (this.errorLine.textContent !== (text ?? '')) fill(this.errorLine, text && h('span', {}, text));
  }

  // Keys and sending

  key(event) {
    if (event.isComposing) return;
    if (this.form ? this.form.tailKey(event) : this.listbox.handleKey(event)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      if (this.form) this.leaveForm();
      else if (this.listbox.isOpen) this.listbox.hide();
      else if (this.about) this.endAbout();
      else this.input.blur();
    } else if (event.key === 'Tab' && !event.shiftKey && !this.form && this.listbox.active) {
      event.preventDefault();
      this.listbox.active.take();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      this.submit();
    } else if (event.key === 'ArrowUp' && !this.form && !this.input.value && !this.about) {
      const last = this.lastOwn();
      if (!last) return;
      event.preventDefault();
      this.startAbout(last, true);
    }
  }

  /** The user's last message here, for editing with the up arrow. */
  lastOwn() {
    const { account } = this;
    const own = (message) => message.author.id === account.user.id && message.content;
    return account.room(account.channelId).messages.findLast(own);
  }

  submit() {
    if (!this.account?.channelId) return;
    if (this.form) {
      this.sendForm();
      return;
    }
    const text = this.input.value.trim();
    if (!text && !this.files.length) return;
    if (text.startsWith('/') && !this.about) this.submitTyped(text);
    else if (this.listbox.active) this.listbox.active.take();
    else this.sendMessage(text);
  }

  /**
   * Enter on `/…`: inserts a command name, or sends a command with its options. For a partial name, picks the
   * highlighted suggestion.
   */
  submitTyped(text) {
    const command = parse(text, this.leaves);
    if (command && !this.listbox.moved) {
      const lacking = command.leaf.options.some((option) => option.required && !command.values.get(option.name));
      const bare = !command.values.size;
      this.openForm(command.leaf, command.values, lacking || bare);
      if (bare) return;
      if (lacking) this.error(command.values.size ? `${this.form.missing.option.name} is required` : null);
      else this.sendForm();
    } else if (this.listbox.active) this.listbox.active.take();
    else this.error(this.leaves.length ? `There is no command ${text.split(' ')[0]}` : this.noCommands());
  }

  sendForm() {
    this.settleTyped();
    const result = this.form.result();
    if (!result) return;
    this.reset();
    this.input.focus();
    this.interactions.command(this.account, this.account.channelId, result.label, result.data, result.files);
  }

  /** Treats fully typed names as picked, so that the choice's value is sent. */
  settleTyped() {
    for (const field of this.form.fields) {
      const choices = fixedChoices(field.option, this.known);
      field.picked ??= choices && field.input.value.trim() ? exactChoice(choices, field.input.value) : null;
    }
  }

  async sendMessage(content) {
    const { account } = this;
    const { channelId } = account;
    const { about, files } = this;
    this.reset();
    const text = this.withMentions(content);
    try {
      if (about?.edit) {
        await api.edit(account.token, about.message, text);
        return;
      }
      this.world.emit('sent', account, channelId);
      const body = { content: text, nonce: newNonce() };
      if (about) body.message_reference = { message_id: about.message.id };
      await api.post(account.token, channelId, body, files);
    } catch (error) {
      // Restore the text.
      if (!this.input.value && this.account === account && account.channelId === channelId) {
        if (about) this.startAbout(about.message, about.edit);
        this.input.value = content;
        this.setFiles(files);
      }
      this.error(`Not sent: ${error.message}`);
    }
  }

  /** `@Bob` → `<@id>`, like Discord's client; longest names first. */
  withMentions(content) {
    const people = this.known.people().sort((a, b) => b.username.length - a.username.length);
    return people.reduce((text, person) => {
      const name = person.username.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return text.replace(new RegExp(`(^|[^\\w<])@${name}(?!\\w)`, 'gi'), `$1<@${person.id}>`);
    }, content);
  }
}
