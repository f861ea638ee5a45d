import { Button, Card, Flex, Heading, Text } from '@chakra-ui/react';
import { endSession } from '../../accounts/session/session';
import type { FactorKind } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { PageHead } from '../../ui/layout/PageHead';
import { DeskLanguageSwitch } from '../shared/DeskLanguageSwitch';
import { SecondFactorForm } from './SecondFactorForm';
import { SecondFactors } from './SecondFactors';

interface SecondFactorDoorProps {
  shopName: string;
  /** What the account has; without any one is set up here, since the owner demands it. */
  kinds: readonly FactorKind[];
  /** Called once the desk is open. */
  onShown: () => void;
}

/** What stands before the desk until the second factor is shown, or one is set up. */
export function SecondFactorDoor({ shopName, kinds, onShown }: SecondFactorDoorProps) {
  const isSetUp = kinds.length > 0;
  const title = isSetUp ? t('Confirm that it is you') : t('Set up a second factor');
  return (
    <Flex as="main" direction="column" align="center" justify="center" gap="6" minH="100dvh" p="4" bg="bg.subtle">
      <PageHead title={title} />
      <Text fontWeight="bold">{shopName}</Text>
      <Card.Root
        display="flex"
        flexDirection="column"
        gap="4"
        w={isSetUp ? 'min(100%, 27rem)' : 'min(100%, 40rem)'}
        size="lg"
      >
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        <Text color="fg.muted">
          {isSetUp
            ? t('Your password was right. Now show your second factor.')
            : t('The owner of this shop demands a second factor of everybody who may move money.')}
        </Text>
        {isSetUp ? <SecondFactorForm kinds={kinds} onShown={onShown} /> : <SecondFactors onDone={onShown} />}
        <Button
          variant="outline"
          onClick={() => {
            endSession();
            window.location.reload();
          }}
        >
          {t('Sign out')}
        </Button>
      </Card.Root>
      <DeskLanguageSwitch />
    </Flex>
  );
}
