import { type GraphQLSchema, isObjectType } from 'graphql';
import { Arg, Extensions } from 'type-graphql';
import { LanguageEnum } from './language.enum.js';
import { DEFAULT_LANGUAGE, type Language } from './languages.js';

/** The argument `language` of a text that stands in several. */
export function InLanguage() {
  return Arg('language', () => LanguageEnum, {
    nullable: true,
    description: 'In which language; absent: that of the request (`?lang=hi`, `Accept-Language: hi`), else English.',
  });
}

const ROW_IS_ENGLISH = 'rowIsEnglish';

/** Marks a field with `InLanguage` whose text in English is the property of the row by its name. */
export function EnglishOfRow() {
  return Extensions({ [ROW_IS_ENGLISH]: true });
}

/**
 * Has the fields that are marked answer in English from the row, at once. TypeGraphQL makes
 * promises of each field with an argument, which a list in the language that most are read in need
 * not wait for: a listing has some fifty names.
 */
export function answerEnglishAtOnce(schema: GraphQLSchema): void {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()) : [],
  );
  for (const field of fields) {
    const { name, extensions, resolve } = field;
    if (!extensions[ROW_IS_ENGLISH] || !resolve) continue;
    field.resolve = (row, args: { language?: Language | null }, ctx: { language: Language }, info) =>
      (args.language ?? ctx.language) === DEFAULT_LANGUAGE ? row[name] : resolve(row, args, ctx, info);
  }
}
