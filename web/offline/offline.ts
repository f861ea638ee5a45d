/** Between two tries to reach the shop, in ms. */
const TRY_EVERY_MS = 10_000;

const root = document.documentElement;
try {
  const chosen = window.localStorage.getItem('theme');
  if (chosen) root.classList.add(chosen);
} catch {
  // A browser that refuses storage: the device's own colours.
}

// This page stands at the address of the one that could not be reached.
// It is kept once for all, with its text in every language; the first where neither address nor
// cookie names one.
const texts = [...document.querySelectorAll<HTMLElement>('main > [lang]')];
const inLanguage = (language: string | undefined) => texts.find(({ lang }) => lang === language);
const shown =
  inLanguage(/^\/(\w+)/.exec(window.location.pathname)?.[1]) ??
  inLanguage(/(?:^|; )lang=(\w+)(?:;|$)/.exec(document.cookie)?.[1]) ??
  texts[0];
for (const text of texts) text.hidden = text !== shown;
if (shown && shown !== texts[0]) {
  root.lang = shown.lang;
  document.title = shown.querySelector('h1')?.textContent ?? document.title;
}

const reload = () => window.location.reload();

async function openWhenReachable(): Promise<void> {
  try {
    const { ok } = await fetch('/health', { cache: 'no-store' });
    if (ok) reload();
  } catch {
    const time = new Date().toLocaleTimeString('en-IN');
    const state = shown?.querySelector<HTMLElement>('[data-still]');
    if (state) state.textContent = state.dataset.still?.replace('{time}', time) ?? '';
  }
}

for (const button of document.querySelectorAll('[data-retry]')) button.addEventListener('click', reload);
window.addEventListener('online', reload);
// Also when the device is connected and only the shop was away.
setInterval(() => !document.hidden && void openWhenReachable(), TRY_EVERY_MS);
