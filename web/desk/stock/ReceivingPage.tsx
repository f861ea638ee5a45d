import { useApolloClient } from '@apollo/client/react';
import { Button, Card, chakra, Flex, Grid, Input, Text } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gql } from '../../gql';
import {
  DeskArrivedDocument,
  type DeskArrivedQuery,
  useDeskReceiveGoodsMutation,
  useDeskSuppliersQuery,
} from '../../gql/graphql';
import { faultMessage } from '../../lib/fault';
import { type Message, t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { Icon } from '../../ui/media/Icon';
import { DeskLink } from '../shared/DeskLink';
import { DeskTable } from '../shared/DeskTable';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { ScanBox, type ScanOutcome } from '../shared/finding/ScanBox';
import { noAmount, rupeesIn } from '../shared/form/amounts';
import { useFormReport } from '../shared/form/useFormReport';
import { localOf } from '../shared/moments';
import { packOf } from './packOf';

gql(`query DeskArrived($sku: String!) {
  variant(sku: $sku) { id sku size ram weight product { id name } }
}`);
gql(`query DeskSuppliers {
  goodsReceipts(first: 100) { nodes { id supplier } }
}`);
gql(`mutation deskReceiveGoods($input: GoodsReceiptInput!) {
  receiveGoods(input: $input) { receipt { id } userErrors { code message field } }
}`);

type Variant = NonNullable<DeskArrivedQuery['variant']>;

/** A line of the bill as it is typed. */
interface Line {
  variant: Variant;
  quantity: string;
  unitCost: string;
  madeOn: string;
  bestBefore: string;
  batchNumber: string;
}

/** The bill of a supplier: its facts, and its lines by scanning what came. */
export function ReceivingPage() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { report, errorOf } = useFormReport();
  const suppliers = useDeskSuppliersQuery().data?.goodsReceipts.nodes.map(({ supplier }) => supplier) ?? [];
  const [mutate, { loading }] = useDeskReceiveGoodsMutation();
  const today = localOf(new Date().toISOString()).slice(0, 10);
  const [facts, setFacts] = useState({ supplier: '', billNumber: '', billDate: today, note: '' });
  const [lines, setLines] = useState<Line[]>([]);
  const box = (name: keyof typeof facts) => ({
    ...{ name, value: facts[name], error: errorOf(name) },
    onChange: (text: string) => setFacts((before) => ({ ...before, [name]: text })),
  });

  const scan = async (sku: string): Promise<ScanOutcome> => {
    try {
      const { data } = await client.query({ query: DeskArrivedDocument, variables: { sku }, fetchPolicy: 'no-cache' });
      const variant = data?.variant;
      if (!variant) return { words: t('Nothing has the SKU {sku}.', { sku }), isWrong: true };
      setLines((before) => withPiece(before, variant));
      return { words: `${variant.product?.name ?? sku}, ${packOf(variant)}`, isWrong: false };
    } catch (fault) {
      return { words: faultMessage(fault), isWrong: true };
    }
  };
  const change = (id: string, own: Partial<Line>) =>
    setLines((before) => before.map((line) => (line.variant.id === id ? { ...line, ...own } : line)));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const costs = lines.map(({ unitCost }) => rupeesIn(unitCost || '0'));
    const input = {
      ...facts,
      lines: lines.map(({ variant, quantity, madeOn, bestBefore, batchNumber }, place) => ({
        ...{ sku: variant.sku, quantity: Number(quantity) || 0, unitCost: costs[place] ?? 0 },
        ...{ madeOn: madeOn || null, bestBefore: bestBefore || null, batchNumber: batchNumber || null },
      })),
    };
    await report(async () => {
      if (costs.includes(null)) return noAmount(`lines.${costs.indexOf(null)}.unitCost`);
      const answer = (await mutate({ variables: { input } })).data?.receiveGoods;
      if (answer?.receipt) void navigate(deskPaths.goodsReceipt(answer.receipt.id), { replace: true });
      return answer;
    });
  };
  const figure = (title: Message, name: Exclude<keyof Line, 'variant'>, type?: 'date' | 'text') => ({
    title,
    align: type ? undefined : ('end' as const),
    cell: (line: Line) => (
      <Figure
        of={line.variant.sku}
        title={title}
        type={type}
        value={line[name]}
        isWrong={errorOf(`lines.${lines.indexOf(line)}.${name}`) !== null}
        onChange={(text) => change(line.variant.id, { [name]: text })}
      />
    ),
  });
  const total = lines.reduce(
    (sum, { quantity, unitCost }) => sum + (Number(quantity) * (rupeesIn(unitCost) ?? 0) || 0),
    0,
  );
  return (
    <>
      <DeskTitle text={<DeskLink to={deskPaths.goodsReceipts()}>{t('All bills')}</DeskLink>}>
        {t('Receive goods')}
      </DeskTitle>
      <ScanBox onScan={scan} />
      <chakra.form
        display="grid"
        gap="6"
        noValidate
        aria-label={t('The bill')}
        onSubmit={(event) => void submit(event)}
      >
        <Card.Root display="grid" gap="5">
          <Grid gap="5" templateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }} alignItems="start">
            <TextField
              label={t('Supplier')}
              {...box('supplier')}
              maxLength={100}
              suggestions={[...new Set(suppliers)]}
            />
            <TextField label={t('Number of the bill')} {...box('billNumber')} maxLength={50} />
            <TextField label={t('Day on the bill')} {...box('billDate')} type="date" />
          </Grid>
          <TextField label={t('Note')} {...box('note')} isOptional maxLength={500} rows={2} />
        </Card.Root>
        {lines.length === 0 && (
          <EmptyState title={t('Nothing is on the bill yet')}>
            {t('Scan what came, or type its SKU and press Enter.')}
          </EmptyState>
        )}
        {lines.length > 0 && (
          <DeskTable
            label={t('On the bill')}
            rows={lines}
            keyOf={({ variant }) => variant.id}
            columns={[
              { title: 'Product', isHead: true, cell: ({ variant }) => <b>{variant.product?.name ?? variant.sku}</b> },
              { title: 'Pack', cell: ({ variant }) => packOf(variant) },
              { title: 'SKU', cell: ({ variant }) => variant.sku },
              figure('Pieces', 'quantity'),
              figure('Cost of a piece', 'unitCost'),
              figure('Made on', 'madeOn', 'date'),
              figure('Best before', 'bestBefore', 'date'),
              figure('Batch number', 'batchNumber', 'text'),
              {
                title: 'Change',
                align: 'end',
                cell: ({ variant }) => (
                  <Button
                    variant="ghost"
                    colorPalette="danger"
                    size="sm"
                    aria-label={t('Take {sku} off the bill', { sku: variant.sku })}
                    onClick={() => setLines((before) => before.filter((line) => line.variant.id !== variant.id))}
                  >
                    <Icon name="trash" size={18} />
                  </Button>
                ),
              },
            ]}
          />
        )}
        <Flex wrap="wrap" align="center" gap="4">
          <SendButton isBusy={loading} busyLabel={t('Saving…')}>
            {t('Take into stock')}
          </SendButton>
          <Text fontVariantNumeric="tabular-nums">{t('Total: {total}', { total: formatRupees(total) })}</Text>
        </Flex>
      </chakra.form>
    </>
  );
}

/** One piece more of a variant; a new line for one that is not on the bill yet. */
function withPiece(lines: readonly Line[], variant: Variant): Line[] {
  if (!lines.some((line) => line.variant.id === variant.id))
    return [...lines, { variant, quantity: '1', unitCost: '', madeOn: '', bestBefore: '', batchNumber: '' }];
  return lines.map((line) =>
    line.variant.id === variant.id ? { ...line, quantity: String((Number(line.quantity) || 0) + 1) } : line,
  );
}

interface FigureProps {
  of: string;
  title: Message;
  /** Absent: a number. */
  type?: 'date' | 'text';
  value: string;
  isWrong: boolean;
  onChange: (text: string) => void;
}

function Figure({ of, title, type, value, isWrong, onChange }: FigureProps) {
  return (
    <Input
      size="sm"
      w={type === 'date' ? '9rem' : '6rem'}
      textAlign={type ? 'start' : 'end'}
      {...(type ? { type, maxLength: 50 } : { inputMode: 'decimal' as const })}
      fontVariantNumeric="tabular-nums"
      aria-label={t('{column} of {sku}', { column: t(title), sku: of })}
      aria-invalid={isWrong || undefined}
      value={value}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
