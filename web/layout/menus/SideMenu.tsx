import { t } from '../../lib/messages';
import { Overlay } from '../../ui/feedback/Overlay';
import type { FrameCategory, FrameShop } from '../frame';
import { SideMenuWays } from './SideMenuWays';

type SideMenuProps = {
  onClose(): void;
  shop?: FrameShop;
  categories: FrameCategory[];
};

/**
 * The menu that slides in under 992 px: logo, location, Sign In or Logout, the categories and the
 * support line. It closes on Escape, on a press beside it and when a page is chosen; the focus then
 * returns to what opened it.
 *
 * @see spec §2
 */
export function SideMenu({ onClose, shop, categories }: SideMenuProps) {
  return (
    <Overlay kind="drawer" css={{ w: 'min(22rem, 88vw)', overflowY: 'auto' }} label={t('Menu')} onClose={onClose}>
      {(close) => <SideMenuWays onClose={close} shop={shop} categories={categories} />}
    </Overlay>
  );
}
