import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../accounts/session/session';
import { gql } from '../../gql';
import { type AddToCartForm_ProductFragment, AddToCartForm_ProductFragmentDoc } from '../../gql/graphql';
import { lazyComponent } from '../../lib/lazyComponent';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { choiceInWords, unitPriceInWords } from '../../lib/packs';
import { hasSeveralPrices, lowestPrice } from '../../lib/prices';
import { useAlert } from '../../ui/feedback/AlertBar';
import { SendButton } from '../../ui/first-view/SendButton';
import { QuantitySelector } from '../../ui/form/QuantitySelector';
import styles from './AddToCartForm.module.css';
import { BuyBar } from './BuyBar';
import { keepChoice } from './keepChoice';
import { OptionGroup } from './OptionGroup';
import {
  type Choice,
  choose,
  chosenVariant,
  defaultChoice,
  isInStock,
  type Option,
  type OptionName,
  optionsOf,
} from './options';
import { useAddToCart } from './useAddToCart';

const SignInOffer = lazyComponent(async () => (await import('../../accounts/session/SignInOffer')).SignInOffer);

gql(`
  fragment AddToCartForm_product on Product {
    id name price countInStock
    variants { id size ram weight price oldPrice lowestPrice30Days countInStock unitPrice { amount per } }
  }
`);

/** The variant a shopper has chosen, with its own price (rupees) and stock (whole pieces). */
export type ChosenVariant = AddToCartForm_ProductFragment['variants'][number];

interface AddToCartFormProps {
  /** The product to be bought. */
  product: FragmentType<AddToCartForm_ProductFragment>;
  /**
   * Called with the variant whenever another is chosen, also at the start when nothing needs
   * choosing; null while the choice is open. Prices and stock shown elsewhere follow it.
   */
  onVariantChange?: (variant: ChosenVariant | null) => void;
  /**
   * Where, on narrow screens, a bar with the same button may stand once the form has been scrolled
   * past; without it there is none.
   */
  barPlace?: HTMLElement | null;
  /** Stands beside the button, such as the wishlist heart. */
  children?: ReactNode;
}

/**
 * Options, quantity and the 'Add to cart' button of a product's page. A visitor is alerted 'Please
 * login first' and is offered to sign in, after which the same choice is in the cart, and stands
 * here again. Without a chosen option nothing is sent: the option's group is marked and gets the
 * focus. With no stock the button is off and says so.
 *
 * @see spec §4 (product detail options, quantity selector), §5 (cart add)
 */
export function AddToCartForm({ product: reference, onVariantChange, barPlace, children }: AddToCartFormProps) {
  const { data: product, complete } = useFragment({
    fragment: AddToCartForm_ProductFragmentDoc,
    fragmentName: 'AddToCartForm_product',
    from: reference,
  });
  if (!complete) return null;
  return (
    <Form key={product.id} product={product} onVariantChange={onVariantChange} barPlace={barPlace}>
      {children}
    </Form>
  );
}

interface FormProps extends Omit<AddToCartFormProps, 'product'> {
  product: AddToCartForm_ProductFragment;
}

function Form({ product, onVariantChange, barPlace, children }: FormProps) {
  const formId = useId();
  const buttons = useRef<HTMLDivElement>(null);
  const alert = useAlert();
  const session = useSession();
  const { state } = useLocation();
  const { addToCart, isBusy } = useAddToCart();
  const { variants } = product;
  const [choice, setChoice] = useState<Choice>(() => defaultChoice(variants));
  const [quantity, setQuantity] = useState(1);
  const [isMissing, setMissing] = useState(false);
  const [isSignInOffered, setSignInOffered] = useState(false);

  const chosen = chosenVariant(variants, choice);
  const countInStock = chosen ? chosen.countInStock : product.countInStock;
  const options = optionsOf(variants);
  const seen = { name: product.name, price: chosen?.price };

  const reportVariant = useEffectEvent((variant: ChosenVariant | null) => onVariantChange?.(variant));
  useEffect(() => reportVariant(chosen), [chosen]);

  // In an effect, since the page rendered on the server knows nothing of what this browser state.
  const restore = useEffectEvent(() => {
    const before = pendingChoice(state, product.id);
    const variant = variants.find(({ id }) => id === before?.variantId);
    if (!before) return;
    setQuantity(Math.max(1, Math.min(before.quantity, variant?.countInStock ?? product.countInStock)));
    if (variant) setChoice(choiceOf(variant));
  });
  useEffect(() => restore(), []);

  const pick = (name: OptionName, value: string) => {
    const next = choose(variants, choice, name, value);
    const variant = chosenVariant(variants, next);
    setChoice(next);
    setMissing(false);
    if (variant) setQuantity(Math.max(1, Math.min(quantity, variant.countInStock)));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setSignInOffered(!session);
    if (!session) {
      alert.error(t('Please login first'));
      if (chosen) keepChoice({ productId: product.id, variantId: chosen.id, quantity, ...seen });
    } else if (!chosen) {
      setMissing(true);
      const open = options.findIndex(({ name }) => choice[name] === undefined);
      const group = event.currentTarget.querySelectorAll('[role=radiogroup]')[Math.max(open, 0)];
      group?.querySelector('input')?.focus();
    } else {
      await addToCart({ productId: product.id, variantId: chosen.id, quantity }, seen);
    }
  };

  return (
    <form className={styles.form} id={formId} onSubmit={submit} aria-label={t('Buy {name}', { name: product.name })}>
      {options.map((option) => (
        <OptionGroup
          key={option.name}
          option={option}
          chosen={choice[option.name]}
          isMissing={isMissing && choice[option.name] === undefined}
          note={option.name === 'weight' && options.length === 1 ? (value) => packNote(variants, value) : undefined}
          isInStock={(value) => isInStock(variants, choice, option.name, value)}
          onChoose={(value) => pick(option.name, value)}
        />
      ))}
      <div className={styles.buttons} ref={buttons}>
        <QuantitySelector
          quantity={quantity}
          countInStock={countInStock}
          onChange={setQuantity}
          productName={product.name}
          isDisabled={countInStock === 0}
        />
        <SendButton
          className={styles.formSubmit}
          isBusy={isBusy}
          busyLabel={t('Adding...')}
          disabled={countInStock === 0}
          size="md"
        >
          {countInStock === 0 ? t('Out of stock') : t('Add to cart')}
        </SendButton>
        {children}
      </div>
      {barPlace && countInStock > 0 && (
        <BuyBar
          place={barPlace}
          original={buttons}
          price={chosen?.price ?? lowestPrice(variants)?.price ?? product.price}
          isFrom={!chosen && hasSeveralPrices(variants)}
          choice={stateInWords(chosen, options)}
        >
          <SendButton className={styles.submit} form={formId} isBusy={isBusy} busyLabel={t('Adding...')} size="md">
            {t('Add to cart')}
          </SendButton>
        </BuyBar>
      )}
      {isSignInOffered && !session && (
        <SignInOffer
          title={t('Sign in to use the cart')}
          returnState={{ chosen: { productId: product.id, variantId: chosen?.id, quantity } }}
        >
          {t('Sign in to continue. Your choice is saved.')}
        </SignInOffer>
      )}
    </form>
  );
}

/**
 * What a pack costs, and what a kilogram, litre, piece or metre of it, so that packs can be
 * compared before one is chosen.
 */
function packNote(variants: readonly ChosenVariant[], weight: string): string {
  const pack = variants.find((variant) => variant.weight === weight);
  if (!pack) return '';
  return [formatRupees(pack.price), pack.unitPrice && unitPriceInWords(pack.unitPrice)].filter(Boolean).join(' · ');
}

/**
 * What is chosen, or what is still to be chosen, in a few words; empty where there is no choice.
 */
function stateInWords(chosen: ChosenVariant | null, options: readonly Option[]): string {
  if (chosen) return choiceInWords(chosen);
  const names = options.map(({ name }) => t(name === 'ram' ? 'RAM' : name));
  return t('Choose {names}', { names: names.join(t(' and ')) });
}

function choiceOf({ size, ram, weight }: ChosenVariant): Choice {
  return { size: size ?? undefined, ram: ram ?? undefined, weight: weight ?? undefined };
}

/** What was chosen before signing in, when it was this product. */
function pendingChoice(state: unknown, productId: string): { variantId?: string; quantity: number } | null {
  const chosen = isRecord(state) && isRecord(state.chosen) ? state.chosen : null;
  if (chosen?.productId !== productId || typeof chosen.quantity !== 'number') return null;
  return { quantity: chosen.quantity, variantId: typeof chosen.variantId === 'string' ? chosen.variantId : undefined };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
