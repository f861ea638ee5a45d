import { useLocation } from 'react-router-dom';
import { type Message, t } from '../../lib/messages';
import { DeskTabs } from '../shared/DeskTabs';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';

const PARTS: { label: Message; to: string }[] = [
  { label: 'The shop', to: deskPaths.settings() },
  { label: 'Appearance', to: deskPaths.appearance() },
  { label: 'Delivery', to: deskPaths.deliverySettings() },
  { label: 'Information pages', to: deskPaths.texts() },
];

/**
 * The heading of the settings and the ways between their parts.
 *
 * @param text what the part is for
 */
export function SettingsTabs({ text }: { text: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <DeskTitle text={text}>{t('Settings')}</DeskTitle>
      <DeskTabs
        look="bar"
        label={t('Settings')}
        tabs={PARTS.map(({ label, to }) => ({ label: t(label), to, isCurrent: to === pathname }))}
      />
    </>
  );
}
