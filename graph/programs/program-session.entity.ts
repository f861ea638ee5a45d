import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { ApiKey } from '../api-keys/api-key.entity.js';
import { Order } from '../orders/order.entity.js';
import type { Paise } from '../shared/money/money.js';
import { isOneOf } from '../shared/rows/is-one-of.js';

/** The protocols by which programs put goods together. */
export enum Protocol {
  UCP = 'UCP',
  ACP = 'ACP',
}

/** What a program is putting together: a cart, or a checkout that a person goes on with. */
export enum SessionKind {
  CART = 'CART',
  CHECKOUT = 'CHECKOUT',
}

/** A line of it, with what a piece cost when the program was told. */
export interface ProgramLine {
  /** The id that the program sent. */
  itemId: string;
  productId: string;
  variantId: string;
  /** Pieces, 1 or more. */
  quantity: number;
  /** As catalogues tell it: less what everybody has off a piece. */
  pricePaise: Paise;
}

/**
 * A cart or a checkout of a program, which belongs to no account yet: its id lets a program read
 * and change it. Nothing is set aside for it. A checkout that became an order is kept with that.
 *
 * Its table is called by the protocol that came first, for the sake of processes of before that
 * serve while the shop is brought up to date.
 */
@Entity('ucp_session')
@Check('ucp_session_protocol_is_known', isOneOf('protocol', Protocol))
@Check('ucp_session_kind_is_known', isOneOf('kind', SessionKind))
export class ProgramSession {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: SessionKind;

  /** By which it was opened, and alone is read and changed. */
  @Column('text', { default: Protocol.UCP })
  protocol: Protocol;

  @Column('jsonb')
  lines: ProgramLine[];

  /** The cart that a checkout was made of; of each there is one that is open at most. */
  @Column('uuid', { name: 'cart_id', nullable: true, unique: true })
  cartId: string | null;

  @Column('boolean', { name: 'is_canceled', default: false })
  isCanceled: boolean;

  /** Of the program that opened it; null for one without a key. */
  @Column('uuid', { name: 'api_key_id', nullable: true })
  apiKeyId: string | null;

  @ManyToOne(() => ApiKey, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'api_key_id' })
  apiKey?: Relation<ApiKey>;

  /** What the person bought who took over the goods of a checkout; null until then. */
  @Index()
  @Column('uuid', { name: 'order_id', nullable: true })
  orderId: string | null;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id' })
  order?: Relation<Order>;

  @CreateDateColumn({ type: 'timestamp with time zone', name: 'created_at', precision: 3 })
  createdAt: Date;
}
