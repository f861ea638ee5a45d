/** Between two tries to reach the shop, in ms. */
const TRY_EVERY_MS = 10_000;

const root = document.documentElement;
try {
  const chosen = window.localStorage.getItem('theme');
  if (chosen) root.classList.add(chosen);
} catch {
  // A browser that refuses storage: the device's own colours.
}

const reload = () => window.location.reload();

async function openWhenReachable(): Promise<void> {
  const state = document.getElementById('state');
  try {
    const { ok } = await fetch('/health', { cache: 'no-store' });
    if (ok) reload();
  } catch {
    if (state) state.textContent = `Still no answer. The last try was at ${new Date().toLocaleTimeString('en-IN')}.`;
  }
}

document.getElementById('retry')?.addEventListener('click', reload);
window.addEventListener('online', reload);
// Also when the device is connected and only the shop was away.
setInterval(() => !document.hidden && void openWhenReachable(), TRY_EVERY_MS);
