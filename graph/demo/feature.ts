import { features } from '../features.js';
import { defineFeature, type Feature } from '../shared/feature.js';
import { SeedMark } from './goods/seed-mark.entity.js';
import { StandInCustomer } from './payments/stand-in-customer.entity.js';
import { StandInOrder } from './payments/stand-in-order.entity.js';
import { StandInPayment } from './payments/stand-in-payment.entity.js';
import { StandInRefund } from './payments/stand-in-refund.entity.js';
import { StandInToken } from './payments/stand-in-token.entity.js';
import { PictureScene } from './pictures/picture-scene.entity.js';

/**
 * The tables of the demonstration: what is drawn, what was filled in, and what the stand-in for
 * payments has taken.
 */
const demo = defineFeature({
  name: 'demo',
  uses: features,
  entities: [SeedMark, PictureScene, StandInOrder, StandInPayment, StandInRefund, StandInCustomer, StandInToken],
});

/** The shop with its demonstration. */
export const featuresWithDemo: readonly Feature[] = [...features, demo];
