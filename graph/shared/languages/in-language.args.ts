import { ArgsType, Field } from 'type-graphql';
import { LanguageEnum } from './language.enum.js';
import type { Language } from './languages.js';

/** The argument `language` of a text that stands in several. */
@ArgsType()
export class InLanguage {
  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'In which language; absent: that of the request (`?lang=hi`, `Accept-Language: hi`), else English.',
  })
  language?: Language | null;
}
