import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import { useRenderStatus } from '../lib/server-report';
import { ProblemPage } from '../ui/feedback/ProblemPage';
import { ButtonLink } from '../ui/first-view/Button';

/**
 * Any path the shop does not have. The server answers it with status 404.
 *
 * @see spec §2 (Page Not Found)
 */
export function NotFoundPage() {
  useRenderStatus(404);
  return (
    <ProblemPage
      title={t('Page Not Found')}
      text={t('We could not find this page. The address may be mistyped, or we may no longer sell the product.')}
      icon="search"
      action={
        <ButtonLink palette="brand" size="lg" to={paths.home()}>
          {t('Back to Home Page')}
        </ButtonLink>
      }
    />
  );
}
