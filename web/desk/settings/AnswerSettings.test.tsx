import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesk } from '../../testing/renderDesk';

/** Opens the settings of delivery in a shop that waits ten minutes, and types others. */
async function typeMinutes(minutes: string, answer: object) {
  const app = await renderDesk('/desk/settings/delivery', {
    graph: {
      DeskDelivery: () => ({ answerMinutes: 10, deliveryTerms: { fee: 50, freeFrom: 1000 } }),
      deskSetAnswerMinutes: () => ({ setAnswerMinutes: answer }),
    },
  });
  const card = within(await screen.findByRole('region', { name: 'If something is missing' }));
  const box = card.getByRole<HTMLInputElement>('textbox', { name: /^Minutes to answer/ });
  expect(box.value).toBe('10');
  await app.user.clear(box);
  await app.user.type(box, minutes);
  await app.user.click(card.getByRole('button', { name: 'Save the minutes' }));
  return app;
}

describe('how long a shopper has to say what is sent instead', () => {
  it('is set in minutes', async () => {
    const { calls } = await typeMinutes('25', { answerMinutes: 25, userErrors: [] });

    const sent = calls.find(({ operationName }) => operationName === 'deskSetAnswerMinutes');
    expect(sent?.variables).toEqual({ minutes: 25 });
  });

  it('is no time at all for no shop: the refusal is told', async () => {
    const refusal = { code: 'BAD_USER_INPUT', field: 'answerMinutes', message: 'Give 1 to 1440 minutes.' };
    await typeMinutes('0', { answerMinutes: 10, userErrors: [refusal] });

    expect(await screen.findByText('Give 1 to 1440 minutes.')).toBeTruthy();
  });
});
