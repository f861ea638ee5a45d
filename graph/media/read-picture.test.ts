import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { aPicture, aPng } from '../testing/factories/picture.factory.js';
import { readPicture } from './read-picture.js';

describe('readPicture', () => {
  it('makes WebP files in up to three widths, never larger than what was sent', async () => {
    const { image, files } = await readPicture(await aPicture({ width: 2_000, height: 1_000 }));
    expect(image).toMatchObject({ width: 960, height: 480, widths: [160, 480, 960] });
    expect([...files.keys()]).toEqual(image.widths.map((width) => `${image.key}-${width}.webp`));
    for (const [index, file] of [...files.values()].entries())
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: image.widths[index] });

    expect((await readPicture(await aPicture({ width: 200, height: 300 }))).image.widths).toEqual([160, 200]);
    expect((await readPicture(aPng({ width: 1, height: 1 }))).image.widths).toEqual([1]);
  });

  it('tells the colour to show while a picture loads', async () => {
    const red = sharp({
      create: { width: 50, height: 50, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
    });

    const { image } = await readPicture(await red.png().toBuffer());

    expect(image.placeholder).toMatch(/^#F[EF](7F|80){2}$/);
  });

  it('gives every picture a name that nobody can guess, even the same twice', async () => {
    const bytes = await aPicture();

    const [one, other] = [await readPicture(bytes), await readPicture(bytes)];

    expect(one.image.key).toMatch(/^upload-[0-9a-f-]{36}$/);
    expect(one.image.key).not.toBe(other.image.key);
  });

  it('shuts every decoder that pictures do not need', async () => {
    await readPicture(await aPicture());

    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(sharp(svg).toBuffer()).rejects.toThrow('unsupported image format');
    await expect(sharp('/proc/self/exe').toBuffer()).rejects.toThrow('unsupported image format');
  });
});
