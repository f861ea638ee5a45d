import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openAccount } from '../../testing/account';
import type { GraphAnswers } from '../../testing/mockGraph';

/** A ledger that keeps what is given and withdrawn. */
function aLedger() {
  const consents = [
    {
      ...{ purpose: 'PRODUCT_ALERTS', isGiven: true, notice: 'We tell you once.', noticeVersion: '2026-11' },
      ...{ proof: 'link alert.1', at: day(5) },
    },
  ];
  const move = (purpose: string, isGiven: boolean) =>
    void consents.unshift({
      purpose,
      isGiven,
      notice: 'What was read.',
      noticeVersion: '2026-11',
      proof: 'request 1',
      at: day(6 + consents.length),
    });
  const graph: GraphAnswers = {
    MyConsents: () => ({ me: { id: 'user-1', email: 'asha@example.com', consents } }),
    consentToNewsletter: () => {
      move('NEWSLETTER', true);
      return { subscribeToNewsletter: { ok: true, message: 'You are on our list.', userErrors: [] } };
    },
    withdrawConsent: ({ purpose }) => {
      move(String(purpose), false);
      return { withdrawConsent: { ok: true, message: 'Done.', userErrors: [] } };
    },
  };
  return graph;
}
const day = (of: number) => `2026-01-${String(of).padStart(2, '0')}T10:00:00Z`;

describe('Your consents', () => {
  it('are given and withdrawn by one press each', async () => {
    const { user } = await openAccount({ graph: aLedger() });
    const section = within(await screen.findByRole('region', { name: 'Your consents' }));

    await user.click(await section.findByRole('button', { name: 'Agree: Newsletter' }));
    await user.click(await section.findByRole('button', { name: 'Withdraw: Newsletter' }));

    expect(await section.findByRole('button', { name: 'Agree: Newsletter' })).toBeTruthy();
    await user.click(section.getByRole('button', { name: 'Withdraw: Mails about stock and prices' }));
    expect(await section.findAllByText('You have not agreed to this.')).toHaveLength(3);
  });

  it('are listed with what shows each', async () => {
    await openAccount({ graph: aLedger() });
    const section = within(await screen.findByRole('region', { name: 'Your consents' }));

    expect(await section.findByText('You agreed on Jan 05, 2026.')).toBeTruthy();
    expect(section.getByText('Notice 2026-11; shown by: link alert.1')).toBeTruthy();
  });
});
