import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { ProblemPage } from '../ui/ProblemPage';

/**
 * What is shown when a page breaks: the heading of the specification and a button that loads the page again.
 *
 * @see spec §2 (default fallback)
 */
export function ErrorPage() {
  return (
    <ProblemPage
      title="Unexpected Application Error!"
      text="Something on this page did not work. Loading it again usually helps; your cart is safe."
      action={
        <Button palette="brand" onClick={() => window.location.reload()}>
          <Icon name="refresh" />
          Reload the page
        </Button>
      }
    />
  );
}
