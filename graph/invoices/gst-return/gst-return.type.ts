import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';
import { FromProperty } from '../../shared/schema/direct-resolver.js';
import { InvoiceKind } from '../invoice.entity.js';

/** What was sold and the tax within it, less what went back. */
@ObjectType({ simpleResolvers: true, description: 'What was sold and the tax within it, less what went back.' })
class TaxSums {
  @Field(() => Rupees, { name: 'taxable', description: 'Worth without tax, in rupees.' })
  @FromProperty()
  taxablePaise: Paise;

  @Field(() => Rupees, { name: 'cgst', description: 'Tax of the country, in rupees.' })
  @FromProperty()
  cgstPaise: Paise;

  @Field(() => Rupees, { name: 'sgst', description: 'Tax of the state, in rupees.' })
  @FromProperty()
  sgstPaise: Paise;

  @Field(() => Rupees, {
    name: 'igst',
    description: 'Tax on goods that went to another state, in rupees.',
  })
  @FromProperty()
  igstPaise: Paise;
}

/** What people bought in a state at a rate. */
@ObjectType({
  simpleResolvers: true,
  description:
    'What was sold to people of a state at a rate, less what went back of it: a row of table 7 of GSTR-1. Sums are below zero where more went back.',
})
export class GstSupply extends TaxSums {
  @Field({ description: 'Code of the state that the goods went to, as GSTINs begin.' })
  stateCode: string;

  @Field({ description: 'Name of that state.' })
  placeOfSupply: string;

  @Field({ description: "Whether that is another state than the seller's." })
  isInterstate: boolean;

  @Field(() => Float, { description: 'GST in percent.' })
  gstRate: number;
}

/** A document that the return names by its number. */
@ObjectType({
  simpleResolvers: true,
  description:
    'An invoice or credit note that the return names, at one of its rates: to a business (tables 4 and 9B), or over a lakh to a person of another state (tables 5 and 9B).',
})
export class GstNamedSupply extends TaxSums {
  @Field(() => InvoiceKind, { description: 'What it is.' })
  kind: InvoiceKind;

  @Field({ description: 'Its number.' })
  number: string;

  @Field(() => Date, { description: "When it was issued, by the shop's clock." })
  issuedAt: Date;

  @Field(() => String, { nullable: true, description: 'GSTIN of the business; null for a person.' })
  buyerGstin: string | null;

  @Field({ description: 'Code of the state that the goods went to, as GSTINs begin.' })
  stateCode: string;

  @Field({ description: "Whether that is another state than the seller's." })
  isInterstate: boolean;

  @Field(() => Rupees, { name: 'total', description: 'What the document comes to, in rupees.' })
  @FromProperty()
  totalPaise: Paise;

  @Field(() => Float, { description: 'GST in percent.' })
  gstRate: number;
}

/** What was sold under an HSN code at a rate. */
@ObjectType({
  simpleResolvers: true,
  description: 'What was sold under a code of goods at a rate, less what went back: a row of table 12 of GSTR-1.',
})
export class GstHsnSummary extends TaxSums {
  @Field(() => String, { nullable: true, description: 'HSN or SAC code; null where nobody has said it.' })
  hsnCode: string | null;

  @Field({ description: 'Whether it was sold to businesses rather than to people.' })
  isToBusinesses: boolean;

  @Field(() => Float, { description: 'GST in percent.' })
  gstRate: number;

  @Field(() => Int, { description: 'Whole pieces, less those that came back.' })
  quantity: number;
}

/** The numbers that were given in a period. */
@ObjectType({
  simpleResolvers: true,
  description: 'The numbers that were given to documents of a kind: a row of table 13 of GSTR-1.',
})
export class GstDocumentRange {
  @Field(() => InvoiceKind, { description: 'What they are.' })
  kind: InvoiceKind;

  @Field({ description: 'The first number.' })
  from: string;

  @Field({ description: 'The last number.' })
  to: string;

  @Field(() => Int, { description: 'How many; none is ever left out or cancelled.' })
  count: number;
}

/** What is told to the tax office of a period. */
@ObjectType({
  simpleResolvers: true,
  description:
    'What is told to the tax office of the invoices and credit notes of a period, by the tables of form GSTR-1. It adds up to them, to the paisa.',
})
export class GstReturn extends TaxSums {
  @Field({ description: 'The first month, e.g. 2026-10.' })
  from: string;

  @Field({ description: 'The last month, e.g. 2026-12.' })
  to: string;

  @Field(() => String, { nullable: true, description: 'GSTIN of the seller; null for one that takes no tax.' })
  gstin: string | null;

  @Field(() => [GstSupply], { description: 'Sold to people, by state and rate.' })
  supplies: GstSupply[];

  @Field(() => [GstNamedSupply], { description: 'Documents that are named, by number and rate.' })
  namedSupplies: GstNamedSupply[];

  @Field(() => [GstHsnSummary], { description: 'All that was sold, by code and rate.' })
  hsnSummary: GstHsnSummary[];

  @Field(() => [GstDocumentRange], { description: 'The numbers that were given.' })
  documents: GstDocumentRange[];
}
