import { Providers } from '../app/Providers';
import { Screens } from '../app/routing/Screens';
import { type OpenOptions, openShop, type RenderedApp } from './openShop';

/**
 * Opens the page of a path without the frame around it, and leads from there to other pages as the
 * shop does.
 *
 * @example await renderPage('/cart', { graph: { CartPage: () => ({ me: { cart } }) }, as: { name:
 *   'Asha' } })
 */
export function renderPage(path: string, options: OpenOptions = {}): Promise<RenderedApp> {
  return openShop(path, options, (client) => (
    <Providers client={client}>
      <main>
        <Screens />
      </main>
    </Providers>
  ));
}
