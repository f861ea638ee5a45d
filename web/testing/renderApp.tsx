import { App } from '../app/App';
import { type OpenOptions, openShop, type RenderedApp } from './openShop';

/**
 * Opens the whole shop at a path, as a browser would: the page within header, menus, footer and
 * bottom bar. For what these show or do; a test of a page alone takes `renderPage`, which costs a
 * fraction.
 *
 * @example await renderApp('/', { as: { name: 'Asha' } })
 */
export function renderApp(path: string, options: OpenOptions = {}): Promise<RenderedApp> {
  return openShop(path, options, (client) => <App client={client} />);
}
