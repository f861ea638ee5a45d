import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Edge } from '../shared/paging/cursor.js';
import { edgeOf } from '../shared/paging/edge.type.js';
import { PageInfo } from '../shared/paging/page-info.type.js';
import { isOneOf } from '../shared/rows/is-one-of.js';
import { Node } from '../shared/schema/node.type.js';
import { ChangeKind } from './change.type.js';

/** How long a file is kept. In milliseconds. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** How far an export has come. */
export enum BulkExportState {
  WAITING = 'WAITING',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
}

registerEnumType(BulkExportState, {
  name: 'BulkExportState',
  description: 'How far a bulk export has come.',
  valuesConfig: {
    WAITING: { description: 'It waits for its turn.' },
    RUNNING: { description: 'It is being written.' },
    DONE: { description: 'It can be fetched, until it expires.' },
  },
});

/** All things of a kind as a file of JSON lines, which a job writes. */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'All things of a kind as a file of JSON lines, which is written in the background.',
})
@Entity('bulk_export')
@Check('bulk_export_kind_is_known', isOneOf('kind', ChangeKind))
@Check('bulk_export_state_is_known', isOneOf('state', BulkExportState))
export class BulkExport {
  @Field(() => ID, { description: 'Opaque id. The file is fetched by `GET /api/exports/<id>/file`.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Field(() => ChangeKind, { description: 'What is in it.' })
  @Column('text')
  kind: ChangeKind;

  @Field(() => Date, {
    nullable: true,
    description: 'It has what changed at this moment and later, what is gone included; null: everything that there is.',
  })
  @Column('timestamp with time zone', { name: 'updated_since', precision: 3, nullable: true })
  updatedSince: Date | null;

  @Field(() => BulkExportState, { description: 'How far it has come.' })
  @Column('text', { default: BulkExportState.WAITING })
  state: BulkExportState;

  /** Which run of the job writes it; an earlier one that is still at it gives up. */
  @Column('uuid', { nullable: true })
  run: string | null;

  @Field(() => Int, { description: 'How many lines are written so far.' })
  @Column('integer', { default: 0 })
  lines: number;

  @Field(() => Date, { description: 'When it was asked for.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  /** A day after it was asked for. */
  @Field(() => Date, { description: 'When it is removed, a day after it was asked for.' })
  get expiresAt(): Date {
    return new Date(this.createdAt.getTime() + KEPT_MS);
  }
}

/** A piece of the file of an export. The pieces one after the other are the file, compressed. */
@Entity('bulk_export_part')
export class BulkExportPart {
  @PrimaryColumn('uuid', { name: 'export_id' })
  exportId: string;

  @ManyToOne(() => BulkExport, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'export_id' })
  export?: Relation<BulkExport>;

  /** From 1 on. */
  @PrimaryColumn('integer')
  position: number;

  /** Lines, as a member of a gzip file. */
  @Column('bytea')
  bytes: Buffer;
}

const BulkExportEdge = edgeOf('BulkExport', () => BulkExport);

/** A page of the bulk exports that have not expired. */
@ObjectType({ simpleResolvers: true, description: 'A page of the bulk exports that have not expired, latest first.' })
export class BulkExportConnection {
  @Field(() => [BulkExport], { description: 'The exports of this page.' })
  nodes: BulkExport[];

  @Field(() => [BulkExportEdge], { description: 'The same exports with their cursors.' })
  edges: Edge<BulkExport>[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo: PageInfo;

  @Field(() => Int, { description: 'How many exports the whole list holds.' })
  totalCount: number;
}
