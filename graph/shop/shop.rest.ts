import { type Request, Router } from 'express';
import { z } from 'zod';
import { about } from '../rest/describe-call.js';
import { bodyOf } from '../rest/read-request.js';
import { route } from '../rest/route.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { LanguageEnum } from '../shared/languages/language.enum.js';
import type { Language } from '../shared/languages/languages.js';
import { phrase } from '../shared/languages/phrase.js';
import { adminOf } from '../shared/rights/viewer.js';
import { readFiles } from '../uploads/multipart.js';
import { type Appearance, readAppearance } from './read-appearance.js';
import { setShopPicture, updateShopAppearance } from './save-appearance.js';
import { appearanceBody, appearanceJson, type lineJson } from './shop.shapes.js';
import type { ShopAppearanceInput, ShopLineInput } from './shop-appearance.inputs.js';
import { asSettings } from './shop-appearance.presenter.js';
import { type ShopLine, ShopPictureKind } from './shop-appearance.type.js';

/** The looks of the shop under /api. */
export const shopRouter = Router();

const FOR_ADMINS = 'For an admin.';

shopRouter.get(
  '/shop/appearance',
  about({
    summary: 'How the shop looks, as its owner set it.',
    caller: 'anyone',
    graph: 'Query.shopAppearance',
    answer: appearanceJson,
    isPublic: true,
  }),
  route(async (ctx) => asAnswer(await readAppearance(ctx))),
);

shopRouter.put(
  '/shop/appearance',
  about({
    summary: 'Says how the shop looks: colours, fonts, parts of the front page, footer, letters of numbers.',
    details: FOR_ADMINS,
    caller: 'shopper',
    graph: 'Mutation.updateShopAppearance',
    body: appearanceBody,
    answer: appearanceJson,
    refusals: [ErrorCode.BAD_USER_INPUT],
  }),
  route(async (ctx, req) => {
    adminOf(ctx);
    return asAnswer(await updateShopAppearance(ctx, appearanceIn(req)));
  }),
);

const PICTURES: Record<ShopPictureKind, string> = { LOGO: 'logo', ICON: 'icon', PAGE: 'page-picture' };
const CALLED: Record<ShopPictureKind, string> = { LOGO: 'logo', ICON: 'icon', PAGE: 'picture of pages to read' };

for (const kind of Object.values(ShopPictureKind)) {
  const address = `/shop/${PICTURES[kind]}`;
  shopRouter.put(
    address,
    about({
      summary: `Sets the ${CALLED[kind]} of the shop.`,
      details: FOR_ADMINS,
      caller: 'shopper',
      cost: 1_600,
      graph: 'Mutation.setShopPicture',
      form: z.object({ images: z.array(z.file()).length(1).describe('A PNG, or a drawing (SVG).') }),
      answer: appearanceJson,
      refusals: [ErrorCode.BAD_USER_INPUT, ErrorCode.PAYLOAD_TOO_LARGE],
    }),
    route(async (ctx, req: Request) => {
      adminOf(ctx);
      const [bytes] = await readFiles(req, 'images');
      if (!bytes) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Please select a PNG or SVG file.'), 'file');
      return asAnswer(await setShopPicture(ctx, kind, bytes));
    }),
  );
  shopRouter.delete(
    address,
    about({
      summary: `Takes the ${CALLED[kind]} of the shop away.`,
      details: FOR_ADMINS,
      caller: 'shopper',
      graph: 'Mutation.setShopPicture',
      answer: appearanceJson,
    }),
    route(async (ctx) => asAnswer(await setShopPicture(ctx, kind, null))),
  );
}

/** The looks as they are told here, with languages as the graph spells them. */
function asAnswer(appearance: Appearance): z.infer<typeof appearanceJson> {
  const { tagline, promises, footerLinks, ...looks } = asSettings(appearance);
  const spelt = ({ text, translations }: ShopLine) => ({
    text,
    translations: translations.map(({ language, text: said }) => ({ language: nameOf(language), text: said })),
  });
  return {
    ...looks,
    tagline: spelt(tagline),
    promises: promises.map(spelt),
    footerLinks: footerLinks.map(({ label, url }) => ({ label: spelt(label), url })),
  };
}

const nameOf = (language: Language) => language.toUpperCase() as Uppercase<Language>;

function appearanceIn(req: Request): ShopAppearanceInput {
  const { data, error } = appearanceBody.safeParse(bodyOf(req));
  if (!data) {
    const [issue] = error.issues;
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('The looks are not of this shape.'), issue?.path.join('.'));
  }
  const { tagline, promises, footerLinks, ...looks } = data;
  const read = ({ text, translations = [] }: z.infer<typeof lineJson>): ShopLineInput => ({
    text,
    translations: translations.map(({ language, text: said }) => ({ language: LanguageEnum[language], text: said })),
  });
  return {
    ...looks,
    tagline: tagline && read(tagline),
    promises: promises?.map(read),
    footerLinks: footerLinks.map(({ label, url }) => ({ label: read(label), url })),
  };
}
