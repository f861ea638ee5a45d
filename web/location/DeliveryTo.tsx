import type { DeliveryKind } from '../gql/graphql';
import { type Message, t } from '../lib/messages';
import styles from './DeliveryTo.module.css';
import { PinForm } from './PinForm';
import { PinQuestion } from './PinQuestion';
import { placeInWords } from './placeInWords';

/** What goods of a kind are called, where an order holds both. */
export const KIND_OF_GOODS: Record<DeliveryKind, Message> = { FRESH: 'Fresh food', GENERAL: 'Other items' };

interface DeliveryToProps {
  /** What the shop promises to the PIN code that it remembers; empty while it knows none. */
  promises: readonly { kind: DeliveryKind; text: string; isServed: boolean; pin: string; place: string | null }[];
}

/** By when goods come, with a way to give another PIN code; or the question for one. */
export function DeliveryTo({ promises }: DeliveryToProps) {
  const [first] = promises;
  if (!first) return <PinQuestion />;
  return (
    <div>
      {promises.map(({ kind, text, isServed }) => (
        <p key={text} className={styles.promise} data-unserved={isServed ? undefined : ''}>
          {promises.length > 1 && <span className={styles.what}>{t(KIND_OF_GOODS[kind])}: </span>}
          {text}
        </p>
      ))}
      <details className={styles.change}>
        <summary>{placeInWords(first)}</summary>
        <PinForm />
      </details>
    </div>
  );
}
