import { gql } from '../gql';
import { useSubscribeToNewsletterMutation } from '../gql/graphql';
import { faultMessage } from '../lib/fault';
import { t } from '../lib/messages';
import { useAlert } from '../ui/feedback/AlertBar';

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
  const alert = useAlert();
  const [mutate, { loading }] = useSubscribeToNewsletterMutation();

  const subscribeToNewsletter = async (email: string): Promise<string | null> => {
    const refuse = (message: string) => {
      alert.error(message);
      return message;
    };
    try {
      const { data } = await mutate({ variables: { email } });
      const answer = data?.subscribeToNewsletter;
      if (!answer?.ok) return refuse(answer?.userErrors[0]?.message ?? faultMessage(null));
      alert.success(answer.message ?? t('Thank you! You are on our newsletter list.'));
      return null;
    } catch (error) {
      return refuse(faultMessage(error));
    }
  };
  return { subscribeToNewsletter, isBusy: loading };
}
