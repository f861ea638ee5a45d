import { gql } from '../../gql';
import { type ProfileInput, useUpdateProfileMutation } from '../../gql/graphql';
import { faultMessage } from '../../lib/fault';
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

/** Why a profile was not saved: what to say, and the box at fault where it is one. */
export interface ProfileProblem {
  message: string;
  field: string | null;
}

/**
 * Saves the profile; the user in browser storage, and so the header, follow.
 *
 * @returns `updateProfile`, answering null when it is saved, and whether an answer is awaited
 * @see spec §4 (profile save)
 */
export function useUpdateProfile() {
  const [mutate, { loading }] = useUpdateProfileMutation();

  const updateProfile = async (input: ProfileInput): Promise<ProfileProblem | null> => {
    try {
      const { data } = await mutate({ variables: { input } });
      const { user, userErrors } = data?.updateProfile ?? {};
      const [refusal] = userErrors ?? [];
      if (!user) return { message: refusal?.message ?? faultMessage(null), field: refusal?.field ?? null };
      updateSession(asSessionUser(user));
      return null;
    } catch (error) {
      return { message: faultMessage(error), field: null };
    }
  };
  return { updateProfile, isBusy: loading };
}
