/**
 * Runs React's code for documents, the longest of all that a page runs at once, before the rest of
 * the shop asks for it.
 */
export const prepareReactDom = () => import('react-dom/client');
