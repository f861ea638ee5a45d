import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../accounts/session';
import { gql } from '../gql';
import { type WishlistButton_ProductFragment, WishlistButton_ProductFragmentDoc } from '../gql/graphql';
import { paths } from '../lib/paths';
import { useAlert } from '../ui/AlertBar';
import { Icon } from '../ui/Icon';
import type { KeptWish } from './keptWish';
import { useWish } from './useWish';

gql(`
  fragment WishlistButton_product on Product {
    id
    name
    brand
    inWishlist
  }
`);

interface WishlistButtonProps {
  product: FragmentType<WishlistButton_ProductFragment>;
  /** `card`: a heart over the picture, its words beside it while it is pointed at; `page`: framed, its words from 992 px. */
  look: 'card' | 'page';
}

/**
 * The heart that puts a product into the viewer's list and takes it out again; filled and 'Added in Wishlist' when it is
 * there. A visitor is told 'Please Login to continue' and offered the way: once signed in they are back on this page and
 * the product is in their list.
 *
 * @see spec §4 (wishlist per product), §5 (wishlist add)
 */
export function WishlistButton({ product, look }: WishlistButtonProps) {
  const { data, complete } = useFragment({
    fragment: WishlistButton_ProductFragmentDoc,
    fragmentName: 'WishlistButton_product',
    from: product,
  });
  return complete ? <Heart product={data} look={look} /> : null;
}

function Heart({ product, look }: { product: WishlistButton_ProductFragment; look: WishlistButtonProps['look'] }) {
  const alert = useAlert();
  const session = useSession();
  const { pathname, search } = useLocation();
  const { wish, wished } = useWish(product.id);
  const [hasPopped, setPopped] = useState(false);
  const isOn = session !== null && (wished ?? product.inWishlist);

  const press = () => {
    if (session) {
      setPopped(!isOn);
      void wish(!isOn);
    } else {
      const keep: KeptWish = { wished: product.id };
      const state = { from: `${pathname}${search}`, keep };
      alert.error('Please Login to continue', { label: 'Sign In', to: paths.signIn(), state });
    }
  };

  const words = isOn ? 'Added in Wishlist' : 'Add to Wishlist';
  return (
    <Button
      type="button"
      look={look}
      // Several brands sell a thing of the same name.
      aria-label={`${words}: ${[product.name, product.brand].filter(Boolean).join(', ')}`}
      aria-pressed={isOn}
      data-popped={hasPopped || undefined}
      onClick={press}
    >
      <span className="heart">
        <Icon name={isOn ? 'heartFilled' : 'heart'} size={20} />
      </span>
      <span className="words">{words}</span>
    </Button>
  );
}

const beat = keyframes`0% { scale: 0.6 } 55% { scale: 1.3 } 100% { scale: 1 }`;

const Button = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: '11',
    fontSize: 'sm',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    '& .heart': { display: 'grid', placeItems: 'center', transition: 'color 150ms, background-color 150ms' },
    '&[data-popped] svg': { animation: `${beat} 250ms ease-out` },
  },
  variants: {
    look: {
      // Pictures lie on light fields in both schemes, and so does what lies over them.
      card: {
        position: 'absolute',
        zIndex: '1',
        top: '0.5',
        insetInlineEnd: '0.5',
        width: '11',
        borderRadius: 'full',
        '& .heart': {
          boxSize: '9',
          borderRadius: 'full',
          bg: 'rgb(255 252 247 / 0.92)',
          color: '#2B1B24',
          boxShadow: 'xs',
        },
        '&:hover .heart': { bg: '#FFFFFF', color: '#C2410C' },
        '&[aria-pressed=true] .heart': { color: '#C2410C' },
        '& .words': {
          position: 'absolute',
          insetInlineEnd: '100%',
          px: '2.5',
          py: '1',
          borderRadius: 'full',
          fontSize: 'xs',
          bg: '#2B1B24',
          color: '#FFFCF7',
          pointerEvents: 'none',
          opacity: '0',
          transform: 'translateX(6px)',
          transition: 'opacity 150ms, transform 150ms',
        },
        '&:focus-visible .words': { opacity: '1', transform: 'none' },
        '@media (hover: hover)': { '&:hover .words': { opacity: '1', transform: 'none' } },
      },
      page: {
        flexShrink: '0',
        minW: '11',
        gap: '2',
        px: { lg: '4' },
        borderRadius: 'l2',
        borderWidth: '1px',
        borderColor: 'border.control',
        color: 'fg',
        transition: 'background-color 150ms, border-color 150ms, color 150ms',
        '&:hover': { bg: 'brand.subtle', borderColor: 'brand.fg', color: 'brand.fg' },
        '&[aria-pressed=true]': { bg: 'brand.subtle', borderColor: 'brand.border', color: 'brand.fg' },
        '& .words': { display: { base: 'none', lg: 'inline' } },
        // Both states take the room of the longer words, so that nothing beside them moves.
        lg: { minW: '11rem' },
      },
    },
  },
});
