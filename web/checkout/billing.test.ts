import { describe, expect, it } from '@jest/globals';
import { BILLING_FIELDS, type Billing, EMPTY_BILLING, firstMissing } from './billing';

const complete: Billing = {
  fullName: 'Asha Rao',
  country: 'India',
  streetAddressLine1: '12 MG Road',
  streetAddressLine2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  zipCode: '560001',
  phoneNumber: '9876543210',
  email: 'asha@example.com',
};

const doubt = (name: keyof Billing, entry: string, billing = complete) =>
  BILLING_FIELDS.find((field) => field.name === name)?.doubt?.(entry, billing) ?? null;

describe('firstMissing', () => {
  it('names the boxes one after the other, in the words of the specification', () => {
    const filled = { ...complete };
    const messages: string[] = [];
    for (const name of Object.keys(filled) as (keyof Billing)[]) filled[name] = ' ';

    for (let missing = firstMissing(filled); missing; missing = firstMissing(filled)) {
      messages.push(missing.message);
      filled[missing.name as keyof Billing] = 'x';
    }

    expect(messages).toEqual([
      'Please fill full name ',
      'Please fill country ',
      'Please fill Street address',
      'Please fill city ',
      'Please fill state ',
      'Please fill zipCode ',
      'Please fill phone Number ',
      'Please fill email',
    ]);
  });

  it('lets the second line of the street stay empty', () => {
    expect(firstMissing(complete)).toBeNull();
  });

  it('starts with India as the country', () => {
    expect(EMPTY_BILLING.country).toBe('India');
  });
});

describe('doubt', () => {
  it.each(['560001', '560 001'])('accepts the PIN code %s', (entry) => expect(doubt('zipCode', entry)).toBeNull());
  it.each(['56000', '012345'])('wonders about the PIN code %s', (entry) =>
    expect(doubt('zipCode', entry)).not.toBeNull(),
  );
  it.each(['9876543210', '+91 98765 43210', '09876543210'])('accepts the phone number %s', (entry) =>
    expect(doubt('phoneNumber', entry)).toBeNull(),
  );
  it('wonders about a phone number that is too short', () => expect(doubt('phoneNumber', '12345')).not.toBeNull());
  it('asks nothing of addresses abroad', () => {
    expect(doubt('zipCode', 'SW1A 1AA', { ...complete, country: 'United Kingdom' })).toBeNull();
  });
});
