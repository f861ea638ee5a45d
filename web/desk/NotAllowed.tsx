import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Role } from '../gql/graphql';
import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import { ProblemPage } from '../ui/feedback/ProblemPage';
import { EYE_OFF } from '../ui/media/drawings';
import { deskPaths } from './shared/deskPaths';
import { ROLE_NAMES } from './shared/roles';

/**
 * Tells a signed-in visitor that this is not for them: a shopper of all the desk, staff with a
 * role of one page.
 */
export function NotAllowed({ name, role }: { name: string; role?: Role }) {
  if (role) {
    return (
      <ProblemPage
        title={t('This page is not for your role')}
        text={t('You are signed in as {name}, {role} of this shop. The owner can give you another role.', {
          name,
          role: t(ROLE_NAMES[role]),
        })}
        icon={EYE_OFF}
        action={
          <Button asChild colorPalette="brand">
            <Link to={deskPaths.today()}>{t('Back to today')}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <main>
      <ProblemPage
        title={t('This is the desk of the shop')}
        text={t(
          'It is for staff. You are signed in as {name}, with a shopper’s account. If you work here, ask the owner for a role.',
          { name },
        )}
        icon={EYE_OFF}
        action={
          <Button asChild colorPalette="brand">
            <a href={paths.home()}>{t('Go to the shop')}</a>
          </Button>
        }
      />
    </main>
  );
}
