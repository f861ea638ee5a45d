import { shopAddress } from './browser.js';

/**
 * The link in the latest mail to an address that leads to a page; it comes a moment after it was
 * asked for.
 *
 * @param page its path without the slash
 */
export async function linkSentTo(email: string, page = 'resetPassword'): Promise<string> {
  const link = new RegExp(`/${page}(?:#\\S+|\\b)`);
  for (;;) {
    const list = await (await fetch(`${shopAddress()}/dev/mail`)).text();
    for (const entry of list.split('<li>').filter((mail) => mail.includes(email))) {
      const address = /href="([^"]+as=text)"/.exec(entry)?.[1];
      const found = address && link.exec(await (await fetch(shopAddress() + address)).text())?.[0];
      if (found) return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
