import { shopAddress } from './browser.js';

/** The link to choose another password in the latest mail to an address; it comes a moment after it was asked for. */
export async function linkSentTo(email: string): Promise<string> {
  for (;;) {
    const list = await (await fetch(`${shopAddress()}/dev/mail`)).text();
    const mail = list.split('<li>').find((entry) => entry.includes(email) && entry.includes('password'));
    const address = /href="([^"]+as=text)"/.exec(mail ?? '')?.[1];
    if (address) return /\/resetPassword#\S+/.exec(await (await fetch(shopAddress() + address)).text())?.[0] ?? '';
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
