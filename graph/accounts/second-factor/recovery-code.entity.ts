import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../user.entity.js';

/** What stands in for a lost second factor, once. */
@Entity('recovery_code')
@Index(['userId', 'codeHash'], { unique: true })
export class RecoveryCode {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  /** SHA-256 of the code in hex, which needs no salt since a code is 80 random bits. */
  @Column('text', { name: 'code_hash' })
  codeHash: string;
}
