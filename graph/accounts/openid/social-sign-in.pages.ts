import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { type Html, html, jsonScript } from '../../rest/html.js';

/** How the way to the provider ended. Without an attempt there is no page that waits for it. */
export interface WindowOutcome {
  attempt?: string;
  /** Absent when it failed. */
  idToken?: string;
  /** Why it failed, for the shopper. */
  message?: string;
}

/**
 * The headers of a page in the sign-in window: scripts and styles of its own only, cached nowhere,
 * telling no site where it came from. It is in no opener's group, since the provider's page before
 * it is in none.
 */
export const protectWindow: RequestHandler[] = [
  helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  }),
  helmet.crossOriginOpenerPolicy({ policy: 'unsafe-none' }),
  helmet.referrerPolicy({ policy: 'no-referrer' }),
  (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  },
];

/** A page of the sign-in window, in the look of the shop. */
export function windowPage({
  title,
  scripts = null,
  body,
}: {
  title: string;
  scripts?: Html | null;
  body: Html;
}): Html {
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/auth/window.css">
</head>
<body>
<main>${body}</main>
${scripts}
</body>
</html>
`;
}

/** The last page of the window: tells the page that opened it, and is closed by it. */
export function outcomePage(outcome: WindowOutcome): Html {
  const { message } = outcome;
  return windowPage({
    title: message ? 'Sign-in failed' : 'Signing you in',
    body: html`
<h1>${message ? 'That did not work' : 'Taking you back to the shop'}</h1>
<p role="status">${message ?? 'This window closes by itself. If it does not, close it and return to the shop.'}</p>
<button type="button" id="close">Close this window</button>`,
    scripts: html`${jsonScript('outcome', outcome)}<script src="/auth/window.js"></script>`,
  });
}
