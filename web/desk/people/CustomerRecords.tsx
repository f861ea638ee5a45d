import { Button, Card, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { gql } from '../../gql';
import {
  type DeskCustomerQuery,
  useDeskAddNoteMutation,
  useDeskRemoveNoteMutation,
  useDeskSetTagsMutation,
  useDeskWithdrawConsentMutation,
} from '../../gql/graphql';
import { t } from '../../lib/messages';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { ConfirmDialog } from '../shared/ConfirmDialog';
import { useFormReport } from '../shared/form/useFormReport';
import { Moment } from '../shared/Moment';
import { formatMoment } from '../shared/moments';
import { useOutcomeReport } from '../shared/useOutcomeReport';

gql(`mutation deskAddNote($customerId: ID!, $text: String!) {
  addCustomerNote(customerId: $customerId, text: $text) {
    customer { id notes { id text writer createdAt } }
    message
    userErrors { code message field }
  }
}`);
gql(`mutation deskRemoveNote($id: ID!) {
  removeCustomerNote(id: $id) {
    customer { id notes { id text writer createdAt } }
    message
    userErrors { code message field }
  }
}`);
gql(`mutation deskSetTags($customerId: ID!, $tags: [String!]!) {
  setCustomerTags(customerId: $customerId, tags: $tags) {
    customer { id tags }
    message
    userErrors { code message field }
  }
}`);
gql(`mutation deskWithdrawConsent($customerId: ID!) {
  withdrawNewsletterConsent(customerId: $customerId) {
    customer { id newsletterSince }
    message
    userErrors { code message field }
  }
}`);

type Customer = NonNullable<DeskCustomerQuery['customer']>;

/** What the shop keeps of a customer: tags, what they consented to, and notes. */
export function CustomerRecords({ customer, offered }: { customer: Customer; offered: readonly string[] }) {
  return (
    <Grid gap="4" mb="8" templateColumns={{ lg: 'minmax(0, 1fr) minmax(0, 1fr)' }} alignItems="start">
      <Grid gap="4">
        <Tags customer={customer} offered={offered} />
        <Consent customer={customer} />
      </Grid>
      <Notes customer={customer} />
    </Grid>
  );
}

function Tags({ customer: { id, tags }, offered }: { customer: Customer; offered: readonly string[] }) {
  const [mutate, { loading }] = useDeskSetTagsMutation();
  const { report, errorOf } = useFormReport();
  const [tag, setTag] = useState('');
  const set = (next: string[]) =>
    report(async () => (await mutate({ variables: { customerId: id, tags: next } })).data?.setCustomerTags);
  const add = async () => {
    if (await set([...tags, tag])) setTag('');
  };
  return (
    <Card.Root as="section" display="grid" gap="3">
      <Heading size="lg">{t('Tags')}</Heading>
      {tags.length === 0 && <Text color="fg.muted">{t('No tags yet.')}</Text>}
      {tags.length > 0 && (
        <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none">
          {tags.map((each) => (
            <li key={each}>
              <Button
                size="sm"
                variant="outline"
                aria-label={t('Remove the tag {tag}', { tag: each })}
                onClick={() => void set(tags.filter((other) => other !== each))}
              >
                {each} <span aria-hidden="true">×</span>
              </Button>
            </li>
          ))}
        </chakra.ul>
      )}
      <chakra.form
        display="grid"
        gap="3"
        noValidate
        aria-label={t('Add a tag')}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!loading && tag.trim()) void add();
        }}
      >
        <TextField
          label={t('New tag')}
          name="tags"
          value={tag}
          onChange={setTag}
          error={errorOf('tags')}
          suggestions={offered.filter((each) => !tags.includes(each))}
          maxLength={40}
          isOptional
        />
        <SendButton size="md" justifySelf="start" variant="outline" isBusy={loading} busyLabel={t('Saving…')}>
          {t('Add a tag')}
        </SendButton>
      </chakra.form>
    </Card.Root>
  );
}

function Consent({ customer: { id, name, newsletterSince } }: { customer: Customer }) {
  const [withdraw] = useDeskWithdrawConsentMutation();
  const report = useOutcomeReport();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card.Root as="section" display="grid" gap="3" justifyItems="start">
      <Heading size="lg">{t('Consent')}</Heading>
      <p>
        {newsletterSince
          ? t('Newsletter: asked for it on {since}.', { since: formatMoment(newsletterSince) })
          : t('Newsletter: no. Only the customer can ask for it, in the shop.')}
      </p>
      {newsletterSince && (
        <Button variant="outline" onClick={() => setAsking(true)}>
          {t('Take off the newsletter')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('Take {name} off the newsletter?', { name })}
          text={t('Do this when they asked you to. Only they can ask for it again.')}
          actionLabel={t('Take off the newsletter')}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            report(async () => (await withdraw({ variables: { customerId: id } })).data?.withdrawNewsletterConsent)
          }
        />
      )}
    </Card.Root>
  );
}

function Notes({ customer: { id, notes } }: { customer: Customer }) {
  const [add, { loading }] = useDeskAddNoteMutation();
  const [remove] = useDeskRemoveNoteMutation();
  const { report, errorOf } = useFormReport();
  const [text, setText] = useState('');
  const save = async () => {
    if (await report(async () => (await add({ variables: { customerId: id, text } })).data?.addCustomerNote))
      setText('');
  };
  return (
    <Card.Root as="section" display="grid" gap="3">
      <Heading size="lg">{t('Notes')}</Heading>
      <Text color="fg.muted">{t('Only staff see these. They go when the account is deleted.')}</Text>
      <chakra.form
        display="grid"
        gap="3"
        noValidate
        aria-label={t('Add a note')}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!loading) void save();
        }}
      >
        <TextField
          label={t('New note')}
          name="text"
          value={text}
          onChange={setText}
          error={errorOf('text')}
          rows={3}
          maxLength={2000}
          isOptional
        />
        <SendButton size="md" justifySelf="start" variant="outline" isBusy={loading} busyLabel={t('Saving…')}>
          {t('Add a note')}
        </SendButton>
      </chakra.form>
      {notes.length === 0 && <p>{t('No notes yet.')}</p>}
      {notes.map((note) => (
        <Grid as="article" key={note.id} gap="1" pt="3" borderTop="1px solid {colors.border}">
          <Text whiteSpace="pre-wrap" wordBreak="break-word">
            {note.text}
          </Text>
          <Flex wrap="wrap" align="center" justify="space-between" gap="2" color="fg.muted" fontSize="sm">
            <span>
              {note.writer ?? t('Somebody who left')} · <Moment at={note.createdAt} />
            </span>
            <Button
              size="sm"
              variant="outline"
              aria-label={t('Remove the note “{text}”', { text: note.text.slice(0, 40) })}
              onClick={() =>
                void report(async () => (await remove({ variables: { id: note.id } })).data?.removeCustomerNote)
              }
            >
              {t('Remove')}
            </Button>
          </Flex>
        </Grid>
      ))}
    </Card.Root>
  );
}
