import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What the owner demands of those who run the shop: one row at most, and none at first. */
@Entity('second_factor_policy')
@Check('second_factor_policy_is_one', 'id = 1')
export class SecondFactorPolicy {
  @PrimaryColumn('integer', { default: 1 })
  id: number;

  /** Whether every role that may move money has to have a second factor. */
  @Column('boolean', { name: 'is_demanded' })
  isDemanded: boolean;
}
