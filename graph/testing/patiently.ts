/**
 * What a client waits after "busy" before it asks again; the shop's Retry-After says no more. In
 * milliseconds.
 */
const PAUSE_MS = 500;

const MAX_TRIES = 20;

/**
 * Makes a call as a client does: once again with a pause between, for as long as the shop says 503,
 * that it is busy.
 */
export async function patiently<Answer extends { status: number }>(call: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await call();
    if (answer.status !== 503 || tries === MAX_TRIES) return answer;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
