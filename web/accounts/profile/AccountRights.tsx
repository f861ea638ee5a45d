import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../../gql';
import { useSignOutEverywhereMutation } from '../../gql/graphql';
import { faultMessage } from '../../lib/fault';
import { t } from '../../lib/messages';
import { saveFile } from '../../lib/saveFile';
import { useAlert } from '../../ui/feedback/AlertBar';
import { useSignOut } from '../session/useSignOut';
import { AccountRow, AccountSection } from './AccountSection';
import { DeleteAccountForm } from './DeleteAccountForm';
import { useDataExport } from './useDataExport';

gql(`mutation signOutEverywhere {
  signOutEverywhere { ok message userErrors { code message field } }
}`);

interface AccountRightsProps {
  /** Of the account. */
  email: string;
  /** Whether the account has no password. */
  needsProvider: boolean;
}

/**
 * Signing out on every device, all that the shop knows of the shopper as a file, and the end of the
 * account.
 */
export function AccountRights({ email, needsProvider }: AccountRightsProps) {
  const alert = useAlert();
  const signOut = useSignOut();
  const readMyData = useDataExport();
  const [mutate, { loading }] = useSignOutEverywhereMutation();
  const [isGathering, setGathering] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  const leave = async () => {
    try {
      const { data } = await mutate();
      if (!data?.signOutEverywhere.ok) return alert.error(faultMessage(null));
      alert.success(data.signOutEverywhere.message ?? '');
      signOut();
    } catch (error) {
      alert.error(faultMessage(error));
    }
  };
  const download = async () => {
    if (isGathering) return;
    setGathering(true);
    try {
      saveFile(new Blob([await readMyData()], { type: 'application/json' }), 'my-data.json');
    } catch (error) {
      alert.error(faultMessage(error));
    }
    setGathering(false);
  };

  return (
    <AccountSection title={t('Your devices and your data')}>
      <AccountRow>
        <Text flex="1 1 16rem" color="fg.muted">
          {t('Sign out on this and all other devices, for example if you have lost your phone.')}
        </Text>
        <Button variant="outline" aria-busy={loading || undefined} onClick={() => void leave()}>
          {t('Sign out everywhere')}
        </Button>
      </AccountRow>
      <AccountRow>
        <Text flex="1 1 16rem" color="fg.muted">
          {t('Download your account, addresses, orders, cart, list and reviews as a file.')}
        </Text>
        <Button variant="outline" aria-busy={isGathering || undefined} onClick={() => void download()}>
          {isGathering ? t('Preparing…') : t('Download my data')}
        </Button>
      </AccountRow>
      <AccountRow>
        <Text flex="1 1 16rem" color="fg.muted">
          {t('Delete your account and what we know about you.')}
        </Text>
        <Button
          variant="outline"
          colorPalette="danger"
          aria-expanded={isDeleting}
          onClick={() => setDeleting(!isDeleting)}
        >
          {t('Delete my account')}
        </Button>
      </AccountRow>
      {isDeleting && <DeleteAccountForm email={email} hasPassword={!needsProvider} />}
    </AccountSection>
  );
}
