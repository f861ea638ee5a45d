import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A customer whose cards the stand-in provider keeps. */
@Entity('standin_customer')
export class StandInCustomer {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;

  /** Tells customers apart: asked for the same one again, the provider answers this one. */
  @Column('text', { unique: true })
  email: string;

  @Column('text')
  contact: string;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
