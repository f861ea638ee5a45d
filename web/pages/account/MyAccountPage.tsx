import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AddressBook } from '../../accounts/addresses/AddressBook';
import { EmailAddress } from '../../accounts/email/EmailAddress';
import { AccountRights } from '../../accounts/profile/AccountRights';
import { ChangePasswordForm } from '../../accounts/profile/ChangePasswordForm';
import { NoPassword } from '../../accounts/profile/NoPassword';
import { ProfileForm } from '../../accounts/profile/ProfileForm';
import { useClearUploadedImages } from '../../accounts/profile/useClearUploadedImages';
import { gql } from '../../gql';
import { useMyAccountPageQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { Waiting, WaitingFields } from '../../ui/feedback/Waiting';
import { Tabs } from '../../ui/form/Tabs';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { PageColumn } from '../../ui/layout/PageColumn';
import { PageHead } from '../../ui/layout/PageHead';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Panel } from '../../ui/layout/Panel';
import styles from './MyAccountPage.module.css';

gql(`query MyAccountPage {
  me { id email isEmailConfirmed pendingEmail needsProvider ...ProfileForm_user }
  shop { uploadUrl sendsMail }
}`);

/**
 * Edit Profile and Change Password, a tab for each; which of them is open stands in the address. The e-mail address and the address book follow. What was uploaded on an
 * earlier visit and never saved is forgotten when the page opens.
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
    <PageColumn top={5} className={styles.myAccountPage}>
      <PageHead title={t('My Account')} />
      <Breadcrumb wideOnly crumbs={[{ label: 'Home', to: paths.home() }, { label: 'My Account' }]} />
      <PageTitle className={styles.title}>{t('My Account')}</PageTitle>
      {!user && error && <LoadFailed message={t('We could not load your account.')} onRetry={() => refetch()} />}
      {!user && !error && (
        <Waiting label={t('Loading your account')}>
          <Panel padding="lg">
            <WaitingFields count={3} />
          </Panel>
        </Waiting>
      )}
      {data?.shop && user && (
        <Tabs
          label={t('My Account')}
          selected={query.get('tab') === 'password' ? 'password' : 'profile'}
          onSelect={(tab) => setQuery(tab === 'password' ? { tab } : {}, { replace: true })}
          tabs={[
            {
              name: 'profile',
              label: t('Edit Profile'),
              content: (
                <Panel padding="lg">
                  <ProfileForm
                    user={user}
                    uploadUrl={data.shop.uploadUrl}
                    changesEmail={data.shop.sendsMail}
                    cleared={() => clearing.current}
                    onClear={clear}
                  />
                </Panel>
              ),
            },
            {
              name: 'password',
              label: t('Change Password'),
              content: (
                <Panel padding="lg">
                  {user.needsProvider ? (
                    <NoPassword why={t('You sign in with Google, so there is no password to change.')} />
                  ) : (
                    <ChangePasswordForm email={user.email} />
                  )}
                </Panel>
              ),
            },
          ]}
        />
      )}
      {user && data?.shop.sendsMail && <EmailAddress user={user} onRequested={() => void refetch()} />}
      {user && <AddressBook />}
      {user && <AccountRights email={user.email} needsProvider={user.needsProvider} />}
    </PageColumn>
  );
}
