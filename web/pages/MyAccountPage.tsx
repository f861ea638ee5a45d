import { Box, Heading } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChangePasswordForm } from '../accounts/ChangePasswordForm';
import { ProfileForm } from '../accounts/ProfileForm';
import { useClearUploadedImages } from '../accounts/useClearUploadedImages';
import { gql } from '../gql';
import { useMyAccountPageQuery } from '../gql/graphql';
import { paths } from '../lib/paths';
import { Breadcrumb } from '../ui/Breadcrumb';
import { LoadFailed } from '../ui/LoadFailed';
import { LoadingOverlay } from '../ui/LoadingOverlay';
import { PageColumn } from '../ui/PageColumn';
import { PageHead } from '../ui/PageHead';
import { Tabs } from '../ui/Tabs';

gql(`query MyAccountPage {
  me { id email ...ProfileForm_user }
  shop { uploadUrl }
}`);

/**
 * Edit Profile and Change Password, a tab for each; which of them is open stands in the address. What was uploaded on an
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
    <PageColumn paddingTop={{ base: '5', lg: '6' }} paddingBottom={{ base: '12', lg: '20' }} maxWidth="4xl">
      <PageHead title="My Account" />
      <Breadcrumb wideOnly crumbs={[{ label: 'Home', to: paths.home() }, { label: 'My Account' }]} />
      <Heading as="h1" size={{ base: '2xl', lg: '3xl' }} marginTop={{ lg: '4' }} marginBottom="4">
        My Account
      </Heading>
      {!user && error && <LoadFailed message="We could not load your account." onRetry={() => refetch()} />}
      {!user && !error && (
        <LoadingOverlay isLoading label="Loading your account">
          <Box layerStyle="card" height="96" />
        </LoadingOverlay>
      )}
      {data?.shop && user && (
        <Tabs
          label="My Account"
          selected={query.get('tab') === 'password' ? 'password' : 'profile'}
          onSelect={(tab) => setQuery(tab === 'password' ? { tab } : {}, { replace: true })}
          tabs={[
            {
              name: 'profile',
              label: 'Edit Profile',
              content: (
                <Box layerStyle="card" padding={{ base: '5', md: '9' }}>
                  <ProfileForm
                    user={user}
                    uploadUrl={data.shop.uploadUrl}
                    cleared={() => clearing.current}
                    onClear={clear}
                  />
                </Box>
              ),
            },
            {
              name: 'password',
              label: 'Change Password',
              content: (
                <Box layerStyle="card" padding={{ base: '5', md: '9' }}>
                  <ChangePasswordForm email={user.email} />
                </Box>
              ),
            },
          ]}
        />
      )}
    </PageColumn>
  );
}
