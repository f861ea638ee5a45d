import type { ApolloClient } from '@apollo/client';
import { gql } from '../gql';
import { SubscribeToNewsletterDocument, UnsubscribeFromNewsletterDocument } from '../gql/graphql';
import type { Answer } from '../ui/feedback/useReport';

gql(`mutation subscribeToNewsletter($email: String!) {
  subscribeToNewsletter(email: $email) { ok message userErrors { code message field } }
}`);

gql(`mutation unsubscribeFromNewsletter($email: String!) {
  unsubscribeFromNewsletter(email: $email) { ok message userErrors { code message field } }
}`);

/**
 * Puts an e-mail address on the list of the newsletter, or takes it off. Fetched when a button of
 * it is pressed, since every page has the box and few visitors use it.
 *
 * @param step `subscribe` or `unsubscribe`, as the pressed button says
 */
export async function sendNewsletterStep(
  client: ApolloClient,
  step: string,
  email: string,
): Promise<Answer | undefined> {
  const variables = { email };
  return step === 'subscribe'
    ? (await client.mutate({ mutation: SubscribeToNewsletterDocument, variables })).data?.subscribeToNewsletter
    : (await client.mutate({ mutation: UnsubscribeFromNewsletterDocument, variables })).data?.unsubscribeFromNewsletter;
}
