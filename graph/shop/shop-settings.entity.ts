import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What the owner has said of the shop in the desk: one row at most, and none while the texts that
 * come with the code stand.
 */
@Entity('shop_settings')
@Check('shop_settings_are_one', 'id = 1')
export class ShopSettings {
  @PrimaryColumn('integer', { default: 1 })
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  description: string;

  /** On one line. */
  @Column('text')
  address: string;

  @Column('text')
  phone: string;

  @Column('text')
  email: string;

  @Column('text')
  hours: string;

  @Column('text', { name: 'support_hours' })
  supportHours: string;

  /** Null: that of the environment. */
  @Column('text', { nullable: true })
  gstin: string | null;

  @Column('text', { name: 'fssai_licence', nullable: true })
  fssaiLicence: string | null;

  @Column('text', { name: 'grievance_officer', nullable: true })
  grievanceOfficer: string | null;

  @Column('text', { name: 'grievance_contact', nullable: true })
  grievanceContact: string | null;
}
