import { useLocation } from 'react-router-dom';
import { t } from '../../lib/messages';
import { DeskTabs } from '../shared/DeskTabs';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';

/** The heading of who helps to run the shop, and the ways between its parts. */
export function StaffTabs() {
  const { pathname } = useLocation();
  const parts = [
    { label: t('People'), to: deskPaths.staff() },
    { label: t('Roles and rights'), to: deskPaths.roles() },
  ];
  return (
    <>
      <DeskTitle text={t('Who can use the desk, and what they can do there.')}>{t('Staff')}</DeskTitle>
      <DeskTabs
        look="bar"
        label={t('Staff')}
        tabs={parts.map((part) => ({ ...part, isCurrent: part.to === pathname }))}
      />
    </>
  );
}
