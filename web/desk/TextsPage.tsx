import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { gql } from '../gql';
import {
  DeskTextPreviewDocument,
  type DeskTextPreviewQuery,
  type ShopPage,
  useDeskSetShopTextMutation,
  useDeskTextQuery,
} from '../gql/graphql';
import { faultMessage } from '../lib/fault';
import { paths } from '../lib/paths';
import { useAlert } from '../ui/AlertBar';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Heading } from '../ui/Heading';
import { LoadFailed } from '../ui/LoadFailed';
import { Panel } from '../ui/Panel';
import { Prose } from '../ui/Prose';
import { SubmitButton } from '../ui/SubmitButton';
import { DeskLoading } from './DeskLoading';
import { DeskTabs } from './DeskTabs';
import { readAsMarkdown } from './readAsMarkdown';
import styles from './SettingsPage.module.css';
import { SettingsTabs } from './SettingsTabs';
import { useTold } from './useTold';

gql(`query DeskText($page: ShopPage!) {
  shopTextSource(page: $page)
}`);
gql(`query DeskTextPreview($body: String!) {
  shopTextPreview(body: $body) { id heading html }
}`);
gql(`mutation deskSetShopText($page: ShopPage!, $body: String) {
  setShopText(page: $page, body: $body) { message userErrors { code message field } }
}`);

const PAGES: { page: ShopPage; label: string; path: string }[] = [
  { page: 'TERMS', label: 'Terms', path: paths.terms() },
  { page: 'PRIVACY', label: 'Privacy', path: paths.privacy() },
  { page: 'RETURNS', label: 'Returns', path: paths.returnPolicy() },
  { page: 'SHIPPING', label: 'Shipping', path: paths.shippingPolicy() },
  { page: 'ABOUT', label: 'About us', path: paths.about() },
];

/** The texts of the pages to read, one at a time, with how the page will show it. */
export function TextsPage() {
  const [query] = useSearchParams();
  const chosen = PAGES.find(({ page }) => page === query.get('page')) ?? { page: 'TERMS', path: paths.terms() };
  const { data, error, refetch } = useDeskTextQuery({
    variables: { page: chosen.page },
    fetchPolicy: 'network-only',
  });
  return (
    <>
      <SettingsTabs text="A page shows the text that comes with the shop until you write your own." />
      <DeskTabs
        label="Pages"
        tabs={PAGES.map(({ page, label }) => ({ label, to: `?page=${page}`, isCurrent: page === chosen.page }))}
      />
      {!data && error && <LoadFailed message="We could not load the text." onRetry={() => refetch()} />}
      {!data && !error && <DeskLoading label="Loading the text" />}
      {data && <TextForm key={chosen.page} {...chosen} source={data.shopTextSource ?? null} onSaved={refetch} />}
    </>
  );
}

interface TextFormProps {
  page: ShopPage;
  path: string;
  /** Null while the text stands that comes with the shop. */
  source: string | null;
  onSaved: () => Promise<unknown>;
}

function TextForm({ page, path, source, onSaved }: TextFormProps) {
  const client = useApolloClient();
  const alert = useAlert();
  const told = useTold();
  const [body, setBody] = useState(source ?? '');
  const [sections, setSections] = useState<DeskTextPreviewQuery['shopTextPreview'] | null>(null);
  const [mutate, { loading }] = useDeskSetShopTextMutation();

  const save = async (text: string | null) => {
    const isDone = await told(async () => (await mutate({ variables: { page, body: text } })).data?.setShopText);
    if (isDone && !text) setBody('');
    if (isDone) await onSaved();
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
    <div className={styles.columns}>
      <Panel padding="md">
        <form
          className={styles.form}
          noValidate
          aria-label="The text"
          onSubmit={(event) => {
            event.preventDefault();
            if (!loading) void save(body);
          }}
        >
          <p className={styles.muted}>
            {source === null ? 'The page shows the text that comes with the shop.' : 'The page shows your text.'}{' '}
            <a href={path}>Open the page</a>
          </p>
          <Field
            label="The text, in Markdown"
            name="body"
            rows={18}
            maxLength={50_000}
            isOptional
            value={body}
            onChange={setBody}
            hint="## begins a section, - a point, **bold**, [words](/address). {phone}, {email}, {name}, {address} and {hours} are filled in."
          />
          <div className={styles.actions}>
            <SubmitButton isBusy={loading} busyLabel="Saving…">
              Save
            </SubmitButton>
            <Button variant="outline" size="lg" onClick={() => void look()}>
              Preview
            </Button>
            {body === '' && (
              <Button variant="ghost" size="lg" onClick={() => void begin()}>
                Begin with the text of the page
              </Button>
            )}
            {source !== null && (
              <Button variant="ghost" palette="danger" size="lg" onClick={() => void save(null)}>
                Put the original back
              </Button>
            )}
          </div>
        </form>
      </Panel>
      <Panel as="section" padding="md" className={styles.preview} aria-labelledby="preview">
        <Heading size="lg" id="preview">
          Preview
        </Heading>
        {sections && sections.length > 0 ? (
          <Prose
            sections={sections.map(({ id, heading, html }) => ({ id, heading: heading ?? null, body: { html } }))}
          />
        ) : (
          <p className={styles.muted}>Press Preview to see the text as the page will show it.</p>
        )}
      </Panel>
    </div>
  );
}
