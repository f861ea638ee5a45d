import { Link } from 'react-router-dom';
import { t } from '../../lib/messages';
import type { Section } from '../../ui/layout/Prose';
import { Icon } from '../../ui/media/Icon';
import styles from './TableOfContents.module.css';
import { useSectionInView } from './useSectionInView';

/** The sections of a page, each a link to it; the one being read is marked. */
export function TableOfContents({ sections }: { sections: readonly Section[] }) {
  const current = useSectionInView(sections.map(({ id }) => id));
  const links = (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <Link to={{ hash: id }} aria-current={id === current ? 'location' : undefined}>
            {heading}
          </Link>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.contents} aria-label={t('On this page')}>
      <p className={styles.wide}>{t('On this page')}</p>
      <div className={styles.wide}>{links}</div>
      <details>
        <summary>
          {t('On this page')} <Icon name="chevronDown" size={18} />
        </summary>
        {links}
      </details>
    </nav>
  );
}
