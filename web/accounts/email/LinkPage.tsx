import { Button } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import type { Outcome } from '../../ui/feedback/useReport';
import { PageHead } from '../../ui/layout/PageHead';
import { TextLink } from '../../ui/layout/TextLink';
import { AccountFrame } from '../profile/AccountFrame';

interface LinkPageProps {
  title: string;
  /** What the button does. */
  intro: string;
  label: string;
  isBusy: boolean;
  onPress: (token: string) => Promise<Outcome>;
  /** What comes after it was done. */
  next: ReactNode;
  /** Stands below until then; the way to My Account unless said. */
  footer?: ReactNode;
}

/**
 * A button that uses the link once, and then what became of it. The secret stands behind the hash,
 * so that no server and no log sees it.
 */
export function LinkPage({ title, intro, label, isBusy, onPress, next, footer }: LinkPageProps) {
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const press = async () => {
    if (!isBusy) setOutcome(await onPress(token));
  };
  return (
    <AccountFrame
      title={title}
      intro={
        !token ? t('This link is incomplete. Please request a new one.') : outcome?.answer ? outcome.message : intro
      }
      footer={!outcome?.isDone && (footer ?? <TextLink to={paths.myAccount()}>{t('My Account')}</TextLink>)}
    >
      <PageHead title={title} />
      {token && !outcome?.answer && (
        <Button colorPalette="brand" variant="solid" aria-busy={isBusy || undefined} onClick={() => void press()}>
          {label}
        </Button>
      )}
      {outcome?.isDone && next}
    </AccountFrame>
  );
}
