import { Arg } from 'type-graphql';
import { LanguageEnum } from './language.enum.js';

/** The argument `language` of a text that stands in several. */
export function InLanguage() {
  return Arg('language', () => LanguageEnum, {
    nullable: true,
    description: 'In which language; absent: that of the request (`?lang=hi`, `Accept-Language: hi`), else English.',
  });
}
