import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../../gql';
import { useDeskRemoveViewMutation, useDeskSavedViewsQuery, useDeskSaveViewMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { CheckBox } from '../../ui/form/CheckBox';
import { TextField } from '../../ui/form/TextField';
import { ConfirmDialog } from '../shared/ConfirmDialog';
import { DeskTabs } from '../shared/DeskTabs';
import { deskPaths } from '../shared/deskPaths';
import { FormDialog } from '../shared/form/FormDialog';
import { useFormReport } from '../shared/form/useFormReport';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { useViewer } from '../shared/viewer';

gql(`query DeskSavedViews {
  savedViews(list: PRODUCTS) { id name query isShared isOwn }
}`);
gql(`mutation deskSaveView($input: SavedViewInput!) {
  saveView(input: $input) { savedView { id } userErrors { code message field } }
}`);
gql(`mutation deskRemoveView($id: ID!) {
  removeView(id: $id) { ok message userErrors { code message field } }
}`);

/** What a list is asked for by an address, and the views, with the one that it is, if any. */
function useViews(query: URLSearchParams) {
  const { data, refetch } = useDeskSavedViewsQuery({ fetchPolicy: 'cache-and-network' });
  const views = data?.savedViews ?? [];
  const now = sorted(query);
  const current = views.find((view) => sorted(new URLSearchParams(view.query)) === now) ?? null;
  return { views, now, current, refetch };
}

/** Ways to the views of the list that were saved, one's own and those that others share. */
export function SavedViews({ query }: { query: URLSearchParams }) {
  const { views, now, current } = useViews(query);
  if (views.length === 0) return null;
  return (
    <DeskTabs
      label={t('Views of the list')}
      tabs={[
        { label: t('All products'), to: deskPaths.products(), isCurrent: now === '' },
        ...views.map((view) => ({
          label: view.name,
          to: `${deskPaths.products()}?${view.query}`,
          isCurrent: view === current,
        })),
      ]}
    />
  );
}

/**
 * What can be done with the list as it is now: keep it as a view, or forget the view that it is;
 * nothing while it is as it is of itself.
 */
export function KeepView({ query }: { query: URLSearchParams }) {
  const { now, current, refetch } = useViews(query);
  const { rights } = useViewer();
  const [isSaving, setSaving] = useState(false);
  const [removed, setRemoved] = useState<typeof current>(null);
  const [remove] = useDeskRemoveViewMutation();
  const report = useOutcomeReport();
  return (
    <>
      {!current && now !== '' && (
        <Button size="sm" h="10" variant="ghost" colorPalette="brand" onClick={() => setSaving(true)}>
          {t('Save this view')}
        </Button>
      )}
      {current && (current.isOwn || rights.includes('RUN_SHOP')) && (
        <Button size="sm" h="10" variant="ghost" onClick={() => setRemoved(current)}>
          {t('Forget this view')}
        </Button>
      )}
      {isSaving && <SaveView query={now} onSaved={() => refetch()} onClose={() => setSaving(false)} />}
      {removed && (
        <ConfirmDialog
          title={t('Forget {name}?', { name: removed.name })}
          text={
            removed.isShared ? t('Nobody who runs the shop will see it any more.') : t('The products stay as they are.')
          }
          actionLabel={t('Forget this view')}
          onConfirm={async () => {
            const isDone = await report(async () => (await remove({ variables: { id: removed.id } })).data?.removeView);
            if (isDone) void refetch();
            return isDone;
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}

interface SaveViewProps {
  query: string;
  onSaved: () => unknown;
  onClose: () => void;
}

function SaveView({ query, onSaved, onClose }: SaveViewProps) {
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [save] = useDeskSaveViewMutation();
  const { report, errorOf } = useFormReport();
  const send = async () => {
    const input = { list: 'PRODUCTS' as const, name, query, isShared };
    const isDone = await report(async () => (await save({ variables: { input } })).data?.saveView);
    if (isDone) onSaved();
    return isDone;
  };
  return (
    <FormDialog
      title={t('Save this view')}
      text={t(
        'It keeps filters, order and columns, on every device of yours. Your own one of the same name is replaced.',
      )}
      actionLabel={t('Save')}
      onSend={send}
      onClose={onClose}
    >
      <TextField name="name" label={t('Name of the view')} value={name} error={errorOf('name')} onChange={setName} />
      <CheckBox checked={isShared} onChange={setShared}>
        {t('All who run the shop see it')}
      </CheckBox>
    </FormDialog>
  );
}

/** What a list is asked for, however its address is put. */
function sorted(query: URLSearchParams): string {
  const asked = new URLSearchParams([...query].filter(([, value]) => value !== ''));
  asked.sort();
  return asked.toString();
}
