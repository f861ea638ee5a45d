import { describe, expect, it } from '@jest/globals';
import { firstMissing } from '../accounts/addresses/addressFields';
import { BILLING_FIELDS, type Billing, EMPTY_BILLING, knownBilling } from './billing';

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
  buyerGstin: '',
};

const doubt = (name: keyof Billing, entry: string, billing = complete) =>
  BILLING_FIELDS.find((field) => field.name === name)?.doubt?.(entry, billing) ?? null;

describe('firstMissing', () => {
  it('names the boxes one after the other, in the words of the specification', () => {
    const filled = { ...complete };
    const messages: string[] = [];
    for (const name of Object.keys(filled) as (keyof Billing)[]) filled[name] = ' ';

    for (let missing = firstMissing(BILLING_FIELDS, filled); missing; missing = firstMissing(BILLING_FIELDS, filled)) {
      messages.push(missing.message);
      filled[missing.field as keyof Billing] = 'x';
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
    expect(firstMissing(BILLING_FIELDS, complete)).toBeNull();
  });

  it('starts with India as the country', () => {
    expect(EMPTY_BILLING.country).toBe('India');
  });
});

describe('knownBilling', () => {
  const { email: _email, buyerGstin: _gstin, ...place } = complete;
  const saved = { __typename: 'Address' as const, ...place, streetAddressLine2: null };
  const home = { ...saved, id: 'a-1', label: 'Home', isDefault: true };
  const parents = { ...home, id: 'a-2', label: 'Parents', isDefault: false, zipCode: '570 001' };
  const asha = { name: 'Asha', email: 'asha@example.com', phone: null, addresses: [home, parents] };
  const shopper = { ...asha, orders: { nodes: [] } };

  it('begins with the default address, or with the one that has the given PIN code', () => {
    expect(knownBilling(shopper).zipCode).toBe('560001');
    expect(knownBilling(shopper, '570001').zipCode).toBe('570 001');
    expect({ ...EMPTY_BILLING, ...knownBilling(shopper, '110001') }).toEqual(complete);
  });

  it('knows the account and the PIN code of who has ordered nothing', () => {
    const known = knownBilling({ ...shopper, addresses: [] }, '110001');

    expect(known).toEqual({
      ...{ fullName: 'Asha', phoneNumber: '', email: 'asha@example.com', zipCode: '110001' },
      ...{ city: 'New Delhi', state: 'Delhi' },
    });
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
