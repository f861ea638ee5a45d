import { Button, Card, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { gql } from '../../gql';
import {
  type DeskDeliveryQuery,
  useDeskDeliveryQuery,
  useDeskRemoveDeliveryZoneMutation,
  useDeskSetDeliveryTermsMutation,
  useDeskSetFreshCategoryMutation,
} from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { CheckChoice } from '../../ui/form/CheckChoice';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { ConfirmDialog } from '../shared/ConfirmDialog';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskTable } from '../shared/DeskTable';
import { rupeesIn } from '../shared/form/amounts';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { AnswerSettings } from './AnswerSettings';
import { CashSettings } from './CashSettings';
import { ExpressSettings } from './ExpressSettings';
import { SettingsTabs } from './SettingsTabs';
import { daysInWords, ZoneDialog } from './ZoneDialog';

gql(`query DeskDelivery {
  answerMinutes
  deliveryTerms { fee freeFrom expressFee }
  cashTerms { fee most mostOpen }
  deliveryZones { id name pinPrefixes freshDays generalDays expressDays takesCash cutoff weekdays slots }
  freshCategories { id name }
  categories { id name }
}`);
gql(`mutation deskSetDeliveryTerms($fee: Rupees!, $freeFrom: Rupees!) {
  setDeliveryTerms(fee: $fee, freeFrom: $freeFrom) {
    deliveryTerms { fee freeFrom }
    userErrors { code message field }
  }
}`);
gql(`mutation deskRemoveDeliveryZone($id: ID!) {
  removeDeliveryZone(id: $id) { message userErrors { code message field } }
}`);
gql(`mutation deskSetFreshCategory($categoryId: ID!, $isFresh: Boolean!) {
  setFreshCategory(categoryId: $categoryId, isFresh: $isFresh) { message userErrors { code message field } }
}`);

type Zone = DeskDeliveryQuery['deliveryZones'][number];

/**
 * What delivery, express and cash at the door cost, where the shop brings goods and when, and which
 * of them travel as fresh.
 */
export function DeliverySettingsPage() {
  const { data, error, refetch } = useDeskDeliveryQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <SettingsTabs text={t('Products, cart, checkout and orders use these settings as soon as you save.')} />
      {!data && (
        <DeskLoading
          label={t('Loading the delivery settings')}
          error={error}
          failed={t('We could not load the delivery settings.')}
          onRetry={() => refetch()}
        />
      )}
      {data && (
        <Grid gap="8">
          <Charges terms={data.deliveryTerms} />
          <ExpressSettings fee={data.deliveryTerms.expressFee ?? null} onSaved={refetch} />
          <CashSettings terms={data.cashTerms ?? null} onSaved={refetch} />
          <AnswerSettings minutes={data.answerMinutes} onSaved={refetch} />
          <Zones zones={data.deliveryZones} onChanged={refetch} />
          {data.categories.length + data.freshCategories.length > 0 && (
            <FreshCategories categories={data.categories} fresh={data.freshCategories} onChanged={refetch} />
          )}
        </Grid>
      )}
    </>
  );
}

function Charges({ terms }: { terms: DeskDeliveryQuery['deliveryTerms'] }) {
  const report = useOutcomeReport();
  const [mutate, { loading }] = useDeskSetDeliveryTermsMutation();
  const [fee, setFee] = useState(String(terms.fee));
  const [freeFrom, setFreeFrom] = useState(String(terms.freeFrom));
  const [problem, setProblem] = useState<string | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amounts = [rupeesIn(fee || '0'), rupeesIn(freeFrom || '0')] as const;
    const isAmounts = amounts[0] !== null && amounts[1] !== null;
    setProblem(isAmounts ? null : t('Enter amounts in rupees, such as 50.'));
    if (!isAmounts || loading) return;
    const variables = { fee: amounts[0], freeFrom: amounts[1] };
    void report(async () => (await mutate({ variables })).data?.setDeliveryTerms);
  };
  return (
    <Card.Root>
      <chakra.form display="grid" gap="4" noValidate onSubmit={submit} aria-labelledby="charges">
        <Heading size="lg" id="charges">
          {t('What delivery costs')}
        </Heading>
        <Grid gap="4" templateColumns={{ md: 'repeat(2, minmax(0, 16rem))' }} alignItems={{ md: 'start' }}>
          <TextField
            label={t('Fee in rupees')}
            name="fee"
            inputMode="numeric"
            value={fee}
            onChange={setFee}
            error={problem}
          />
          <TextField
            label={t('Free from, in rupees')}
            name="freeFrom"
            inputMode="numeric"
            value={freeFrom}
            onChange={setFreeFrom}
          />
        </Grid>
        <Text color="fg.muted" fontSize="sm">
          {chargesInWords(rupeesIn(fee) ?? 0, rupeesIn(freeFrom) ?? 0)}
        </Text>
        <div>
          <SendButton isBusy={loading} busyLabel={t('Saving…')}>
            {t('Save the charges')}
          </SendButton>
        </div>
      </chakra.form>
    </Card.Root>
  );
}

function chargesInWords(fee: number, freeFrom: number): string {
  if (!fee) return t('The cart will say: delivery is free on every order.');
  return t('The cart will say: delivery costs {fee} and is free from {freeFrom}.', {
    fee: formatRupees(fee),
    freeFrom: formatRupees(freeFrom || 0),
  });
}

function Zones({ zones, onChanged }: { zones: readonly Zone[]; onChanged: () => unknown }) {
  const report = useOutcomeReport();
  const [mutate] = useDeskRemoveDeliveryZoneMutation();
  const [open, setOpen] = useState<Zone | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Zone | null>(null);
  return (
    <Grid as="section" display="grid" gap="4" aria-labelledby="zones">
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <Heading size="lg" id="zones">
          {t('Where and when')}
        </Heading>
        <Button colorPalette="brand" onClick={() => setOpen('new')}>
          {t('Add a zone')}
        </Button>
      </Flex>
      {zones.length === 0 && (
        <EmptyState title={t('No zones')}>
          {t('Until you add one, the shop delivers everywhere and promises no day.')}
        </EmptyState>
      )}
      {zones.length > 0 && (
        <DeskTable
          label={t('Delivery zones')}
          rows={zones}
          keyOf={({ id }) => id}
          columns={[
            { title: 'Zone', isHead: true, cell: ({ name }: Zone) => <b>{name}</b> },
            {
              title: 'PIN codes',
              cell: ({ pinPrefixes }: Zone) => pinPrefixes.map((prefix) => `${prefix}…`).join(', '),
            },
            { title: 'Fresh food', cell: ({ freshDays }: Zone) => daysInWords(freshDays ?? null) },
            { title: 'Other items', cell: ({ generalDays }: Zone) => daysInWords(generalDays ?? null) },
            { title: 'Orders until', cell: ({ cutoff }: Zone) => cutoff },
            { title: 'Times', cell: ({ slots }: Zone) => slots.join(', ') || t('Any') },
            {
              title: 'Change',
              align: 'end',
              cell: (zone: Zone) => (
                <chakra.span display="inline-flex" flexWrap="wrap" gap="2">
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={t('Change {name}', { name: zone.name })}
                    onClick={() => setOpen(zone)}
                  >
                    {t('Change')}
                  </Button>
                  <Button
                    size="sm"
                    variant="outline"
                    colorPalette="danger"
                    aria-label={t('Remove {name}', { name: zone.name })}
                    onClick={() => setLeaving(zone)}
                  >
                    {t('Close')}
                  </Button>
                </chakra.span>
              ),
            },
          ]}
        />
      )}
      {open && <ZoneDialog zone={open === 'new' ? null : open} onSaved={onChanged} onClose={() => setOpen(null)} />}
      {leaving && (
        <ConfirmDialog
          title={t('Remove {name}', { name: leaving.name })}
          text={t('Its PIN codes will then belong to a zone with a shorter prefix, or to none.')}
          actionLabel={t('Remove the zone')}
          onConfirm={async () => {
            const variables = { id: leaving.id };
            const isDone = await report(async () => (await mutate({ variables })).data?.removeDeliveryZone);
            if (isDone) onChanged();
            return isDone;
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </Grid>
  );
}

interface FreshProps {
  categories: DeskDeliveryQuery['categories'];
  fresh: DeskDeliveryQuery['freshCategories'];
  onChanged: () => unknown;
}

function FreshCategories({ categories, fresh, onChanged }: FreshProps) {
  const report = useOutcomeReport();
  const [mutate, { loading }] = useDeskSetFreshCategoryMutation();
  const chosen = fresh.map(({ id }) => id);
  const others = fresh.filter(({ id }) => !categories.some((category) => category.id === id));
  const change = async (categoryId: string, isFresh: boolean) => {
    if (loading) return;
    const variables = { categoryId, isFresh };
    if (await report(async () => (await mutate({ variables })).data?.setFreshCategory)) onChanged();
  };
  return (
    <Card.Root>
      <CheckChoice
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))"
        rowGap="1"
        columnGap="4"
        legend={t('What counts as fresh food')}
        options={[...categories, ...others].map(({ id, name }) => [id, name])}
        value={chosen}
        onChange={(now, pressed) => void change(pressed, now.includes(pressed))}
      />
    </Card.Root>
  );
}
