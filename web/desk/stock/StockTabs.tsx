import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Role } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { DeskTabs } from '../shared/DeskTabs';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { useViewer } from '../shared/viewer';

const PARTS: { label: Message; to: string; roles: readonly Role[] }[] = [
  { label: 'Running out', to: deskPaths.stock(), roles: ['OWNER', 'PACKER'] },
  { label: 'Counts', to: deskPaths.stockCounts(), roles: ['OWNER', 'PACKER'] },
  { label: 'Bills of suppliers', to: deskPaths.goodsReceipts(), roles: ['OWNER'] },
];

/** The heading of the stock, and the ways between its parts. */
export function StockTabs({ text, actions }: { text: string; actions?: ReactNode }) {
  const { pathname } = useLocation();
  const { role } = useViewer();
  const parts = PARTS.filter(({ roles }) => roles.includes(role));
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
