import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { CustomEntity } from '../shared/custom-field.js';

/** What can have fields that this shop has been extended by. */
export const CustomFieldEntity = {
  PRODUCT: 'Product',
  VARIANT: 'ProductVariant',
  CATEGORY: 'Category',
  ORDER: 'Order',
  ACCOUNT: 'User',
} as const satisfies Record<string, CustomEntity>;

registerEnumType(CustomFieldEntity, {
  name: 'CustomFieldEntity',
  description: 'What can have fields that this shop has been extended by.',
  valuesConfig: {
    PRODUCT: { description: 'A product.' },
    VARIANT: { description: 'One choice of a product.' },
    CATEGORY: { description: 'A category.' },
    ORDER: { description: 'An order, for its shopper and those who run the shop.' },
    ACCOUNT: { description: 'An account, for its owner and those who run the shop.' },
  },
});

/** What a thing has in a field that the shop was extended by. */
@ObjectType({
  simpleResolvers: true,
  description: 'What a thing has in a field that this shop has been extended by.',
})
export class CustomFieldValue {
  @Field(() => String, { description: 'Of the field, e.g. spiceLevel; stays the same in every language.' })
  name: string;

  @Field(() => String, { description: "What a page calls the field, in the visitor's language, e.g. Spice level." })
  label: string;

  @Field(() => String, {
    description: 'As `saveCustomFields` and `saveProduct` take it, e.g. HOT, 12, true or 2026-11-24.',
  })
  value: string;

  @Field(() => String, { description: "As a page shows it, in the visitor's language, e.g. Hot." })
  text: string;
}

/** One of the values that a field may have. */
@ObjectType({ simpleResolvers: true, description: 'One of the values that a field may have.' })
export class CustomFieldChoice {
  @Field(() => String, { description: 'As `saveCustomFields` and `saveProduct` take it, e.g. HOT.' })
  value: string;

  @Field(() => String, { description: "As a page shows it, in the visitor's language, e.g. Hot." })
  text: string;
}

/** A field that the shop was extended by. */
@ObjectType({ simpleResolvers: true, description: 'A field that this shop has been extended by.' })
export class CustomFieldDefinition {
  @Field(() => String, { description: 'E.g. spiceLevel; stays the same in every language.' })
  name: string;

  @Field(() => String, { description: "What a page calls it, in the visitor's language." })
  label: string;

  @Field(() => String, { description: 'What its values are: enum, text, whole, number, yesNo or date.' })
  type: string;

  @Field(() => [CustomFieldChoice], {
    description: 'The values that it may have; empty where they are not counted out.',
  })
  choices: CustomFieldChoice[];

  @Field(() => Boolean, { description: 'Whether everybody sees it who sees what has it; those who run the shop do.' })
  isPublic: boolean;

  @Field(() => Boolean, { description: 'Whether `ProductFilter.customFields` takes it.' })
  isFilter: boolean;

  @Field(() => Boolean, { description: 'Whether `ProductConnection.facets` counts its values.' })
  isFacet: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may write it, of what is theirs to write.' })
  isEditable: boolean;
}

/** What a field is to have. */
@InputType({ description: 'What a field that this shop has been extended by is to have.' })
export class CustomFieldInput {
  @Field(() => String, { description: 'Of the field, as in `customFieldDefinitions`.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'E.g. HOT, 12, true or 2026-11-24; null or empty: nothing.' })
  value?: string | null;
}

/** What a list is narrowed to by a field. */
@InputType({
  description: 'Narrows a list to what has any of some values in a field that this shop has been extended by.',
})
export class CustomFieldFilter {
  @Field(() => String, { description: 'Of a field whose definition says `isFilter`.' })
  name: string;

  @Field(() => [String], { description: 'Any of these, 1 to 100.' })
  values: string[];
}
