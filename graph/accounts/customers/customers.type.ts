import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Edge } from '../../shared/paging/cursor.js';
import { edgeOf } from '../../shared/paging/edge.type.js';
import { PageInfo } from '../../shared/paging/page-info.type.js';
import { UserError } from '../../shared/schema/payload.js';

/** A shopper, as those see them who run the shop. */
@ObjectType({ simpleResolvers: true, description: 'A shopper, as an admin and support see them.' })
export class Customer {
  @Field(() => ID, { description: 'Opaque id of the account.' })
  id: string;

  @Field({ description: 'The name of the account.' })
  name: string;

  @Field({ description: 'What the account signs in with.' })
  email: string;

  @Field(() => String, { nullable: true, description: 'Phone number as it was typed; null when none was given.' })
  phone: string | null;

  @Field(() => Date, { description: 'When the account was made.' })
  createdAt: Date;
}

const CustomerEdge = edgeOf('Customer', () => Customer);

/** A page of the customers of the shop. */
@ObjectType({ simpleResolvers: true, description: 'A page of the customers of the shop, latest first.' })
export class CustomerConnection {
  @Field(() => [Customer], { description: 'The customers of this page.' })
  nodes: Customer[];

  @Field(() => [CustomerEdge], { description: 'The same customers with their cursors.' })
  edges: Edge<Customer>[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo: PageInfo;

  @Field(() => Int, { description: 'How many customers the whole list holds.' })
  totalCount: number;
}

/** A tag, and how many customers have it. */
@ObjectType({ simpleResolvers: true, description: 'A tag, and how many customers have it.' })
export class TagCount {
  @Field({ description: 'The tag, in lower case.' })
  tag: string;

  @Field(() => Int, { description: 'How many customers have it.' })
  count: number;
}

/** What a change to what the shop keeps of a customer answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change to what the shop keeps of a customer answers.' })
export class CustomerPayload {
  @Field(() => Customer, { nullable: true, description: 'The customer as they are now; null when refused.' })
  customer?: Customer;

  @Field(() => String, { nullable: true, description: 'What came of it, in words; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
