import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { describePicture } from './describe-picture.js';
import { drawFiles, drawPicture } from './draw-picture.js';
import { coloursOfBrands } from './packs/pack-colours.js';
import { requestsOfProduct } from './product-requests.js';
import type { Scene } from './scene.js';
import { Studio } from './studio.js';

const colours = coloursOfBrands(['Chakki Chowk', 'Bori & Sons']);

function requestsOf(brand: string) {
  const brandColours = colours.get(brand);
  if (!brandColours) throw new Error(`${brand} has no colours.`);
  return requestsOfProduct({
    brand,
    good: 'Besan',
    path: ['Atta, Rice & Dal', 'Atta & Flours', 'Other Flours'],
    emoji: null,
    field: '#F8EBCB',
    colours: brandColours,
    labels: ['500 g', '1 kg'],
    option: 'weight',
  });
}

describe('describePicture', () => {
  it('gives two brands of a good pictures of their own', () => {
    const keys = [...requestsOf('Chakki Chowk'), ...requestsOf('Bori & Sons')].map((each) => describePicture(each).key);

    expect(new Set(keys).size).toBe(6);
  });
});

describe('drawPicture', () => {
  // Tests before it in this process may have read pictures of strangers, to whom SVG is shut; the
  // shop draws in a process of its own.
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

  it('makes a file of 1200 pixels for a zoom, and only when it is asked for that', async () => {
    const [request] = requestsOf('Chakki Chowk');
    if (!request) throw new Error('A product has three pictures.');
    const { scene } = request;
    const { key, widths, zoomWidth } = describePicture({ scene, alt: '' });

    const plain = await drawFiles(new Studio(), { key, scene, isZoom: false });
    const zoom = await drawFiles(new Studio(), { key, scene, isZoom: true });

    expect([...plain.keys()].toReversed()).toEqual(widths);
    expect([...zoom.keys()]).toEqual([zoomWidth]);
    expect(await sharp(zoom.get(1200)).metadata()).toMatchObject({ width: 1200, height: 1200, format: 'webp' });
  });

  it('letters the name on the pack: another name is another picture', async () => {
    const [besan] = requestsOf('Chakki Chowk');
    if (besan?.scene.kind !== 'portrait' || !besan.scene.thing.label) throw new Error('A product has a label.');
    const { thing } = besan.scene;
    const renamed: Scene = {
      ...besan.scene,
      thing: { ...thing, label: { ...besan.scene.thing.label, name: 'Sattu' } },
    };

    const [one, other] = [await drawPicture(new Studio(), besan.scene), await drawPicture(new Studio(), renamed)];

    expect(Buffer.compare(Buffer.from(one.get(448) ?? []), Buffer.from(other.get(448) ?? []))).not.toBe(0);
  });

  it('makes the same bytes again, whatever was drawn before', async () => {
    const [portrait, sizes] = requestsOf('Chakki Chowk').map(({ scene }) => scene);
    if (!portrait || !sizes) throw new Error('A product has three pictures.');
    const used = new Studio();
    await drawPicture(used, sizes);

    expect(await drawPicture(used, portrait)).toEqual(await drawPicture(new Studio(), portrait));
  });
});
