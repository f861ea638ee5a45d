import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../../lib/messages';
import { paths } from '../../../lib/paths';
import type { IconName } from '../../../ui/media/Icon';
import { IconDisc } from '../../../ui/media/IconDisc';
import { usePolicyFees } from '../policies/usePolicyFees';
import { unbroken } from '../unbroken';
import styles from './AboutPromises.module.css';

/** Fast delivery, easy returns, and a mobile app that is to come. @see spec §1 (About Us) */
export function AboutPromises() {
  const { expressFee } = usePolicyFees();
  return (
    <div className={styles.promises}>
      <Pledge icon="truck" title={t('Fast delivery')}>
        {unbroken(
          expressFee === null
            ? t('Standard delivery in 5-7 business days. For the charges, see the')
            : t('Standard delivery in 5-7 business days, express in 2-3. For the charges, see the'),
        )}{' '}
        <Link to={paths.shippingPolicy()}>{t('Shipping Policy')}</Link>.
      </Pledge>
      <Pledge icon="refresh" title={t('Easy returns')}>
        {t('Return or replace within 7 days. You are refunded the same way you paid. See the')}{' '}
        <Link to={paths.returnPolicy()}>{t('Return & Refund Policy')}</Link>.
      </Pledge>
      <Pledge icon="screen" title={t('A mobile app')} mark={t('Coming soon')}>
        {t(
          'Our mobile app is coming soon. Until then, add the shop to your home screen: choose “Install” or “Add to Home screen” in the menu of your browser.',
        )}
      </Pledge>
    </div>
  );
}

function Pledge(props: { icon: IconName; title: string; mark?: string; children: ReactNode }) {
  return (
    <section>
      <IconDisc name={props.icon} size={28} />
      <h3>
        {props.title} {props.mark && <span className={styles.mark}>{props.mark}</span>}
      </h3>
      <p>{props.children}</p>
    </section>
  );
}
