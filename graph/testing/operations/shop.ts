import { defaultFacts } from '../../shop/shop-facts.js';
import { bad, type Rows } from './row.js';
import { among, list, text } from './shows.js';
import { told } from './told.js';
import { adminOnly, everybody } from './who.js';

const { name, description, address, phone, email, hours, supportHours } = defaultFacts;

/** A drawing as a merchant has one. */
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" fill="#4338ca"/></svg>';

/** What the shop says of itself. */
export const SHOP: Rows = {
  ShopInfo: { who: everybody, shows: { name, currency: 'INR' } },
  FirstSteps: { who: adminOnly, shows: among({ kind: 'NAME', isDone: false }) },
  ShopText: { who: everybody, shows: list },
  ShopTextSource: { who: adminOnly, shows: null },
  ShopTextPreview: { who: adminOnly, shows: [{ heading: 'Orders' }] },
  UpdateShopSettings: {
    who: adminOnly,
    needs: () => ({ input: { name, description, address, phone, email, hours, supportHours } }),
    shows: { shop: { name } },
    limits: [
      bad('no name', { input: { name: ' ' } }, 'name'),
      bad('a phone that nobody can call', { input: { phone: 'call us' } }, 'phone'),
      bad('what is no e-mail', { input: { email: 'help' } }, 'email'),
      bad('what is no GSTIN', { input: { gstin: '12345' } }, 'gstin'),
      bad('what is no licence', { input: { fssaiLicence: '1234' } }, 'fssaiLicence'),
      bad('an officer whom nobody reaches', { input: { grievanceOfficer: 'Meera Nair' } }, 'grievanceContact'),
    ],
  },
  ShopAppearance: {
    who: everybody,
    shows: { headingFont: text, footerLinks: list },
    rest: {
      call: 'GET /shop/appearance',
      tells: told('light.page headingFont homeSections logo.url iconUrl pagePicture.url numberPrefixes.order'),
    },
  },
  ShopLook: {
    who: adminOnly,
    shows: { contrasts: list, headingFamily: text },
    limits: [
      bad('what is no colour', { input: { dark: { page: 'black', ink: '#FFFFFF', accent: '#FFFFFF' } } }, 'dark.page'),
    ],
  },
  UpdateShopAppearance: {
    who: adminOnly,
    shows: { appearance: { tagline: { text: 'Spices since 1962' }, footerLinks: [{ url: '/about' }] } },
    limits: [
      bad(
        'text that cannot be read',
        { input: { light: { page: '#FFFFFF', ink: '#999999', accent: '#4338CA' } } },
        'light.ink',
      ),
      bad(
        'dark pages that are light',
        { input: { dark: { page: '#EEEEEE', ink: '#111111', accent: '#4338CA' } } },
        'dark.page',
      ),
      bad('a front page of nothing', { input: { homeSections: [] } }, 'homeSections'),
      bad('a part of it twice', { input: { homeSections: ['SLIDES', 'SLIDES'] } }, 'homeSections'),
      bad('a tagline without end', { input: { tagline: { text: 'x'.repeat(81) } } }, 'tagline'),
      bad(
        'more promises than there is room for',
        { input: { promises: Array(6).fill({ text: 'Fresh' }) } },
        'promises',
      ),
      bad(
        'a link that runs a script',
        { input: { footerLinks: [{ label: { text: 'Go' }, url: 'javascript:alert(1)' }] } },
        'footerLinks',
      ),
      bad(
        'numbers that begin with digits',
        { input: { numberPrefixes: { order: '1', invoice: 'SP', creditNote: 'SC' } } },
        'numberPrefixes.order',
      ),
      bad(
        'an invoice whose number is longer than the law has it',
        { input: { numberPrefixes: { order: 'SP', invoice: 'SPIC', creditNote: 'SC' } } },
        'numberPrefixes.invoice',
      ),
      bad(
        'credit notes that are numbered like invoices',
        { input: { numberPrefixes: { order: 'SP', invoice: 'SP', creditNote: 'SP' } } },
        'numberPrefixes.creditNote',
      ),
    ],
    rest: {
      call: 'PUT /shop/appearance',
      at: 'appearance',
      tells: told('light.accent homeSections tagline.text numberPrefixes.order'),
    },
  },
  SetShopPicture: {
    who: adminOnly,
    files: async () => [{ bytes: Buffer.from(DRAWING), name: 'logo.svg' }],
    fileMap: { 0: ['variables.file'] },
    shows: { appearance: { logo: { url: text } } },
    rest: [
      { call: 'PUT /shop/logo', at: 'appearance', tells: told('logo.url logo.width logo.height') },
      { call: 'PUT /shop/icon', needs: () => ({ kind: 'ICON' }), at: 'appearance', tells: told('iconUrl') },
      {
        call: 'PUT /shop/page-picture',
        needs: () => ({ kind: 'PAGE' }),
        at: 'appearance',
        tells: told('pagePicture.url'),
      },
    ],
  },
  RemoveShopPicture: {
    who: adminOnly,
    shows: { appearance: { iconUrl: null } },
    rest: [
      { call: 'DELETE /shop/icon', at: 'appearance', tells: told('iconUrl') },
      { call: 'DELETE /shop/logo', needs: () => ({ kind: 'LOGO' }), at: 'appearance', tells: told('logo.url') },
      {
        call: 'DELETE /shop/page-picture',
        needs: () => ({ kind: 'PAGE' }),
        at: 'appearance',
        tells: told('pagePicture.url'),
      },
    ],
  },
  SetShopText: { who: adminOnly, shows: { message: text } },
};
