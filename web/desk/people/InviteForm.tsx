import { Card, chakra, Heading } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { gql } from '../../gql';
import { type Language, type Role, useDeskInviteStaffMutation, useDeskSetRoleMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { RadioChoice } from '../../ui/form/RadioChoice';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { useFormReport } from '../shared/form/useFormReport';
import { ROLE_NAMES } from '../shared/roles';

gql(`mutation deskInviteStaff($email: String!, $role: Role!, $language: Language!) {
  inviteStaff(email: $email, role: $role, language: $language) {
    message
    invitation { id }
    userErrors { code message field }
  }
}`);

const MEANINGS = {
  PACKER: 'Packs, sends and delivers orders. Cannot make refunds.',
  SUPPORT: 'Also cancels orders, makes refunds, answers returns and hides reviews.',
} as const;

/** Languages by their own names, since who is invited reads one of them. */
const LANGUAGES: Record<Language, string> = { EN: 'English', HI: 'हिन्दी', MR: 'मराठी' };

/**
 * Invites a person by mail to a role. Where the shop sends no mail, an account that there is gets
 * the role at once.
 *
 * @param onSaved called once there is something new to see
 */
export function InviteForm({ sendsMail, onSaved }: { sendsMail: boolean; onSaved: () => void }) {
  const { report, errorOf } = useFormReport();
  const [invite, { loading: isInviting }] = useDeskInviteStaffMutation();
  const [setRoleOf, { loading: isSetting }] = useDeskSetRoleMutation();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('PACKER');
  const [language, setLanguage] = useState<Language>('EN');
  const isBusy = isInviting || isSetting;

  const send = async () => {
    const isDone = await report(async () =>
      sendsMail
        ? (await invite({ variables: { email, role, language } })).data?.inviteStaff
        : (await setRoleOf({ variables: { email, role } })).data?.setRole,
    );
    if (!isDone) return;
    setEmail('');
    onSaved();
  };
  const title = sendsMail ? t('Invite somebody') : t('Give a role');
  return (
    <Card.Root>
      <chakra.form
        display="grid"
        gap="4"
        noValidate
        aria-label={title}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!isBusy) void send();
        }}
      >
        <Heading size="lg">{title}</Heading>
        <TextField
          label={sendsMail ? t('E-mail') : t('E-mail of the account')}
          name="email"
          type="email"
          value={email}
          onChange={setEmail}
          error={errorOf('email')}
          hint={
            sendsMail
              ? t('They get a link that works once, within 7 days.')
              : t('They need an account in the shop first.')
          }
        />
        <RadioChoice
          legend={t('Role')}
          options={(['PACKER', 'SUPPORT'] as const).map((each) => [
            each,
            <chakra.span display="block" py="2" key={each}>
              <b>{t(ROLE_NAMES[each])}</b>
              <chakra.span display="block" color="fg.muted" fontSize="sm">
                {t(MEANINGS[each])}
              </chakra.span>
            </chakra.span>,
          ])}
          value={role}
          onChange={setRole}
        />
        {sendsMail && (
          <RadioChoice
            legend={t('Language of the mail')}
            options={(Object.keys(LANGUAGES) as Language[]).map((each) => [
              each,
              <span lang={each.toLowerCase()} key={each}>
                {LANGUAGES[each]}
              </span>,
            ])}
            value={language}
            onChange={setLanguage}
          />
        )}
        <SendButton isBusy={isBusy} busyLabel={t('Saving…')}>
          {sendsMail ? t('Send the invitation') : t('Give the role')}
        </SendButton>
      </chakra.form>
    </Card.Root>
  );
}
