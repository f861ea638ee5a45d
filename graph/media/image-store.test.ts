import { describe, expect, it } from '@jest/globals';
import { imageSrcset, imagesFolder, imageUrl, keyOfImageUrl, restImageUrls, zoomUrl } from './image-store.js';

const picture = { key: 'dal', widths: [320, 640, 960] };

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

describe('imageSrcset', () => {
  it('names every stored file with its own width, smallest first', () => {
    expect(imageSrcset(picture)).toBe(
      '/images/dal-320.webp 320w, /images/dal-640.webp 640w, /images/dal-960.webp 960w',
    );
  });
});

describe('zoomUrl', () => {
  it('names the file for a zoom, and the widest where there is none', () => {
    expect(zoomUrl({ ...picture, zoomWidth: 1200 })).toBe('/images/dal-1200.webp');
    expect(zoomUrl({ ...picture, zoomWidth: null })).toBe('/images/dal-960.webp');
  });
});

describe('restImageUrls', () => {
  it('names pictures of 640 pixels', () => {
    const drawn = { width: 960, height: 960, placeholder: null, createdAt: new Date() };
    const image = { ...picture, ...drawn, id: '', alt: '', zoomWidth: null };

    expect(restImageUrls([image])).toEqual(['/images/dal-640.webp']);
    expect(restImageUrls([])).toEqual([]);
  });
});

describe('imagesFolder', () => {
  it('lies in the data folder', () => {
    expect(imagesFolder({ dataDir: '/var/shop' })).toBe('/var/shop/images');
  });
});

describe('keyOfImageUrl', () => {
  it.each([
    ['/images/dal-640.webp', 'dal'],
    ['/images/initials-1-ar-5-160.webp', 'initials-1-ar-5'],
    ['https://shop.example/images/dal-640.webp', 'dal'],
  ])('of %s is %s', (url, key) => {
    expect(keyOfImageUrl(url, 'https://shop.example')).toBe(key);
  });

  it.each([
    [''],
    ['dal'],
    ['/images/dal-640.png'],
    ['/images/../secrets-640.webp'],
    ['/images/a/dal-640.webp'],
    ['//evil.example/images/dal-640.webp'],
    ['https://evil.example/images/dal-640.webp'],
    ['https://shop.example.evil/images/dal-640.webp'],
    ['/images/dal-640.webp?x'],
  ])('of %p is none', (url) => {
    expect(keyOfImageUrl(url, 'https://shop.example')).toBeNull();
  });
});
