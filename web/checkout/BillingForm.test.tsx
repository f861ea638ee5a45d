import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { BOXES, cart, openCheckout } from '../testing/checkout';

const form = () => within(screen.getByRole('form', { name: 'BILLING DETAILS' }));
const box = (label: string) => form().getByLabelText<HTMLInputElement>(label);
const held = (...labels: string[]) => labels.map((label) => box(label).value);

const asha = { name: 'Asha', email: 'asha@example.com', phone: '9000000000' };

describe('billing details', () => {
  it('stop at the first empty box: alert, words beside it, focus', async () => {
    const { press, sent } = await openCheckout();

    await press();

    expect(screen.getByRole('alert').textContent).toBe('Please fill full name ');
    const name = box('Full Name');
    expect(document.activeElement).toBe(name);
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please fill full name ',
    );
    expect(sent('startPayment')).toEqual([]);
  });

  it('ask for the PIN code first, take city and state from it, and wonder at an unusual one without refusing it', async () => {
    const { user } = await openCheckout();
    const pin = box('PIN Code (ZIP)');
    expect(form().getAllByRole('textbox')[0]).toBe(pin);
    expect(pin.getAttribute('autocomplete')).toBe('billing postal-code');

    await user.type(pin, '560001');
    expect(held('City', 'State')).toEqual(['Bengaluru', 'Karnataka']);

    await user.type(pin, '{Backspace}{Backspace}');
    await user.tab();
    expect(screen.getByText(/A PIN code in India has 6 digits/)).toBeTruthy();
    expect(pin.hasAttribute('aria-invalid')).toBe(false);
  });

  it('are filled in with what the last order was sent to', async () => {
    const last = {
      ...{ id: 'o-0', name: 'Asha Rao', phoneNumber: '9876543210', address: '12 MG Road' },
      ...{ city: 'Bengaluru', state: 'Karnataka', pincode: '560001' },
    };
    await openCheckout({ me: { ...asha, orders: { nodes: [last] } } });

    expect(held(...Object.keys(BOXES))).toEqual(Object.values(BOXES));
  });

  it('take an address of the book in one tap, and save it as it was changed', async () => {
    const home = {
      ...{ id: 'a-1', label: 'Home', isDefault: true, fullName: 'Asha Rao', country: 'India' },
      ...{ streetAddressLine1: '12 MG Road', streetAddressLine2: 'Flat 3', city: 'Bengaluru', state: 'Karnataka' },
      ...{ zipCode: '560001', phoneNumber: '9876543210' },
    };
    const office = { ...home, id: 'a-2', label: null, isDefault: false, streetAddressLine1: '4 Church Street' };
    const { user, sent } = await openCheckout({
      me: { ...asha, cart, addresses: [home, office] },
      graph: {
        updateAddress: ({ id, input }) => ({
          updateAddress: { addresses: [home, { ...office, ...(input as object), id }] },
        }),
      },
    });
    const streets = () => held('Street Address Line 1', 'Street Address Line 2', 'Phone Number', 'Email');
    const card = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect(card(/^Home/).checked).toBe(true);
    expect(streets()).toEqual(['12 MG Road', 'Flat 3', '9876543210', 'asha@example.com']);

    await user.click(card(/^4 Church Street/));
    expect(streets()[0]).toBe('4 Church Street');

    await user.clear(box('City'));
    await user.type(box('City'), 'Mysuru');
    await user.click(screen.getByRole('button', { name: 'Save to 4 Church Street' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save to 4 Church Street' })).toBeNull());
    expect(sent('updateAddress')).toMatchObject([
      { id: 'a-2', input: { label: null, streetAddressLine1: '4 Church Street', city: 'Mysuru' } },
    ]);
    expect(card(/^4 Church Street/).checked).toBe(true);

    await user.click(card(/^New address/));
    await waitFor(() => expect(streets()).toEqual(['', '', '9876543210', 'asha@example.com']));
    expect(document.activeElement).toBe(box('PIN Code (ZIP)'));
  });

  it('hold a new address once the one that was taken is gone from the book', async () => {
    const home = {
      ...{ id: 'a-1', label: 'Home', isDefault: true, fullName: 'Asha Rao', country: 'India', streetAddressLine2: '' },
      ...{ streetAddressLine1: '12 MG Road', city: 'Bengaluru', state: 'Karnataka', zipCode: '560001' },
      phoneNumber: '9876543210',
    };
    const office = { ...home, id: 'a-2', label: 'Office', isDefault: false, streetAddressLine1: '4 Church Street' };
    const userErrors = [{ code: 'NOT_FOUND', message: 'This address is not in your address book.', field: 'id' }];
    const { user } = await openCheckout({
      me: { ...asha, cart, addresses: [home, office] },
      graph: { updateAddress: () => ({ updateAddress: { addresses: [home], userErrors } }) },
    });
    await user.click(screen.getByRole('radio', { name: /^Office/ }));
    await user.type(box('City'), ' East');

    await user.click(screen.getByRole('button', { name: 'Save to Office' }));

    await waitFor(() => expect(screen.queryByRole('radio', { name: /^Office/ })).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^New address/ }).checked).toBe(true);
    expect(held('Street Address Line 1', 'City')).toEqual(['4 Church Street', 'Bengaluru East']);
  });
});
