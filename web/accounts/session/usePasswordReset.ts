import { gql } from '../../gql';
import { useRequestPasswordResetMutation, useResetPasswordMutation } from '../../gql/graphql';
import { useOutcome } from './useOutcome';

gql(`mutation requestPasswordReset($email: String!) {
  requestPasswordReset(email: $email) { ok message userErrors { code message field } }
}`);

gql(`mutation resetPassword($token: String!, $newPassword: String!) {
  resetPassword(token: $token, newPassword: $newPassword) { ok message userErrors { code message field } }
}`);

/**
 * The two steps back into an account whose password is forgotten: asking for a link, and choosing
 * another password by it. Each shows the graph's message and answers true when it was done.
 */
export function usePasswordReset() {
  const show = useOutcome();
  const [request, requested] = useRequestPasswordResetMutation();
  const [reset, resetting] = useResetPasswordMutation();

  return {
    requestPasswordReset: async (email: string) =>
      (await show(async () => (await request({ variables: { email } })).data?.requestPasswordReset)).isDone,
    resetPassword: async (token: string, newPassword: string) =>
      (await show(async () => (await reset({ variables: { token, newPassword } })).data?.resetPassword)).isDone,
    isBusy: requested.loading || resetting.loading,
  };
}
