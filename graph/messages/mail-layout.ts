import { type Html, html } from '../rest/html.js';
import { LANGUAGES, type Language, pathIn } from '../shared/languages/languages.js';
import type { Words } from '../shared/languages/phrase.js';
import type { Mailer } from '../shared/ports/mailer.js';
import { inkOn } from '../shop/palette.js';
import { type Appearance, logoFiles, pathOf } from '../shop/read-appearance.js';
import type { KeptPicture } from '../shop/shop-appearance.entity.js';
import type { ShopFacts } from '../shop/shop-facts.js';

/** How a mail begins. */
export function greetingOf(words: Words, name: string): string {
  return words('Hello {name},', { name });
}

/** What a mail says, without its looks. */
export interface Letter {
  /** What it and the page that it leads to are written in. */
  language: Language;
  title: string;
  greeting: string;
  paragraphs: readonly string[];
  /** What was bought: a name and what stands at the end of its line. */
  rows?: readonly (readonly [name: string, amount: string])[];
  /** The one thing to do, on a page of the shop. @param path begins with a slash */
  link?: { label: string; path: string };
  /** For what comes because its reader asked for it: the way to get no more. */
  leave?: { label: string; token: string };
}

/** The page on which the reader of a mail leaves what they asked for. */
function leavePath(token: string): string {
  // Behind the hash, which browsers send to no server.
  return `/mails/leave#${token}`;
}

const CELL = 'padding:8px 0;border-bottom:1px solid #e4e1d8';

/** Whose mail it is, and what it looks like. */
export interface Sender {
  shop: ShopFacts;
  appearance: Pick<Appearance, 'light' | 'logo'>;
}

/** The button of a mail, where the owner chose no colours. */
const DEFAULT_ACCENT = '#1D6B45';

/** In pixels. */
const LOGO_HEIGHT = 40;

/** Sets a letter as plain text and as HTML that a phone shows well, in light and dark. */
export function layOutMail(letter: Letter, mailer: Mailer, sender: Sender): { text: string; html: string } {
  return { text: asText(letter, mailer, sender.shop), html: `${asHtml(letter, mailer, sender)}` };
}

function asText(
  { language, greeting, paragraphs, rows = [], link, leave }: Letter,
  { addressOf }: Mailer,
  shop: ShopFacts,
): string {
  const table = rows.map(([name, amount]) => `${name}: ${amount}`).join('\n');
  const ask = link && `${link.label}:\n${addressOf(pathIn(language, link.path))}`;
  const end = leave && `${leave.label}: ${addressOf(pathIn(language, leavePath(leave.token)))}`;
  return `${[greeting, ...paragraphs, table, ask, signature(shop), end].filter(Boolean).join('\n\n')}\n`;
}

function asHtml(
  { language, title, greeting, paragraphs, rows = [], link, leave }: Letter,
  { addressOf }: Mailer,
  { shop, appearance: { light, logo } }: Sender,
): Html {
  const accent = light?.accent ?? DEFAULT_ACCENT;
  const name = logo ? logoOf(logo, shop.name, addressOf) : shop.name;
  return html`<!doctype html>
<html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="font-size:20px;font-weight:700;margin:0 0 24px">${name}</p>
<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">${title}</h1>
<p>${greeting}</p>
${paragraphs.map((paragraph) => html`<p style="white-space:pre-line">${paragraph}</p>\n`)}
${rows.length > 0 && html`<table role="presentation" style="width:100%;border-collapse:collapse">${rows.map(asRow)}</table>`}
${link && html`<p style="margin:24px 0"><a href="${addressOf(pathIn(language, link.path))}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${accent};color:${inkOn(accent)};text-decoration:none;font-weight:600">${link.label}</a></p>`}
<p style="font-size:13px;opacity:.75;margin-top:32px">${signature(shop)}</p>
${leave && html`<p style="font-size:13px"><a href="${addressOf(pathIn(language, leavePath(leave.token)))}">${leave.label}</a></p>`}
</div></body></html>`;
}

/** With its name for readers who are shown no pictures. */
function logoOf(logo: KeptPicture, name: string, addressOf: Mailer['addressOf']): Html {
  const width = Math.round((logo.width * LOGO_HEIGHT) / logo.height);
  const source = addressOf(pathOf(logoFiles(logo).master));
  return html`<img src="${source}" alt="${name}" width="${width}" height="${LOGO_HEIGHT}" style="border:0">`;
}

function asRow([name, amount]: readonly [string, string]): Html {
  return html`<tr><td style="${CELL}">${name}</td><td style="${CELL};text-align:right;white-space:nowrap">${amount}</td></tr>`;
}

function signature({ address, email, phone }: ShopFacts): string {
  return `${address} · ${email} · ${phone}`;
}
