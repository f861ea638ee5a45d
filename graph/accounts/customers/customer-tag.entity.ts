import { Check, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../user.entity.js';

/** A word by which customers are found again, such as `wholesale`. It goes with the account. */
@Entity('customer_tag')
@Check('customer_tag_is_normal', "tag <> '' AND tag = lower(tag)")
export class CustomerTag {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  /** Trimmed and in lower case. */
  @Index()
  @PrimaryColumn('text')
  tag: string;
}
