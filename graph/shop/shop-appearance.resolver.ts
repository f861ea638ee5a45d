import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../shared/context.js';
import { MUCH_WORK } from '../shared/schema/much-work.js';
import { payload } from '../shared/schema/payload.js';
import { bytesOfUploads } from '../uploads/graph-uploads.js';
import { readAppearance } from './read-appearance.js';
import { previewShopLook, setShopPicture, updateShopAppearance } from './save-appearance.js';
import { ShopAppearanceInput, ShopLookInput } from './shop-appearance.inputs.js';
import { asSettings } from './shop-appearance.presenter.js';
import { ShopAppearancePayload, ShopAppearanceSettings, ShopLook, ShopPictureKind } from './shop-appearance.type.js';

/** The looks of the shop on the graph. */
@Resolver()
export class ShopAppearanceResolver {
  @Query(() => ShopAppearanceSettings, {
    description: 'How the shop looks, as its owner set it: for its desk, and for shop fronts of others that follow it.',
  })
  async shopAppearance(@Ctx() ctx: Context): Promise<ShopAppearanceSettings> {
    return asSettings(await readAppearance(ctx));
  }

  @Query(() => ShopLook, {
    description:
      'For an admin: what colours and fonts would come to, and whether they can be read, without keeping them. Anybody else is refused with FORBIDDEN.',
  })
  shopLook(
    @Ctx() ctx: Context,
    @Arg('input', () => ShopLookInput, { description: 'The colours and fonts.' }) input: ShopLookInput,
  ): ShopLook {
    return previewShopLook(ctx, input);
  }

  @Mutation(() => ShopAppearancePayload, {
    description:
      'For an admin: says how the shop looks, on its pages, in its mails and when it is installed. Refused with BAD_USER_INPUT, where colours cannot be read too; anybody else with FORBIDDEN.',
  })
  updateShopAppearance(
    @Ctx() ctx: Context,
    @Arg('input', () => ShopAppearanceInput, { description: 'All of it, as it is to be.' }) input: ShopAppearanceInput,
  ): Promise<ShopAppearancePayload> {
    return payload(ctx, async () => ({ appearance: asSettings(await updateShopAppearance(ctx, input)) }));
  }

  @Extensions(MUCH_WORK)
  @Mutation(() => ShopAppearancePayload, {
    description:
      'For an admin: sets the logo, the icon or the picture of pages to read, or takes it away. A file is sent as a multipart request with the header apollo-require-preflight, to Shop.uploadUrl, and drawn anew: nothing of it is kept but what is to be seen. Refused with BAD_USER_INPUT or PAYLOAD_TOO_LARGE; anybody else with FORBIDDEN.',
  })
  setShopPicture(
    @Ctx() ctx: Context,
    @Arg('kind', () => ShopPictureKind, { description: 'Which picture.' }) kind: ShopPictureKind,
    @Arg('file', () => GraphQLUpload, {
      nullable: true,
      description: 'A PNG of at most 5 MB or a drawing (SVG) of at most 300 KB; null takes the picture away.',
    })
    file: Promise<FileUpload> | null,
  ): Promise<ShopAppearancePayload> {
    return payload(ctx, async () => {
      const [bytes = null] = file ? await bytesOfUploads([file]) : [];
      return { appearance: asSettings(await setShopPicture(ctx, kind, bytes)) };
    });
  }
}
