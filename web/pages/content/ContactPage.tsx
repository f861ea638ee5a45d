import { Box, chakra, Grid, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { gql } from '../../gql';
import { type ContactPageQuery, useContactPageQuery } from '../../gql/graphql';
import { paths } from '../../lib/paths';
import { phoneLink } from '../../lib/phone';
import { Icon, type IconName } from '../../ui/Icon';
import { organizationJsonLd } from '../../ui/organizationJsonLd';
import { ContactForm } from './ContactForm';
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
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
        gap={{ base: '10', lg: '16', xl: '24' }}
        alignItems="start"
      >
        {data && <Ways shop={data.shop} />}
        <Box layerStyle="card" boxShadow="md" p={{ base: '5', md: '9' }}>
          <Heading as="h2" id="write" size="2xl">
            Write to us
          </Heading>
          <Text mt="2" mb="7" color="fg.muted" textWrap="pretty">
            Put your question together here. Submit clears the form and sends nothing; you then get your message back as
            an e-mail, ready for you to send.
          </Text>
          <ContactForm />
        </Box>
      </Grid>
    </ContentPage>
  );
}

function Ways({ shop }: { shop: ContactPageQuery['shop'] }) {
  return (
    <Cards>
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
        <p>Ring before you come, so that somebody has time for you.</p>
      </Way>
      <Way icon="clock" title="Hours">
        <b>{shop.hours}</b>
        <p>Indian Standard Time.</p>
      </Way>
      <Way icon="search" title="Look it up">
        <Link to={paths.supportCenter()}>Support Center</Link>
        <p>Perhaps it has been asked and answered already.</p>
      </Way>
    </Cards>
  );
}

function Way({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section>
      <span className="icon">
        <Icon name={icon} size={22} />
      </span>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}

const Cards = chakra('address', {
  base: {
    display: 'grid',
    gap: { base: '7', lg: '9' },
    fontStyle: 'normal',
    '& section': { display: 'flex', gap: '5' },
    '& .icon': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      boxSize: '12',
      borderRadius: 'full',
      bg: 'brand.subtle',
      color: 'brand.fg',
    },
    '& h2': { textStyle: 'sm', fontWeight: '600', color: 'fg.muted' },
    '& a, & b': {
      display: 'inline-block',
      fontSize: { base: 'lg', md: 'xl' },
      fontWeight: '700',
      lineHeight: '1.4',
      letterSpacing: 'tight',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
    '& a:hover': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '4px' },
    '& p': { mt: '1', textStyle: 'sm', color: 'fg.muted' },
  },
});
