import { gql } from '../../gql';
import {
  type DeskTranslationsQuery,
  useDeskSaveTranslationsMutation,
  useDeskTranslationsQuery,
} from '../../gql/graphql';
import { t } from '../../lib/messages';
import { DeskLoading } from '../shared/DeskLoading';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { TranslationsDialog } from './TranslationsDialog';

gql(`
  query DeskTranslations($id: ID!) {
    product(id: $id) {
      id
      inEnglish: name(language: EN)
      description(language: EN)
      brand
      price
      oldPrice
      category { id }
      translations { language name description }
    }
  }
`);
gql(`mutation deskSaveTranslations($input: ProductInput!) {
  saveProduct(input: $input) {
    product { id name translations { language name description } }
    userErrors { code message field }
  }
}`);

type Product = NonNullable<DeskTranslationsQuery['product']>;

/** What a product is called and said of in other languages, over the page of goods. */
export function ProductTranslations({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useDeskTranslationsQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (!data?.product)
    return (
      <DeskLoading
        label={t('Loading the products')}
        error={error}
        failed={t('We could not load the products.')}
        onRetry={() => refetch()}
      />
    );
  return <Loaded product={data.product} onClose={onClose} />;
}

function Loaded({ product, onClose }: { product: Product; onClose: () => void }) {
  const { id, inEnglish, description, brand, price, oldPrice, category } = product;
  const report = useOutcomeReport();
  const [mutate] = useDeskSaveTranslationsMutation();
  return (
    <TranslationsDialog
      inEnglish={{ name: inEnglish, description }}
      known={product.translations}
      maxName={200}
      onSave={(translations) => {
        const input = {
          id,
          name: inEnglish,
          brand,
          price,
          oldPrice,
          categoryId: category.id,
          translations: [...translations],
        };
        return report(async () => (await mutate({ variables: { input } })).data?.saveProduct);
      }}
      onClose={onClose}
    />
  );
}
