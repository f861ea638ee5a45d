import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { from } from 'rxjs';
import { createClient } from '../app/client/client';
import { answer } from '../testing/mockGraph';
import { LocationSelector } from './LocationSelector';

const countries = [
  { id: '1', name: 'India', iso2: 'IN' },
  { id: '2', name: 'Nepal', iso2: 'NP' },
  { id: '3', name: 'India', iso2: 'IN' },
  { id: '4', name: 'Saint Vincent and the Grenadines', iso2: 'VC' },
];

async function openSelector(stored?: string) {
  window.localStorage.clear();
  if (stored) window.localStorage.setItem('location', stored);
  const onChoose = jest.fn();
  const user = userEvent.setup();
  const client = createClient(
    new ApolloLink(({ query, operationName, variables }) =>
      from(answer(query, operationName, variables, { countries }) as Promise<ApolloLink.Result>),
    ),
  );
  render(
    <MemoryRouter>
      <ApolloProvider client={client}>
        <LocationSelector onChoose={onChoose} />
        <p>Elsewhere</p>
      </ApolloProvider>
    </MemoryRouter>,
  );
  const label = screen.getByRole('button');
  await user.click(label);
  await act(async () => {});
  return { user, label, onChoose };
}

const names = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('location selector', () => {
  it("lists 'Your Location' first and each country once", async () => {
    const { label } = await openSelector();

    await screen.findByRole('option', { name: 'Nepal' });

    expect(label.textContent).toBe('Your Location');
    expect(names()).toEqual(['Your Location', 'India', 'Nepal', 'Saint Vincent and the Grenadines']);
  });

  it('filters by a part of the name, whatever its case', async () => {
    const { user } = await openSelector();
    await screen.findByRole('option', { name: 'Nepal' });

    await user.type(screen.getByPlaceholderText('Search here...'), 'EPA');

    expect(names()).toEqual(['Nepal']);
  });

  it('stores the choice, closes, changes the label and tells iso2 and id', async () => {
    const { user, label, onChoose } = await openSelector();

    await user.click(await screen.findByRole('option', { name: 'Nepal' }));

    expect(onChoose).toHaveBeenCalledWith({ iso2: 'NP', id: '2' });
    expect(window.localStorage.getItem('location')).toBe('Nepal');
    expect(window.localStorage.getItem('locationTabIndex')).toBe('2');
    expect(window.localStorage.getItem('countryId')).toBe('2');
    expect(label.textContent).toBe('Nepal');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it("stores 'Your Location' as 'All', with an empty id", async () => {
    const { user, onChoose } = await openSelector('India');

    await user.click(await screen.findByRole('option', { name: 'Your Location' }));

    expect(onChoose).toHaveBeenCalledWith({ iso2: '', id: '' });
    expect(window.localStorage.getItem('location')).toBe('All');
    expect(window.localStorage.getItem('countryId')).toBe('');
  });

  it('cuts a long label after 25 characters', async () => {
    const { label } = await openSelector('Saint Vincent and the Grenadines');

    expect(label.querySelector('[aria-hidden="true"]:not(svg)')?.textContent).toBe('Saint Vincent and the Gre...');
  });

  it('closes on a click on its label, on a click outside and on Escape', async () => {
    const { user, label } = await openSelector();
    expect(screen.queryByRole('listbox')).not.toBeNull();

    await user.click(label);
    expect(screen.queryByRole('listbox')).toBeNull();

    await user.click(label);
    await user.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('listbox')).toBeNull();

    await user.click(label);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is worked by arrows and Enter', async () => {
    const { user, onChoose } = await openSelector();
    await screen.findByRole('option', { name: 'Nepal' });

    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');

    expect(onChoose).toHaveBeenCalledWith({ iso2: 'IN', id: '1' });
  });
});
