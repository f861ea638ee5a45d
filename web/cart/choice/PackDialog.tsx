import { gql } from '../../gql';
import { type PacksQuery, usePacksQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { Overlay } from '../../ui/feedback/Overlay';
import { Spinner } from '../../ui/feedback/Spinner';
import { Heading } from '../../ui/layout/Heading';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { Icon } from '../../ui/media/Icon';
import { Price } from '../../ui/media/Price';
import type { CardProduct, KnownLine } from '../cartLines';
import { CartStepper } from './CartStepper';
import styles from './PackDialog.module.css';

gql(`query Packs($id: ID!) {
  product(id: $id) {
    id
    variants { id size ram weight price oldPrice lowestPrice30Days countInStock unitPrice { amount per } }
  }
}`);

type Pack = NonNullable<PacksQuery['product']>['variants'][number];

interface PackDialogProps {
  product: CardProduct;
  /** The lines of the cart that hold the product. */
  lines: readonly KnownLine[];
  /** Called when the dialog has closed. */
  onClose: () => void;
}

/** The packs, sizes or memories of a product over the page, each with its price and its own way into the cart. */
export function PackDialog({ product, lines, onClose }: PackDialogProps) {
  const { data, error, refetch } = usePacksQuery({ variables: { id: product.id } });
  return (
    <Overlay kind="dialog" className={styles.frame} labelledBy="packs" onClose={onClose}>
      {(close) => (
        <>
          <div className={styles.head}>
            <div>
              <Heading size="lg" id="packs">
                {product.name}
              </Heading>
              <p className={styles.brand}>{product.brand}</p>
            </div>
            <button className={styles.close} type="button" aria-label={t('Close')} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          {error && !data && <LoadFailed message={t('We could not load the packs.')} onRetry={() => refetch()} />}
          {!error && !data && (
            <div className={styles.waiting} role="status">
              <Spinner size="lg" />
              <VisuallyHidden>{t('Loading')}</VisuallyHidden>
            </div>
          )}
          <ul>
            {data?.product?.variants.map((pack) => (
              <PackRow
                key={pack.id}
                product={product}
                pack={pack}
                line={lines.find(({ variant }) => variant.id === pack.id)}
              />
            ))}
          </ul>
        </>
      )}
    </Overlay>
  );
}

function PackRow({ product, pack, line }: { product: CardProduct; pack: Pack; line: KnownLine | undefined }) {
  const label = [pack.size, pack.ram, pack.weight].filter(Boolean).join(' · ');
  return (
    <li className={styles.pack}>
      <div>
        <p className={styles.label}>{label}</p>
        <Price price={pack.price} oldPrice={pack.oldPrice} lowest={pack.lowestPrice30Days} unitPrice={pack.unitPrice} />
      </div>
      <div className={styles.buy}>
        {pack.countInStock === 0 && !line ? (
          <span className={styles.soldOut}>{t('Out of stock')}</span>
        ) : (
          <CartStepper
            productId={product.id}
            name={`${product.name}, ${label}`}
            variantId={pack.id}
            line={line}
            total={line?.quantity ?? 0}
          />
        )}
      </div>
    </li>
  );
}
