import type { ReactNode } from 'react';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { useOrigin, useWholeAddress } from '../../lib/server-report';
import { Heading } from '../../ui/first-view/Heading';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { breadcrumbJsonLd } from '../../ui/layout/breadcrumbJsonLd';
import { PageColumn } from '../../ui/layout/PageColumn';
import { PageHead } from '../../ui/layout/PageHead';
import { PrintBand } from '../../ui/media/PrintBand';
import styles from './ContentPage.module.css';
import { HelpCard } from './HelpCard';
import { MoreToRead } from './MoreToRead';
import { PagePicture } from './PagePicture';
import { ShopFacts } from './ShopFacts';

interface ContentPageProps {
  /** The heading, and the last step of the breadcrumb. */
  title: string;
  /** What a search engine shows of the page. */
  description: string;
  /** Of the page itself. */
  path: string;
  /** Stands large under the heading. */
  intro: ReactNode;
  /** Stands under the introduction, such as a few figures. */
  lead?: ReactNode;
  /** Structured data of the page besides its breadcrumb. */
  jsonLd?: (origin: string) => Record<string, unknown>;
  /** When the phone is answered, where a page says it otherwise than the opening hours. */
  hours?: string;
  /** The page itself says how the shop is reached, so that its end need not. */
  isAboutReaching?: boolean;
  children: ReactNode;
}

/**
 * What all pages to read have in common: head, breadcrumb, heading and introduction on a printed
 * cloth, and at the end how the shop is reached and what else there is to read. Inside, `ShopPhone`
 * and `ShopEmail` may be used.
 */
export function ContentPage({ title, description, path, intro, lead, jsonLd, children, ...help }: ContentPageProps) {
  const origin = useOrigin();
  const crumbs = [{ label: t('Home'), to: paths.home() }, { label: title }];
  const breadcrumb = breadcrumbJsonLd(crumbs, useWholeAddress(), path);
  return (
    <ShopFacts>
      <PageColumn top={4}>
        <PageHead
          title={title}
          description={description}
          canonicalPath={path}
          jsonLd={{
            '@context': 'https://schema.org',
            '@graph': jsonLd ? [jsonLd(origin), breadcrumb] : [breadcrumb],
          }}
        />
        <Breadcrumb crumbs={crumbs} />
        <header className={styles.cloth}>
          <Heading as="h1" size="4xl" className={styles.heading}>
            {title}
          </Heading>
          <p className={styles.text}>{intro}</p>
          {lead && <div className={styles.box}>{lead}</div>}
          <PagePicture />
          <div className={styles.printBand} aria-hidden="true">
            <PrintBand />
          </div>
        </header>
        {children}
        {!help.isAboutReaching && <HelpCard hours={help.hours} />}
        <MoreToRead path={path} />
      </PageColumn>
    </ShopFacts>
  );
}
