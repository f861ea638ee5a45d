import { useState } from 'react';
import { gql } from '../../gql';
import { type PublicKeyScope, useDeskCreatePublicKeyMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { RadioChoice } from '../../ui/form/RadioChoice';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/form/FormDialog';
import { useFormReport } from '../shared/form/useFormReport';
import { PUBLIC_SCOPES } from './scopes';

gql(`mutation deskCreatePublicKey($name: String!, $origins: [String!]!, $scope: PublicKeyScope!) {
  createPublicKey(name: $name, origins: $origins, scope: $scope) {
    publicKey { id }
    userErrors { code message field }
  }
}`);

/** Whose pages may send a key, and what they may do with it. */
export function PublicKeyDialog({ onMade, onClose }: { onMade: () => unknown; onClose: () => void }) {
  const { report, errorOf } = useFormReport();
  const [mutate] = useDeskCreatePublicKeyMutation();
  const [name, setName] = useState('');
  const [origins, setOrigins] = useState('');
  const [scope, setScope] = useState<PublicKeyScope>('READ');
  const make = () =>
    report(async () => {
      const variables = { name, scope, origins: origins.split(/\s+/).filter(Boolean) };
      const answer = (await mutate({ variables })).data?.createPublicKey;
      if (answer?.publicKey) onMade();
      return answer;
    });
  return (
    <FormDialog title={t('Make a public key')} actionLabel={t('Make the key')} onSend={make} onClose={onClose}>
      <TextField
        label={t('What it is for')}
        name="name"
        maxLength={100}
        value={name}
        onChange={setName}
        error={errorOf('name')}
        hint={t('Such as Recipe site. Nothing personal.')}
      />
      <TextField
        label={t('Whose pages may send it')}
        name="origins"
        rows={3}
        value={origins}
        onChange={setOrigins}
        error={errorOf('origins')}
        hint={t('One in each line, such as https://recipes.example')}
      />
      <RadioChoice
        legend={t('What it may do')}
        options={(Object.keys(PUBLIC_SCOPES) as PublicKeyScope[]).map((each) => [each, t(PUBLIC_SCOPES[each])])}
        value={scope}
        onChange={setScope}
      />
    </FormDialog>
  );
}
