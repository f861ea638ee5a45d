import { createContext } from 'react';

/**
 * Loads the code of the page of an address ahead of its opening; does nothing where no app provides
 * it.
 */
export const PreloadContext = createContext<(path: string) => void>(() => {});
