/**
 * Measures the shop: `npm run bench -- NAME [what it takes]`, or without a name to be told of what
 * there is. The figures of record, and how they came about, are in docs/benchmarks.md.
 */
interface Bench {
  about: string;
  run(args: string[]): Promise<void>;
}

const RUNNING_SHOP = 'http://localhost:4000';

const BENCHES: Record<string, Bench> = {
  'first-view': {
    about: 'home, listing and product of a running shop [ADDRESS] on a throttled phone',
    run: async ([address = RUNNING_SHOP]) => (await import('./bench/first-view.js')).benchFirstView(address),
  },
  search: {
    about: 'search and suggestions over 1,500, 30,000 and 300,000 products, or [HOW MANY ...]',
    run: async (sizes) => (await import('./bench/search.js')).benchSearch(sizes.map(Number)),
  },
  load: {
    about:
      'the shop under load beside bare SQL, Apollo and memory, with 10,000 products [HOW MANY] [--only A,B] [--write]',
    run: async (options) => (await import('./bench/load/load.js')).benchLoad(options),
  },
  growth: {
    about: 'the same with 1,000, 10,000, 100,000 and 1,000,000 products, or [HOW MANY ...]: what each step costs more',
    run: async (options) => (await import('./bench/load/growth.js')).benchGrowth(options),
  },
  leak: {
    about: 'whether memory stays level under load for 10 minutes [MINUTES]',
    run: async ([minutes = '10']) => (await import('./bench/load/leak.js')).benchLeak(Number(minutes)),
  },
  start: {
    about: 'from npm start to the first page: with neither build nor data, with a build alone, and with both',
    run: async () => (await import('./bench/start.js')).benchStart(),
  },
  lighthouse: {
    about: 'the same pages [ADDRESS], as Lighthouse judges them',
    run: async ([address = RUNNING_SHOP]) => (await import('./bench/lighthouse.js')).benchLighthouse(address),
  },
  catalogue: {
    about: 'import, again, export and back of a made-up catalogue of 50,000 rows [ROWS], in a database of its own',
    run: async ([rows = '50000']) => (await import('./bench/catalogue.js')).benchCatalogue(Number(rows)),
  },
  feeds: {
    about: 'the process that writes the feeds of 300,000 products [HOW MANY]: memory, time and what it writes',
    run: async ([products = '300000']) => (await import('./bench/feeds.js')).benchFeeds(Number(products)),
  },
  desk: {
    about:
      'the lists of the desk, what sells and the GST return over 1,000,000 orders [HOW MANY] of 300,000 products [HOW MANY]',
    run: async ([orders = '1000000', products = '300000']) =>
      (await import('./bench/desk.js')).benchDesk(Number(orders), Number(products)),
  },
  overload: {
    about: 'who is served and who is refused, and after how long, when a running shop [ADDRESS] is asked for too much',
    run: async ([address = RUNNING_SHOP]) => (await import('./bench/overload.js')).benchOverload(address),
  },
  'hostile-files': {
    about: 'how long visitors of a running shop [ADDRESS] wait for the catalogue while hostile files are uploaded',
    run: async ([address = RUNNING_SHOP]) => (await import('./bench/hostile-files.js')).benchHostileFiles(address),
  },
};

const [name = '', ...args] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench) await bench.run(args);
else {
  for (const [each, { about }] of Object.entries(BENCHES))
    process.stdout.write(`npm run bench -- ${each.padEnd(13)} ${about}\n`);
  process.exitCode = name ? 1 : 0;
}
