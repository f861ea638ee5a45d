import { Field, Int, ObjectType } from 'type-graphql';
import type { Edge } from '../shared/paging/cursor.js';
import { edgeOf } from '../shared/paging/edge.type.js';
import { PageInfo } from '../shared/paging/page-info.type.js';
import { UserError } from '../shared/schema/payload.js';
import { Credit } from './credit.entity.js';
import { CreditTerms } from './credit-terms.entity.js';

const CreditEdge = edgeOf('Credit', () => Credit);

/** A page of gift cards. */
@ObjectType({ simpleResolvers: true, description: 'A page of the gift cards of the shop, the latest first.' })
export class CreditConnection {
  @Field(() => [Credit], { description: 'The gift cards of this page.' })
  nodes: Credit[];

  @Field(() => [CreditEdge], { description: 'The same gift cards with their cursors.' })
  edges: Edge<Credit>[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo: PageInfo;

  @Field(() => Int, { description: 'How many gift cards the whole list holds.' })
  totalCount: number;
}

/** What a change of a gift card or of store credit answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change of a gift card or of store credit answers.' })
export class CreditPayload {
  @Field(() => Credit, { nullable: true, description: 'The credit as it now stands; null when refused.' })
  credit?: Credit;

  @Field(() => String, { nullable: true, description: 'A sentence to show; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** What a change of the terms answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change of the terms of credit answers.' })
export class CreditTermsPayload {
  @Field(() => CreditTerms, { nullable: true, description: 'The terms as they now stand; null when refused.' })
  creditTerms?: CreditTerms;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
