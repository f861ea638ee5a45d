/**
 * Hands the outcome of a sign-in to the page that opened this window, and closes it once that page
 * has it. The two meet on a channel of the shop's own origin whose name only they know: unlike
 * `window.opener`, it survives the provider's pages in between.
 */
(() => {
  const { attempt, idToken, message } = JSON.parse(document.getElementById('outcome').textContent);
  document.getElementById('close').addEventListener('click', () => window.close());
  if (!attempt) return;
  const channel = new BroadcastChannel(`sign-in ${attempt}`);
  channel.addEventListener('message', ({ data }) => {
    if (data === 'received') window.close();
  });
  channel.postMessage({ idToken, message });
})();
