import { Button, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { gql } from '../../gql';
import {
  useDeskCreateOfferCodesMutation,
  useDeskDeleteOfferCodeMutation,
  useDeskOfferCodesQuery,
} from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { ConfirmDialog } from '../shared/ConfirmDialog';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { FormPart } from '../shared/form/FormPart';
import { useFormReport } from '../shared/form/useFormReport';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { countIn } from './offerFaults';

gql(`query DeskOfferCodes($id: ID!, $after: String) {
  offer(id: $id) {
    id
    codes(first: 20, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { id code uses maxUses }
    }
  }
}`);
gql(`mutation deskCreateOfferCodes($offerId: ID!, $input: OfferCodesInput!) {
  createOfferCodes(offerId: $offerId, input: $input) { codes userErrors { code message field } }
}`);
gql(`mutation deskDeleteOfferCode($offerId: ID!, $code: String!) {
  deleteOfferCode(offerId: $offerId, code: $code) { ok message userErrors { code message field } }
}`);

/** The codes of an offer, each with its button, a form for more, and what was made as a file. */
export function OfferCodes({ id, title }: { id: string; title: string }) {
  const { data, error, refetch, fetchMore } = useDeskOfferCodesQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const [mutate, { loading }] = useDeskCreateOfferCodesMutation();
  const [remove] = useDeskDeleteOfferCodeMutation();
  const { report, errorOf } = useFormReport();
  const reportOutcome = useOutcomeReport();
  const [leaving, setLeaving] = useState<string | null>(null);
  const [made, setMade] = useState<readonly string[]>([]);
  const [boxes, setBoxes] = useState({ code: '', prefix: '', count: '100', maxUses: '1' });
  const codes = data?.offer?.codes;
  const box = (name: keyof typeof boxes) => ({
    ...{ name, value: boxes[name], error: errorOf(name) },
    onChange: (value: string) => setBoxes((before) => ({ ...before, [name]: value })),
  });
  const send = async (isOne: boolean) => {
    if (loading) return;
    // What is no number is refused as -1 by the graph; as null a code would have no limit.
    const maxUses = boxes.maxUses.trim() === '' ? null : (countIn(boxes.maxUses) ?? -1);
    const drawn = { prefix: boxes.prefix, count: countIn(boxes.count) ?? 0 };
    const input = isOne ? { code: boxes.code, maxUses } : { ...drawn, maxUses };
    const isDone = await report(async () => {
      const answer = (await mutate({ variables: { offerId: id, input } })).data?.createOfferCodes;
      if (answer && answer.codes.length > 0) setMade(answer.codes);
      return answer;
    });
    if (isDone) void refetch();
  };
  return (
    <FormPart title={t('Codes')} text={t('A shopper types one in the cart. Capitals and small letters are the same.')}>
      <chakra.form
        noValidate
        display="grid"
        gap="4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void send(boxes.code.trim() !== '');
        }}
      >
        <Grid gap="5" templateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
          <TextField label={t('One code by its name')} isOptional maxLength={40} {...box('code')} />
          <TextField label={t('Uses of each code')} isOptional inputMode="numeric" maxLength={9} {...box('maxUses')} />
          {boxes.code.trim() === '' && (
            <>
              <TextField label={t('Or so many at random')} inputMode="numeric" maxLength={4} {...box('count')} />
              <TextField label={t('that begin with')} isOptional maxLength={20} {...box('prefix')} />
            </>
          )}
        </Grid>
        <Flex wrap="wrap" gap="3" align="center">
          <SendButton size="md" isBusy={loading} busyLabel={t('One moment…')}>
            {boxes.code.trim() === '' ? t('Make codes') : t('Make this code')}
          </SendButton>
          {made.length > 0 && (
            <Button asChild variant="outline">
              <a href={fileOf(made)} download={`${title}.csv`}>
                {t('Download {count} codes as CSV', { count: formatCount(made.length) })}
              </a>
            </Button>
          )}
        </Flex>
      </chakra.form>
      {!codes && (
        <DeskLoading
          label={t('Loading the codes')}
          error={error}
          failed={t('We could not load the codes.')}
          onRetry={() => refetch()}
          columns={COLUMNS}
        />
      )}
      {codes?.totalCount === 0 && <Text color="fg.muted">{t('No code yet')}</Text>}
      {codes && codes.totalCount > 0 && (
        <div>
          <DeskTable
            label={t('Codes')}
            rows={codes.nodes}
            keyOf={(each) => each.id}
            columns={[
              ...COLUMNS,
              {
                title: 'Change',
                align: 'end',
                cell: ({ code }) => (
                  <Button
                    size="sm"
                    variant="outline"
                    colorPalette="danger"
                    aria-label={t('Delete {name}', { name: code })}
                    onClick={() => setLeaving(code)}
                  >
                    {t('Delete')}
                  </Button>
                ),
              },
            ]}
          />
          <DeskMore
            things={t('codes')}
            count={codes.nodes.length}
            totalCount={codes.totalCount}
            onLoad={() => fetchMore({ variables: { after: codes.pageInfo.endCursor } })}
          />
        </div>
      )}
      {leaving !== null && (
        <ConfirmDialog
          title={t('Delete {name}?', { name: leaving })}
          text={t(
            'It leaves the carts that it is in. Who is paying with it now, and what was bought with it, keep it.',
          )}
          actionLabel={t('Delete the code')}
          onConfirm={async () => {
            const variables = { offerId: id, code: leaving };
            const isDone = await reportOutcome(async () => (await remove({ variables })).data?.deleteOfferCode);
            if (isDone) void refetch();
            return isDone;
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </FormPart>
  );
}

/** A code a line, which every spreadsheet reads. */
function fileOf(codes: readonly string[]): string {
  return `data:text/csv;charset=utf-8,${encodeURIComponent(['code', ...codes].join('\r\n'))}`;
}

const COLUMNS: DeskColumn<{ id: string; code: string; uses: number; maxUses?: number | null }>[] = [
  { title: 'Code', isHead: true, cell: ({ code }) => <chakra.code fontSize="md">{code}</chakra.code> },
  { title: 'Uses', align: 'end', cell: ({ uses }) => formatCount(uses) },
  { title: 'At most', align: 'end', cell: ({ maxUses }) => (maxUses == null ? '–' : formatCount(maxUses)) },
];
