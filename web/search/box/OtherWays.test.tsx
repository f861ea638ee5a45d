import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { someProducts } from '../../testing/goods';
import type { GraphAnswers } from '../../testing/mockGraph';
import { renderApp } from '../../testing/renderApp';

const interpretation = { used: 'toor dal', corrected: false, synonyms: [], filters: [], notSold: [], nearest: [] };
const graph: GraphAnswers = {
  SearchResults: () => ({ search: { totalCount: 2, interpretation, nodes: someProducts(2) } }),
};

/** What listens in the place of a browser that does, since jsdom has no ears. */
class Ears {
  static last: Ears;
  lang = '';
  isListening = false;
  onresult: ((event: object) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  constructor() {
    Ears.last = this;
  }
  start() {
    this.isListening = true;
  }
  abort() {
    this.isListening = false;
  }
  hear(transcript: string, isFinal: boolean) {
    act(() => this.onresult?.({ results: [Object.assign([{ transcript }], { isFinal })] }));
  }
  fail(error: string) {
    act(() => this.onerror?.({ error }));
  }
}

afterEach(() => {
  Reflect.deleteProperty(window, 'webkitSpeechRecognition');
});

const box = () => within(screen.getByRole('banner')).getByRole<HTMLInputElement>('combobox', { hidden: true });
const button = (name: string) => screen.findByRole('button', { name, hidden: true });

async function speaking() {
  Object.assign(window, { webkitSpeechRecognition: Ears });
  const app = await renderApp('/nowhere', { graph });
  await app.user.click(box());
  await app.user.click(await button('Speak'));
  await screen.findByText('Say what you look for …');
  return app;
}

describe('a search by voice', () => {
  it('is offered by browsers that understand speech, and by no others', async () => {
    const { user } = await renderApp('/nowhere', { graph });
    await user.type(box(), 'a{Backspace}');
    await user.keyboard('{ArrowDown}');

    expect(screen.queryByRole('button', { name: 'Speak', hidden: true })).toBeNull();
  });

  it('shows the words as they are heard, and opens what they find once they are said', async () => {
    await speaking();
    expect(Ears.last.isListening).toBe(true);

    Ears.last.hear('toor', false);
    expect(screen.getByText('“toor”')).toBeTruthy();
    Ears.last.hear('Toor dal.', true);

    await screen.findByRole('heading', { level: 1, name: 'Results for “Toor dal”' });
    expect(`${window.location.pathname}${window.location.search}`).toBe('/search?q=Toor%20dal');
    expect(JSON.parse(window.localStorage.getItem('recentSearches') ?? '')).toEqual(['Toor dal']);
  });

  it.each([
    ['not-allowed', 'The microphone may not be used. Allow it in the browser, or type instead.'],
    ['no-speech', 'Nothing was heard.'],
    ['network', 'Your browser could not make words of it just now.'],
  ])('says what hinders it (%s), and listens again', async (error, words) => {
    const { user } = await speaking();
    const first = Ears.last;

    first.fail(error);
    expect(screen.getByText(words).getAttribute('role')).toBe('alert');
    await user.click(await button('Try again'));

    await screen.findByText('Say what you look for …');
    expect(Ears.last).not.toBe(first);
    expect(Ears.last.isListening).toBe(true);
  });

  it.each([
    [
      "'Type instead'",
      async (user: Awaited<ReturnType<typeof speaking>>['user']) => user.click(await button('Type instead')),
    ],
    ['Escape', async (user: Awaited<ReturnType<typeof speaking>>['user']) => user.keyboard('{Escape}')],
  ])('stops on %s, with the focus in the box', async (_way, press) => {
    const { user } = await speaking();

    await press(user);

    await waitFor(() => expect(document.activeElement).toBe(box()));
    expect(Ears.last.isListening).toBe(false);
    Ears.last.hear('toor dal', true);
    expect(window.location.pathname).toBe('/nowhere');
  });
});
