// biome-ignore-all lint/a11y/useSemanticElements: a fieldset would need a legend on screen
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../../lib/classes';
import { t } from '../../lib/messages';
import { ALERT_HIDE_MS } from '../../lib/timings';
import { useAlert } from '../../ui/feedback/AlertBar';
import { MORE_THAN_IN_STOCK } from '../../ui/form/QuantitySelector';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { Icon } from '../../ui/media/Icon';
import { type KnownLine, knownCartId } from '../cartLines';
import { useRemoveCartLine } from '../useRemoveCartLine';
import { useSetCartLineQuantity } from '../useSetCartLineQuantity';
import styles from './CartStepper.module.css';
import { useAddToCart } from './useAddToCart';

interface CartStepperProps {
  productId: string;
  /** Names the buttons: 'Increase quantity for …'. */
  name: string;
  /**
   * What 'Add' puts into the cart; absent where the product has just one choice, or where
   * `onChoose` asks for it.
   */
  variantId?: string;
  /** The one line of the cart that this counts; absent while there is none, or several. */
  line: KnownLine | undefined;
  /** Pieces over all lines. */
  total: number;
  /**
   * It stands for a button that was pressed: it takes the focus over, and adds a piece unless
   * `onChoose` is there.
   */
  isPressed?: boolean;
  /** Asks which pack it shall be. */
  onChoose?: () => void;
}

/**
 * Adds a piece to the cart, and then has more or less of it. Minus at 1 takes it out, after which
 * the same button brings it back for a while. One button remains through all of this, so that the
 * focus does.
 *
 * @see spec §4 (cart), §5 (quantity)
 */
export function CartStepper({ productId, name, variantId, line, total, isPressed, onChoose }: CartStepperProps) {
  const main = useRef<HTMLButtonElement>(null);
  const hasBegun = useRef(false);
  const alert = useAlert();
  const { addToCart, isBusy } = useAddToCart();
  const { setQuantity, wanted } = useSetCartLineQuantity(knownCartId(), line?.id ?? '');
  const { removeCartLine, isBusy: isRemoving } = useRemoveCartLine();
  const { removed, setRemoved, holdWhile } = useRemoved();

  const add = async (variant: string | undefined) => {
    if (isBusy) return;
    if (await addToCart({ productId, variantId: variant, quantity: 1 })) setRemoved(null);
  };
  const begin = useEffectEvent(() => {
    if (!isPressed || hasBegun.current) return;
    hasBegun.current = true;
    main.current?.focus({ preventScroll: true });
    if (!onChoose) void add(variantId);
  });
  useLayoutEffect(() => begin(), []);

  const quantity = wanted ?? line?.quantity ?? 0;
  const increase = () => {
    if (line && quantity >= line.countInStock) alert.error(t(MORE_THAN_IN_STOCK));
    else void setQuantity(quantity + 1);
  };
  const decrease = async () => {
    if (!line || isRemoving) return;
    alert.clear(t(MORE_THAN_IN_STOCK));
    if (quantity > 1) void setQuantity(quantity - 1);
    else if (await removeCartLine(line.id)) {
      setRemoved(line.variant.id);
      main.current?.focus({ preventScroll: true });
    }
  };

  const state = stateOf({ isBusy, line, total, removed });
  const faces = {
    adding: { label: t('Adding...'), words: t('Adding...'), press: () => undefined },
    counting: {
      label: t('Increase quantity for {name}', { name }),
      words: <Icon name="plus" size={18} />,
      press: increase,
    },
    several: {
      label: t('{total} in the cart, choose packs: {name}', { total, name }),
      words: t('{total} in cart', { total }),
      press: onChoose,
    },
    removed: { label: t('Undo: put back {name}', { name }), words: t('Undo'), press: () => add(removed ?? undefined) },
    none: {
      label: t('Add {name} to the cart', { name }),
      words: (
        <>
          <Icon name="plus" size={18} /> {t('Add')}
        </>
      ),
      press: onChoose ?? (() => add(variantId)),
    },
  };
  const face = faces[state];
  return (
    <div className={styles.stepper} role="group" aria-label={t('In the cart: {name}', { name })} data-state={state}>
      {state === 'counting' && (
        <>
          <button className={styles.step} type="button" aria-label={lessLabel(quantity, name)} onClick={decrease}>
            <Icon name={quantity > 1 ? 'minus' : 'trash'} size={18} />
          </button>
          <Count quantity={quantity} name={name} onChoose={onChoose} />
        </>
      )}
      <button
        className={classes(styles.main, state === 'counting' && styles.step)}
        type="button"
        ref={main}
        aria-label={face.label}
        aria-busy={isBusy || undefined}
        onClick={() => void face.press?.()}
        {...holdWhile}
      >
        {face.words}
      </button>
    </div>
  );
}

type State = 'adding' | 'counting' | 'several' | 'removed' | 'none';

interface Known {
  isBusy: boolean;
  line: KnownLine | undefined;
  total: number;
  removed: string | null;
}

function stateOf({ isBusy, line, total, removed }: Known): State {
  if (isBusy) return 'adding';
  if (line) return 'counting';
  if (total > 0) return 'several';
  return removed === null ? 'none' : 'removed';
}

function lessLabel(quantity: number, name: string): string {
  return quantity > 1 ? t('Decrease quantity for {name}', { name }) : t('Remove {name}', { name });
}

/**
 * The number of pieces, told when it changes; where there are several packs, the way to the others.
 */
function Count({ quantity, name, onChoose }: { quantity: number; name: string; onChoose: (() => void) | undefined }) {
  if (!onChoose) {
    return (
      <span className={styles.count} aria-live="polite">
        {quantity}
        <VisuallyHidden> {t('in the cart')}</VisuallyHidden>
      </span>
    );
  }
  return (
    <button
      className={styles.count}
      type="button"
      aria-label={t('{quantity} in the cart, choose another pack: {name}', { quantity, name })}
      onClick={onChoose}
    >
      {quantity}
      <Icon name="chevronDown" size={14} />
    </button>
  );
}

/**
 * The variant that was just taken out, for as long as an alert stays, and no shorter than the
 * button has the focus.
 */
function useRemoved() {
  const [removed, setRemoved] = useState<string | null>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (removed === null || isHeld) return;
    const timer = setTimeout(() => setRemoved(null), ALERT_HIDE_MS);
    return () => clearTimeout(timer);
  }, [removed, isHeld]);
  return { removed, setRemoved, holdWhile: { onFocus: () => setHeld(true), onBlur: () => setHeld(false) } };
}
