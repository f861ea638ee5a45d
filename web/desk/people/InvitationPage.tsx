import { Button, Card, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ForgotPasswordLink } from '../../accounts/session/ForgotPasswordLink';
import { SignInForm } from '../../accounts/session/SignInForm';
import { asSessionUser, startSession, useSession } from '../../accounts/session/session';
import { gql } from '../../gql';
import { type DeskInvitationQuery, useDeskAcceptInvitationMutation, useDeskInvitationQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { shopName } from '../../lib/server-report';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { outcomeOf, useReport } from '../../ui/feedback/useReport';
import { Spinner } from '../../ui/first-view/Spinner';
import { PasswordField } from '../../ui/form/PasswordField';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/useForm';
import { PageHead } from '../../ui/layout/PageHead';
import { DeskLanguageSwitch } from '../shared/DeskLanguageSwitch';
import { deskPaths } from '../shared/deskPaths';

gql(`query DeskInvitation($token: String!) {
  staffOffer(token: $token) { email role invitedBy hasAccount }
}`);
gql(`mutation deskAcceptInvitation($token: String!, $newAccount: NewStaffInput) {
  acceptStaffInvitation(token: $token, newAccount: $newAccount) {
    token
    message
    user { id name email isAdmin images { id url(width: 160) } }
    userErrors { code message field }
  }
}`);

type Offer = NonNullable<DeskInvitationQuery['staffOffer']>;

/**
 * Where the link of an invitation leads: who has an account with its address signs in and accepts,
 * anybody else makes one. The secret stands behind the hash, so that no server and no log sees it.
 */
export function InvitationPage() {
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1));
  const { data, error, refetch } = useDeskInvitationQuery({ variables: { token }, fetchPolicy: 'network-only' });
  const offer = data?.staffOffer;
  return (
    <Flex as="main" direction="column" align="center" justify="center" gap="6" minH="100dvh" p="4" bg="bg.subtle">
      <PageHead title={t('Work in this shop')} />
      <Text fontWeight="bold">{shopName()}</Text>
      <Card.Root display="flex" flexDirection="column" gap="4" w="min(100%, 27rem)" size="lg">
        <Heading as="h1" size="2xl">
          {t('Work in this shop')}
        </Heading>
        {!data && !error && <Spinner size="lg" />}
        {!data && error && <LoadFailed message={t('We could not open the invitation.')} onRetry={() => refetch()} />}
        {data && <Text color="fg.muted">{introOf(offer)}</Text>}
        {data && !offer && (
          <Button asChild variant="outline">
            <Link to={deskPaths.today()}>{t('Open the desk')}</Link>
          </Button>
        )}
        {offer && <Acceptance token={token} offer={offer} />}
      </Card.Root>
      <DeskLanguageSwitch />
    </Flex>
  );
}

function introOf(offer: Offer | null | undefined): string {
  if (!offer)
    return t(
      'This invitation works once, for seven days. If you have accepted it, open the desk. Otherwise ask the owner for a new one.',
    );
  const { invitedBy, email } = offer;
  return invitedBy
    ? t('{invitedBy} invites {email} to help to run the shop.', { invitedBy, email })
    : t('{email} is invited to help to run the shop.', { email });
}

/** Accepts, and opens the desk. */
function useAccept(token: string) {
  const [mutate] = useDeskAcceptInvitationMutation();
  return (newAccount: { name: string; phone: string; password: string } | null) =>
    outcomeOf(async () => {
      const answer = (await mutate({ variables: { token, newAccount } })).data?.acceptStaffInvitation;
      if (answer?.token && answer.user) startSession(answer.token, asSessionUser(answer.user));
      return answer;
    });
}

const openDesk = () => window.location.assign(deskPaths.today());

function Acceptance({ token, offer: { email, hasAccount } }: { token: string; offer: Offer }) {
  const session = useSession();
  if (!hasAccount) return <NewAccountForm token={token} email={email} />;
  if (session?.user.email === email) return <AcceptButton token={token} />;
  return (
    <>
      <p>{t('You have an account with this address. Sign in, then accept.')}</p>
      <SignInForm key={email} knownEmail={email} onSignedIn={() => undefined} />
      <ForgotPasswordLink />
    </>
  );
}

function AcceptButton({ token }: { token: string }) {
  const accept = useAccept(token);
  const report = useReport();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const outcome = await report(async () => (await accept(null)).answer);
    setBusy(false);
    if (outcome.isDone) openDesk();
  };
  return (
    <Button colorPalette="brand" size="lg" aria-busy={isBusy || undefined} onClick={() => !isBusy && void send()}>
      {t('Accept and open the desk')}
    </Button>
  );
}

function NewAccountForm({ token, email }: { token: string; email: string }) {
  const accept = useAccept(token);
  const { box, isBusy, onSubmit } = useForm({ name: '', phone: '', password: '' }, (entries) => accept(entries), {
    onDone: openDesk,
  });
  return (
    <chakra.form display="grid" gap="5" noValidate onSubmit={onSubmit} aria-label={t('Work in this shop')}>
      <TextField
        label={t('Email')}
        name="email"
        value={email}
        onChange={() => undefined}
        autoComplete="username"
        isReadOnly
      />
      <TextField {...box('name')} label={t('Full Name')} autoComplete="name" />
      <TextField {...box('phone')} label={t('Phone')} type="tel" inputMode="numeric" autoComplete="tel" />
      <PasswordField
        {...box('password')}
        label={t('Password')}
        autoComplete="new-password"
        hint={t('At least 6 characters.')}
      />
      <SendButton isBusy={isBusy} busyLabel={t('One moment…')}>
        {t('Accept and open the desk')}
      </SendButton>
    </chakra.form>
  );
}
