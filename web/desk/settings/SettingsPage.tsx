import { Card, chakra, Flex, Grid } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { gql } from '../../gql';
import {
  type DeskSettingsQuery,
  type ShopSettingsInput,
  useDeskSettingsQuery,
  useDeskUpdateShopSettingsMutation,
} from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { DeskLoading } from '../shared/DeskLoading';
import { useFormReport } from '../shared/form/useFormReport';
import { BesidePreview } from './BesidePreview';
import { SettingsTabs } from './SettingsTabs';

gql(`query DeskSettings {
  shop {
    name
    description(language: EN)
    address phone email
    hours(language: EN)
    supportHours(language: EN)
    gstin fssaiLicence grievanceOfficer grievanceContact
  }
}`);
gql(`mutation deskUpdateShopSettings($input: ShopSettingsInput!) {
  updateShopSettings(input: $input) { shop { name } userErrors { code message field } }
}`);

/**
 * What the shop is called, how it is reached and under which numbers it is registered, with how
 * pages will say it.
 */
export function SettingsPage() {
  const { data, error, refetch } = useDeskSettingsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <SettingsTabs text={t('Pages, e-mails and invoices use these details as soon as you save.')} />
      {!data && (
        <DeskLoading
          label={t('Loading the settings')}
          error={error}
          failed={t('We could not load the settings.')}
          onRetry={() => refetch()}
        />
      )}
      {data && <ShopForm shop={data.shop} onSaved={refetch} />}
    </>
  );
}

type Settings = DeskSettingsQuery['shop'];

type Name = keyof ShopSettingsInput;

function ShopForm({ shop, onSaved }: { shop: Settings; onSaved: () => Promise<unknown> }) {
  const { report, errorOf } = useFormReport();
  const [mutate, { loading }] = useDeskUpdateShopSettingsMutation();
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const textOf = (name: Name) => typed[name] ?? shop[name] ?? '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const input = Object.fromEntries(FIELDS.flat().map(({ name }) => [name, textOf(name)])) as Record<Name, string>;
    const isDone = await report(
      async () => (await mutate({ variables: { input: input satisfies ShopSettingsInput } })).data?.updateShopSettings,
    );
    if (!isDone) return;
    onSaved().then(
      () => setTyped({}),
      // What was typed is what is kept; it stands where the shop cannot be asked.
      () => undefined,
    );
  };
  return (
    <BesidePreview title={t('How it will look')} preview={<Preview textOf={textOf} />}>
      <Card.Root>
        <chakra.form
          display="grid"
          gap="5"
          noValidate
          onSubmit={(event) => void submit(event)}
          aria-label={t('The shop')}
        >
          {FIELDS.map((pair) => (
            <Grid
              key={pair[0]?.name}
              gap="5"
              templateColumns={{ md: `repeat(${pair.length}, minmax(0, 1fr))` }}
              alignItems="start"
            >
              {pair.map(({ name, label, hint, ...box }) => (
                <TextField
                  key={name}
                  {...box}
                  label={t(label)}
                  hint={hint && t(hint)}
                  name={name}
                  value={textOf(name)}
                  onChange={(text) => setTyped((before) => ({ ...before, [name]: text }))}
                  error={errorOf(name)}
                />
              ))}
            </Grid>
          ))}
          <Flex wrap="wrap" align="center" gap="3">
            <SendButton isBusy={loading} busyLabel={t('Saving…')}>
              {t('Save')}
            </SendButton>
          </Flex>
        </chakra.form>
      </Card.Root>
    </BesidePreview>
  );
}

interface Box {
  name: Name;
  label: Message;
  maxLength: number;
  hint?: Message;
  isOptional?: boolean;
  rows?: number;
}

/** The boxes, those in one list beside each other. */
const FIELDS: Box[][] = [
  [{ name: 'name', label: 'Name of the shop', maxLength: 40 }],
  [{ name: 'description', label: 'What the shop is', maxLength: 500, rows: 3 }],
  [{ name: 'address', label: 'Postal address', maxLength: 300, hint: 'Printed on every invoice.' }],
  [
    { name: 'phone', label: 'Support line', maxLength: 30 },
    { name: 'email', label: 'Support e-mail', maxLength: 254 },
  ],
  [
    { name: 'hours', label: 'Opening hours', maxLength: 100 },
    { name: 'supportHours', label: 'Hours of the support centre', maxLength: 100 },
  ],
  [
    { name: 'gstin', label: 'GSTIN', maxLength: 15, isOptional: true, hint: 'Decides the tax on new invoices.' },
    { name: 'fssaiLicence', label: 'FSSAI licence', maxLength: 14, isOptional: true, hint: '14 digits.' },
  ],
  [
    { name: 'grievanceOfficer', label: 'Grievance officer', maxLength: 100, isOptional: true },
    { name: 'grievanceContact', label: 'How to reach the officer', maxLength: 200, isOptional: true },
  ],
];

/** What stands in the footer, on the contact page, below mails and on invoices. */
function Preview({ textOf }: { textOf: (name: Name) => string }) {
  const officer = textOf('grievanceOfficer') && `${textOf('grievanceOfficer')}, ${textOf('grievanceContact')}`;
  const numbers = [
    textOf('gstin') && `GSTIN ${textOf('gstin')}`,
    textOf('fssaiLicence') && `FSSAI ${textOf('fssaiLicence')}`,
  ].filter(Boolean);
  const facts = [
    [t('In the title of pages'), `${t('Contact Us')} | ${textOf('name')}`],
    [t('In the footer'), textOf('description')],
    [t('Support'), `${textOf('phone')}, ${textOf('hours')}`],
    [t('Support centre'), textOf('supportHours')],
    [t('Below mails'), [textOf('address'), textOf('email'), textOf('phone')].join(' · ')],
    [t('On invoices'), [`${textOf('name')}, ${textOf('address')}`, ...numbers].join(', ')],
    [t('Complaints'), officer || t('No officer named.')],
  ];
  return (
    <Grid as="dl" gap="3" overflowWrap="anywhere" css={{ '& dt': { color: 'fg.muted', fontSize: 'sm' } }}>
      {facts.map(([place, words]) => (
        <div key={place}>
          <dt>{place}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </Grid>
  );
}
