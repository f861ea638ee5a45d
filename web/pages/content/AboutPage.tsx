import { gql } from '../../gql';
import { useAboutPageQuery } from '../../gql/graphql';
import { paths } from '../../lib/paths';
import { Heading } from '../../ui/Heading';
import { organizationJsonLd } from '../../ui/organizationJsonLd';
import { AboutCategories } from './AboutCategories';
import styles from './AboutPage.module.css';
import { AboutPromises } from './AboutPromises';
import { AboutStory } from './AboutStory';
import { ContentPage } from './ContentPage';

gql(`
  query AboutPage {
    shop { name description phone email }
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
  return (
    <ContentPage
      title="About Us"
      description="Why an Indian shop of everyday goods is called Jhola: our story, mission, vision and values, and what we promise."
      path={paths.about()}
      intro="A jhola is the cloth bag by the door. You take it to the market empty and carry it home full. We wanted a shop that feels like that walk, without the walk."
      jsonLd={data && ((origin) => ({ '@type': 'AboutPage', about: organizationJsonLd(data.shop, origin) }))}
    >
      <div className={styles.box}>
        <AboutStory />
        {data && <AboutCategories categories={data.categories} />}
        <section aria-labelledby="promises">
          <Heading size="3xl" wideSize="4xl" className={styles.heading} id="promises">
            What we promise
          </Heading>
          <AboutPromises />
        </section>
      </div>
    </ContentPage>
  );
}
