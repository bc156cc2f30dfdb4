// The form of a command: a pill with a field for each option, and the tail, which is the
// composer's input and adds options. It sends nothing; `result()` returns the data to send.

import { h, fill, avatar } from './dom.js';
import { exactChoice, filterChoices, fixedChoices, Option, payload, readOptions, resolve } from './commands.js';
import { acceptDrops, filesOf, pickFiles, problemWith } from './uploads.js';

const DEBOUNCE_MS = 120;
const MOST_SHOWN = 25;

export class OptionForm {
  fields = [];

  /**
   * `host`: `{pills, tail, more, listbox, known, choices(data, signal), submit(), leave(back), error(text)}`.
   */
  constructor(leaf, values, host) {
    this.leaf = leaf;
    this.host = host;
    this.pills = host.pills;
    fill(this.pills, h('span', { class: 'pill command', 'data-command': leaf.name }, `/${leaf.name}`));
    for (const option of leaf.options) {
      if (option.required || values.has(option.name)) this.add(option, values.get(option.name) ?? '');
    }
    host.tail.value = '';
    this.describeTail();
  }

  get missing() {
    return this.fields.find((field) => field.option.required && !field.input.value.trim());
  }

  get unused() {
    return this.leaf.options.filter((option) => !this.fields.some((field) => field.option === option));
  }

  /** Focuses the next field to fill in. */
  focus() {
    const field = this.missing ?? this.fields.at(-1);
    (field?.input ?? this.host.tail).focus();
    if (!field) this.suggestOptions();
  }

  add(option, text) {
    const id = `option-${option.name}`;
    const input = h('input', {
      type: 'text',
      id,
      'data-option': option.name,
      role: 'combobox',
      autocomplete: 'off',
      spellcheck: 'false',
      autocapitalize: 'off',
      'aria-expanded': 'false',
      'aria-autocomplete': 'list',
      'aria-label': `${option.name}${option.required ? ', required' : ''}: ${option.description ?? ''}`,
    });
    const pill = h(
      'span',
      { class: 'pill', onclick: () => input.focus() },
      h('label', { class: 'pill-name', for: id }, option.name),
      input,
    );
    const field = { option, input, pill, picked: null, file: null };
    if (option.type === Option.ATTACHMENT) this.takesFiles(field);
    input.addEventListener('input', () => this.edited(field));
    input.addEventListener('keydown', (event) => this.key(event, field));
    input.addEventListener('focus', () => this.suggest(field, true));
    this.fields.push(field);
    this.pills.append(pill);
    this.write(field, text);
    this.describeTail();
    return field;
  }

  /** Lets a field take a chosen, dropped or pasted file. */
  takesFiles(field) {
    const { input, pill } = field;
    input.readOnly = true;
    input.placeholder = 'Choose a file';
    pill.classList.add('file-pill');
    input.addEventListener('click', () => this.chooseFile(field));
    input.addEventListener('paste', (event) => this.takeFile(field, filesOf(event.clipboardData)[0]));
    acceptDrops(pill, ([file]) => this.takeFile(field, file));
  }

  chooseFile(field) {
    pickFiles(([file]) => this.takeFile(field, file), { multiple: false });
  }

  takeFile(field, file) {
    if (!file) return;
    const problem = problemWith([file]);
    field.file = problem ? null : file;
    this.write(field, problem ? '' : file.name);
    this.mark(field, problem);
    (this.missing?.input ?? this.host.tail).focus();
  }

  /** Passes files dropped or pasted anywhere to file options. Returns whether an option took them. */
  takeFiles(files) {
    const free = () => this.fields.find((field) => field.option.type === Option.ATTACHMENT && !field.file);
    for (const file of files) {
      const unused = this.unused.find((option) => option.type === Option.ATTACHMENT);
      const field = free() ?? (unused && this.add(unused, ''));
      if (!field) return false;
      this.takeFile(field, file);
    }
    return true;
  }

  write(field, text, picked = null) {
    field.input.value = text;
    field.input.size = Math.max(text.length, 3);
    field.picked = picked;
    this.mark(field, null);
  }

  edited(field) {
    const { input, option } = field;
    // As plain text, `fruit:` at the start refers to this field, and ` count:` moves to that option.
    const names = this.leaf.options.map((other) => other.name);
    const own = new RegExp(`^${option.name}:`);
    if (own.test(input.value)) this.write(field, input.value.replace(own, ''));
    const next = /(?:^|\s)([^\s:]+):([^:]*)$/.exec(input.value);
    if (next && names.includes(next[1])) {
      this.write(field, input.value.slice(0, next.index).trim());
      this.jumpTo(next[1], next[2]);
      return;
    }
    this.write(field, input.value);
    this.suggest(field);
  }

  jumpTo(name, text = '') {
    const option = this.leaf.options.find((other) => other.name === name);
    const field = this.fields.find((other) => other.option === option) ?? this.add(option, '');
    if (text) this.write(field, text);
    field.input.focus();
    return field;
  }

  /** Distributes pasted `name:value` pairs to their fields. */
  spread(text) {
    const values = readOptions(this.leaf, text);
    for (const [name, value] of values) this.jumpTo(name, value);
  }

  mark(field, error) {
    field.pill.classList.toggle('invalid', Boolean(error));
    if (error) field.input.setAttribute('aria-invalid', 'true');
    else field.input.removeAttribute('aria-invalid');
    this.host.error(error);
  }

  describeTail() {
    const left = this.unused.length;
    this.host.tail.placeholder = '';
    this.host.more.hidden = !left;
    this.host.more.textContent = `+${left} optional`;
    this.host.tail.setAttribute('aria-label', left ? `Add an option, ${left} left` : 'Enter sends the command');
  }

  // Suggestions

  suggest(field, entered = false) {
    clearTimeout(this.timer);
    this.request?.abort();
    const { option, input } = field;
    const title = `${option.name} — ${option.description ?? ''}`;
    const text = input.value;
    // Highlight the first, so that Enter picks it.
    const active = 0;
    const choices = fixedChoices(option, this.host.known);
    if (choices) {
      if (entered) field.picked ??= exactChoice(choices, text);
      const items = field.picked ? choices : filterChoices(choices, text);
      this.offer(field, items, { title, active: field.picked ? -1 : active, empty: 'No match' });
    } else if (option.autocomplete) this.ask(field, { title, active }, entered);
    else this.host.listbox.show(input, [], { title, footer: hintFor(option) || 'Enter sends the command' });
  }

  offer(field, choices, settings) {
    const items = choices.slice(0, MOST_SHOWN).map((choice) => ({
      label: choice.name,
      key: String(choice.value),
      choice,
      take: () => this.take(field, choice),
      lead: choice.person && avatar(choice.person, 'tiny'),
    }));
    this.host.listbox.show(field.input, items, settings);
  }

  ask(field, settings, now) {
    const { listbox } = this.host;
    if (listbox.input === field.input && listbox.items.length) listbox.age();
    else listbox.show(field.input, [], { ...settings, empty: 'Loading…' });
    this.timer = setTimeout(
      async () => {
        const request = new AbortController();
        this.request = request;
        const text = field.input.value;
        try {
          const choices = await this.host.choices(this.focusedData(field), request.signal);
          // Aborted by a later keystroke, or the field lost focus.
          if (request.signal.aborted || document.activeElement !== field.input) return;
          const chosen = field.picked && choices.some(({ value }) => value === field.picked.value);
          this.offer(field, choices, {
            ...settings,
            active: chosen ? -1 : settings.active,
            empty: text ? 'No match; you can still send it as typed' : 'No suggestions',
          });
        } catch (error) {
          if (error.name !== 'AbortError')
            listbox.show(field.input, [], { ...settings, empty: 'The bot gave no suggestions' });
        }
      },
      now ? 0 : DEBOUNCE_MS,
    );
  }

  /** The data for autocomplete: all values so far, with the focused field marked. */
  focusedData(focused) {
    const values = [];
    for (const field of this.fields) {
      if (field === focused) values.push([field.option, field.input.value, true]);
      else if (!field.file) {
        const { value } = resolve(field.option, field.input.value, field.picked, this.host.known);
        if (value !== undefined) values.push([field.option, value]);
      }
    }
    return payload(this.leaf, values);
  }

  /** Lists the options that can be added. If `chosen`, highlights the first. */
  suggestOptions(chosen = false) {
    const { tail, listbox } = this.host;
    const typed = tail.value.trim().toLowerCase();
    const items = this.unused
      .filter((option) => option.name.startsWith(typed))
      .map((option) => ({
        label: option.name,
        detail: option.description,
        key: option.name,
        hint: option.required ? 'required' : '',
        take: () => {
          tail.value = '';
          this.add(option, '').input.focus();
        },
      }));
    if (items.length)
      listbox.show(tail, items, { title: 'Options', active: typed || chosen ? 0 : -1, footer: chosen ? '' : 'Enter sends the command' });
    else listbox.hide();
  }

  tailEdited() {
    const { tail } = this.host;
    const named = /^\s*([^\s:]+):(.*)$/.exec(tail.value);
    if (named && this.leaf.options.some((option) => option.name === named[1])) {
      tail.value = '';
      this.spread(`${named[1]}:${named[2]}`);
    } else this.suggestOptions();
  }

  /** Picks a choice. The caret moves on, as on Discord: to the next required option, or behind all options. */
  take(field, choice) {
    this.write(field, choice.name, choice);
    this.host.listbox.hide();
    const next = this.missing;
    (next?.input ?? this.host.tail).focus();
  }

  // Keys

  key(event, field) {
    const { listbox } = this.host;
    const { input } = field;
    if (event.isComposing) return;
    if (listbox.handleKey(event)) return;
    if (field.option.type === Option.ATTACHMENT && this.fileKey(event, field)) return;
    const atStart = input.selectionStart === 0 && input.selectionEnd === 0;
    const atEnd = input.selectionStart === input.value.length;
    if (event.key === 'Enter') {
      event.preventDefault();
      this.enter(field);
    } else if (event.key === 'Tab' && !event.shiftKey && listbox.active && !field.picked) {
      event.preventDefault();
      listbox.active.take();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (listbox.isOpen && listbox.items.length) listbox.hide();
      else this.host.leave();
    } else if (event.key === 'Backspace' && atStart && !input.value) {
      event.preventDefault();
      this.backspace(field);
    } else if (event.key === 'ArrowLeft' && atStart) {
      this.caretTo(this.neighbour(field, -1), event);
    } else if (event.key === 'ArrowRight' && atEnd) {
      this.caretTo(this.neighbour(field, 1), event);
    } else if (event.key === 'ArrowDown' && !listbox.isOpen) {
      this.suggest(field, true);
    }
  }

  /** Handles a key in a file field. Returns whether it used the key. */
  fileKey(event, field) {
    const opens = event.key === ' ' || (event.key === 'Enter' && !field.file && field.option.required);
    const clears = (event.key === 'Backspace' || event.key === 'Delete') && field.file;
    if (!opens && !clears) return false;
    event.preventDefault();
    if (opens) this.chooseFile(field);
    else {
      field.file = null;
      this.write(field, '');
    }
    return true;
  }

  /** Enter picks the highlighted or fully typed choice and sends nothing. Without one, it moves on or sends. */
  enter(field) {
    const { listbox } = this.host;
    const item = listbox.active;
    if (!field.picked || (item && listbox.moved)) {
      const listed = item ? listbox.items.map((row) => row.choice) : fixedChoices(field.option, this.host.known);
      const typed = !listbox.moved && field.input.value.trim() && exactChoice(listed, field.input.value);
      if (typed) {
        this.take(field, typed);
        return;
      }
      if (item) {
        item.take();
        return;
      }
    }
    const next = this.missing;
    if (next && next !== field && field.input.value.trim()) next.input.focus();
    else this.host.submit();
  }

  /** Handles a key in the tail. Returns whether it used the key. */
  tailKey(event) {
    const { tail, listbox } = this.host;
    if (listbox.handleKey(event)) return true;
    if ((event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) && listbox.active) {
      event.preventDefault();
      listbox.active.take();
      return true;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      this.host.submit();
      return true;
    }
    const atStart = tail.selectionStart === 0 && tail.selectionEnd === 0;
    if ((event.key === 'Backspace' || event.key === 'ArrowLeft') && atStart) {
      const last = this.fields.at(-1);
      if (last) this.caretTo(last.input, event);
      else if (event.key === 'Backspace') this.host.leave(`/${this.leaf.name}`);
      return true;
    }
    return false;
  }

  backspace(field) {
    const before = this.neighbour(field, -1);
    if (!field.option.required) this.remove(field);
    if (before) before.focus();
    else if (field.option.required) this.host.leave(`/${this.leaf.name}`);
    else this.focus();
  }

  remove(field) {
    field.pill.remove();
    this.fields = this.fields.filter((other) => other !== field);
    this.describeTail();
    this.host.error(null);
  }

  neighbour(field, step) {
    const at = this.fields.indexOf(field) + step;
    return at < 0 ? null : (this.fields[at]?.input ?? this.host.tail);
  }

  caretTo(input, event) {
    if (!input) return;
    event.preventDefault();
    input.focus();
    const at = event.key === 'ArrowRight' ? 0 : input.value.length;
    input.setSelectionRange(at, at);
  }

  /** The `{data, label}` to send, or null after marking an error. */
  result() {
    const values = [];
    const files = [];
    let wrong = null;
    for (const field of this.fields) {
      if (field.file) {
        values.push([field.option, String(files.push(field.file) - 1)]);
        continue;
      }
      const { value, error } = resolve(field.option, field.input.value, field.picked, this.host.known);
      if (error && !wrong) wrong = { field, error };
      if (value !== undefined) values.push([field.option, value]);
    }
    if (wrong) {
      wrong.field.input.focus();
      this.mark(wrong.field, wrong.error);
      return null;
    }
    const data = payload(this.leaf, values);
    data.attachments = files.map((file, id) => ({ id: String(id), filename: file.name }));
    return { data, label: `/${this.leaf.name}`, files };
  }

  close() {
    clearTimeout(this.timer);
    this.request?.abort();
    this.host.more.hidden = true;
    this.pills.replaceChildren();
  }
}

function hintFor(option) {
  if (option.type === Option.ATTACHMENT) return 'Press Space to choose a file, or drop or paste one';
  const parts = [];
  if (option.min_value !== undefined) parts.push(`from ${option.min_value}`);
  if (option.max_value !== undefined) parts.push(`to ${option.max_value}`);
  if (option.type === 4) parts.unshift('a whole number');
  if (option.type === 10) parts.unshift('a number');
  return parts.join(' ');
}
