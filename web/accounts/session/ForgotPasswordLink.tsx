import { gql } from '../../gql';
import { useForgotPasswordLinkQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { TextLink } from '../../ui/layout/TextLink';

gql(`query ForgotPasswordLink {
  shop { sendsMail }
}`);

/**
 * The way to another password, for a line below the Sign In form. Absent where the shop sends no
 * mail.
 */
export function ForgotPasswordLink() {
  const { data } = useForgotPasswordLinkQuery();
  if (!data?.shop.sendsMail) return null;
  return (
    <p>
      <TextLink to={paths.forgotPassword()}>{t('Forgot your password?')}</TextLink>
    </p>
  );
}
