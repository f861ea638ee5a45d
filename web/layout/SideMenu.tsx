// biome-ignore-all lint/a11y/useKeyWithClickEvents: a dialog closes on Escape by itself
import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { FrameCategory, FrameShop } from './frame';
import { SideMenuWays } from './lateMenus';
import styles from './SideMenu.module.css';

type SideMenuProps = {
  isOpen: boolean;
  onClose(): void;
  shop?: FrameShop;
  categories: FrameCategory[];
};

/**
 * The menu that slides in under 992 px: logo, location, Sign In or Logout, the categories and the support line. It
 * closes on Escape, on a press beside it and when a page is chosen; the focus then returns to what opened it.
 *
 * @see spec §2
 */
export function SideMenu({ isOpen, onClose, shop, categories }: SideMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  useEffect(() => dialog.current?.close(), [key]);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close();
  };
  return (
    <dialog className={styles.sheet} ref={dialog} aria-label="Menu" onClick={closeBeside} onClose={onClose}>
      {isOpen && <SideMenuWays onClose={() => dialog.current?.close()} shop={shop} categories={categories} />}
    </dialog>
  );
}
