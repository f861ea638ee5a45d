import { type Appearance, iconFile, logoFiles, pathOf } from './read-appearance.js';
import type { KeptLogo } from './shop-appearance.entity.js';
import type { ShopAppearanceSettings, ShopLogo } from './shop-appearance.type.js';

/** A logo as clients see it. */
export function asLogo(logo: KeptLogo): ShopLogo {
  return { url: pathOf(logoFiles(logo).page), width: logo.width, height: logo.height };
}

/** The looks as their owner edits them. */
export function asSettings({ logo, iconKey, footerLinks, promises, ...looks }: Appearance): ShopAppearanceSettings {
  return {
    ...looks,
    hasOwnPromises: promises !== null,
    promises: promises ?? [],
    footerLinks: [...footerLinks],
    logo: logo && asLogo(logo),
    iconUrl: iconKey && pathOf(iconFile(iconKey, 512)),
  };
}
