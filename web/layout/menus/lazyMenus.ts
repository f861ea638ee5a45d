import type { ApolloClient } from '@apollo/client';
import { SubCategoriesDocument } from '../../gql/graphql';
import { lazyComponent } from '../../lib/lazyComponent';

/** The slide-in menu. */
export const SideMenu = lazyComponent(async () => (await import('./SideMenu')).SideMenu);
/** What opens beneath 'Shop'. */
export const ShopPanel = lazyComponent(async () => (await import('./CategoryPanels')).ShopPanel);
/** What opens beneath 'Browse All Categories'. */
export const BrowsePanel = lazyComponent(async () => (await import('./CategoryPanels')).BrowsePanel);
/** What opens beneath a category of the top bar. */
export const SubCategoryPanel = lazyComponent(async () => (await import('./CategoryPanels')).SubCategoryPanel);

/**
 * Brings all that the menus of the header show, for when the visitor is about to open one; what
 * fails is tried again by the menu.
 */
export function preloadMenus(client: ApolloClient): void {
  const parts = [ShopPanel, BrowsePanel, SubCategoryPanel].map((part) => part.preload());
  Promise.all([...parts, client.query({ query: SubCategoriesDocument })]).catch(() => undefined);
}
