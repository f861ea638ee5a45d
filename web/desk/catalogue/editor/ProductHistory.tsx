import { Button, Flex, Text } from '@chakra-ui/react';
import { gql } from '../../../gql';
import { useDeskActorsQuery, useDeskProductHistoryQuery } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { AuditFacts, whoOf } from '../../shared/AuditFacts';
import { DeskLink } from '../../shared/DeskLink';
import { DeskLoading } from '../../shared/DeskLoading';
import { deskPaths } from '../../shared/deskPaths';
import { FormPart } from '../../shared/form/FormPart';
import { Moment } from '../../shared/Moment';
import { useChangeProducts } from '../useChangeProducts';

gql(`query DeskProductHistory($id: ID!) {
  auditEntries(first: 10, filter: { subjectType: PRODUCT, subjectId: $id }) {
    pageInfo { hasNextPage }
    nodes { id operation actorKind actorId madeAt before after }
  }
}`);

interface ProductHistoryProps {
  id: string;
  /** What the product is now; the history is read again when it is another. */
  version: string;
  /** Called once something was taken back. */
  onReverted: () => void;
}

/** Who changed what of a product, the latest first, each with the way back. */
export function ProductHistory({ id, version, onReverted }: ProductHistoryProps) {
  return (
    <FormPart title={t('What was changed')}>
      <Entries key={version} id={id} onReverted={onReverted} />
    </FormPart>
  );
}

function Entries({ id, onReverted }: Omit<ProductHistoryProps, 'version'>) {
  const { data, error, refetch } = useDeskProductHistoryQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const actors = useDeskActorsQuery().data;
  const names = new Map([...(actors?.staff ?? []), ...(actors?.apiKeys.nodes ?? [])].map((one) => [one.id, one.name]));
  const { revert, isBusy } = useChangeProducts();
  const takeBack = async (entryId: string) => {
    const changed = await revert([entryId]);
    if (changed && changed.left.length === 0) onReverted();
    else void refetch();
  };
  if (!data) {
    return (
      <DeskLoading
        label={t('Loading what was changed')}
        error={error}
        failed={t('We could not load what was changed.')}
        onRetry={() => refetch()}
      />
    );
  }
  const { nodes, pageInfo } = data.auditEntries;
  return (
    <>
      {nodes.length === 0 && <Text color="fg.muted">{t('Nothing was changed yet.')}</Text>}
      <Flex as="ol" direction="column" gap="4" listStyleType="none">
        {nodes.map((entry) => (
          <li key={entry.id}>
            <Text fontSize="sm">
              <b>{whoOf(entry, names)}</b> · <Moment at={entry.madeAt} />
            </Text>
            <AuditFacts entry={entry} />
            {entry.before && entry.after && (
              <Button
                size="sm"
                variant="outline"
                mt="1"
                aria-busy={isBusy || undefined}
                onClick={() => void takeBack(entry.id)}
              >
                {t('Take it back')}
              </Button>
            )}
          </li>
        ))}
      </Flex>
      {pageInfo.hasNextPage && <DeskLink to={`${deskPaths.audit()}?of=${id}`}>{t('All of this one')}</DeskLink>}
    </>
  );
}
