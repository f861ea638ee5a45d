import type { ReactNode } from 'react';
import { t } from '../../../lib/messages';
import { Heading } from '../../../ui/first-view/Heading';
import styles from './AboutStory.module.css';
import type { AboutTexts } from './aboutTexts';

/** Where the shop comes from, what it is for, where it wants to go, and what it holds to. */
export function AboutStory({ story, mission, vision, values }: AboutTexts) {
  return (
    <>
      <section className={styles.row}>
        <Heading size="3xl" wideSize="4xl" id="our-story">
          {t('Our story')}
        </Heading>
        <div className={styles.text}>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <div className={styles.pair}>
        <Card palette="leaf" title={t('Our mission')}>
          {mission}
        </Card>
        <Card palette="brand" title={t('Our vision')}>
          {vision}
        </Card>
      </div>
      <section className={styles.row}>
        <Heading size="3xl" wideSize="4xl" id="our-values">
          {t('Our values')}
        </Heading>
        <dl className={styles.values}>
          {values.map(({ value, meaning }) => (
            <div key={value}>
              <dt>{value}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

function Card({ palette, title, children }: { palette: 'leaf' | 'brand'; title: string; children: ReactNode }) {
  return (
    <section className={styles.card} data-palette={palette}>
      <Heading size="lg">{title}</Heading>
      <p>{children}</p>
    </section>
  );
}
