import { Link } from 'react-router-dom';
import { gql } from '../../gql';
import { useSupportPageQuery } from '../../gql/graphql';
import { paths } from '../../lib/paths';
import { Icon, type IconName } from '../../ui/Icon';
import { Article } from './Article';
import { ContentPage } from './ContentPage';
import { faqJsonLd, Questions } from './Questions';
import styles from './SupportPage.module.css';
import { topics } from './topics';

gql(`
  query SupportPage {
    shop { supportHours }
  }
`);

const sections = [
  { id: 'order-help', heading: 'Help with an order', body: <OrderHelp /> },
  ...topics.map(({ id, heading, questions }) => ({ id, heading, body: <Questions questions={questions} /> })),
];

/** Answers to what is asked most, ways to get help with an order, and the support hours. @see spec §2 (static pages) */
export function SupportPage() {
  const { data } = useSupportPageQuery();
  return (
    <ContentPage
      title="Support Center"
      description="Help with orders, delivery, payment, returns and your account at Jhola, and the hours of the support line."
      path={paths.supportCenter()}
      intro="Most questions have been asked before. The answers are here; for all others there are people."
      lead={
        data && (
          <div className={styles.row}>
            <Icon name="clock" size={24} />
            <p>Support hours: {data.shop.supportHours}</p>
          </div>
        )
      }
      hours={data?.shop.supportHours}
      jsonLd={() => faqJsonLd(topics)}
    >
      <Article sections={sections} />
    </ContentPage>
  );
}

const WAYS: { to: string; icon: IconName; title: string; about: string }[] = [
  { to: paths.orders(), icon: 'box', title: 'See my orders', about: 'Number, goods and status of each' },
  { to: paths.returnPolicy(), icon: 'refresh', title: 'Send something back', about: 'Within 7 days of delivery' },
  {
    to: paths.shippingPolicy(),
    icon: 'truck',
    title: 'Look up delivery',
    about: 'What it costs and how long it takes',
  },
  { to: paths.contact(), icon: 'mail', title: 'Write to us', about: 'Have your order number at hand' },
];

function OrderHelp() {
  return (
    <div className={styles.ways}>
      {WAYS.map(({ to, icon, title, about }) => (
        <Link key={to} to={to}>
          <Icon name={icon} size={22} />
          <span>
            <b>{title}</b>
            <small>{about}</small>
          </span>
        </Link>
      ))}
    </div>
  );
}
