import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.js';
import { Credit } from './credit.entity.js';

/**
 * Says who can spend a credit: the customer who was given store credit, and everyone who entered
 * the code of a gift card.
 */
@Entity('credit_holder')
export class CreditHolder {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @Index()
  @PrimaryColumn('uuid', { name: 'credit_id' })
  creditId: string;

  @ManyToOne(() => Credit, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'credit_id' })
  credit?: Relation<Credit>;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
