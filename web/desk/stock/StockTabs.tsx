import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Right } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { DeskTabs } from '../shared/DeskTabs';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { useViewer } from '../shared/viewer';

const PARTS: { label: Message; to: string; right: Right }[] = [
  { label: 'Running out', to: deskPaths.stock(), right: 'COUNT_STOCK' },
  { label: 'Near their date', to: deskPaths.agingStock(), right: 'COUNT_STOCK' },
  { label: 'Counts', to: deskPaths.stockCounts(), right: 'COUNT_STOCK' },
  { label: 'Bills of suppliers', to: deskPaths.goodsReceipts(), right: 'CHANGE_CATALOGUE' },
];

/** The heading of the stock, and the ways between its parts. */
export function StockTabs({ text, actions }: { text: string; actions?: ReactNode }) {
  const { pathname } = useLocation();
  const { rights } = useViewer();
  const parts = PARTS.filter(({ right }) => rights.includes(right));
  return (
    <>
      <DeskTitle text={text} actions={actions}>
        {t('Stock')}
      </DeskTitle>
      <DeskTabs
        look="bar"
        label={t('Stock')}
        tabs={parts.map(({ label, to }) => ({ label: t(label), to, isCurrent: to === pathname }))}
      />
    </>
  );
}
