import { Field, InputType, ObjectType } from 'type-graphql';
import { LanguageEnum } from '../../shared/languages/language.enum.js';
import type { Language, OtherLanguage } from '../../shared/languages/languages.js';

/** What a category is called in another language than its own. */
@ObjectType({ simpleResolvers: true, description: 'What a category is called in another language than English.' })
export class CategoryTranslation {
  @Field(() => LanguageEnum, { description: 'The language.' })
  language: Language;

  @Field({ description: 'Its name, e.g. आटा और मैदा.' })
  name: string;
}

/** The texts of a product in another language than its own. */
@ObjectType({ simpleResolvers: true, description: 'The texts of a product in another language than English.' })
export class ProductTranslation {
  @Field(() => LanguageEnum, { description: 'The language.' })
  language: Language;

  @Field(() => String, { nullable: true, description: 'Its name, e.g. तूर दाल; null where it has none.' })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'Its description; null where it has none.' })
  description: string | null;
}

/** What a category is to be called in another language. */
@InputType({ description: 'What a category is to be called in another language than English.' })
export class CategoryTranslationInput {
  @Field(() => LanguageEnum, { description: 'The language; EN is refused with BAD_USER_INPUT.' })
  language: Language;

  @Field(() => String, { nullable: true, description: '1 to 80 characters; null: none; absent: as it was.' })
  name?: string | null;
}

/** What the texts of a product are to be in another language. */
@InputType({ description: 'What the texts of a product are to be in another language than English.' })
export class ProductTranslationInput {
  @Field(() => LanguageEnum, { description: 'The language; EN is refused with BAD_USER_INPUT.' })
  language: Language;

  @Field(() => String, { nullable: true, description: '1 to 200 characters; null: none; absent: as it was.' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Plain text, at most 5000 characters; null: none; absent: as it was.',
  })
  description?: string | null;
}

/** The texts of a thing in other languages, as its row holds them; what is absent is not there. */
export type Translations<Text extends string = 'name' | 'description'> = {
  readonly [language in OtherLanguage]?: { readonly [text in Text]?: string };
};

/** What is to be written of them: null takes a text away, and what is absent stays as it is. */
export type TranslationChanges<Text extends string = 'name' | 'description'> = {
  [language in OtherLanguage]?: { [text in Text]?: string | null };
};
