import { useLocation } from 'react-router-dom';
import { DeskTabs } from './DeskTabs';
import { DeskTitle } from './DeskTitle';
import { deskPaths } from './deskPaths';

const PARTS = [
  { label: 'The shop', to: deskPaths.settings() },
  { label: 'Delivery', to: deskPaths.deliverySettings() },
  { label: 'Pages to read', to: deskPaths.texts() },
];

/** The heading of the settings and the ways between their parts. @param text what the part is for */
export function SettingsTabs({ text }: { text: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <DeskTitle text={text}>Settings</DeskTitle>
      <DeskTabs label="Settings" tabs={PARTS.map((part) => ({ ...part, isCurrent: part.to === pathname }))} />
    </>
  );
}
