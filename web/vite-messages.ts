import type { Plugin } from 'vite';

/** A text that is said, in quotation marks of any kind. */
const SAID = /(?<![\w.])t\(\s*(['"`])((?:\\.|(?!\1)[^\\$])*)\1/g;

/**
 * Has the build fail at a text that it would say in English only.
 *
 * @param hindi the messages that are loaded where the build's texts are said
 */
export function messagesThere(hindi: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'messages-there',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/web\/.*\.tsx?$/.test(id)) return;
      for (const [, , text = ''] of code.matchAll(SAID)) {
        const plain = text.replace(/\\(.)/g, '$1');
        if (!(plain in hindi)) this.error(`There is no Hindi for “${plain}”: add it to web/lib/languages/hi/.`);
      }
    },
  };
}
