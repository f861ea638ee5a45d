import { defineFeature } from '../shared/feature.js';

/**
 * Fields that an extension adds to things of the shop: what they may be, and how they are read and
 * shown.
 */
export const customFields = defineFeature({ name: 'custom-fields', uses: [] });
