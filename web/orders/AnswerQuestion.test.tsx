import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../testing/renderPage';
import { aQuestion } from '../testing/shortages';

describe('the link of a mail that asks what to send instead', () => {
  it('is answered without signing in, and then says what is sent', async () => {
    let question = aQuestion();
    const { user, calls } = await renderPage('/mails/answer#secret', {
      graph: {
        AnswerQuestion: () => ({ shortage: question }),
        answerShortage: () => {
          const substitute = { id: 'line-2', productTitle: 'Annvriksh Toor Dal' };
          question = aQuestion({ status: 'SUBSTITUTED', substitute });
          return { answerShortage: { message: 'Thank you.', shortage: question } };
        },
      },
    });

    await user.click(await screen.findByRole('button', { name: 'Send Annvriksh Toor Dal, 500 g instead' }));

    expect(await screen.findByText('We are sending Annvriksh Toor Dal instead.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /instead$/ })).toBeNull();
    const sent = calls.find(({ operationName }) => operationName === 'answerShortage');
    expect(sent?.variables).toEqual({ token: 'secret', variantId: 'annvriksh-500' });
  });

  it('gives the money back for a press on that, and says so', async () => {
    let question = aQuestion();
    const { user, calls } = await renderPage('/mails/answer#secret', {
      graph: {
        AnswerQuestion: () => ({ shortage: question }),
        answerShortage: () => {
          question = aQuestion({ status: 'NOT_SUPPLIED' });
          return { answerShortage: { message: 'Thank you.', shortage: question } };
        },
      },
    });

    await user.click(await screen.findByRole('button', { name: 'Nothing, give the money back' }));

    expect(await screen.findByText('Nothing is sent instead, and you do not pay for it.')).toBeTruthy();
    const sent = calls.find(({ operationName }) => operationName === 'answerShortage');
    expect(sent?.variables).toEqual({ token: 'secret', variantId: null });
  });

  it.each([
    ['is cut off', '/mails/answer'],
    ['the shop has not made', '/mails/answer#nonsense'],
  ])('is said to be incomplete where it %s', async (_how, path) => {
    await renderPage(path, { graph: { AnswerQuestion: () => ({ shortage: null }) } });

    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeTruthy();
  });
});
