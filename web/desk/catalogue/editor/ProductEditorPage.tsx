import { useFragment } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { gql } from '../../../gql';
import {
  DeskProductDraftFragmentDoc,
  useDeskProductChoicesQuery,
  useDeskProductDraftQuery,
} from '../../../gql/graphql';
import { followStream } from '../../../lib/followStream';
import { t } from '../../../lib/messages';
import { getStored } from '../../../lib/storage';
import { DeskLink } from '../../shared/DeskLink';
import { DeskLoading } from '../../shared/DeskLoading';
import { DeskTitle } from '../../shared/DeskTitle';
import { deskPaths } from '../../shared/deskPaths';
import { NoSuch } from '../../shared/NoSuch';
import { NEW_PRODUCT } from './keptDrafts';
import type { OtherEditor } from './OtherEditors';
import { ProductEditor } from './ProductEditor';

gql(`
  fragment DeskProductDraft on Product {
    id
    version
    status
    publishAt
    name
    inEnglish: name(language: EN)
    inEnglishAtLength: description(language: EN)
    brand
    featured
    tags
    category { id }
    subCategory { id }
    images { id alt url(width: 480) whole: url }
    variants { id sku size ram weight isLoose price oldPrice stock { onHand reserved withheld } unitPrice { amount per } customFields { name value } }
    label {
      diet countryOfOrigin shelfLifeDays manufacturer importer fssaiLicense allergens ingredients nutrition hsnCode gstRate
    }
    labelGaps
    translations { language name description }
    customFields { name value }
  }
`);
gql(`query DeskProductDraft($id: ID!) {
  product(id: $id) { id ...DeskProductDraft }
}`);
gql(`query DeskProductChoices {
  shop { name uploadUrl }
  categories { id name children { id name children { id name } } }
  customFieldDefinitions(entity: PRODUCT) { name label type choices { value text } }
}`);

const NEWS =
  'subscription ($id: ID!) { productChanged(productId: $id, isEditing: true) { version editors { name since } } }';

interface News {
  productChanged: { version: string; editors: OtherEditor[] };
}

/** A product to be made or changed, at an address of its own. */
export function ProductEditorPage() {
  const { id = NEW_PRODUCT } = useParams();
  // A draft of one product is none of another.
  return <Page key={id} id={id} />;
}

function Page({ id }: { id: string }) {
  const navigate = useNavigate();
  const isNew = id === NEW_PRODUCT;
  const choices = useDeskProductChoicesQuery({ fetchPolicy: 'cache-and-network' });
  const asked = useDeskProductDraftQuery({ skip: isNew, variables: { id }, fetchPolicy: 'cache-and-network' });
  const product = useFragment({
    fragment: DeskProductDraftFragmentDoc,
    fragmentName: 'DeskProductDraft',
    from: asked.data?.product ?? null,
  });
  const known = product.complete ? product.data : null;
  const { refetch } = asked;
  const takeUp = useEffectEvent((version: string) => version !== known?.version && void refetch());
  const isKnown = known !== null;
  const [editors, setEditors] = useState<OtherEditor[]>([]);
  useEffect(() => {
    const token = getStored('token');
    if (!isKnown || !token) return undefined;
    return followStream<News>(token, NEWS, { id }, ({ productChanged }) => {
      setEditors(productChanged.editors);
      takeUp(productChanged.version);
    });
  }, [id, isKnown]);

  if (asked.data && !asked.data.product) {
    return (
      <NoSuch title={t('There is no such product')} list={{ path: deskPaths.products(), label: t('All products') }}>
        {t('It may have been removed.')}
      </NoSuch>
    );
  }
  if (!choices.data || (!isNew && !known)) {
    return (
      <>
        <DeskTitle text={<DeskLink to={deskPaths.products()}>{t('All products')}</DeskLink>}>
          {isNew ? t('New product') : t('Product')}
        </DeskTitle>
        <DeskLoading
          label={t('Loading the product')}
          error={choices.error ?? asked.error}
          failed={t('We could not load the product.')}
          onRetry={() => Promise.all([choices.refetch(), ...(isNew ? [] : [refetch()])])}
        />
      </>
    );
  }
  return (
    <ProductEditor
      product={known}
      editors={editors}
      choices={choices.data}
      onSaved={(savedId) => isNew && navigate(deskPaths.product(savedId), { replace: true })}
      onOutdated={refetch}
    />
  );
}
