import type { ApolloClient } from '@apollo/client';
import { gql } from '../gql';
import { SubscribeToNewsletterDocument } from '../gql/graphql';
import type { Answer } from '../ui/feedback/useReport';
import { firstMistyped, focusField } from '../ui/form/formFocus';

gql(`mutation subscribeToNewsletter($email: String!) {
  subscribeToNewsletter(email: $email) { ok message userErrors { code message field } }
}`);

/**
 * Asks for the newsletter. Fetched when its button is pressed, since every page has the box and few
 * visitors use it.
 *
 * @param form what is no address is told so, and the graph is not asked
 */
export async function subscribeToNewsletter(
  client: ApolloClient,
  form: HTMLFormElement,
  email: string,
): Promise<Answer | undefined> {
  const mistyped = firstMistyped(form)?.message;
  let answer: Answer | undefined;
  try {
    answer = mistyped
      ? { ok: false, message: mistyped, userErrors: [] }
      : (await client.mutate({ mutation: SubscribeToNewsletterDocument, variables: { email } })).data
          ?.subscribeToNewsletter;
    return answer;
  } finally {
    if (!answer?.ok) focusField(form, 'email');
  }
}
