import { DEFAULT_LANGUAGE, OTHER_LANGUAGES } from '../shared/languages/languages.js';
import type { OwnPhrase } from '../shared/languages/phrase.js';
import { type Appearance, iconFile, logoFiles, pagePictureFile, pathOf } from './read-appearance.js';
import { shopContent } from './shop.content.js';
import type { KeptPicture } from './shop-appearance.entity.js';
import type { ShopAppearanceSettings, ShopLine, ShopLogo, ShopPagePicture } from './shop-appearance.type.js';

/** A logo as clients see it. */
export function asLogo(logo: KeptPicture): ShopLogo {
  return { url: pathOf(logoFiles(logo).page), width: logo.width, height: logo.height };
}

/** The picture of pages to read as clients see it. */
export function asPagePicture(picture: KeptPicture): ShopPagePicture {
  return { url: pathOf(pagePictureFile(picture)), width: picture.width, height: picture.height };
}

function asLine({ [DEFAULT_LANGUAGE]: text, ...others }: OwnPhrase): ShopLine {
  const translations = OTHER_LANGUAGES.flatMap((language) => {
    const said = others[language];
    return said ? [{ language, text: said }] : [];
  });
  return { text, translations };
}

/** The looks as their owner edits them. */
export function asSettings(appearance: Appearance): ShopAppearanceSettings {
  const { logo, iconKey, pagePicture, numberPrefixes, footerLinks, tagline, promises, ...looks } = appearance;
  return {
    ...looks,
    tagline: asLine(tagline ?? shopContent.tagline),
    promises: (promises ?? shopContent.promises).map(asLine),
    footerLinks: footerLinks.map(({ label, url }) => ({ label: asLine(label), url })),
    logo: logo && asLogo(logo),
    iconUrl: iconKey && pathOf(iconFile(iconKey, 512)),
    pagePicture: pagePicture && asPagePicture(pagePicture),
    numberPrefixes: numberPrefixes ?? shopContent.numberPrefixes,
  };
}
