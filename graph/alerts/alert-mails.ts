import { productById, variantById } from '../catalogue/catalogue.loaders.js';
import { productTextIn } from '../catalogue/translations/translated.js';
import { packInWords } from '../catalogue/variants/pack-in-words.js';
import { addJobs } from '../jobs/add-jobs.queries.js';
import { greetingOf, type Letter } from '../messages/mail-layout.js';
import { mailingToken } from '../messages/mailing-token.js';
import { sendMail } from '../messages/send-mail.js';
import type { Context } from '../shared/context.js';
import { type Words, wordsIn } from '../shared/languages/phrase.js';
import { formatRupees } from '../shared/money/format-rupees.js';
import type { Task } from '../shared/task.js';
import { type AlertNews, deleteOldAlerts, findAlertNews, queueDueAlerts } from './alerts.queries.js';
import { ProductAlert, ProductAlertKind } from './product-alert.entity.js';

const SEND_ALERT_LINK = 'send-alert-link';
const TELL_ALERT = 'tell-product-alert';

/** Alerts that are queued by one run; the next one is a minute later. */
const MAX_QUEUED = 5_000;

/** At most so many pieces are counted out to the reader, as on the page of the product. */
const FEW = 5;

/**
 * Has the link mailed by which the reader of an address confirms that they want to be told, once
 * the transaction is committed.
 */
export async function queueAlertLink(tx: Context, alertId: string): Promise<void> {
  const row = `SELECT json_build_object('alertId', $1::text) AS payload, $2::text AS key, NULL::timestamptz AS run_at`;
  await addJobs(tx, SEND_ALERT_LINK, row, [alertId, `${SEND_ALERT_LINK}:${alertId}`]);
}

/** Mails the link that `queueAlertLink` has queued. */
const sendAlertLinks: Task<{ alertId: string }> = {
  name: SEND_ALERT_LINK,
  run: async (ctx, { alertId }) => {
    const news = await findAlertNews(ctx, alertId);
    if (!news || news.confirmedAt) return;
    const words = wordsIn(news.language);
    const product = await titleOf(ctx, news);
    if (!product) return;
    const token = mailingToken(ctx.config, 'confirm', { name: 'alert', id: alertId });
    await mail(ctx, news, `alert-link.${alertId}.${news.createdAt.getTime()}`, {
      title: words('Shall we tell you about {product}?', { product }),
      paragraphs: [
        news.kind === ProductAlertKind.BACK_IN_STOCK
          ? words('We were asked to tell this address once {product} is back in stock.', { product })
          : words('We were asked to tell this address once {product} costs less.', { product }),
        words('Use the link below within 7 days. We write once, and use the address for nothing else.'),
        words('If you did not ask for it, ignore this mail: you get no other.'),
      ],
      link: { label: words('Yes, tell me'), path: `/mails/confirm#${token}` },
    });
  },
};

/** Looks for what has happened that a reader waits for. Where no mail is sent nothing is. */
const findDueAlerts: Task = {
  name: 'find-due-product-alerts',
  schedule: { match: '* * * * *' },
  run: async (ctx) => void (ctx.mailer && (await queueDueAlerts(ctx, TELL_ALERT, MAX_QUEUED))),
};

/**
 * Tells readers what they asked for, once. Where it no longer holds when the mail is written, they
 * wait on. A job that dies between sending and noting it sends the same mail again.
 */
const tellAlerts: Task<{ alertId: string }> = {
  name: TELL_ALERT,
  run: async (ctx, { alertId }) => {
    const news = await findAlertNews(ctx, alertId);
    if (!news || news.toldAt || !news.dueAt) return;
    const product = news.hasHappened ? await titleOf(ctx, news) : null;
    if (!product) {
      await ctx.db.update(ProductAlert, { id: alertId, dueAt: news.dueAt }, { dueAt: null });
      return;
    }
    const words = wordsIn(news.language);
    const token = mailingToken(ctx.config, 'leave', { name: 'alert', id: alertId });
    await mail(ctx, news, `alert.${alertId}.${news.dueAt.getTime()}`, {
      ...wordingOf(words, news, product),
      link: { label: words('See it in the shop'), path: `/product/${news.productId}` },
      leave: { label: words('No more mails about stock and prices'), token },
    });
    await ctx.db.update(ProductAlert, { id: alertId, dueAt: news.dueAt }, { toldAt: new Date() });
  },
};

/** What alerts do later. */
export const alertTasks: readonly Task[] = [
  sendAlertLinks,
  findDueAlerts,
  tellAlerts,
  { name: 'forget-old-product-alerts', schedule: { match: '40 3 * * *' }, run: deleteOldAlerts },
];

function wordingOf(words: Words, news: AlertNews, product: string): Pick<Letter, 'title' | 'paragraphs'> {
  const { kind, left, nowPaise, pricePaise, language } = news;
  const price = formatRupees(nowPaise as NonNullable<typeof nowPaise>, language);
  // Everybody who asked is told at once, so that each reads how much there really is.
  const counted =
    left <= FEW
      ? words('There were {left} left when we wrote this, and none is put aside.', { left })
      : words('We put none aside: it is sold to who orders first.');
  const once = words('You asked us to tell you. This is the only mail about it.');
  if (kind === ProductAlertKind.BACK_IN_STOCK)
    return {
      title: words('{product} is back in stock', { product }),
      paragraphs: [words('You can buy {product} again, at {price}.', { product, price }), counted, once],
    };
  const before = formatRupees(pricePaise as NonNullable<typeof pricePaise>, language);
  return {
    title: words('{product} costs less now', { product }),
    paragraphs: [
      words('{product} costs {price} now. It was {before} when you asked.', { product, price, before }),
      counted,
      once,
    ],
  };
}

/** What its reader calls it, such as `Toor Dal, 1 kg`; null for what is gone or hidden. */
async function titleOf(ctx: Context, { productId, variantId, language }: AlertNews): Promise<string | null> {
  const product = await productById(ctx).load(productId);
  const variant = variantId ? await variantById(ctx).load(variantId) : null;
  if (!product || variant === undefined) return null;
  const name = await productTextIn(ctx, language, product, 'name');
  const pack = variant && (variant.weight ?? variant.size ?? variant.ram);
  return [name, pack && packInWords(language, pack)].filter(Boolean).join(', ');
}

async function mail(
  ctx: Context,
  { to, name, language }: AlertNews,
  id: string,
  letter: Omit<Letter, 'language' | 'greeting'>,
): Promise<void> {
  const words = wordsIn(language);
  const greeting = name ? greetingOf(words, name) : words('Hello,');
  await sendMail(ctx, { id, to: { name: name ?? to, email: to } }, { language, greeting, ...letter });
}
