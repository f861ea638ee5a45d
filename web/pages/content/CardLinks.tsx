import { Link } from 'react-router-dom';
import { type Message, t } from '../../lib/messages';
import type { IconName } from '../../ui/media/Icon';
import { IconDisc } from '../../ui/media/IconDisc';
import styles from './CardLinks.module.css';

/** A page to go on to, and what it is about. */
export interface CardLink {
  to: string;
  icon: IconName;
  title: Message;
  about: Message;
}

/** Links to pages as cards, as many side by side as there is room for. */
export function CardLinks({ links }: { links: readonly CardLink[] }) {
  return (
    <ul className={styles.cards}>
      {links.map(({ to, icon, title, about }) => (
        <li key={to}>
          <Link to={to}>
            <IconDisc name={icon} size={20} />
            <span>
              <b>{t(title)}</b>
              <small>{t(about)}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
