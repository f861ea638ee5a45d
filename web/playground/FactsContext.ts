import { createContext } from 'react';
import type { Facts } from './examples';

/** What the shop answered when the page was opened. */
export const FactsContext = createContext<Facts>({ examples: [], collections: [], demoAccounts: [] });
