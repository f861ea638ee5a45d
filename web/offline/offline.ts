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
const isHindi = /^\/hi(?:\/|$)/.test(window.location.pathname) || /(?:^|; )lang=hi(?:;|$)/.test(document.cookie);
if (isHindi) {
  root.lang = 'hi';
  document.title = document.querySelector('[lang="hi"] h1')?.textContent ?? document.title;
}

const reload = () => window.location.reload();

async function openWhenReachable(): Promise<void> {
  try {
    const { ok } = await fetch('/health', { cache: 'no-store' });
    if (ok) reload();
  } catch {
    const time = new Date().toLocaleTimeString('en-IN');
    const said = isHindi
      ? `अब भी जवाब नहीं मिला. पिछली कोशिश ${time} पर हुई.`
      : `Still no answer. The last try was at ${time}.`;
    for (const state of document.querySelectorAll('[data-state]')) state.textContent = said;
  }
}

for (const button of document.querySelectorAll('[data-retry]')) button.addEventListener('click', reload);
window.addEventListener('online', reload);
// Also when the device is connected and only the shop was away.
setInterval(() => !document.hidden && void openWhenReachable(), TRY_EVERY_MS);
