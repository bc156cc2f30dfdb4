// The welcome card: text from the program that embeds the sandbox, or how to connect a bot.

import { $, fill, h, icon } from './dom.js';

const SEEN = 'about.seen';

export class About {
  /** `run(action)` performs the action of a button on the card. */
  constructor(world, { copy, run }) {
    Object.assign(this, { world, copy, run });
    this.card = $('#about');
    world.on('ready', () => this.firstTime());
  }

  /** The application the card was shown for; a different one shows it again. */
  get mark() {
    return `${this.world.applicationId}`;
  }

  firstTime() {
    if (this.begun) return;
    this.begun = true;
    if (localStorage.getItem(SEEN) !== this.mark) this.show();
  }

  toggle() {
    if (this.card.hidden) this.show(true);
    else this.hide();
  }

  show(focus = false) {
    const { welcome } = this.world;
    fill(
      this.card,
      h(
        'div',
        { class: 'about-head' },
        h('h2', { id: 'about-title' }, welcome?.title ?? 'Discord at home'),
        h(
          'button',
          { type: 'button', class: 'icon-button', 'aria-label': 'Close this card', onclick: () => this.hide(true) },
          icon('close'),
        ),
      ),
      welcome ? this.embedded(welcome) : this.alone(),
    );
    this.card.hidden = false;
    if (focus) this.card.querySelector('.about-body button')?.focus();
  }

  hide(focus = false) {
    this.card.hidden = true;
    localStorage.setItem(SEEN, this.mark);
    if (focus) $('#open-about').focus();
  }

  embedded(welcome) {
    const buttons = welcome.actions.map((action, at) =>
      h(
        'button',
        {
          type: 'button',
          class: `button ${at ? 'secondary' : 'primary'}`,
          onclick: () => {
            this.hide();
            this.run(action);
          },
        },
        action.label,
      ),
    );
    return h('div', { class: 'about-body' }, h('p', {}, welcome.text), h('div', { class: 'about-actions' }, buttons));
  }

  alone() {
    const { world } = this;
    const line = (label, text, shown = text) =>
      h(
        'div',
        { class: 'connect-line' },
        h('span', { class: 'muted' }, label),
        h('code', {}, shown),
        h(
          'button',
          { type: 'button', class: 'icon-button', 'aria-label': `Copy ${label}`, onclick: () => this.copy(text) },
          icon('copy'),
        ),
      );
    const code = h('pre', { tabindex: '0', 'aria-label': 'Code' }, h('code', {}));
    const libraries = h(
      'select',
      { id: 'snippet-library', onchange: () => fill(code.firstChild, SNIPPETS[libraries.value]) },
      Object.keys(SNIPPETS).map((name) => h('option', { value: name }, name)),
    );
    fill(code.firstChild, SNIPPETS[libraries.value]);
    return h(
      'div',
      { class: 'about-body' },
      h(
        'p',
        {},
        'A local Discord emulator for developing bots. Connect your bot with this address and token, and use it as any of ' +
          'the users at the top. Nothing leaves this computer. The tools beside the question mark list the bot\'s requests.',
      ),
      line('Address', location.origin),
      world.botToken && line('Bot token', world.botToken, '•'.repeat(16)),
      h(
        'div',
        { class: 'snippet' },
        h('label', { for: 'snippet-library', class: 'muted' }, 'Code for'),
        libraries,
        h(
          'button',
          { type: 'button', class: 'button primary', onclick: () => this.copy(SNIPPETS[libraries.value]) },
          'Copy the code',
        ),
      ),
      code,
    );
  }
}

// The output of `discord-at-home snippet` for the most popular libraries.
const SNIPPETS = {
  'discord.js': "const client = new Client({ intents, rest: { api: `${process.env.DISCORD_API}/api`, version: '10' } });",
  'discord.py': `discord.http.Route.BASE = os.environ["DISCORD_API"] + "/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])`,
  hikari: 'bot = hikari.GatewayBot(os.environ["DISCORD_TOKEN"], rest_url=os.environ["DISCORD_API"] + "/api/v10")',
  serenity: 'let http = HttpBuilder::new(token).proxy(api).ratelimiter_disabled(true).build();',
  twilight: `let http = Client::builder().token(token).proxy("127.0.0.1:8642".into(), true).build();
let config = ConfigBuilder::new(token, intents).proxy_url(gateway).build();`,
};
