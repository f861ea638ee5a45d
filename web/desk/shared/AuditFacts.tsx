import { chakra } from '@chakra-ui/react';
import type { ActorKind } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { Icon } from '../../ui/media/Icon';
import { formatMoment } from './moments';
import { OFFER_NAMES } from './offerStates';
import { RETURN_NAMES, STATE_NAMES } from './orderStates';
import { ROLE_NAMES } from './roles';

/** What an entry of the audit tells that is shown wherever it stands. */
export interface AuditedChange {
  actorKind: ActorKind;
  actorId?: string | null;
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
}

/** Who made a change, by the names of staff and keys. */
export function whoOf({ actorKind, actorId }: AuditedChange, names: ReadonlyMap<string, string>): string {
  if (actorKind === 'OPERATOR') return t('The operator');
  return names.get(actorId ?? '') ?? (actorKind === 'API_KEY' ? t('A program') : t('Somebody who left'));
}

/** Facts that have a name at the desk; others are called as programs call them. */
const FACT_NAMES: Readonly<Record<string, Message>> = {
  ...{ name: 'Name', brand: 'Brand', description: 'Description', status: 'Status', publishAt: 'Publish it at' },
  ...{ featured: 'Featured', images: 'Pictures', onHand: 'On hand', sku: 'SKU', price: 'Price ₹', role: 'Role' },
  ...{ oldPrice: 'Old price ₹', hsnCode: 'HSN code', gstRate: 'GST, %', phone: 'Phone', tags: 'Tags' },
  ...{ label: 'On the label', translations: 'Other languages', imageTexts: 'What it shows', weight: 'Pack' },
  ...{ categoryId: 'Category', variants: 'Packs and prices', isHidden: 'Hidden' },
};

/** States and roles as the desk names them elsewhere; others are called as programs call them. */
const WORDS: Readonly<Record<string, Message>> = {
  ...{ ...STATE_NAMES, ...RETURN_NAMES, ...OFFER_NAMES, ...ROLE_NAMES },
  ...{ PUBLISHED: 'In the shop', HIDDEN: 'Hidden', ARCHIVED: 'Archived', true: 'Yes', false: 'No' },
};

/** A moment as programs write it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** So many characters of a fact are shown. */
const SHOWN = 120;

/** So few facts need nothing that opens them. */
const MAX_OPEN = 3;

/** From what to what a change went, fact by fact; that of many facts once one opens it. */
export function AuditFacts({ entry: { before, after } }: { entry: AuditedChange }) {
  if (!before) return t('made');
  if (!after) return t('removed');
  const facts = Object.keys({ ...before, ...after }).flatMap((fact) =>
    changesOf(nameOf(fact), before[fact], after[fact]),
  );
  const list = (
    <chakra.dl display="grid" gap="1" fontSize="xs" overflowWrap="anywhere">
      {facts.map(({ name, from, to }) => (
        <div key={name}>
          <chakra.dt fontWeight="semibold">{name}</chakra.dt>
          <chakra.dd display="flex" flexWrap="wrap" alignItems="center" columnGap="1">
            <chakra.del color="fg.muted">
              <Fact fact={from} />
            </chakra.del>
            <Icon name="chevronRight" size="1em" />
            <Fact fact={to} />
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  );
  if (facts.length <= MAX_OPEN) return list;
  return (
    <chakra.details textAlign="start">
      <chakra.summary minH="6" mb="2" cursor="button">
        {facts.map(({ name }) => name).join(', ')}
      </chakra.summary>
      {list}
    </chakra.details>
  );
}

type Facts = Record<string, unknown>;

/** One fact that went from something to something. */
interface FactChange {
  name: string;
  from: unknown;
  to: unknown;
}

/**
 * What differs of a fact: of a list of variants or an object, what differs within; the whole of it
 * where nothing does, as when a list has another order.
 */
function changesOf(name: string, from: unknown, to: unknown): FactChange[] {
  const whole = [{ name, from, to }];
  const [old, now] = [partsOf(from), partsOf(to)];
  if (!old || !now) return whole;
  const within = Object.keys({ ...old, ...now })
    .filter((key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]))
    .flatMap((key) => {
      const [was, is] = [old[key], now[key]];
      return changesOf(`${name}: ${titleOf(is ?? was) ?? nameOf(key)}`, was, is);
    });
  return within.length > 0 ? within : whole;
}

/** The parts of an object by their names, those of a list of things by their ids. */
function partsOf(fact: unknown): Facts | null {
  if (!Array.isArray(fact)) return isFacts(fact) ? fact : null;
  const parts = fact.map((part: unknown) => (isFacts(part) && typeof part.id === 'string' ? [part.id, part] : null));
  return parts.every((part) => part !== null) ? Object.fromEntries(parts) : null;
}

function isFacts(fact: unknown): fact is Facts {
  return typeof fact === 'object' && fact !== null && !Array.isArray(fact);
}

/** What a variant is called. */
function titleOf(part: unknown): string | undefined {
  if (!isFacts(part)) return undefined;
  return [part.weight, part.size, part.sku].find((each) => typeof each === 'string');
}

function nameOf(fact: string): string {
  const name = FACT_NAMES[fact];
  return name ? t(name) : fact;
}

/** A fact in the words of the desk, or as it was written, which is in English. */
function Fact({ fact }: { fact: unknown }) {
  if (fact === null || fact === undefined || fact === '') return <span>–</span>;
  const words = WORDS[String(fact)];
  if (words) return <span>{t(words)}</span>;
  const text = typeof fact === 'string' ? fact : JSON.stringify(fact);
  if (MOMENT.test(text)) return <span>{formatMoment(text)}</span>;
  return <span lang="en">{text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}</span>;
}
