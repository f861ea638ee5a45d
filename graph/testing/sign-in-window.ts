import { patiently } from './patiently.js';

/** The press of the button that a test's window belongs to. */
export const ATTEMPT = '0123456789abcdef';

/** Where the window begins. */
export const START = `/auth/google?attempt=${ATTEMPT}`;

/** A page at the end of some redirects. */
export interface Arrived {
  url: URL;
  status: number;
  text: string;
  headers: Headers;
  /** What the last page of the window hands over; null on any other page. */
  outcome: { attempt?: string; idToken?: string; message?: string } | null;
}

/**
 * A browser that keeps cookies by path and follows redirects, but for those to a path that the test
 * stops at.
 */
export function aBrowserAt(address: string) {
  const cookies = new Map<string, { value: string; path: string }>();
  const open = async (to: string | URL, { form = null, stopAt = null }: Visit = {}): Promise<Arrived> => {
    const url = new URL(to, address);
    const sent = [...cookies].filter(([, { path }]) => url.pathname.startsWith(path));
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: sent.map(([name, { value }]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) cookies.set(name, { value, path: /path=([^;]+)/i.exec(cookie)?.[1] ?? '/' });
      else cookies.delete(name);
    }
    const next = response.headers.get('location');
    if (next && !(stopAt && next.includes(stopAt))) return open(new URL(next, url), { stopAt });
    const text = await response.text();
    const outcome = /id="outcome">(.*?)<\/script>/.exec(text)?.[1];
    return {
      ...{ url: next ? new URL(next, url) : url, status: response.status, text, headers: response.headers },
      outcome: outcome ? JSON.parse(outcome) : null,
    };
  };
  return { open, cookies };
}

interface Visit {
  form?: Record<string, string> | null;
  stopAt?: string | null;
}

/** An ID token of the stand-in for a person who types name and e-mail there. */
export async function aStandInToken(address: string, person: { name: string; email: string }): Promise<string> {
  const { outcome } = await patiently(async () => {
    const { open } = aBrowserAt(address);
    const choice = await open(START);
    return choice.status === 503 ? choice : open(choice.url, { form: { ...person, action: 'continue' } });
  });
  if (!outcome?.idToken) throw new Error(`the stand-in gave no token: ${outcome?.message}`);
  return outcome.idToken;
}
