import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Icon, type IconName } from '../../ui/Icon';
import { unbroken } from './unbroken';

/** Fast delivery, easy returns, and a mobile app that is to come. @see spec §1 (About Us) */
export function AboutPromises() {
  return (
    <Promises>
      <Pledge icon="truck" title="Fast delivery">
        {unbroken('Standard delivery in 5-7 business days, express in 2-3.')} What it costs is in the{' '}
        <Link to={paths.shippingPolicy()}>Shipping Policy</Link>, in a table you can read in a minute.
      </Pledge>
      <Pledge icon="refresh" title="Easy returns">
        Seven days to send it back or have it replaced, and the money returns the way it came. How that goes is in the{' '}
        <Link to={paths.returnPolicy()}>Return & Refund Policy</Link>.
      </Pledge>
      <Pledge icon="screen" title="A mobile app" mark="Coming soon">
        Our mobile app is coming soon. Until then you can put this very shop on the home screen of your phone: choose
        “Install” or “Add to Home screen” in the menu of your browser.
      </Pledge>
    </Promises>
  );
}

function Pledge(props: { icon: IconName; title: string; mark?: string; children: ReactNode }) {
  return (
    <section>
      <span className="icon">
        <Icon name={props.icon} size={26} />
      </span>
      <h3>
        {props.title} {props.mark && <span className="mark">{props.mark}</span>}
      </h3>
      <p>{props.children}</p>
    </section>
  );
}

const Promises = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
    gap: { base: '4', lg: '6' },
    '& > section': { layerStyle: 'card', p: { base: '6', lg: '8' } },
    '& .icon': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '14',
      borderRadius: 'full',
      bg: 'brand.subtle',
      color: 'brand.fg',
    },
    '& h3': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2.5',
      mt: '5',
      fontSize: 'xl',
      fontWeight: '700',
    },
    '& .mark': {
      px: '2.5',
      py: '0.5',
      fontSize: 'xs',
      fontWeight: '700',
      borderRadius: 'full',
      bg: 'leaf.subtle',
      color: 'leaf.fg',
    },
    '& p': { mt: '2', color: 'fg.muted', textWrap: 'pretty' },
    '& a': { color: 'brand.fg', fontWeight: '600', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
