import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pictureFile } from '../../../media/image-store.js';
import { readPicture } from '../../../media/read-picture.js';
import { aPicture } from '../../../testing/factories/picture.factory.js';
import { coloursOfBrands } from './pack-colours.js';
import { composePictures } from './pictures.js';
import { requestsOfProduct } from './product-requests.js';

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

describe('composePictures', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('makes the same names again and writes nothing twice', async () => {
    const first = await composePictures(requestsOf('Chakki Chowk'), { folder });
    const files = first.flatMap(({ name, widths }) => widths.map((width) => join(folder, pictureFile(name, width))));
    const before = await Promise.all(files.map((file) => stat(file)));

    let made = 0;
    const again = await composePictures(requestsOf('Chakki Chowk'), { folder, onProgress: () => made++ });

    expect(again).toEqual(first);
    expect(made).toBe(0);
    const after = await Promise.all(files.map((file) => stat(file)));
    expect(after.map(({ mtimeMs }) => mtimeMs)).toEqual(before.map(({ mtimeMs }) => mtimeMs));
  });

  it('makes the same bytes in another folder', async () => {
    const requests = requestsOf('Chakki Chowk');
    const other = join(folder, 'other');
    const pictures = await composePictures(requests, { folder });
    await composePictures(requests, { folder: other });
    for (const { name, width } of pictures) {
      const file = pictureFile(name, width);
      expect(await readFile(join(other, file))).toEqual(await readFile(join(folder, file)));
    }
  });

  it('draws what it has to draw after the pictures of strangers were read', async () => {
    await readPicture(await aPicture());

    expect(await composePictures(requestsOf('Chakki Chowk'), { folder })).toHaveLength(3);
  });

  it('gives two brands of a good their own picture and shares the others', async () => {
    const pictures = await composePictures([...requestsOf('Chakki Chowk'), ...requestsOf('Bori & Sons')], { folder });
    const names = pictures.map(({ name }) => name);
    expect(names[0]).not.toBe(names[3]);
    expect(names.slice(1, 3)).toEqual(names.slice(4, 6));
    expect(await readdir(folder)).toHaveLength(6);
  });
});
