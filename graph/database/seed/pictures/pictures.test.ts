import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { coloursOfBrands } from './pack-colours.js';
import { describePicture, drawPicture } from './pictures.js';
import { requestsOfProduct } from './product-requests.js';
import { Studio } from './studio.js';

const colours = coloursOfBrands(['Chakki Chowk', 'Bori & Sons']);

function requestsOf(brand: string) {
  const brandColours = colours.get(brand);
  if (!brandColours) throw new Error(`${brand} has no colours.`);
  return requestsOfProduct({
    title: `${brand} Besan`,
    good: 'Besan',
    path: ['Atta, Rice & Dal', 'Atta & Flours', 'Other Flours'],
    emoji: '🫘',
    field: '#F8EBCB',
    colours: brandColours,
    labels: ['500 g', '1 kg'],
    option: 'weight',
  });
}

describe('describePicture', () => {
  it('gives two brands of a good their own picture and shares the others', () => {
    const keys = [...requestsOf('Chakki Chowk'), ...requestsOf('Bori & Sons')].map((each) => describePicture(each).key);

    expect(keys[0]).not.toBe(keys[3]);
    expect(keys.slice(1, 3)).toEqual(keys.slice(4, 6));
    expect(new Set(keys).size).toBe(4);
  });
});

describe('drawPicture', () => {
  // Tests before it in this process may have read pictures of strangers, to whom SVG is shut; the shop draws in a process of its own.
  beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));

  it('makes a file of each width that was described', async () => {
    for (const request of requestsOf('Chakki Chowk')) {
      const { width, height, widths } = describePicture(request);

      const files = await drawPicture(new Studio(), request.scene);

      expect([...files.keys()].sort((one, other) => one - other)).toEqual(widths);
      for (const [wide, bytes] of files) {
        const { format, ...measured } = await sharp(bytes).metadata();
        expect(format).toBe('webp');
        expect([measured.width, measured.height]).toEqual([wide, (wide * height) / width]);
      }
    }
  });

  it('makes the same bytes again, whatever was drawn before', async () => {
    const [portrait, sizes] = requestsOf('Chakki Chowk').map(({ scene }) => scene);
    if (!portrait || !sizes) throw new Error('A product has three pictures.');
    const used = new Studio();
    await drawPicture(used, sizes);

    expect(await drawPicture(used, portrait)).toEqual(await drawPicture(new Studio(), portrait));
  });
});
