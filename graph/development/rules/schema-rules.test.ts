import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { buildShopSchema } from '../../schema.js';
import { changesBetween, changesUntold, membersChanged } from '../schema-changes.js';
import { complaintsAbout } from './schema-rules.js';

const USER_ERRORS = `"A refusal." type UserError { "What to show." message: String! }`;

/** A schema of one field `Query.shop`, described unless said otherwise. */
const shopWith = (members: string, more = '') =>
  buildSchema(`type Query { "The shop." shop: Shop! } "A shop." type Shop { ${members} } ${more} ${USER_ERRORS}`);

const mutating = (field: string, payload: string) =>
  shopWith(
    '"Its name." name: String!',
    `type Mutation { "Adds a thing. For everybody; never null." ${field} } "What it answers." type ${payload} { "Why not." userErrors: [UserError!]! }`,
  );

describe('the rules of the schema', () => {
  it('are kept by the shop', async () => {
    expect(complaintsAbout(await buildShopSchema())).toEqual([]);
  });

  it.each([
    ['name: String!', 'Shop.name has no description'],
    ['"the name" name: String!', 'Shop.name is not described in sentences: the name'],
    ['"Its name." Name: String!', 'Shop.Name is not written likeThis'],
    ['"Its doors; never null." doors: [String!]', 'Shop.doors is a list that is not [T!]!'],
    ['"Its hue." hue: String', 'Shop.hue does not say what null means'],
    ['"Its doors." doors: [String]!', 'Shop.doors is a list that is not [T!]!'],
    ['"Its name." name("In which." of: [String]): String!', 'Shop.name(of) takes a list that may hold nulls'],
    [
      '"Its name." name: String! @deprecated(reason: "Old.")',
      'Shop.name is deprecated without "use …" and the day of its removal, such as 2027-03-01',
    ],
    ['"A page." pageInfo: String!', 'Shop is a page and does not end with Connection'],
  ])('are broken by %s', (members, complaint) => {
    expect(complaintsAbout(shopWith(members))).toEqual([complaint]);
  });

  it.each([
    ['thingAdd: ThingPayload!', 'ThingPayload', 'Mutation.thingAdd does not begin with a verb that is known here'],
    [
      'addThing: ThingPayload',
      'ThingPayload',
      'Mutation.addThing does not answer a …Payload! with userErrors: [UserError!]!',
    ],
  ])('are broken by the mutation %s', (field, payload, complaint) => {
    expect(complaintsAbout(mutating(field, payload))).toEqual([complaint]);
  });

  it('let a deprecation stand that says what to use, and until when', () => {
    const reason = 'Use title. Gone from 2027-03-01.';

    expect(complaintsAbout(shopWith(`"Its name." name: String! @deprecated(reason: "${reason}")`))).toEqual([]);
  });
});

describe('a change of the schema', () => {
  const TODAY = '2027-01-15';
  const before = shopWith(
    `"Its name." name: String!
     "Its door." door: String! @deprecated(reason: "Use gate. Gone from 2027-01-01.")
     "Its roof." roof: String! @deprecated(reason: "Use cover. Gone from 2027-06-01.")`,
  );
  const kinds = (members: string, more = '') =>
    changesBetween(before, shopWith(members, more), TODAY).map(({ kind, what }) => `${kind}: ${what}`);
  const NAME = '"Its name." name: String!';
  const DOOR = '"Its door." door: String! @deprecated(reason: "Use gate. Gone from 2027-01-01.")';
  const ROOF = '"Its roof." roof: String! @deprecated(reason: "Use cover. Gone from 2027-06-01.")';

  it('breaks clients when it takes away what nobody had deprecated', () => {
    expect(kinds(DOOR + ROOF)).toContain('breaking: Shop.name was removed.');
  });

  it('breaks clients when it takes away something before its day', () => {
    expect(kinds(NAME + DOOR)).toContain('breaking: Shop.roof was removed. It was to stay until 2027-06-01.');
  });

  it('was announced when it takes away something from its day on', () => {
    expect(kinds(NAME + ROOF)).toContain('announced: Shop.door was removed.');
    expect(kinds(NAME + ROOF).filter((change) => change.startsWith('breaking'))).toEqual([]);
  });

  it('breaks a promise when it deprecates something for fewer than 90 days', () => {
    const hasty = '"Its name." name: String! @deprecated(reason: "Use title. Gone from 2027-04-14.")';
    const inTime = '"Its name." name: String! @deprecated(reason: "Use title. Gone from 2027-04-15.")';

    expect(kinds(hasty + DOOR + ROOF)).toContain('breaking: Shop.name is to go in fewer than 90 days.');
    expect(kinds(inTime + DOOR + ROOF).filter((change) => change.startsWith('breaking'))).toEqual([]);
  });

  it('breaks clients when an answer may be null from now on', () => {
    const breaking = 'breaking: Shop.name changed type from String! to String.';
    expect(kinds(`"Its name." name: String ${DOOR} ${ROOF}`)).toContain(breaking);
  });

  it('is fine when something is added or described better', () => {
    expect(
      kinds(`${NAME} ${DOOR} ${ROOF} "Its hall." hall: Int!`, '"A hall." type Hall { "How high." height: Int! }'),
    ).toEqual(['fine: Hall was added.', 'fine: Shop says something else.']);
  });

  it('is written down member by member, without what lies within something new', () => {
    const after = shopWith(
      `${NAME} ${ROOF} "Its hall." hall("Which." number: Int): Int!
       "Its sign." sign: String! @deprecated(reason: "Use name. Gone from 2027-09-01.")`,
      '"A hall." type Hall { "How high." height: Int! }',
    );

    expect(membersChanged(before, after)).toEqual({
      added: ['`Hall`', '`Shop.hall`', '`Shop.sign`'],
      deprecated: ['`Shop.sign`: Use name. Gone from 2027-09-01.'],
      removed: ['Shop.door was removed.'],
    });
  });

  it('name what a list of changes does not tell yet', () => {
    const before = shopWith('"Its name." name: String!');
    const after = shopWith(
      '"Its name." name: String! "Its hue; null without one." hue: String "How tall." height: Int!',
    );

    expect(changesUntold(before, after, '- `Shop.hue`\n- `Shop.heights`\n')).toEqual(['`Shop.height`']);
  });
});
