import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Failed ways into accounts from one network, whatever the account. */
@Entity('network_failure')
@Check('network_failures_are_counted', 'failures > 0')
export class NetworkFailure {
  /** A keyed hash of the network in hex, so that the table holds no addresses and none can be found by trying. */
  @PrimaryColumn('text')
  network: string;

  @Column('integer')
  failures: number;

  /** When the quarter of an hour began that `failures` are of. */
  @Index()
  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  since: Date;
}
