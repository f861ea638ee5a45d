import { useNavigate } from 'react-router-dom';
import { useDeskOfferChoicesQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { DeskLink } from '../shared/DeskLink';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { OfferEditor } from './OfferEditor';
import { NEW_OFFER } from './offerDraft';

/** A new offer, which is a draft once it is saved. */
export function NewOfferPage() {
  const navigate = useNavigate();
  const { data, error, refetch } = useDeskOfferChoicesQuery();
  return (
    <>
      <DeskTitle text={<DeskLink to={deskPaths.offers()}>{t('All offers')}</DeskLink>}>{t('New offer')}</DeskTitle>
      {!data && (
        <DeskLoading
          label={t('Loading the offer')}
          error={error}
          failed={t('We could not load the offer.')}
          onRetry={() => refetch()}
        />
      )}
      {data && (
        <OfferEditor
          id={null}
          initial={NEW_OFFER}
          choices={data}
          onSaved={(id) => void navigate(deskPaths.offer(id), { replace: true })}
        />
      )}
    </>
  );
}
