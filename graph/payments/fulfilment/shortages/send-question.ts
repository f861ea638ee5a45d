import { packInWords } from '../../../catalogue/variants/pack-in-words.js';
import { greetingOf } from '../../../messages/mail-layout.js';
import { sendMail } from '../../../messages/send-mail.js';
import { lineTitleIn } from '../../../orders/line-title.js';
import { Order } from '../../../orders/order.entity.js';
import { OrderLine } from '../../../orders/order-line.entity.js';
import { wordsIn } from '../../../shared/languages/phrase.js';
import { formatRupees } from '../../../shared/money/format-rupees.js';
import type { Task } from '../../../shared/task.js';
import { endQuestion } from './answer-shortage.js';
import { Shortage, ShortageStatus } from './shortage.entity.js';
import { offersOf } from './shortage-offers.js';
import { END_QUESTION, SEND_QUESTION } from './shortage-tasks.js';
import { shortageToken } from './shortage-token.js';

/** Mails the question with the link by which one press answers it; nothing once it has ended. */
const sendQuestions: Task<{ shortageId: string }> = {
  name: SEND_QUESTION,
  run: async (ctx, { shortageId: id }) => {
    const shortage = await ctx.db.findOneBy(Shortage, { id, status: ShortageStatus.ASKED });
    if (!shortage?.askedUntil) return;
    const order = await ctx.db.findOneByOrFail(Order, { id: shortage.orderId });
    const line = await ctx.db.findOneByOrFail(OrderLine, { id: shortage.orderLineId });
    const { language } = order;
    const words = wordsIn(language);
    const packs = line.options.map((option) => packInWords(language, option));
    const product = [lineTitleIn(language, line), ...packs].join(', ');
    const offers = await offersOf(ctx, shortage, language);
    const until = new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', {
      ...{ timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit' },
    }).format(shortage.askedUntil);
    await sendMail(
      ctx,
      { id: `shortage.${id}`, to: { name: order.name, email: order.email } },
      {
        language,
        title: words('Order {number}: what shall we send instead?', { number: order.number }),
        greeting: greetingOf(words, order.name),
        paragraphs: [
          words('We are packing your order, and this is not on our shelf: {missing}.', {
            missing: `${shortage.quantity} × ${product}`,
          }),
          words('We could send one of these instead, at no higher price. Please choose by {time}.', { time: until }),
          words('Without an answer we send nothing instead, and what it cost comes back by itself.'),
        ],
        rows: offers.map(({ title, pricePaise }) => [title, formatRupees(pricePaise, language)]),
        link: { label: words('Choose'), path: `/mails/answer#${shortageToken(ctx.config, id)}` },
      },
    );
  },
};

/** What shortages do later. */
export const shortageTasks: readonly Task[] = [
  sendQuestions,
  { name: END_QUESTION, run: (ctx, { shortageId }: { shortageId: string }) => endQuestion(ctx, shortageId) },
];
