import { shopAddress } from './browser.js';

/**
 * The link in the latest mail to an address that leads to a page; it comes a moment after it was
 * asked for.
 *
 * @param page its path without the slash
 */
export function linkSentTo(email: string, page = 'resetPassword'): Promise<string> {
  return wordsSentTo(email, new RegExp(`/${page}(?:#\\S+|\\b)`));
}

/** What fits a pattern in the latest mail to an address in which anything does. */
export async function wordsSentTo(email: string, words: RegExp): Promise<string> {
  for (;;) {
    const list = await (await fetch(`${shopAddress()}/dev/mail`)).text();
    for (const entry of list.split('<li>').filter((mail) => mail.includes(email))) {
      const address = /href="([^"]+as=text)"/.exec(entry)?.[1];
      const found = address && words.exec(await (await fetch(shopAddress() + address)).text())?.[0];
      if (found) return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
