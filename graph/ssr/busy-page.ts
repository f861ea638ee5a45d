import type { IncomingMessage } from 'node:http';
import { html } from '../rest/html.js';
import { RETRY_AFTER_S } from '../rest/response-headers.js';
import { busy } from '../shared/errors.js';
import { inEachLanguage, LANGUAGES, type Language, languageOf } from '../shared/languages/languages.js';
import { say, wordsIn } from '../shared/languages/phrase.js';
import { hashSource } from './page-policy.js';

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:32rem;padding:1.5rem;text-align:center}
h1{font-size:1.5rem;line-height:1.3}
a{display:inline-block;min-height:44px;padding:.5rem 1rem;color:inherit}`;

const POLICY = ["default-src 'none'", `style-src ${hashSource(STYLE)}`, "base-uri 'none'", "form-action 'none'"]
  .concat("frame-ancestors 'none'")
  .join(';');

const PAGES = inEachLanguage(pageIn);

/**
 * The page of a shop that is asked for more than it can serve, in the language that a visitor
 * reads, with the policy that it is shown under. It stands ready, loads nothing and asks again by
 * itself.
 */
export function busyPage(req: Pick<IncomingMessage, 'url' | 'headers'>): { html: string; policy: string } {
  return { html: PAGES[languageOf(req)], policy: POLICY };
}

function pageIn(language: Language): string {
  const words = wordsIn(language);
  const text = say(busy().reason, language);
  const style = `<style>${STYLE}</style>`;
  return html`<!doctype html>
<html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="${RETRY_AFTER_S}"><title>${text}</title>
<!--style--></head><body><main><h1>${text}</h1><p>${words('This page tries again automatically in a few seconds.')}</p><p><a href="">${words('Try again')}</a></p></main></body></html>
`
    .toString()
    .replace('<!--style-->', style);
}
