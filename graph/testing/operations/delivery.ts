import { v7 } from 'uuid';
import { DeliveryZone } from '../../delivery/delivery-zone.entity.js';
import { bad, badInputs, type Rows } from './row.js';
import { matching, text } from './shows.js';
import { each, made, told } from './told.js';
import { catalogueWriters, everybody } from './who.js';

/** By when goods come, and what that costs. */
export const DELIVERY: Rows = {
  DeliveryPromises: {
    who: everybody,
    shows: [{ kind: 'FRESH', isServed: true, place: 'India' }, { kind: 'GENERAL' }],
    also: [['a PIN code that is not served', { pin: '910001' }]],
    limits: [['what is no PIN code', 'BAD_USER_INPUT', { pin: '12' }]],
    rest: {
      call: 'GET /delivery',
      tells: [
        told('pin place isServed date text', {
          kind: made((kind) => kind.toLowerCase(), 'kind'),
          slots: each('slots', told('code date text')),
        }),
      ],
    },
  },
  DeliveryTerms: {
    who: everybody,
    shows: { deliveryTerms: { fee: 0, freeFrom: 0 }, deliveryZones: [{ name: 'India' }], freshCategories: [] },
  },
  SaveDeliveryZone: {
    who: catalogueWriters,
    needs: () => ({ input: { name: v7() } }),
    shows: { deliveryZone: { name: text } },
    limits: [
      ...badInputs({
        pinPrefixes: [['x']],
        freshDays: [61],
        cutoff: ['25:00'],
        weekdays: [[8]],
        slots: [['21:00-18:00']],
      }),
      ['a name that is taken', 'CONFLICT', { input: { name: 'India' } }, 'name'],
    ],
  },
  RemoveDeliveryZone: {
    who: catalogueWriters,
    needs: (scene) => ({ id: scene.save(DeliveryZone, { name: v7(), pinPrefixes: ['403'], cutoff: '17:00' }) }),
    shows: { ok: true },
  },
  // The fee of the example would stand in the totals of what is bought after it.
  SetDeliveryTerms: {
    who: catalogueWriters,
    needs: () => ({ fee: 0 }),
    limits: [bad('a fee that is no whole rupee', { fee: 49.5 }, 'fee')],
    shows: { deliveryTerms: { fee: 0, freeFrom: 1000 } },
  },
  SetExpressFee: {
    who: catalogueWriters,
    shows: { deliveryTerms: { expressFee: 150 } },
    limits: [bad('a fee that is no whole rupee', { fee: 149.5 }, 'fee')],
  },
  SetFreshCategory: {
    who: catalogueWriters,
    needs: (scene) => ({ categoryId: scene.category() }),
    shows: { ok: true, message: matching(/ now counts as fresh food\.$/) },
  },
};
