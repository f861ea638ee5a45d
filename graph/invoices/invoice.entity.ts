import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { Order } from '../orders/order.entity.js';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { FromProperty } from '../shared/schema/direct-resolver.js';

/** What a tax document is. */
export enum InvoiceKind {
  INVOICE = 'INVOICE',
  CREDIT_NOTE = 'CREDIT_NOTE',
}

registerEnumType(InvoiceKind, {
  name: 'InvoiceKind',
  description: 'What a tax document is.',
  valuesConfig: {
    INVOICE: { description: 'What was sold, and the tax within its price.' },
    CREDIT_NOTE: { description: 'What of an invoice went back, and the tax within it.' },
  },
});

/** An invoice or a credit note, as it was issued; never changed. */
@ObjectType({
  simpleResolvers: true,
  description: 'An invoice or a credit note, as it was issued. It is never changed.',
})
@Entity('invoice')
@Index(['orderId', 'id'])
@Index('invoice_by_moment', ['issuedAt'])
@Unique('invoice_sequence_is_given_once', ['kind', 'financialYear', 'sequence'])
@Index('invoice_is_one_per_order', ['orderId'], { unique: true, where: "kind = 'INVOICE'" })
@Check('invoice_kind_is_known', "kind IN ('INVOICE', 'CREDIT_NOTE')")
@Index('invoice_is_credited_once_unpaid', ['orderId'], {
  unique: true,
  where: "kind = 'CREDIT_NOTE' AND refund_id IS NULL",
})
@Check('invoice_number_begins_with_letters', "number_prefix ~ '^[A-Z]{1,3}$'")
@Check('invoice_of_a_refund_is_a_credit', "kind = 'CREDIT_NOTE' OR refund_id IS NULL")
export class Invoice {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Field(() => InvoiceKind, { description: 'What it is.' })
  @Column('text')
  kind: InvoiceKind;

  @Column('integer', { name: 'financial_year' })
  financialYear: number;

  /** From 1 in each financial year, without a gap. */
  @Column('integer')
  sequence: number;

  /** What its number begins with, as the shop's looks had it then. */
  @Column('text', { name: 'number_prefix' })
  numberPrefix: string;

  @Column('uuid', { name: 'order_id' })
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'order_id' })
  order?: Relation<Order>;

  /**
   * The refund that a credit note is of, whose table belongs to payments; null where nothing was
   * paid, and for an invoice.
   */
  @ForeignKey('Refund', { onDelete: 'RESTRICT' })
  @Column('uuid', { name: 'refund_id', nullable: true, unique: true })
  refundId: string | null;

  @Field({ description: 'Name of the seller then.' })
  @Column('text', { name: 'seller_name' })
  sellerName: string;

  @Field({ description: 'Address of the seller then.' })
  @Column('text', { name: 'seller_address' })
  sellerAddress: string;

  @Field(() => String, {
    nullable: true,
    description: 'GSTIN of the seller; null for one that is not registered, who takes no tax.',
  })
  @Column('text', { nullable: true })
  gstin: string | null;

  @Field(() => String, { nullable: true, description: "The seller's FSSAI licence for food then; null for none." })
  @Column('text', { name: 'fssai_licence', nullable: true })
  fssaiLicence: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'GSTIN of a buyer that is a business; null for a person.',
  })
  @Column('text', { name: 'buyer_gstin', nullable: true })
  buyerGstin: string | null;

  @Field({ description: 'Name of the state that the goods go to.' })
  @Column('text', { name: 'place_of_supply' })
  placeOfSupply: string;

  @Field({ description: 'Code of that state, as GSTINs begin.' })
  @Column('text', { name: 'state_code' })
  stateCode: string;

  @Field(() => Rupees, { name: 'total', description: 'What it comes to, in rupees.' })
  @FromProperty()
  @Column('bigint', { name: 'total_paise' })
  totalPaise: Paise;

  @Field(() => Date, { description: "When it was issued, by the shop's clock." })
  @Column('timestamp with time zone', { name: 'issued_at', precision: 3, default: () => 'now()' })
  issuedAt: Date;

  @Field({
    description: 'Number by which law and people know it, e.g. JH/26-27/000001; without gaps in a financial year.',
  })
  get number(): string {
    const year = (full: number) => String(full % 100).padStart(2, '0');
    const years = `${year(this.financialYear)}-${year(this.financialYear + 1)}`;
    return `${this.numberPrefix}/${years}/${String(this.sequence).padStart(6, '0')}`;
  }
}

/** A line of an invoice or a credit note. */
@ObjectType({
  simpleResolvers: true,
  description: 'A line of an invoice or a credit note. Taxable value and taxes add up to its amount.',
})
@Entity('invoice_line')
@Check('invoice_line_discount_is_part_of_it', 'discount_paise BETWEEN 0 AND quantity * price_paise')
@Check('invoice_line_adds_up', 'taxable_paise + cgst_paise + sgst_paise + igst_paise = amount_paise')
export class InvoiceLine {
  @PrimaryColumn('uuid', { name: 'invoice_id' })
  invoiceId: string;

  @ManyToOne(() => Invoice, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'invoice_id' })
  invoice?: Relation<Invoice>;

  /** Place in the invoice, from 1. */
  @PrimaryColumn('integer')
  position: number;

  /** Of which line of the order it is, so that a credit note finds its rate; null for a fee. */
  @Column('uuid', { name: 'order_line_id', nullable: true })
  orderLineId: string | null;

  @Field({ description: 'What was sold.' })
  @Column('text')
  description: string;

  @Field(() => String, {
    nullable: true,
    description: 'HSN code of the goods, or SAC of the delivery; null where nobody has said it.',
  })
  @Column('text', { name: 'hsn_code', nullable: true })
  hsnCode: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Until when it was promised to be at its best at the least, e.g. 2027-01-12; null where nothing was promised.',
  })
  @Column('date', { name: 'best_before', nullable: true })
  bestBefore: string | null;

  @Field(() => Int, { description: 'Whole pieces; of a credit note those that it is about.' })
  @Column('integer')
  quantity: number;

  @Field(() => Rupees, { name: 'mrp', description: 'Maximum retail price of a piece, in rupees.' })
  @FromProperty()
  @Column('bigint', { name: 'mrp_paise' })
  mrpPaise: Paise;

  @Field(() => Rupees, { name: 'price', description: 'Price of a piece, tax included, in rupees.' })
  @FromProperty()
  @Column('bigint', { name: 'price_paise' })
  pricePaise: Paise;

  @Field(() => Rupees, {
    name: 'discount',
    description: 'What offers took off its pieces, in rupees; 0 for nothing.',
  })
  @FromProperty()
  @Column('bigint', { name: 'discount_paise', default: 0 })
  discountPaise: Paise;

  @Field(() => Float, { description: 'GST within the price, in percent.' })
  @Column('double precision', { name: 'gst_rate' })
  gstRate: number;

  @Field(() => Rupees, {
    name: 'amount',
    description: 'What the line comes to, less its discount and tax included, in rupees.',
  })
  @FromProperty()
  @Column('bigint', { name: 'amount_paise' })
  amountPaise: Paise;

  @Field(() => Rupees, {
    name: 'taxable',
    description: 'What the goods are worth without tax, in rupees.',
  })
  @FromProperty()
  @Column('bigint', { name: 'taxable_paise' })
  taxablePaise: Paise;

  @Field(() => Rupees, {
    name: 'cgst',
    description: 'Tax of the country on goods that stay in the state, in rupees.',
  })
  @FromProperty()
  @Column('bigint', { name: 'cgst_paise' })
  cgstPaise: Paise;

  @Field(() => Rupees, {
    name: 'sgst',
    description: 'Tax of the state on goods that stay in it, in rupees.',
  })
  @FromProperty()
  @Column('bigint', { name: 'sgst_paise' })
  sgstPaise: Paise;

  @Field(() => Rupees, {
    name: 'igst',
    description: 'Tax on goods that go to another state, in rupees.',
  })
  @FromProperty()
  @Column('bigint', { name: 'igst_paise' })
  igstPaise: Paise;
}
