import { gql } from '../gql';
import { useRequestPasswordResetMutation, useResetPasswordMutation } from '../gql/graphql';
import { faultMessage } from '../lib/fault';
import { useAlert } from '../ui/AlertBar';

gql(`mutation requestPasswordReset($email: String!) {
  requestPasswordReset(email: $email) { ok message userErrors { code message field } }
}`);

gql(`mutation resetPassword($token: String!, $newPassword: String!) {
  resetPassword(token: $token, newPassword: $newPassword) { ok message userErrors { code message field } }
}`);

interface Answer {
  ok: boolean;
  message?: string | null;
  userErrors: { message: string }[];
}

/**
 * The two steps back into an account whose password is forgotten: asking for a link, and choosing another password by it.
 * Each shows the graph's message and answers true when it was done.
 */
export function usePasswordReset() {
  const alert = useAlert();
  const [request, requested] = useRequestPasswordResetMutation();
  const [reset, resetting] = useResetPasswordMutation();

  const show = async (ask: () => Promise<Answer | undefined>): Promise<boolean> => {
    try {
      const answer = await ask();
      if (answer?.ok) alert.success(answer.message ?? '');
      else alert.error(answer?.userErrors[0]?.message ?? faultMessage(null));
      return answer?.ok ?? false;
    } catch (error) {
      alert.error(faultMessage(error));
      return false;
    }
  };
  return {
    requestPasswordReset: (email: string) =>
      show(async () => (await request({ variables: { email } })).data?.requestPasswordReset),
    resetPassword: (token: string, newPassword: string) =>
      show(async () => (await reset({ variables: { token, newPassword } })).data?.resetPassword),
    isBusy: requested.loading || resetting.loading,
  };
}
