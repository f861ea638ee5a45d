import type { Plugin } from 'vite';
import { hindi } from './lib/hindi/all.ts';

/** A text that is said, in quotation marks of any kind. */
const SAID = /(?<![\w.])t\(\s*(['"`])((?:\\.|(?!\1)[^\\$])*)\1/g;

/** Has the build fail at a text that the shop says in English only. */
export function messagesThere(): Plugin {
  return {
    name: 'messages-there',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/web\/.*\.tsx?$/.test(id)) return;
      for (const [, , text = ''] of code.matchAll(SAID)) {
        const plain = text.replace(/\\(.)/g, '$1');
        if (!(plain in hindi)) this.error(`There is no Hindi for “${plain}”: add it to web/lib/hindi/.`);
      }
    },
  };
}
