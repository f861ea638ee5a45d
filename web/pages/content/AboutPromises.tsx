import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Icon, type IconName } from '../../ui/Icon';
import styles from './AboutPromises.module.css';
import { unbroken } from './unbroken';

/** Fast delivery, easy returns, and a mobile app that is to come. @see spec §1 (About Us) */
export function AboutPromises() {
  return (
    <div className={styles.promises}>
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
    </div>
  );
}

function Pledge(props: { icon: IconName; title: string; mark?: string; children: ReactNode }) {
  return (
    <section>
      <span className={styles.icon}>
        <Icon name={props.icon} size={26} />
      </span>
      <h3>
        {props.title} {props.mark && <span className={styles.mark}>{props.mark}</span>}
      </h3>
      <p>{props.children}</p>
    </section>
  );
}
