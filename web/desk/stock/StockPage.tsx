import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gql } from '../../gql';
import { DeskVariantOfSkuDocument, useDeskRunningOutQuery } from '../../gql/graphql';
import { faultMessage } from '../../lib/fault';
import { t } from '../../lib/messages';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SelectField } from '../../ui/form/SelectField';
import { DeskLoading } from '../shared/DeskLoading';
import { deskPaths } from '../shared/deskPaths';
import { ScanBox, type ScanOutcome } from '../shared/finding/ScanBox';
import { useShopNews } from '../shared/useShopNews';
import { LOW_STOCK_COLUMNS, LowStockTable } from './LowStockTable';
import { StockTabs } from './StockTabs';

gql(`query DeskRunningOut($days: Int!) {
  lowStock(days: $days, first: 100) {
    totalCount
    nodes { ...LowStockTable_row @unmask }
  }
}`);
gql(`query DeskVariantOfSku($sku: String!) {
  variant(sku: $sku) { id }
}`);

/** So many days ahead one looks. */
const DAYS = [3, 7, 14, 28];

/** What is running out by how fast it sells, and a box to find the stock of anything by its SKU. */
export function StockPage() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [days, setDays] = useState(7);
  const { data, error, refetch } = useDeskRunningOutQuery({ variables: { days }, fetchPolicy: 'cache-and-network' });
  useShopNews(['STOCK'], refetch);

  const open = async (sku: string): Promise<ScanOutcome | null> => {
    try {
      const found = await client.query({
        query: DeskVariantOfSkuDocument,
        variables: { sku },
        fetchPolicy: 'no-cache',
      });
      const id = found.data?.variant?.id;
      if (id) void navigate(deskPaths.stockOf(id));
      return id ? null : { words: t('Nothing has the SKU {sku}.', { sku }), isWrong: true };
    } catch (fault) {
      return { words: faultMessage(fault), isWrong: true };
    }
  };
  return (
    <>
      <StockTabs text={t('What sells fast and lasts for few days comes first, at the pace of the last 28 days.')} />
      <ScanBox onScan={open} />
      <SelectField
        label={t('Lasts for at most')}
        field={{ mb: '5', maxW: '16rem' }}
        value={days}
        onChange={(value) => setDays(Number(value))}
      >
        {DAYS.map((count) => (
          <option key={count} value={count}>
            {t('{count} days', { count })}
          </option>
        ))}
      </SelectField>
      {!data && (
        <DeskLoading
          label={t('Loading the stock')}
          error={error}
          failed={t('We could not load the stock.')}
          onRetry={() => refetch()}
          columns={LOW_STOCK_COLUMNS}
        />
      )}
      {data?.lowStock.totalCount === 0 && (
        <EmptyState title={t('Nothing is running out')}>
          {t('At the pace of the last 28 days everything lasts longer.')}
        </EmptyState>
      )}
      {data && data.lowStock.totalCount > 0 && <LowStockTable rows={data.lowStock.nodes} />}
    </>
  );
}
