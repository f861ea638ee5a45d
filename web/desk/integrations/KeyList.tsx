import { Badge, Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { t } from '../../lib/messages';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ConfirmDialog } from '../shared/ConfirmDialog';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { Moment } from '../shared/Moment';

/** What is told of a key, whichever kind it is. */
interface Key {
  id: string;
  name: string;
  createdAt: string;
  expiresAt?: string | null | undefined;
  revokedAt?: string | null | undefined;
}

interface KeyListProps<AnyKey extends Key> {
  /** Its name. */
  label: string;
  /** The page of keys; absent until it has come. */
  keys: { nodes: readonly AnyKey[]; totalCount: number } | undefined;
  /** Why it could not be loaded. */
  error: Error | undefined;
  onRetry: () => unknown;
  /** Called for the keys after those that are listed. */
  onMore: () => Promise<unknown>;
  /** What a key is for, where there is none yet. */
  emptyText: string;
  /** The part of a key that stands below its name. */
  codeOf: (key: AnyKey) => string;
  /** Between the name and when it was made. */
  columns: readonly DeskColumn<AnyKey>[];
  /** Between when it was made and the button that revokes it. */
  columnsAfter?: readonly DeskColumn<AnyKey>[];
  /** What comes of revoking one. */
  revokeText: string;
  onRevoke: (id: string) => Promise<boolean>;
}

/** The keys of one kind, each with the button that revokes it. */
export function KeyList<AnyKey extends Key>({
  label,
  keys,
  error,
  onRetry,
  onMore,
  emptyText,
  codeOf,
  columns,
  columnsAfter = [],
  revokeText,
  onRevoke,
}: KeyListProps<AnyKey>) {
  const [leaving, setLeaving] = useState<AnyKey | null>(null);
  if (!keys)
    return (
      <DeskLoading
        label={t('Loading the keys')}
        error={error}
        failed={t('We could not load the keys.')}
        onRetry={onRetry}
      />
    );
  if (keys.nodes.length === 0) return <EmptyState title={t('No key yet')}>{emptyText}</EmptyState>;
  return (
    <>
      <DeskTable
        label={label}
        rows={keys.nodes}
        keyOf={({ id }) => id}
        columns={[
          {
            title: 'Name',
            isHead: true,
            cell: (key) => (
              <span>
                <b>{key.name}</b>
                <chakra.code display="block" color="fg.muted" fontSize="xs" overflowWrap="anywhere">
                  {codeOf(key)}
                </chakra.code>
              </span>
            ),
          },
          ...columns,
          { title: 'Made', cell: ({ createdAt }) => <Moment at={createdAt} /> },
          ...columnsAfter,
          {
            title: 'Change',
            align: 'end',
            cell: (key) =>
              isOver(key) ? (
                <Badge>{key.revokedAt ? t('Revoked') : t('Expired')}</Badge>
              ) : (
                <Button
                  size="sm"
                  variant="outline"
                  colorPalette="danger"
                  aria-label={t('Revoke {name}', { name: key.name })}
                  onClick={() => setLeaving(key)}
                >
                  {t('Revoke')}
                </Button>
              ),
          },
        ]}
      />
      <DeskMore things={t('keys')} count={keys.nodes.length} totalCount={keys.totalCount} onLoad={onMore} />
      {leaving && (
        <ConfirmDialog
          title={t('Revoke {name}?', { name: leaving.name })}
          text={revokeText}
          actionLabel={t('Revoke the key')}
          onConfirm={() => onRevoke(leaving.id)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

function isOver({ revokedAt, expiresAt }: Key): boolean {
  return Boolean(revokedAt) || (expiresAt != null && Date.parse(expiresAt) <= Date.now());
}
