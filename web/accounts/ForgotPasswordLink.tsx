import type { ReactNode } from 'react';
import { gql } from '../gql';
import { useForgotPasswordLinkQuery } from '../gql/graphql';
import { paths } from '../lib/paths';
import { TextLink } from '../ui/TextLink';

gql(`query ForgotPasswordLink {
  shop { sendsMail }
}`);

/** The way to another password. Absent where the shop sends no mail. */
export function ForgotPasswordLink({ children }: { children: ReactNode }) {
  const { data } = useForgotPasswordLinkQuery();
  if (!data?.shop.sendsMail) return null;
  return (
    <p>
      <TextLink to={paths.forgotPassword()}>{children}</TextLink>
    </p>
  );
}
