import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openAccount } from '../../testing/account';

const aCard = (lastFour: string, state: string, expiresAt: string) => ({
  ...{ id: lastFour, kind: 'GIFT_CARD', lastFour, balance: 300, state, expiresAt },
  movements: [],
});

describe('the gift cards of an account', () => {
  it('say until when each can be spent, and of one whose day is over that it is', async () => {
    const credits = [aCard('LIVE', 'LIVE', '2027-11-28T18:29:59Z'), aCard('OVER', 'EXPIRED', '2026-03-21T18:29:59Z')];
    await openAccount({ graph: { AccountCredit: () => ({ me: { id: 'user-1', creditBalance: 300, credits } }) } });

    expect(await screen.findByText('You can spend ₹300.00.')).toBeTruthy();
    expect(screen.getByText('To be spent by Nov 28, 2027')).toBeTruthy();
    expect(screen.getByText('Expired on Mar 21, 2026')).toBeTruthy();
  });
});
