import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

/** A whole feed as a job wrote it. Of each format the latest that is whole is sent. */
@Entity('feed_file')
@Index(['format', 'writtenAt'])
export class FeedFile {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** As in google.xml. */
  @Column('text')
  format: string;

  /** What it was begun at: how often the catalogue had changed, a digest of the shop's facts. */
  @Column('text')
  version: string;

  /** As of when its goods are told, at the latest. */
  @Column('timestamp with time zone', { name: 'as_of', precision: 3, default: () => 'now()' })
  asOf: Date;

  /** Null while it is being written. */
  @Column('timestamp with time zone', { name: 'written_at', precision: 3, nullable: true })
  writtenAt: Date | null;
}

/** A piece of a feed. The pieces one after the other are the file, compressed. */
@Entity('feed_part')
export class FeedPart {
  @PrimaryColumn('uuid', { name: 'file_id' })
  fileId: string;

  @ManyToOne(() => FeedFile, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'file_id' })
  file?: Relation<FeedFile>;

  /** From 1 on. */
  @PrimaryColumn('integer')
  position: number;

  /** A member of a gzip file. */
  @Column('bytea')
  bytes: Buffer;
}
