import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../accounts/user.entity.js';
import { OfferCode } from '../offer-code.entity.js';

/** A code that a shopper entered for the cart. It goes once it was bought with. */
@Entity('cart_code')
export class CartCode {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @Index()
  @PrimaryColumn('uuid', { name: 'code_id' })
  codeId: string;

  @ManyToOne(() => OfferCode, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'code_id' })
  code?: Relation<OfferCode>;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
