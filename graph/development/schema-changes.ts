import {
  type BreakingChange,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  printType,
} from 'graphql';

/** For so many days at least a member is deprecated before it goes. */
const DEPRECATED_DAYS = 90;

/** What a change means to a client that was written before it. */
export interface SchemaChange {
  /**
   * `breaking`: some clients fail. `announced`: it removes what had been deprecated until then.
   * `dangerous`: clients may be surprised. `fine`: no client notices.
   */
  kind: 'breaking' | 'announced' | 'dangerous' | 'fine';
  what: string;
}

/**
 * Compares two schemas from the side of a client.
 *
 * @param today as in 2027-03-01; what was deprecated may go from the day on that its deprecation
 *   names
 */
export function changesBetween(before: GraphQLSchema, after: GraphQLSchema, today: string): SchemaChange[] {
  const breaking = findBreakingChanges(before, after).map(({ description }: BreakingChange): SchemaChange => {
    const removal = removalOf(before, description);
    if (removal !== null && removal <= today) return { kind: 'announced', what: description };
    return { kind: 'breaking', what: removal ? `${description} It was to stay until ${removal}.` : description };
  });
  const dangerous = findDangerousChanges(before, after).map(
    ({ description }): SchemaChange => ({ kind: 'dangerous', what: description }),
  );
  const added = Object.values(after.getTypeMap()).filter(
    (type) => !before.getType(type.name) && !isSpecifiedScalarType(type),
  );
  const grown = Object.values(after.getTypeMap()).filter((type) => {
    const old = before.getType(type.name);
    return old && printType(old) !== printType(type);
  });
  const hasty = newlyDeprecated(before, after)
    .filter(([, reason]) => (dayIn(reason) ?? '') < daysAfter(today, DEPRECATED_DAYS))
    .map(
      ([path]): SchemaChange => ({ kind: 'breaking', what: `${path} is to go in fewer than ${DEPRECATED_DAYS} days.` }),
    );
  return [
    ...breaking,
    ...hasty,
    ...dangerous,
    ...added.map(({ name }): SchemaChange => ({ kind: 'fine', what: `${name} was added.` })),
    ...grown.map(({ name }): SchemaChange => ({ kind: 'fine', what: `${name} says something else.` })),
  ];
}

/**
 * Members of two schemas that differ, by the way that leads to each, in the order of the alphabet.
 */
export interface MembersChanged {
  added: string[];
  deprecated: string[];
  /** What clients of before may fail over. */
  removed: string[];
}

/** Tells what a client's author has to know of a change of the schema, member by member. */
export function membersChanged(before: GraphQLSchema, after: GraphQLSchema): MembersChanged {
  const [old, now] = [membersOf(before), membersOf(after)];
  const isNew = (path: string) => !old.has(path) && !isWithinNew(path, old, now);
  const added = [...now.keys()].filter(isNew).map((path) => `\`${path}\``);
  const deprecated = newlyDeprecated(before, after).map(([path, reason]) => `\`${path}\`: ${reason}`);
  const removed = findBreakingChanges(before, after).map(({ description }) => description);
  return { added: added.sort(), deprecated: deprecated.sort(), removed: removed.sort() };
}

/** The changes, as they stand in the list of changes, that a text does not name. */
export function changesUntold(before: GraphQLSchema, after: GraphQLSchema, text: string): string[] {
  const lines = new Set(text.split('\n'));
  return Object.values(membersChanged(before, after))
    .flat()
    .filter((what) => !lines.has(`- ${what}`));
}

/** A type that is new, or a field, says enough; what is within it need not be listed. */
function isWithinNew(path: string, old: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>): boolean {
  const above = path.replace(/(\(\w+:\)|\.\w+)$/, '');
  return above !== path && now.has(above) && !old.has(above);
}

/**
 * Every type, field, argument and value by its coordinate, such as `Query.product(slug:)`, with why
 * it is deprecated.
 */
function membersOf(schema: GraphQLSchema): Map<string, string | null> {
  const members = new Map<string, string | null>();
  const note = (path: string, { deprecationReason = null }: { deprecationReason?: string | null }) =>
    members.set(path, deprecationReason);
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue;
    note(type.name, {});
    if (isEnumType(type)) for (const value of type.getValues()) note(`${type.name}.${value.name}`, value);
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      note(`${type.name}.${field.name}`, field);
      if ('args' in field) for (const each of field.args) note(`${type.name}.${field.name}(${each.name}:)`, each);
    }
  }
  return members;
}

/**
 * The day from which a removal had been announced for; null when it is no removal, or it had not
 * been announced it.
 */
function removalOf(before: GraphQLSchema, description: string): string | null {
  const [, type, field] = /^(\w+)\.(\w+) was removed\.$/.exec(description) ?? [];
  const [, value, enumType] = /^(\w+) was removed from enum type (\w+)\.$/.exec(description) ?? [];
  const reason = reasonOf(before, type ?? enumType ?? '', field ?? value ?? '');
  return dayIn(reason ?? '');
}

/** The first day that a text names, as in 2027-03-01. */
function dayIn(text: string): string | null {
  return /\b\d{4}-\d\d-\d\d\b/.exec(text)?.[0] ?? null;
}

function daysAfter(day: string, days: number): string {
  const moment = new Date(day);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** Members that are deprecated from now on, with why. */
function newlyDeprecated(before: GraphQLSchema, after: GraphQLSchema): [path: string, reason: string][] {
  const old = membersOf(before);
  return [...membersOf(after)].flatMap(([path, reason]): [string, string][] =>
    reason && !old.get(path) ? [[path, reason]] : [],
  );
}

function reasonOf(schema: GraphQLSchema, typeName: string, memberName: string): string | null | undefined {
  const type = schema.getType(typeName);
  if (isEnumType(type)) return type.getValue(memberName)?.deprecationReason;
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
    return type.getFields()[memberName]?.deprecationReason;
  }
  return null;
}
