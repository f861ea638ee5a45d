import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { formOf, openAccount, refusal, wordsBeside } from '../../testing/account';
import type { GraphAnswers } from '../../testing/mockGraph';

const home = {
  ...{ id: 'a-1', label: 'Home', isDefault: true, fullName: 'Asha Rao', country: 'India' },
  ...{ streetAddressLine1: '12 MG Road', city: 'Bengaluru', state: 'Karnataka' },
  ...{ zipCode: '560001', phoneNumber: '9876543210' },
};
const office = { ...home, id: 'a-2', label: 'Office', isDefault: false, streetAddressLine1: '4 Church Street' };

/** My Account with these addresses in its book, over a graph that answers their changes so. */
async function openBook(addresses: object[], graph: GraphAnswers) {
  const AddressBook = () => ({ me: { id: 'user-1', name: 'Asha Rao', phone: '9876543210', addresses } });
  const app = await openAccount({ graph: { AddressBook, ...graph } });
  const book = within(await screen.findByRole('region', { name: 'Your addresses' }));
  await book.findByText('Home');
  return { ...app, book };
}

describe('the address book', () => {
  it('takes another address, whose first empty box stops it', async () => {
    const { user, sent, book } = await openBook([home], {
      addAddress: ({ input }) => ({ addAddress: { addresses: [home, { ...(input as object), id: 'a-2' }] } }),
    });
    await user.click(book.getByRole('button', { name: 'Add an address' }));
    const form = formOf('New address');
    expect(form.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Asha Rao');

    await user.type(form.getByLabelText('Name of the address'), 'Parents');
    await user.click(form.getByRole('button', { name: 'Save address' }));
    expect(document.activeElement).toBe(form.getByLabelText('Street Address Line 1'));
    expect(sent('addAddress')).toEqual([]);

    for (const [label, entry] of Object.entries({
      'Street Address Line 1': '9 Temple Road',
      City: 'Mysuru',
      State: 'Karnataka',
      'PIN Code (ZIP)': '570001',
    })) {
      await user.click(form.getByLabelText(label));
      await user.paste(entry);
    }
    await user.click(form.getByRole('button', { name: 'Save address' }));

    expect(await book.findByText('9 Temple Road, Mysuru 570001')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('form', { name: 'New address' })).toBeNull());
  });

  it('changes one, makes another the default, and removes one', async () => {
    const swapped = [
      { ...office, isDefault: true },
      { ...home, isDefault: false },
    ];
    const { user, book } = await openBook([home, office], {
      updateAddress: ({ input }) => ({ updateAddress: { addresses: [{ ...home, ...(input as object) }, office] } }),
      setDefaultAddress: () => ({ setDefaultAddress: { addresses: swapped } }),
      removeAddress: () => ({ removeAddress: { addresses: swapped.slice(0, 1) } }),
    });
    await user.click(book.getByRole('button', { name: 'Edit Home' }));
    const form = formOf('Edit Home');
    await user.clear(form.getByLabelText('City'));
    await user.type(form.getByLabelText('City'), 'Hubballi');
    await user.click(form.getByRole('button', { name: 'Save address' }));
    expect(await book.findByText('12 MG Road, Hubballi 560001')).toBeTruthy();

    await user.click(book.getByRole('button', { name: 'Make Office the default' }));
    expect(await book.findByRole('button', { name: 'Make Home the default' })).toBeTruthy();

    await user.click(book.getByRole('button', { name: 'Remove Home' }));
    await waitFor(() => expect(book.queryByText('Home')).toBeNull());
    expect(book.getByText('Office')).toBeTruthy();
  });

  it('shows a refusal of the graph beside its box', async () => {
    const updateAddress = () => ({ updateAddress: { addresses: [home], ...refusal('The city is too far.', 'city') } });
    const { user, book } = await openBook([home], { updateAddress });
    await user.click(book.getByRole('button', { name: 'Edit Home' }));

    await user.click(screen.getByRole('button', { name: 'Save address' }));

    const city = screen.getByLabelText('City');
    await waitFor(() => expect(wordsBeside(city)).toContain('The city is too far.'));
    expect(document.activeElement).toBe(city);
  });
});
