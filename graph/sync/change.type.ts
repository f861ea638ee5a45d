import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { Edge } from '../shared/paging/cursor.js';
import { edgeOf } from '../shared/paging/edge.type.js';
import { PageInfo } from '../shared/paging/page-info.type.js';

/** Of what changes are kept. Triggers know these names, see `sql/changes.sql`. */
export enum ChangeKind {
  PRODUCT = 'PRODUCT',
  VARIANT = 'VARIANT',
  ORDER = 'ORDER',
  CUSTOMER = 'CUSTOMER',
  CREDIT = 'CREDIT',
}

registerEnumType(ChangeKind, {
  name: 'ChangeKind',
  description: 'What something is that has changed.',
  valuesConfig: {
    PRODUCT: {
      description: 'A product: what it says, its pictures, countries, rating and choices, but not their stock.',
    },
    VARIANT: { description: 'A variant, its price and its stock.' },
    ORDER: { description: 'An order.' },
    CUSTOMER: { description: 'An account: its name, e-mail or phone number.' },
    CREDIT: {
      description: 'A gift card or a sum of store credit: its balance, its end and whether it was called off.',
    },
  },
});

/** That something has changed, as far as a program that keeps a copy has to know. */
@ObjectType({
  simpleResolvers: true,
  description: 'When something changed last. Each thing is listed once, at its last change.',
})
export class Change {
  @Field(() => ChangeKind, { description: 'What it is.' })
  kind: ChangeKind;

  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field(() => Date, { description: 'When it changed last.' })
  updatedAt: Date;

  @Field({ description: 'True when it is gone: remove the copy.' })
  isRemoved: boolean;

  /** Its place among all changes. */
  place: string;
}

const ChangeEdge = edgeOf('Change', () => Change);

/** A page of what changed. */
@ObjectType({ simpleResolvers: true, description: 'A page of what changed, the oldest change first.' })
export class ChangeConnection {
  @Field(() => [Change], { description: 'The changes of this page.' })
  nodes: Change[];

  @Field(() => [ChangeEdge], { description: 'The same changes with their cursors.' })
  edges: Edge<Change>[];

  @Field(() => PageInfo, {
    description: 'Where this page stands. Keep the last endCursor, and ask behind it the next time.',
  })
  pageInfo: PageInfo;

  /** What `totalCount` counts, once it is asked for. */
  kinds: readonly ChangeKind[];
  since: Date | null;
}
