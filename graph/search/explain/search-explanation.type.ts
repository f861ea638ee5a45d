import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';

/** Where a product has a part of a question. */
export enum SearchMatchPlace {
  THING = 'THING',
  TOGETHER = 'TOGETHER',
  BRAND = 'BRAND',
  NAME = 'NAME',
  BRAND_WORD = 'BRAND_WORD',
  FURTHER = 'FURTHER',
  NEAR = 'NEAR',
  ANYWHERE = 'ANYWHERE',
  NOWHERE = 'NOWHERE',
}

registerEnumType(SearchMatchPlace, {
  name: 'SearchMatchPlace',
  description: 'Where a product has a part of a question, what counts most first.',
  valuesConfig: {
    THING: { description: 'It is what the product is: banana of Banana - Robusta.' },
    TOGETHER: { description: 'The words stand side by side in its name.' },
    BRAND: { description: 'It is the whole brand.' },
    NAME: { description: 'It stands beside what the product is.' },
    BRAND_WORD: { description: 'It is a word of the brand.' },
    FURTHER: { description: 'It is what the name says further.' },
    NEAR: { description: 'Another name of it, whose words stand apart.' },
    ANYWHERE: { description: 'It is only in the names of the categories, or as one with other words.' },
    NOWHERE: { description: 'The product does not have it; other parts were enough, or it is pinned.' },
  },
});

/** What lifts a hit or lowers it. */
export enum SearchLiftKind {
  WORDS = 'WORDS',
  SHARE_OF_NAME = 'SHARE_OF_NAME',
  SIDE_BY_SIDE = 'SIDE_BY_SIDE',
  CATEGORY = 'CATEGORY',
  SHELF = 'SHELF',
  PACK = 'PACK',
  WISH = 'WISH',
  CHOSEN = 'CHOSEN',
  COMBO = 'COMBO',
  OTHER_KIND = 'OTHER_KIND',
  SOLD_OUT = 'SOLD_OUT',
}

registerEnumType(SearchLiftKind, {
  name: 'SearchLiftKind',
  description: 'What lifts a hit or lowers it.',
  valuesConfig: {
    WORDS: { description: 'Where it has the parts of the question, each by how much it tells.' },
    SHARE_OF_NAME: { description: 'How much of what it is called was asked for.' },
    SIDE_BY_SIDE: { description: 'The words stand in its name as they were typed.' },
    CATEGORY: { description: 'Its category is called what was asked for.' },
    SHELF: { description: 'Most of the best hits stand where it does.' },
    PACK: { description: 'It is sold in the pack that was asked for.' },
    WISH: { description: 'It has what it is to be for, to have or to be free of.' },
    CHOSEN: { description: 'Shoppers who asked the same opened or bought it; 12 at most.' },
    COMBO: { description: 'It is a combo of several things; lowers it.' },
    OTHER_KIND: { description: 'It is another thing than its last word says, as soya milk; lowers it.' },
    SOLD_OUT: { description: 'It cannot be bought now; lowers it.' },
  },
});

/** Where an owner has put a hit. */
export enum SearchRuleEffect {
  PINNED = 'PINNED',
  BURIED = 'BURIED',
}

registerEnumType(SearchRuleEffect, {
  name: 'SearchRuleEffect',
  description: 'Where an owner has put a product for a question.',
  valuesConfig: {
    PINNED: { description: 'First, whatever its score.' },
    BURIED: { description: 'Last, whatever its score.' },
  },
});

/** A part of a question, and what a hit has of it. */
@ObjectType({ simpleResolvers: true, description: 'A part of a question, and what a hit has of it.' })
export class SearchMatch {
  @Field({ description: 'The part, in the form in which words are compared: berri for berries.' })
  part: string;

  @Field(() => [String], {
    description: 'Which of its names the product has, its own first, in the same form; empty for none.',
  })
  names: string[];

  @Field(() => SearchMatchPlace, { description: 'Where the product has it.' })
  place: SearchMatchPlace;

  @Field(() => Float, { description: 'What that counts, 0 to 100.' })
  points: number;
}

/** Something that lifts a hit or lowers it. */
@ObjectType({ simpleResolvers: true, description: 'Something that lifts a hit or lowers it.' })
export class SearchLift {
  @Field(() => SearchLiftKind, { description: 'What it is.' })
  kind: SearchLiftKind;

  @Field(() => Float, { description: 'By how much; below 0 where it lowers.' })
  points: number;
}

/** Why a product is among the hits, and why it stands where it does. */
@ObjectType({
  simpleResolvers: true,
  description: 'Why a product is among the hits of a search, and why it stands where it does.',
})
export class SearchExplanation {
  /** Of the hit; `product` is read by it. */
  productId: string;

  @Field(() => Float, {
    description: 'Its score: the sum of `lifts`. Higher ones stand first, unless a rule says else.',
  })
  score: number;

  @Field(() => SearchRuleEffect, { nullable: true, description: 'What an owner has set for it; null for nothing.' })
  rule: SearchRuleEffect | null;

  @Field(() => [SearchMatch], {
    description: 'The parts of the question, in their order; of more than five those that tell most.',
  })
  matches: SearchMatch[];

  @Field(() => [SearchLift], { description: 'What the score is made of; what counts nothing is left out.' })
  lifts: SearchLift[];
}
