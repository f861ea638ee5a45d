import { gql } from '../gql';
import { useSubscribeToNewsletterMutation } from '../gql/graphql';
import { t } from '../lib/messages';
import { useReport } from '../ui/feedback/useReport';

gql(`mutation subscribeToNewsletter($email: String!) {
  subscribeToNewsletter(email: $email) {
    ok
    message
    userErrors { code message field }
  }
}`);

/**
 * Leaves an e-mail address for the newsletter and says, in the graph's words, what became of it.
 *
 * @returns `subscribe`, answering null when the address is on the list and else what was said, and
 *   whether an answer is awaited
 */
export function useSubscribeToNewsletter() {
  const report = useReport();
  const [mutate, { loading }] = useSubscribeToNewsletterMutation();

  const subscribeToNewsletter = async (email: string): Promise<string | null> => {
    const ask = async () => (await mutate({ variables: { email } })).data?.subscribeToNewsletter;
    const { isDone, message } = await report(ask, t('Thank you! You are on our newsletter list.'));
    return isDone ? null : message;
  };
  return { subscribeToNewsletter, isBusy: loading };
}
