import { Column } from 'typeorm';
import type { Paise } from '../shared/money/money.js';

/**
 * When goods were promised to come, and what bringing them and taking the money at the door costs,
 * as columns of whatever keeps it.
 */
export class PlannedDelivery {
  /** The day of the fresh goods, as 2026-11-24; null without such goods or without a promise. */
  @Column('date', { name: 'fresh_by', nullable: true })
  freshBy: string | null;

  /** The chosen time of that day, as 18:00-21:00; null without one. */
  @Column('text', { name: 'fresh_slot', nullable: true })
  freshSlot: string | null;

  /** The day by which everything else comes; null without such goods or without a promise. */
  @Column('date', { name: 'general_by', nullable: true })
  generalBy: string | null;

  /** Whether what does not spoil comes by express. */
  @Column('boolean', { name: 'is_express', default: false })
  isExpress: boolean;

  /** What delivery costs, in whole rupees; part of what is paid. */
  @Column('bigint', { name: 'shipping_paise', default: 0 })
  shippingPaise: Paise;

  /** What paying at the door costs, in whole rupees; part of what is paid. */
  @Column('bigint', { name: 'cash_fee_paise', default: 0 })
  cashFeePaise: Paise;
}
