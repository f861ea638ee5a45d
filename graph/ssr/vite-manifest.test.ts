import { describe, expect, it } from '@jest/globals';
import { modulePreloads, styleSheets, type WebManifest } from './vite-manifest.js';

const manifest: WebManifest = {
  'index.html': { file: 'assets/shop.js', imports: ['_react.js'], dynamicImports: ['app/client/start.tsx'] },
  'app/client/start.tsx': { file: 'assets/start.js', css: ['assets/frame.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_shelf.js': { file: 'assets/shelf.js', imports: ['_react.js', '_price.js'] },
  '_price.js': { file: 'assets/price.js', css: ['assets/price.css'], imports: ['_shelf.js'] },
  'pages/HomePage.tsx': {
    file: 'assets/HomePage.js',
    css: ['assets/HomePage.css'],
    imports: ['index.html', '_shelf.js', '_react.js'],
  },
};
const html = '<script type="module" src="/assets/shop.js"></script><link rel="modulepreload" href="/assets/react.js">';

describe('modulePreloads', () => {
  it('names each file of the start and of a page once, and none that the document names', () => {
    const hrefs = [...modulePreloads(manifest, ['pages/HomePage.tsx'], html).matchAll(/href="([^"]*)"/g)];

    expect(hrefs.map(([, href]) => href)).toEqual([
      '/assets/start.js',
      '/assets/HomePage.js',
      '/assets/shelf.js',
      '/assets/price.js',
    ]);
  });

  it('has them come behind the pictures that are seen first', () => {
    const links = modulePreloads(manifest, ['pages/HomePage.tsx'], html).match(/<link[^>]*>/g);

    expect(links?.every((link) => link.includes('fetchpriority="low"'))).toBe(true);
  });

  it('names only the parts of the start for a page that was not built', () => {
    expect(modulePreloads(manifest, ['pages/NoPage.tsx'], html)).toBe(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/start.js">',
    );
  });
});

describe('styleSheets', () => {
  it('names each sheet of the start, of a page and of what it imports, once', () => {
    expect(styleSheets(manifest, 'pages/HomePage.tsx').sort()).toEqual([
      'assets/HomePage.css',
      'assets/frame.css',
      'assets/price.css',
    ]);
  });

  it('names those of the frame alone for a page that was not built', () => {
    expect(styleSheets(manifest, 'pages/NoPage.tsx')).toEqual(['assets/frame.css']);
  });
});
