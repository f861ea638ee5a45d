import { gql } from '../../gql';
import { type ProfileInput, useUpdateProfileMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { outcomeOf } from '../../ui/feedback/useReport';
import { asSessionUser, updateSession } from '../session/session';

gql(`mutation updateProfile($input: ProfileInput!) {
  updateProfile(input: $input) {
    user {
      id name email isAdmin
      images { id url(width: 160) }
      ...ProfileForm_user
    }
    userErrors { code message field }
  }
}`);

/**
 * Saves the profile; the user in browser storage, and so the header, follow.
 *
 * @returns a function answering how it ended
 * @see spec §4 (profile save)
 */
export function useUpdateProfile() {
  const [mutate] = useUpdateProfileMutation();
  return async (input: ProfileInput) => {
    const ask = async () => (await mutate({ variables: { input } })).data?.updateProfile;
    const outcome = await outcomeOf(ask, t('user updated'));
    if (outcome.answer?.user) updateSession(asSessionUser(outcome.answer.user));
    return outcome;
  };
}
