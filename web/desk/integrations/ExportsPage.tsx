import { Badge, Button, Card, Grid, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { useDownload } from '../../accounts/profile/useDownload';
import { gql } from '../../gql';
import {
  type BulkExportState,
  type ChangeKind,
  type DeskExportsQuery,
  useDeskExportsQuery,
  useDeskStartExportMutation,
} from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
import { Icon } from '../../ui/media/Icon';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { FormDialog } from '../shared/form/FormDialog';
import { useFormReport } from '../shared/form/useFormReport';
import { Moment } from '../shared/Moment';
import { instantOf } from '../shared/moments';
import { useShopNews } from '../shared/useShopNews';
import { IntegrationsTabs } from './IntegrationsTabs';
import { Snippet } from './Snippet';

gql(`query DeskExports($after: String) {
  bulkExports(first: 20, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id kind state lines updatedSince createdAt expiresAt }
  }
}`);
gql(`mutation deskStartExport($kind: ChangeKind!, $updatedSince: DateTime) {
  startBulkExport(kind: $kind, updatedSince: $updatedSince) {
    bulkExport { id }
    message
    userErrors { code message field }
  }
}`);

type Export = DeskExportsQuery['bulkExports']['nodes'][number];

/** So many exports are asked for at a time. */
const PAGE = 20;

const KINDS: Record<ChangeKind, Message> = {
  PRODUCT: 'Products, with their packs',
  VARIANT: 'Packs, with prices and stock',
  ORDER: 'Orders',
  CUSTOMER: 'Customers',
  CREDIT: 'Gift cards and store credit',
};

const STATES: Record<BulkExportState, { label: Message; look: string }> = {
  WAITING: { label: 'Waits for its turn', look: 'gray' },
  RUNNING: { label: 'Being written', look: 'brand' },
  DONE: { label: 'Ready', look: 'leaf' },
};

/**
 * All things of a kind as files, which the shop writes in the background: asked for, followed and
 * saved; and the calls by which a program does the same.
 */
export function ExportsPage() {
  const { data, error, refetch, fetchMore } = useDeskExportsQuery({ fetchPolicy: 'cache-and-network' });
  const { download, isBusy } = useDownload();
  const [isAsking, setAsking] = useState(false);
  const exports = data?.bulkExports;
  // A longer list would begin anew.
  useShopNews((exports?.nodes.length ?? 0) > PAGE ? [] : ['EXPORTS'], refetch);
  const columns: DeskColumn<Export>[] = [
    { title: 'What is in it', isHead: true, cell: ({ kind }) => t(KINDS[kind]) },
    {
      title: 'Changed since',
      cell: ({ updatedSince }) => (updatedSince ? <Moment at={updatedSince} /> : t('everything')),
    },
    { title: 'Asked for', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      title: 'State',
      cell: ({ state }) => <Badge colorPalette={STATES[state].look}>{t(STATES[state].label)}</Badge>,
    },
    { title: 'Lines', align: 'end', cell: ({ lines }) => formatCount(lines) },
    {
      title: 'File',
      cell: (row) =>
        row.state === 'DONE' && (
          <Button
            size="sm"
            variant="outline"
            aria-busy={isBusy || undefined}
            aria-label={t('Save the file: {name}', { name: t(KINDS[row.kind]) })}
            onClick={() => void download(`/api/exports/${row.id}/file`, nameOf(row))}
          >
            {t('Save')}
          </Button>
        ),
    },
  ];
  return (
    <>
      <IntegrationsTabs
        text={t('Everything of a kind as a file, for a spreadsheet, an accountant or another program. Kept for a day.')}
        actions={
          <>
            <Button colorPalette="brand" onClick={() => setAsking(true)}>
              <Icon name="plus" size={20} />
              {t('Write a file')}
            </Button>
            <Button
              variant="outline"
              aria-busy={isBusy || undefined}
              onClick={() => void download('/catalogue.csv', 'catalogue.csv')}
            >
              {t('Catalogue as CSV')}
            </Button>
          </>
        }
      />
      {!exports && (
        <DeskLoading
          label={t('Loading the exports')}
          error={error}
          failed={t('We could not load the exports.')}
          onRetry={() => refetch()}
          columns={columns}
        />
      )}
      {exports?.nodes.length === 0 && (
        <EmptyState title={t('No file is kept')}>
          {t('Ask for one, and it is written in the background, a line for each thing.')}
        </EmptyState>
      )}
      {exports && exports.nodes.length > 0 && (
        <DeskTable label={t('Exports')} rows={exports.nodes} keyOf={({ id }) => id} columns={columns} />
      )}
      {exports && (
        <DeskMore
          things={t('exports')}
          count={exports.nodes.length}
          totalCount={exports.totalCount}
          onLoad={() => fetchMore({ variables: { after: exports.pageInfo.endCursor } })}
        />
      )}
      <BySelf exported={exports?.nodes[0] ?? null} />
      {isAsking && <AskForExport onAsked={() => refetch()} onClose={() => setAsking(false)} />}
    </>
  );
}

/** The calls for what was exported last, or else for products. */
function BySelf({ exported }: { exported: Export | null }) {
  const kind = exported?.kind ?? 'PRODUCT';
  const id = exported?.id ?? 'ID';
  return (
    <Card.Root as="section" mt="8">
      <Grid gap="4" minW="0">
        <Heading size="lg">{t('By a program')}</Heading>
        <p>{t('Put an API key of yours in the place of KEY. It needs the right to read what is exported.')}</p>
        <Snippet label={t('By GraphQL')} code={byGraphQl(kind, id)} />
        <Snippet label={t('By REST')} code={byRest(kind, id)} />
      </Grid>
    </Card.Root>
  );
}

function AskForExport({ onAsked, onClose }: { onAsked: () => unknown; onClose: () => void }) {
  const { report, errorOf } = useFormReport();
  const [start] = useDeskStartExportMutation();
  const [kind, setKind] = useState<ChangeKind>('PRODUCT');
  const [since, setSince] = useState('');
  const send = async () => {
    const isDone = await report(async () => {
      const variables = { kind, updatedSince: instantOf(since) };
      return (await start({ variables })).data?.startBulkExport;
    });
    if (isDone) onAsked();
    return isDone;
  };
  return (
    <FormDialog
      title={t('Write a file')}
      text={t('It is written in the background as JSON lines.')}
      actionLabel={t('Write it')}
      onSend={send}
      onClose={onClose}
    >
      <SelectField label={t('What is in it')} value={kind} onChange={(value) => setKind(value as ChangeKind)}>
        {(Object.keys(KINDS) as ChangeKind[]).map((each) => (
          <option key={each} value={each}>
            {t(KINDS[each])}
          </option>
        ))}
      </SelectField>
      <TextField
        name="updatedSince"
        label={t('Changed since')}
        type="datetime-local"
        isOptional
        value={since}
        onChange={setSince}
        error={errorOf('updatedSince')}
        hint={t('Empty: everything. With a moment, what is gone is told too.')}
      />
    </FormDialog>
  );
}

/** Such as products-2026-03-05.jsonl. */
function nameOf({ kind, createdAt }: Export): string {
  return `${kind.toLowerCase()}s-${createdAt.slice(0, 10)}.jsonl`;
}

const HEADERS = `-H 'Authorization: Bearer KEY' -H 'Content-Type: application/json'`;

function byGraphQl(kind: ChangeKind, id: string): string {
  const start = `mutation { startBulkExport(kind: ${kind}) { bulkExport { id } userErrors { message } } }`;
  return `${askWith(start)}

# until it is DONE:
${askWith(`{ bulkExport(id: \\"${id}\\") { state lines } }`)}

${fileBy(kind, id)}`;
}

function askWith(query: string): string {
  return `curl -s ${window.location.origin}/graphql ${HEADERS} \\
  -d '{"query":"${query}"}'`;
}

function byRest(kind: ChangeKind, id: string): string {
  return `curl -s ${window.location.origin}/api/exports ${HEADERS} \\
  -d '{"kind":"${kind.toLowerCase()}"}'

# until it is done:
curl -s ${window.location.origin}/api/exports/${id} -H 'Authorization: Bearer KEY'

${fileBy(kind, id)}`;
}

function fileBy(kind: ChangeKind, id: string): string {
  return `curl -s --compressed ${window.location.origin}/api/exports/${id}/file \\
  -H 'Authorization: Bearer KEY' -o ${kind.toLowerCase()}s.jsonl`;
}
