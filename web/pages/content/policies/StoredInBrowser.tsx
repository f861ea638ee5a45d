/**
 * What the shop stores in a shopper's browser, by what it is for. `lang` is the one cookie, and
 * what is for `tab` ends with the tab; a test holds the list against what a browser has after a
 * visit.
 */
const STORED = {
  session: ['token', 'user', 'isLogin'],
  language: ['lang'],
  place: ['location', 'locationTabIndex', 'countryId'],
  colours: ['theme'],
  searches: ['recentSearches'],
  choices: ['keptChoices', 'cartNews'],
  tab: ['billing', 'scroll', 'listed'],
  pages: ['assets', 'offline'],
} as const;

/** What something is stored for. */
type Purpose = keyof typeof STORED;

/** What is said of it: what it is, and how long it stays. */
export type StoredWords = Readonly<Record<Purpose, { what: string; until: string }>>;

/** What the shop stores in a browser, with its names there, so that each can be looked up. */
export function StoredInBrowser({ words }: { words: StoredWords }) {
  return (
    <dl>
      {(Object.keys(STORED) as Purpose[]).map((purpose) => (
        <div key={purpose}>
          <dt>{words[purpose].what}</dt>
          <dd>
            {words[purpose].until} <code>{STORED[purpose].join(' · ')}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
