import { useApolloClient } from '@apollo/client/react';
import { Button, Card, chakra, Flex, Link, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { gql } from '../../gql';
import {
  DeskTextPreviewDocument,
  type DeskTextPreviewQuery,
  type ShopPage,
  useDeskSetShopTextMutation,
  useDeskTextQuery,
} from '../../gql/graphql';
import { faultMessage } from '../../lib/fault';
import { isHindi } from '../../lib/language';
import { type Message, t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { useAlert } from '../../ui/feedback/AlertBar';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { Prose } from '../../ui/layout/Prose';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskTabs } from '../shared/DeskTabs';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { BesidePreview } from './BesidePreview';
import { readAsMarkdown } from './readAsMarkdown';
import { SettingsTabs } from './SettingsTabs';

gql(`query DeskText($page: ShopPage!, $inHindi: Boolean!) {
  shopTextSource(page: $page, inHindi: $inHindi)
}`);
gql(`query DeskTextPreview($body: String!) {
  shopTextPreview(body: $body) { id heading html }
}`);
gql(`mutation deskSetShopText($page: ShopPage!, $body: String, $inHindi: Boolean!) {
  setShopText(page: $page, body: $body, inHindi: $inHindi) { message userErrors { code message field } }
}`);

const PAGES: { page: ShopPage; label: Message; path: string }[] = [
  { page: 'TERMS', label: 'Terms', path: paths.terms() },
  { page: 'PRIVACY', label: 'Privacy', path: paths.privacy() },
  { page: 'RETURNS', label: 'Returns', path: paths.returnPolicy() },
  { page: 'SHIPPING', label: 'Shipping', path: paths.shippingPolicy() },
  { page: 'ABOUT', label: 'About us', path: paths.about() },
];

/**
 * The texts of the pages to read in both languages, one at a time, with how the page will show it.
 */
export function TextsPage() {
  const [query] = useSearchParams();
  const chosen = PAGES.find(({ page }) => page === query.get('page')) ?? { page: 'TERMS', path: paths.terms() };
  const inHindi = query.get('in') === 'hi';
  const { data, error, refetch } = useDeskTextQuery({
    variables: { page: chosen.page, inHindi },
    fetchPolicy: 'network-only',
  });
  return (
    <>
      <SettingsTabs text={t('A page shows the text that comes with the shop until you write your own.')} />
      <DeskTabs
        label={t('Pages')}
        tabs={PAGES.map(({ page, label }) => ({
          label: t(label),
          to: addressOf(page, inHindi),
          isCurrent: page === chosen.page,
        }))}
      />
      {!data && (
        <DeskLoading
          label={t('Loading the text')}
          error={error}
          failed={t('We could not load the text.')}
          onRetry={() => refetch()}
        />
      )}
      {data && (
        <TextForm
          key={addressOf(chosen.page, inHindi)}
          {...{ ...chosen, inHindi }}
          source={data.shopTextSource ?? null}
          onSaved={refetch}
        />
      )}
    </>
  );
}

function addressOf(page: ShopPage, inHindi: boolean): string {
  return `?page=${page}${inHindi ? '&in=hi' : ''}`;
}

interface TextFormProps {
  page: ShopPage;
  path: string;
  /** Whether it is the text in Hindi. */
  inHindi: boolean;
  /** Null while none was written in this language. */
  source: string | null;
  onSaved: () => unknown;
}

function TextForm({ page, path, inHindi, source, onSaved }: TextFormProps) {
  const client = useApolloClient();
  const missing = inHindi
    ? t('You have not written it in Hindi: the page shows your text in English, or what comes with the shop.')
    : t('You have not written it in English: the page shows the text that comes with the shop.');
  const alert = useAlert();
  const report = useOutcomeReport();
  const [body, setBody] = useState(source ?? '');
  const [sections, setSections] = useState<DeskTextPreviewQuery['shopTextPreview'] | null>(null);
  const [mutate, { loading }] = useDeskSetShopTextMutation();

  const save = async (text: string | null) => {
    const isDone = await report(
      async () => (await mutate({ variables: { page, body: text, inHindi } })).data?.setShopText,
    );
    if (isDone && !text) setBody('');
    if (isDone) onSaved();
  };
  const begin = async () => {
    try {
      setBody(await readAsMarkdown(path));
    } catch (thrown) {
      alert.error(faultMessage(thrown));
    }
  };
  const look = async () => {
    try {
      const wanted = { query: DeskTextPreviewDocument, variables: { body }, fetchPolicy: 'network-only' } as const;
      setSections((await client.query(wanted)).data?.shopTextPreview ?? null);
    } catch (thrown) {
      alert.error(faultMessage(thrown));
    }
  };
  return (
    <BesidePreview title={t('Preview')} preview={<Preview sections={sections} />}>
      <Card.Root>
        <chakra.form
          display="grid"
          gap="5"
          noValidate
          aria-label={t('The text')}
          onSubmit={(event) => {
            event.preventDefault();
            if (!loading) void save(body);
          }}
        >
          <DeskTabs
            look="switch"
            label={t('Languages of the text')}
            tabs={[
              { label: t('English'), to: addressOf(page, false), isCurrent: !inHindi },
              { label: t('Hindi'), to: addressOf(page, true), isCurrent: inHindi },
            ]}
          />
          <Text color="fg.muted" fontSize="sm">
            {source === null ? missing : t('The page shows your text.')} <Link href={path}>{t('Open the page')}</Link>
          </Text>
          <TextField
            label={inHindi ? t('The text in Hindi, in Markdown') : t('The text in English, in Markdown')}
            name="body"
            rows={18}
            maxLength={50_000}
            isOptional
            value={body}
            onChange={setBody}
            hint={t('## begins a section, - a point, **bold**, [words](/address). {marks} are filled in.', {
              marks: '{phone}, {email}, {name}, {address}, {hours}',
            })}
          />
          <Flex wrap="wrap" align="center" gap="3">
            <SendButton isBusy={loading} busyLabel={t('Saving…')}>
              {t('Save')}
            </SendButton>
            <Button variant="outline" size="lg" onClick={() => void look()}>
              {t('Preview')}
            </Button>
            {body === '' && inHindi === isHindi() && (
              <Button variant="ghost" size="lg" onClick={() => void begin()}>
                {t('Start from the current text')}
              </Button>
            )}
            {source !== null && (
              <Button variant="ghost" colorPalette="danger" size="lg" onClick={() => void save(null)}>
                {t('Restore the original')}
              </Button>
            )}
          </Flex>
        </chakra.form>
      </Card.Root>
    </BesidePreview>
  );
}

interface PreviewProps {
  /** Null until it is asked for. */
  sections: DeskTextPreviewQuery['shopTextPreview'] | null;
}

function Preview({ sections }: PreviewProps) {
  if (!sections?.length)
    return (
      <Text color="fg.muted" fontSize="sm">
        {t('Press Preview to see the text as the page will show it.')}
      </Text>
    );
  return (
    <Prose sections={sections.map(({ id, heading, html }) => ({ id, heading: heading ?? null, body: { html } }))} />
  );
}
