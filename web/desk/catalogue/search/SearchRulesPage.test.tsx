import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderDesk } from '../../../testing/renderDesk';

const rice = { id: 'p1', name: 'Basmati Rice', brand: 'Daawat' };
const dal = { id: 'p2', name: 'Toor Dal', brand: 'Tata' };
const hit = (product: typeof rice) => ({
  ...{ product, score: 121, rule: null },
  matches: [{ part: 'chawal', names: ['rice'], place: 'THING', points: 97 }],
  lifts: [
    { kind: 'WORDS', points: 97 },
    { kind: 'SHARE_OF_NAME', points: 24 },
  ],
});
const graph = {
  DeskSearchRules: () => ({ searchRules: [] }),
  DeskSearchWhy: () => ({
    search: { totalCount: 2, explanations: [hit(rice), hit(dal)] },
    searchRule: null,
  }),
  DeskTryRule: ({ from }: Record<string, unknown>) => ({
    previewSearchRule: {
      ...{ questionCount: 30, next: from === 0 ? 25 : null },
      changes: from === 0 ? [{ words: 'chawal', asked: 7, verdict: 'WORSE', before: [rice], after: [dal] }] : [],
    },
  }),
  deskSaveSearchRule: () => ({ saveSearchRule: { searchRule: { id: 'r1', version: 1 }, userErrors: [] } }),
};

describe('the page of the search', () => {
  it('says for each hit which words it has, where, and what it scored', async () => {
    await renderDesk('/desk/search?q=chawal', { graph });

    const [first] = await screen
      .findAllByRole('listitem')
      .then((items) => items.filter((item) => item.textContent?.includes('Basmati')));
    expect(first?.textContent).toContain('chawal (rice): what it is');
    expect(first?.textContent).toContain('121 points');
    expect(first?.textContent).toContain('Words 97 · Share of the name 24');
  });

  it('tries what is set on the last searches before it is saved, and says what gets worse', async () => {
    const { user, calls } = await renderDesk('/desk/search?q=chawal', { graph });

    await user.click(await screen.findByRole('button', { name: 'First: Toor Dal' }));
    await user.click(screen.getByRole('button', { name: 'Try it on the last searches' }));
    expect(await screen.findByText('30 of 30 searches tried: 1 would find something else.')).toBeTruthy();
    const changes = within(screen.getByRole('list', { name: 'What would change' }));
    expect(changes.getByText('Worse')).toBeTruthy();
    expect(changes.getByText('Comes: Toor Dal')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Save the rule' }));
    const saved = () => calls.filter(({ operationName }) => operationName === 'deskSaveSearchRule');
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.variables.input).toEqual({
      ...{ words: 'chawal', alsoFinds: [], pinnedIds: ['p2'], buriedIds: [], version: null },
    });
  });

  it('says where no search has a rule, and leads to what a search finds', async () => {
    const { user } = await renderDesk('/desk/search', { graph });

    expect(await screen.findByText('No search has a rule yet')).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: /What a shopper types/ }), 'chawal');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Found: 2')).toBeTruthy();
  });
});
