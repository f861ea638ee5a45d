import { Button, Card, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useDownload } from '../../accounts/profile/useDownload';
import { gql } from '../../gql';
import { type DeskCreditBooksQuery, useDeskCreditBooksQuery } from '../../gql/graphql';
import { callAddress } from '../../lib/language';
import { type Message, t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { DeskLoading } from '../shared/DeskLoading';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { ChooseMonth } from './ChooseMonth';
import { lastMonths } from './months';

gql(`query DeskCreditBooks($from: String!) {
  creditBooks(from: $from) {
    accounts {
      kind opening sold given returned spent expired withdrawn adjustedUp adjustedDown closing
    }
  }
}`);

type Account = DeskCreditBooksQuery['creditBooks']['accounts'][number];
type Sum = Exclude<keyof Account, 'kind' | '__typename'>;

/** The sums of a month in their order, and whether they add to what is owed or lessen it. */
const SUMS: { sum: Sum; label: Message; sign?: '+' | '−' }[] = [
  { sum: 'opening', label: 'Owed when the month began' },
  { sum: 'sold', label: 'Sold to shoppers', sign: '+' },
  { sum: 'given', label: 'Given by the shop', sign: '+' },
  { sum: 'returned', label: 'Came back from orders', sign: '+' },
  { sum: 'adjustedUp', label: 'Put right, more', sign: '+' },
  { sum: 'spent', label: 'Paid for orders', sign: '−' },
  { sum: 'expired', label: 'Not spent in time', sign: '−' },
  { sum: 'withdrawn', label: 'Called off', sign: '−' },
  { sum: 'adjustedDown', label: 'Put right, less', sign: '−' },
  { sum: 'closing', label: 'Owed when it ended' },
];

/** What the shop owed in goods in a month and why it changed, and the same as a file. */
export function CreditBooksPanel() {
  const months = lastMonths(new Date());
  const [month, setMonth] = useState(months[0] ?? '');
  const { data, error, refetch } = useDeskCreditBooksQuery({
    variables: { from: month },
    fetchPolicy: 'cache-and-network',
  });
  const { download, isBusy } = useDownload();
  const save = () => download(callAddress(`/api/credit/books?from=${month}&format=csv`), `credit-${month}.csv`);
  const accounts = data?.creditBooks.accounts;
  return (
    <Card.Root as="section" size="md" aria-labelledby="credit-books">
      <Heading size="lg" id="credit-books">
        {t('Books')}
      </Heading>
      <Text color="fg.muted" mb="4">
        {t('What you owe in goods. Tax is due on what is bought with it, and stands in the GST return.')}
      </Text>
      <Flex gap="3" wrap="wrap" mb="4">
        <ChooseMonth months={months} month={month} onChange={setMonth} />
        <Button variant="outline" aria-busy={isBusy || undefined} onClick={() => void save()}>
          {t('Save as CSV')}
        </Button>
      </Flex>
      {accounts ? (
        <DeskTable label={t('Books')} rows={SUMS} keyOf={({ sum }) => sum} columns={columnsOf(accounts)} />
      ) : (
        <DeskLoading
          label={t('Loading the books')}
          error={error}
          failed={t('We could not load the books.')}
          onRetry={() => refetch()}
        />
      )}
    </Card.Root>
  );
}

function columnsOf(accounts: readonly Account[]): DeskColumn<(typeof SUMS)[number]>[] {
  return [
    { title: 'What happened', isHead: true, cell: ({ label }) => t(label) },
    ...accounts.map(
      (account): DeskColumn<(typeof SUMS)[number]> => ({
        title: account.kind === 'GIFT_CARD' ? 'Gift cards' : 'Store credit',
        align: 'end',
        cell: ({ sum, sign }) => `${sign && account[sum] > 0 ? sign : ''}${formatRupees(account[sum])}`,
      }),
    ),
  ];
}
