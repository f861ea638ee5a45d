import { describe, expect, it } from '@jest/globals';
import { imagesFolder, imageUrl, restImageUrls } from './image-store.js';

const picture = { key: 'dal', widths: [960, 320, 640] };

describe('imageUrl', () => {
  it.each([
    [100, 320],
    [320, 320],
    [321, 640],
    [960, 960],
    [5_000, 960],
    [0, 320],
    [-1, 320],
    [null, 960],
    [undefined, 960],
  ])('for %p pixels names the file of %i', (width, stored) => {
    expect(imageUrl(picture, width)).toBe(`/images/dal-${stored}.webp`);
  });
});

describe('restImageUrls', () => {
  it('names pictures of 640 pixels', () => {
    const image = { ...picture, id: '', alt: '', width: 960, height: 960, placeholder: null, createdAt: new Date() };

    expect(restImageUrls([image])).toEqual(['/images/dal-640.webp']);
    expect(restImageUrls([])).toEqual([]);
  });
});

describe('imagesFolder', () => {
  it('lies in the data folder', () => {
    expect(imagesFolder({ dataDir: '/var/shop' })).toBe('/var/shop/images');
  });
});
