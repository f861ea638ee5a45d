import { gql } from '../../gql';
import { SupportPageDocument, useSupportPageQuery } from '../../gql/graphql';
import { inLanguage, t } from '../../lib/messages';
import { asks } from '../../lib/pageQuery';
import { paths } from '../../lib/paths';
import { Icon } from '../../ui/media/Icon';
import { Article } from './Article';
import { type CardLink, CardLinks } from './CardLinks';
import { ContentPage } from './ContentPage';
import { topics as topicsInHindi } from './hindi/topics';
import { faqJsonLd, Questions } from './Questions';
import styles from './SupportPage.module.css';
import { topics } from './topics';

gql(`
  query SupportPage {
    shop { supportHours }
  }
`);

/**
 * Answers to what is asked most, ways to get help with an order, and the support hours.
 *
 * @see spec §2 (static pages)
 */
export function SupportPage() {
  const { data } = useSupportPageQuery();
  const written = inLanguage({ en: topics, hi: topicsInHindi });
  const hours = data?.shop.supportHours;
  const sections = [
    { id: 'order-help', heading: t('Help with an order'), body: <CardLinks links={WAYS} /> },
    ...written.map(({ id, heading, questions }) => ({ id, heading, body: <Questions questions={questions} /> })),
  ];
  return (
    <ContentPage
      title={t('Support Center')}
      description={t(
        'Help with orders, delivery, payment, returns and your account, and the hours of the support line.',
      )}
      path={paths.supportCenter()}
      intro={t('Find the answer to your question here, or call us.')}
      lead={
        hours && (
          <div className={styles.row}>
            <Icon name="clock" size={24} />
            <p>{t('Support hours: {hours}', { hours })}</p>
          </div>
        )
      }
      hours={hours}
      jsonLd={() => faqJsonLd(written)}
    >
      <Article sections={sections} />
    </ContentPage>
  );
}

SupportPage.queries = () => [asks(SupportPageDocument, {})];

const WAYS: CardLink[] = [
  { to: paths.orders(), icon: 'box', title: 'See my orders', about: 'Status, items and delivery day' },
  { to: paths.returnPolicy(), icon: 'refresh', title: 'Return an item', about: 'Within 7 days of delivery' },
  {
    to: paths.shippingPolicy(),
    icon: 'truck',
    title: 'Delivery charges',
    about: 'What it costs and how long it takes',
  },
  { to: paths.contact(), icon: 'mail', title: 'Write to us', about: 'Have your order number ready' },
];
