import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { User } from '../user.entity.js';

/**
 * Which account a person at an identity provider opens. The person is known by the provider's own
 * id, since an e-mail address may change or be given to another person.
 */
@Entity('identity_link')
@Unique('identity_link_is_one_per_issuer', ['userId', 'issuer'])
@Check('identity_link_is_filled', "issuer <> '' AND subject <> ''")
export class IdentityLink {
  /** Address of the provider, as its tokens name it. */
  @PrimaryColumn('text')
  issuer: string;

  /** The person's id there. */
  @PrimaryColumn('text')
  subject: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @Column('timestamp with time zone', { name: 'linked_at', precision: 3, default: () => 'now()' })
  linkedAt: Date;
}
