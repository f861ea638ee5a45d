import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { anOrder, openOrders } from '../testing/orders';
import { aQuestion } from '../testing/shortages';

const told = () => screen.findByRole('region', { name: 'Not on our shelf: 2 × Toor Dal, 500 g' }).then(within);

describe('a question about what is missing', () => {
  it('says what is missing, until when to choose, and what each substitute costs', async () => {
    await openOrders([anOrder('JH-2')], { OrderQuestions: () => ({ me: { id: 'user-1', questions: [aQuestion()] } }) });

    const question = await told();
    expect(question.getByText(/^Order JH-2\. What shall we send instead\?/)).toBeTruthy();
    expect(question.getByText('Please choose by 2:05 PM. After that your money comes back.')).toBeTruthy();
    const offers = question.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
    expect(offers).toEqual([
      'Annvriksh Toor Dal, 500 g₹83.00 instead of ₹92.00Send this',
      'Chakki Chowk Toor Dal, 500 g₹92.00Send this',
    ]);
  });

  it('is gone once one press has answered it', async () => {
    const questions = [aQuestion()];
    const { user, calls } = await openOrders([anOrder('JH-2')], {
      OrderQuestions: () => ({ me: { id: 'user-1', questions } }),
      answerShortage: () => {
        const [question] = questions.splice(0);
        return { answerShortage: { message: 'Thank you.', shortage: { ...question, status: 'SUBSTITUTED' } } };
      },
    });

    await user.click((await told()).getByRole('button', { name: 'Send Chakki Chowk Toor Dal, 500 g instead' }));

    expect(await screen.findByText('Thank you.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: /^Not on our shelf/ })).toBeNull();
    const sent = calls.find(({ operationName }) => operationName === 'answerShortage');
    expect(sent?.variables).toEqual({ id: 'question-1', variantId: 'chowk-500' });
  });
});
