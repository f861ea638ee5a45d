import { speak } from '../messages';
import { textsOf } from './texts';

/**
 * Has every text be said in the language that the document says it is in. To be called before
 * anything is drawn.
 *
 * @param texts of each language, where they are others than those of the shop
 */
export async function speakPageLanguage(texts = textsOf): Promise<void> {
  const { lang } = document.documentElement;
  const load = texts[lang];
  if (load) speak(lang, await load());
}
