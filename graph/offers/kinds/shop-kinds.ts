import type { OfferKind } from '../../shared/offer-kind.js';
import { amountOff } from './amount-off.js';
import { bundlePrice } from './bundle-price.js';
import { buyXGetY } from './buy-x-get-y.js';
import { freeDelivery } from './free-delivery.js';
import { percentOff } from './percent-off.js';
import { tiers } from './tiers.js';

/** The kinds of offers that every shop has, in the order in which staff choose among them. */
export const shopKinds: readonly OfferKind[] = [percentOff, amountOff, buyXGetY, bundlePrice, tiers, freeDelivery];
