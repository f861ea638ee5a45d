import type { Language } from '../gql/graphql';
import { inLanguage } from '../lib/messages';

/** What a search asks names of goods and categories in. */
export interface AnswerLanguage {
  /** Absent: that of the page. */
  language?: Language;
  /** Whether it is another than that of the page, so that names are asked for besides. */
  isOther: boolean;
}

/**
 * In which language a question is answered, as the graph decides it: in Hindi where it is typed in
 * Devanagari on a page in English.
 */
export function answerLanguage(query: string): AnswerLanguage {
  const isOther = /\p{Script=Deva}/u.test(query) && inLanguage({ en: true, hi: false, mr: false });
  return isOther ? { language: 'HI', isOther } : { isOther };
}
