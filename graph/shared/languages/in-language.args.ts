import { ArgsType, Field } from 'type-graphql';
import { LanguageEnum } from './language.enum.js';
import { languageOfText } from './language-of-text.js';
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

/** The same of a name, which may be asked for in the language of what a visitor typed. */
@ArgsType()
export class InLanguageOrAsTyped extends InLanguage {
  @Field(() => String, {
    nullable: true,
    description:
      'A text that a visitor typed, whose script decides where no `language` is given, as a search decides in what it answers: Devanagari is answered in Hindi where the request is in English. Absent: the language of the request.',
  })
  asTyped?: string | null;
}

/**
 * The language that a name is asked for in.
 *
 * @param asked that of the request
 */
export function languageAskedFor(asked: Language, { language, asTyped }: InLanguageOrAsTyped): Language {
  return language ?? (asTyped ? languageOfText(asTyped, asked) : asked);
}
