import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { gql } from '../../../gql';
import { ContactPageDocument, type ContactPageQuery, useContactPageQuery } from '../../../gql/graphql';
import { lazyComponent } from '../../../lib/lazyComponent';
import { t } from '../../../lib/messages';
import { asks } from '../../../lib/pageQuery';
import { paths } from '../../../lib/paths';
import { phoneLink } from '../../../lib/phone';
import { Heading } from '../../../ui/first-view/Heading';
import { organizationJsonLd } from '../../../ui/layout/organizationJsonLd';
import { Panel } from '../../../ui/layout/Panel';
import type { IconName } from '../../../ui/media/Icon';
import { IconDisc } from '../../../ui/media/IconDisc';
import { ContentPage } from '../ContentPage';
import styles from './ContactPage.module.css';

// Its fields are Chakra's, which no first view waits for: how the shop is reached is read at once.
const ContactForm = lazyComponent(async () => (await import('./ContactForm')).ContactForm);

gql(`
  query ContactPage {
    shop { name description address phone email hours iconUrl gstin fssaiLicence grievanceOfficer grievanceContact }
  }
`);

/** Address, phone, e-mail and hours of the shop, and the contact form. @see spec §2 (Contact Us) */
export function ContactPage() {
  const { data } = useContactPageQuery();
  return (
    <ContentPage
      title={t('Contact Us')}
      description={t('Call, write or visit us: address, support line, e-mail and opening hours.')}
      path={paths.contact()}
      intro={t('Call us, write to us or visit us. We are happy to help.')}
      isAboutReaching
      jsonLd={data && ((origin) => ({ '@type': 'ContactPage', about: organizationJsonLd(data.shop, origin) }))}
    >
      <div className={styles.grid}>
        {data && <Ways shop={data.shop} />}
        <Panel padding="lg" className={styles.card}>
          <Heading size="2xl" id="write">
            {t('Write to us')}
          </Heading>
          <p className={styles.text}>
            {t('Write your message here and press Submit. It opens in your e-mail app, and you send it from there.')}
          </p>
          <ContactForm />
        </Panel>
      </div>
    </ContentPage>
  );
}

ContactPage.queries = () => [asks(ContactPageDocument, {})];

function Ways({ shop }: { shop: ContactPageQuery['shop'] }) {
  return (
    <address className={styles.cards}>
      <Way icon="phone" title={t('Call')}>
        <a href={phoneLink(shop.phone)}>{shop.phone}</a>
        <p>{t('The fastest way if you have a question about an order.')}</p>
      </Way>
      <Way icon="mail" title={t('Write')}>
        <a href={`mailto:${shop.email}`}>{shop.email}</a>
        <p>{t('We reply on the next working day.')}</p>
      </Way>
      <Way icon="mapPin" title={t('Visit')}>
        <b>{shop.address}</b>
        <p>{t('Please call before you visit.')}</p>
      </Way>
      <Way icon="clock" title={t('Hours')}>
        <b>{shop.hours}</b>
        <p>{t('Indian Standard Time.')}</p>
      </Way>
      {shop.grievanceOfficer && (
        <Way icon="user" title={t('Grievance officer')}>
          <b>{shop.grievanceOfficer}</b>
          <p>{shop.grievanceContact}</p>
          {/* Consumer Protection (E-Commerce) Rules 2020, rule 4 (5). */}
          <p>{t('You hear from us within 48 hours, and a complaint is settled within a month.')}</p>
        </Way>
      )}
      {(shop.gstin || shop.fssaiLicence) && (
        <Way icon="check" title={t('Registered')}>
          {shop.gstin && <b>GSTIN {shop.gstin}</b>}
          {shop.fssaiLicence && (
            <b>
              {t('FSSAI licence')} {shop.fssaiLicence}
            </b>
          )}
        </Way>
      )}
      <Way icon="search" title={t('Help')}>
        <Link to={paths.supportCenter()}>{t('Support Center')}</Link>
        <p>{t('Answers to common questions.')}</p>
      </Way>
    </address>
  );
}

function Way({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section>
      <IconDisc name={icon} size={24} />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
