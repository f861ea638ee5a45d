import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { useOrigin } from '../../lib/server-report';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { breadcrumbJsonLd } from '../../ui/breadcrumbJsonLd';
import { PageColumn } from '../../ui/PageColumn';
import { PageHead } from '../../ui/PageHead';
import { PrintBand } from '../../ui/PrintBand';
import { ClothBag } from './ClothBag';
import { HelpCard } from './HelpCard';
import { MoreToRead } from './MoreToRead';
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
 * What all pages to read have in common: head, breadcrumb, heading and introduction on a printed cloth, and at the end
 * how the shop is reached and what else there is to read. Inside, `ShopPhone` and `ShopEmail` may be used.
 */
export function ContentPage({ title, description, path, intro, lead, jsonLd, children, ...help }: ContentPageProps) {
  const origin = useOrigin();
  const crumbs = [{ label: 'Home', to: paths.home() }, { label: title }];
  const breadcrumb = breadcrumbJsonLd(crumbs, origin, path);
  return (
    <ShopFacts>
      <PageColumn pt={{ base: '4', lg: '6' }}>
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
        <Cloth>
          <Heading as="h1" size={{ base: '4xl', md: '5xl' }} fontWeight="extrabold">
            {title}
          </Heading>
          <Text mt="4" textStyle={{ base: 'lg', md: 'xl' }} color="fg.muted" maxW="44rem" textWrap="pretty">
            {intro}
          </Text>
          {lead && <Box mt={{ base: '6', md: '9' }}>{lead}</Box>}
          <ClothBag />
          <PrintBand position="absolute" insetX="0" bottom="0" aria-hidden="true" />
        </Cloth>
        {children}
        {!help.isAboutReaching && <HelpCard hours={help.hours} />}
        <MoreToRead path={path} />
      </PageColumn>
    </ShopFacts>
  );
}

const Cloth = chakra('header', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    mt: '4',
    mb: { base: '8', lg: '14' },
    px: { base: '5', md: '10', lg: '14' },
    pt: { base: '8', md: '12', lg: '16' },
    pb: { base: '11', md: '16', lg: '20' },
    borderRadius: { base: '2xl', lg: '3xl' },
    bg: 'brand.subtle',
    '@media print': { bg: 'none', p: '0', mb: '6' },
  },
});
