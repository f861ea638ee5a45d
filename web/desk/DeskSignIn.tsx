import { Card, Flex, Heading, Text } from '@chakra-ui/react';
import { ForgotPasswordLink } from '../accounts/session/ForgotPasswordLink';
import { SignInForm } from '../accounts/session/SignInForm';
import { isSessionExpired } from '../accounts/session/session';
import { t } from '../lib/messages';
import { shopName } from '../lib/server-report';
import { PageHead } from '../ui/layout/PageHead';
import { DeskMark } from './DeskMark';
import { DeskLanguageSwitch } from './shared/DeskLanguageSwitch';

/** Signing in at the desk; what was asked for is shown at the same address afterwards. */
export function DeskSignIn() {
  return (
    <Flex as="main" direction="column" align="center" justify="center" gap="6" minH="100dvh" p="4" bg="bg.subtle">
      <PageHead title={t('Sign in to the desk')} />
      <DeskMark name={shopName()} />
      <Card.Root display="flex" flexDirection="column" gap="4" w="min(100%, 27rem)" size="lg">
        <Heading as="h1" size="2xl">
          {t('Sign in to the desk')}
        </Heading>
        <Text color="fg.muted">
          {isSessionExpired()
            ? t('Your session has ended. Please sign in again.')
            : t('For staff. Sign in with your account of this shop.')}
        </Text>
        <SignInForm onSignedIn={() => undefined} />
        <ForgotPasswordLink />
      </Card.Root>
      <DeskLanguageSwitch />
    </Flex>
  );
}
