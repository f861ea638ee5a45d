import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { type Message, t } from '../../lib/messages';
import { DeskTabs } from '../shared/DeskTabs';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';

const PARTS: { label: Message; to: string }[] = [
  { label: 'API keys', to: deskPaths.apiKeys() },
  { label: 'Public keys', to: deskPaths.publicKeys() },
  { label: 'Webhooks', to: deskPaths.webhooks() },
  { label: 'Exports', to: deskPaths.exports() },
  { label: 'Audit trail', to: deskPaths.audit() },
];

/**
 * The heading of what connects the shop with programs, and the ways between its parts.
 *
 * @param text what the part is for
 * @param actions what can be done with all of the part
 */
export function IntegrationsTabs({ text, actions }: { text: string; actions?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <DeskTitle text={text} actions={actions}>
        {t('Integrations')}
      </DeskTitle>
      <DeskTabs
        look="bar"
        label={t('Integrations')}
        tabs={PARTS.map(({ label, to }) => ({ label: t(label), to, isCurrent: to === pathname }))}
      />
    </>
  );
}
