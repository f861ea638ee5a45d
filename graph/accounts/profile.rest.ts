import { type Request, Router } from 'express';
import { restImageUrls } from '../media/image-store.js';
import { viewerOf } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { answer, bodyOf, bodyText, route } from '../shared/http.js';
import { readFiles } from '../shared/multipart.js';
import { changePassword } from './change-password.js';
import { ownAccount } from './own-account.js';
import { clearUploadedImages, idsOfImageUrls, listUploadedImages, uploadImages } from './pictures.service.js';
import { updateProfile } from './profile.service.js';
import { toUserJson } from './user.presenter.js';

/** /api/user and /api/imageUpload: what shoppers do with their own accounts. @see spec §7 */
export const profileRouter = Router();

profileRouter.put(
  '/user/changePassword/:id',
  route(async (ctx, req) => {
    ownAccount(ctx, req.params.id);
    const body = bodyOf(req);
    const { token, message } = await changePassword(ctx, bodyText(body, 'password'), bodyText(body, 'newPass'));
    return { error: false, status: true, msg: message, token };
  }),
);

profileRouter.put(
  '/user/:id',
  route(async (ctx, req) => {
    ownAccount(ctx, req.params.id);
    // The client of the specification sends e-mail and isAdmin too; neither is its to change.
    const body = bodyOf(req);
    const urls = imageUrlsIn(body);
    const { user, message } = await updateProfile(ctx, {
      name: bodyText(body, 'name'),
      phone: bodyText(body, 'phone'),
      images: urls && (await idsOfImageUrls(ctx, urls)),
    });
    return { error: false, status: true, msg: message, user: await toUserJson(ctx, user) };
  }),
);

profileRouter.post(
  '/user/upload',
  route(async (ctx, req: Request) => {
    const { images, message } = await uploadImages(ctx, await readFiles(req, 'images'));
    return answer({
      status: 201,
      body: { error: false, status: true, msg: message, images: restImageUrls(images) },
    });
  }),
);

profileRouter.get(
  '/imageUpload',
  route(async (ctx) => restImageUrls(await listUploadedImages(ctx, viewerOf(ctx).id))),
);

profileRouter.delete(
  '/imageUpload/deleteAllImages',
  route(async (ctx) => {
    const { message } = await clearUploadedImages(ctx);
    return { error: false, status: true, msg: message };
  }),
);

/** @returns null when none were sent, which leaves those that are there */
function imageUrlsIn({ images }: Record<string, unknown>): string[] | null {
  if (images === undefined || images === null) return null;
  if (Array.isArray(images) && images.every((url) => typeof url === 'string')) return images;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, 'images must be a list of addresses.', 'images');
}
