import { useState } from 'react';
import { gql } from '../../gql';
import { type ApiScope, useDeskCreateApiKeyMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { CheckChoice } from '../../ui/form/CheckChoice';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/form/FormDialog';
import { useFormReport } from '../shared/form/useFormReport';
import { instantOf } from '../shared/moments';
import { SCOPES } from './scopes';

gql(`mutation deskCreateApiKey($name: String!, $scopes: [ApiScope!]!, $expiresAt: DateTime) {
  createApiKey(name: $name, scopes: $scopes, expiresAt: $expiresAt) {
    key
    userErrors { code message field }
  }
}`);

interface ApiKeyDialogProps {
  /** Called with the key that was made, which is not shown again. */
  onMade: (name: string, key: string) => void;
  onClose: () => void;
}

/** What a key is to be called and may do. */
export function ApiKeyDialog({ onMade, onClose }: ApiKeyDialogProps) {
  const { report, errorOf } = useFormReport();
  const [mutate] = useDeskCreateApiKeyMutation();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['CATALOGUE_READ']);
  const [expires, setExpires] = useState('');
  const make = () =>
    report(async () => {
      const variables = { name, scopes: [...scopes], expiresAt: instantOf(expires) };
      const answer = (await mutate({ variables })).data?.createApiKey;
      if (answer?.key) onMade(name, answer.key);
      return answer;
    });
  return (
    <FormDialog
      title={t('Make an API key')}
      text={t('A key shows no second factor: anybody who has it may do what you tick.')}
      actionLabel={t('Make the key')}
      onSend={make}
      onClose={onClose}
    >
      <TextField
        label={t('What it is for')}
        name="name"
        maxLength={100}
        value={name}
        onChange={setName}
        error={errorOf('name')}
        hint={t('Such as Warehouse. Nothing personal.')}
      />
      <CheckChoice
        legend={t('What it may do')}
        options={(Object.keys(SCOPES) as ApiScope[]).map((scope) => [scope, t(SCOPES[scope].long)])}
        value={scopes}
        onChange={setScopes}
        error={errorOf('scopes')}
      />
      <TextField
        label={t('Works until')}
        name="expiresAt"
        type="datetime-local"
        isOptional
        value={expires}
        onChange={setExpires}
        error={errorOf('expiresAt')}
      />
    </FormDialog>
  );
}
