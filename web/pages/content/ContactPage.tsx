import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { gql } from '../../gql';
import { type ContactPageQuery, useContactPageQuery } from '../../gql/graphql';
import { paths } from '../../lib/paths';
import { phoneLink } from '../../lib/phone';
import { Heading } from '../../ui/Heading';
import { Icon, type IconName } from '../../ui/Icon';
import { organizationJsonLd } from '../../ui/organizationJsonLd';
import { Panel } from '../../ui/Panel';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';
import { ContentPage } from './ContentPage';

gql(`
  query ContactPage {
    shop { name description address phone email hours }
  }
`);

/** Address, phone, e-mail and hours of the shop, and the contact form. @see spec §2 (Contact Us) */
export function ContactPage() {
  const { data } = useContactPageQuery();
  return (
    <ContentPage
      title="Contact Us"
      description="Call, write or visit Jhola: address, support line, e-mail and opening hours."
      path={paths.contact()}
      intro="Ring us, write to us, or come by. Whichever you choose, somebody who knows the shop answers."
      isAboutReaching
      jsonLd={data && ((origin) => ({ '@type': 'ContactPage', about: organizationJsonLd(data.shop, origin) }))}
    >
      <div className={styles.grid}>
        {data && <Ways shop={data.shop} />}
        <Panel padding="lg" className={styles.card}>
          <Heading size="2xl" id="write">
            Write to us
          </Heading>
          <p className={styles.text}>
            Write your question here. The form itself sends nothing: after Submit you get your message back as an
            e-mail, ready to send.
          </p>
          <ContactForm />
        </Panel>
      </div>
    </ContentPage>
  );
}

function Ways({ shop }: { shop: ContactPageQuery['shop'] }) {
  return (
    <address className={styles.cards}>
      <Way icon="phone" title="Call">
        <a href={phoneLink(shop.phone)}>{shop.phone}</a>
        <p>For an order that is on its way, this is the quickest.</p>
      </Way>
      <Way icon="mail" title="Write">
        <a href={`mailto:${shop.email}`}>{shop.email}</a>
        <p>We answer on the next working day.</p>
      </Way>
      <Way icon="mapPin" title="Come by">
        <b>{shop.address}</b>
        <p>Please call before you visit, so that someone is free to help you.</p>
      </Way>
      <Way icon="clock" title="Hours">
        <b>{shop.hours}</b>
        <p>Indian Standard Time.</p>
      </Way>
      <Way icon="search" title="Look it up">
        <Link to={paths.supportCenter()}>Support Center</Link>
        <p>Perhaps it has been asked and answered already.</p>
      </Way>
    </address>
  );
}

function Way({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section>
      <span className={styles.icon}>
        <Icon name={icon} size={22} />
      </span>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
