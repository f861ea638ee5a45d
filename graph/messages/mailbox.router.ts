import { Router } from 'express';
import helmet from 'helmet';
import { answerFailure } from '../rest/answer-failure.js';
import { html } from '../rest/html.js';
import { isFromLoopback } from '../rest/loopback.js';
import { contextOf } from '../rest/response-context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { findMail, listMailbox } from './mailbox.js';

/** Where the local mailbox is to be read; there is none in production, nor where mail is sent. */
export const MAILBOX_PATH = '/dev/mail';

/** A mail brings its styles inside, and of the shop its logo. */
const protectMailbox = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    styleSrc: ["'unsafe-inline'"],
    imgSrc: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
});

/**
 * The local mailbox: a list of mails at its root, and each as HTML, or as plain text with
 * `?as=text`. A mail may let its reader into an account, so that it answers on the shop's own
 * machine alone.
 */
export const mailboxRouter = Router()
  .use(protectMailbox, (req, res, next) => {
    res.set('Cache-Control', 'no-store');
    if (isFromLoopback(req)) next();
    else
      answerFailure(
        new ShopError(ErrorCode.FORBIDDEN, phrase('The mailbox is read on the machine that the shop runs on.')),
        res,
      );
  })
  .get('/', async (_req, res) => {
    const mails = await listMailbox(contextOf(res).db);
    const rows = mails.map(
      ({ id, recipient, subject, sentAt }) =>
        html`<li><a href="${MAILBOX_PATH}/${id}">${subject}</a> to ${recipient}, ${sentAt.toISOString()}
(<a href="${MAILBOX_PATH}/${id}?as=text">text</a>)</li>`,
    );
    const list = rows.length > 0 ? html`<ol>${rows}</ol>` : html`<p>No mail yet.</p>`;
    res.type('html').send(
      html`<!doctype html>
<html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Mailbox</title>
<style>body { font: 1rem/1.6 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }</style>
<h1>Mailbox</h1><p>What this shop would send. Set SMTP_URL to have it sent.</p>${list}</html>`.toString(),
    );
  })
  .get('/:id', async (req, res, next) => {
    const mail = await findMail(contextOf(res).db, req.params.id);
    if (!mail) next();
    else if (req.query.as === 'text') res.type('text').send(mail.text);
    else res.type('html').send(mail.html);
  });
