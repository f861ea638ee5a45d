import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/first-view/Button';
import { Panel } from '../../ui/layout/Panel';
import type { ReturnTo } from './returnTo';
import styles from './SignInOffer.module.css';

interface SignInOfferProps {
  /** Why an account is needed. */
  title: string;
  /** What becomes of what the visitor has entered. */
  children: ReactNode;
  /** State given back to this page afterwards. */
  returnState: unknown;
}

/** Offers a visitor to sign in and to come back to this very page, with what they had begun. */
export function SignInOffer({ title, children, returnState }: SignInOfferProps) {
  const { pathname, search } = useLocation();
  const state: ReturnTo = { from: `${pathname}${search}`, returnState };
  return (
    <Panel className={styles.signInOffer}>
      <div>
        <b>{title}</b>
        <p className={styles.text}>{children}</p>
      </div>
      <ButtonLink variant="outline" palette="brand" to={paths.signIn()} state={state}>
        {t('Sign in to continue')}
      </ButtonLink>
    </Panel>
  );
}
