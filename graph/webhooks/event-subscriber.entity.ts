import { Entity, PrimaryColumn } from 'typeorm';

/**
 * A feature or extension that is told of a type of event by a job. The rows follow from
 * what the shop consists of, see `saveSubscribers`.
 */
@Entity('event_subscriber')
export class EventSubscriber {
  /** The task whose job tells it. */
  @PrimaryColumn('text')
  task: string;

  /** Such as `order.created`. */
  @PrimaryColumn('text')
  type: string;
}
