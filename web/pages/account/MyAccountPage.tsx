import { Box, Card, Tabs } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AddressBook } from '../../accounts/addresses/AddressBook';
import { AccountCredit } from '../../accounts/credit/AccountCredit';
import { EmailAddress } from '../../accounts/email/EmailAddress';
import { AccountRights } from '../../accounts/profile/AccountRights';
import { ChangePasswordForm } from '../../accounts/profile/ChangePasswordForm';
import { Consents } from '../../accounts/profile/Consents';
import { KeepAccount } from '../../accounts/profile/KeepAccount';
import { NoPassword } from '../../accounts/profile/NoPassword';
import { ProfileForm } from '../../accounts/profile/ProfileForm';
import { useClearUploadedImages } from '../../accounts/profile/useClearUploadedImages';
import { WaysToSignIn } from '../../accounts/ways/WaysToSignIn';
import { ProductAlerts } from '../../alerts/ProductAlerts';
import { gql } from '../../gql';
import { useMyAccountPageQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { Waiting, WaitingFields } from '../../ui/feedback/Waiting';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { PageColumn } from '../../ui/layout/PageColumn';
import { PageHead } from '../../ui/layout/PageHead';
import { PageTitle } from '../../ui/layout/PageTitle';

// Its chunk comes with this page: one of its own would stand in the first view of all others.
export { GiftCardsPage } from './GiftCardsPage';

gql(`query MyAccountPage {
  me { id email isEmailConfirmed pendingEmail needsProvider eraseAt ...ProfileForm_user }
  shop { uploadUrl sendsMail }
}`);

/**
 * Edit Profile and Change Password, a tab for each; which of them is open stands in the address.
 * The e-mail address, the address book and what can be spent of credit follow. What was uploaded on
 * an earlier visit and never saved is forgotten when the page opens.
 *
 * @see spec §2 (my account)
 */
export function MyAccountPage() {
  const [query, setQuery] = useSearchParams();
  const { data, error, refetch } = useMyAccountPageQuery({ fetchPolicy: 'cache-and-network' });
  const clear = useClearUploadedImages();
  const clearing = useRef(Promise.resolve());
  const clearOnce = useEffectEvent(() => {
    clearing.current = clear();
  });
  useEffect(() => clearOnce(), []);
  const user = data?.me;

  return (
    <Box asChild maxW="4xl">
      <PageColumn top={5}>
        <PageHead title={t('My Account')} />
        <Breadcrumb wideOnly crumbs={[{ label: t('Home'), to: paths.home() }, { label: t('My Account') }]} />
        <PageTitle mb="4">{t('My Account')}</PageTitle>
        {!user && error && <LoadFailed message={t('We could not load your account.')} onRetry={() => refetch()} />}
        {!user && !error && (
          <Waiting label={t('Loading your account')}>
            <Card.Root size="lg">
              <WaitingFields count={3} />
            </Card.Root>
          </Waiting>
        )}
        {user?.eraseAt && <KeepAccount eraseAt={user.eraseAt} onKept={() => void refetch()} />}
        {data?.shop && user && (
          <Tabs.Root
            value={query.get('tab') === 'password' ? 'password' : 'profile'}
            onValueChange={({ value }) => setQuery(value === 'password' ? { tab: value } : {}, { replace: true })}
          >
            <Tabs.List aria-label={t('My Account')}>
              <Tabs.Trigger value="profile">{t('Edit Profile')}</Tabs.Trigger>
              <Tabs.Trigger value="password">{t('Change Password')}</Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="profile">
              <Card.Root size="lg">
                <ProfileForm
                  user={user}
                  uploadUrl={data.shop.uploadUrl}
                  changesEmail={data.shop.sendsMail}
                  cleared={() => clearing.current}
                  onClear={clear}
                />
              </Card.Root>
            </Tabs.Content>
            <Tabs.Content value="password">
              <Card.Root size="lg">
                {user.needsProvider ? (
                  <NoPassword hasEmail={user.email !== ''} />
                ) : (
                  <ChangePasswordForm email={user.email} />
                )}
              </Card.Root>
            </Tabs.Content>
          </Tabs.Root>
        )}
        {user && data?.shop.sendsMail && <EmailAddress user={user} onRequested={() => void refetch()} />}
        {user && <WaysToSignIn />}
        {user && <AddressBook />}
        {user && <AccountCredit />}
        {user && data?.shop.sendsMail && <ProductAlerts />}
        {user && <Consents />}
        {user && <AccountRights email={user.email} needsProvider={user.needsProvider} />}
      </PageColumn>
    </Box>
  );
}
