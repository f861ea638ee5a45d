import { chakra } from '@chakra-ui/react';
import type { ActorKind } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';

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
};

/** So many characters of a fact are shown. */
const SHOWN = 120;

/** From what to what a change went, fact by fact, once one opens it. */
export function AuditFacts({ entry: { before, after } }: { entry: AuditedChange }) {
  if (!before) return t('made');
  if (!after) return t('removed');
  const facts = Object.keys({ ...before, ...after });
  return (
    <chakra.details textAlign="start">
      <chakra.summary minH="6" cursor="button">
        {facts.map(nameOf).join(', ')}
      </chakra.summary>
      <chakra.dl display="grid" gap="1" mt="2" fontSize="xs" overflowWrap="anywhere">
        {facts.map((fact) => (
          <div key={fact}>
            <chakra.dt fontWeight="semibold">{nameOf(fact)}</chakra.dt>
            <dd lang="en">
              <chakra.del color="fg.muted">{shownOf(before[fact])}</chakra.del> → {shownOf(after[fact])}
            </dd>
          </div>
        ))}
      </chakra.dl>
    </chakra.details>
  );
}

function nameOf(fact: string): string {
  const name = FACT_NAMES[fact];
  return name ? t(name) : fact;
}

function shownOf(fact: unknown): string {
  const text = typeof fact === 'string' ? fact : JSON.stringify(fact ?? null);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
