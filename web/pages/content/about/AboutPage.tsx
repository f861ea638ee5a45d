import { gql } from '../../../gql';
import { AboutPageDocument, OwnTextDocument, TermsTodayDocument, useAboutPageQuery } from '../../../gql/graphql';
import { inLanguage, t } from '../../../lib/messages';
import { asks } from '../../../lib/pageQuery';
import { paths } from '../../../lib/paths';
import { Heading } from '../../../ui/first-view/Heading';
import { organizationJsonLd } from '../../../ui/layout/organizationJsonLd';
import { Prose } from '../../../ui/layout/Prose';
import { Stack } from '../../../ui/layout/Stack';
import { ContentPage } from '../ContentPage';
import { aboutTexts as aboutTextsInHindi } from '../hindi/aboutTexts';
import { useShopText } from '../useShopText';
import { AboutCategories } from './AboutCategories';
import styles from './AboutPage.module.css';
import { AboutPromises } from './AboutPromises';
import { AboutStory } from './AboutStory';
import { aboutTexts } from './aboutTexts';

gql(`
  query AboutPage {
    shop { name description phone email iconUrl }
    categories { id ...AboutCategories_category }
  }
`);

/**
 * The story, mission, vision and values of the shop, what it promises, and its categories.
 *
 * @see spec §1 (About Us)
 */
export function AboutPage() {
  const { data } = useAboutPageQuery();
  const own = useShopText('ABOUT');
  const texts = inLanguage({ en: aboutTexts, hi: aboutTextsInHindi });
  return (
    <ContentPage
      title={t('About Us')}
      description={texts.description}
      path={paths.about()}
      intro={own === null && texts.intro}
      jsonLd={data && ((origin) => ({ '@type': 'AboutPage', about: organizationJsonLd(data.shop, origin) }))}
    >
      <Stack gap="clamp(3.5rem, 8vw, 6rem)">
        {own === null && <AboutStory {...texts} />}
        {own && <Prose sections={own} />}
        {data && <AboutCategories categories={data.categories} />}
        <section aria-labelledby="promises">
          <Heading size="3xl" wideSize="4xl" className={styles.heading} id="promises">
            {t('What we promise')}
          </Heading>
          <AboutPromises />
        </section>
      </Stack>
    </ContentPage>
  );
}

AboutPage.queries = () => [
  asks(AboutPageDocument, {}),
  asks(OwnTextDocument, { page: 'ABOUT' }),
  asks(TermsTodayDocument, {}),
];
