import { type Request, Router } from 'express';
import { z } from 'zod';
import { restImageUrls } from '../../media/image-store.js';
import { noticeJson, pictures } from '../../rest/answers.shapes.js';
import { about } from '../../rest/describe-call.js';
import { bodyOf, bodyText } from '../../rest/read-request.js';
import { answer, route } from '../../rest/route.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { MUCH_WORK } from '../../shared/schema/much-work.js';
import { readFiles } from '../../uploads/multipart.js';
import { userJson } from '../accounts.shapes.js';
import { clearUploadedImages, idsOfImageUrls, listUploadedImages, uploadImages } from '../pictures/pictures.service.js';
import { changePassword } from '../sign-in/change-password.js';
import { toUserJson } from '../user.presenter.js';
import { ownAccount } from './own-account.js';
import { updateProfile } from './profile.service.js';

/** /api/user and /api/imageUpload: what shoppers do with their own accounts. @see spec §7 */
export const profileRouter = Router();

profileRouter.put(
  '/user/changePassword/:id',
  about({
    summary: 'Sets another password and ends every older token.',
    caller: 'shopper',
    ...MUCH_WORK,
    graph: 'Mutation.changePassword',
    body: z.object({
      password: z.string().describe('The old one.'),
      newPass: z.string().describe('6 to 1024 characters.'),
    }),
    answer: noticeJson.extend({ token: z.string().describe('In place of the one that was sent.') }),
    refusals: [ErrorCode.BAD_USER_INPUT, ErrorCode.INVALID_CREDENTIALS, ErrorCode.FORBIDDEN, ErrorCode.RATE_LIMITED],
  }),
  route(
    async (ctx, req) => {
      ownAccount(ctx, req.params.id);
      const body = bodyOf(req);
      const { token, message } = await changePassword(ctx, bodyText(body, 'password'), bodyText(body, 'newPass'));
      return { error: false, status: true, msg: message, token };
    },
    { sentAs: { oldPassword: 'password', newPassword: 'newPass' } },
  ),
);

profileRouter.put(
  '/user/:id',
  about({
    summary: "Changes name, phone and pictures of the viewer's account.",
    details: 'An e-mail or isAdmin that is sent is not read.',
    caller: 'shopper',
    graph: 'Mutation.updateProfile',
    body: z.object({
      name: z.string(),
      phone: z.string(),
      images: pictures.optional().describe('Own pictures, the avatar first; absent: those that are there.'),
    }),
    answer: noticeJson.extend({ user: userJson }),
    refusals: [ErrorCode.BAD_USER_INPUT, ErrorCode.FORBIDDEN],
  }),
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
  about({
    summary: "Uploads pictures into the viewer's store of uploads, where they are kept for a day.",
    caller: 'shopper',
    ...MUCH_WORK,
    graph: 'Mutation.uploadImages',
    form: z.object({
      images: z.array(z.file()).min(1).max(5).describe('Up to 5 files of 5 MB: JPEG, PNG or WebP.'),
    }),
    status: 201,
    answer: noticeJson.extend({ images: pictures }),
    refusals: [ErrorCode.BAD_USER_INPUT, ErrorCode.PAYLOAD_TOO_LARGE, ErrorCode.CONFLICT],
  }),
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
  about({
    summary: "The viewer's store of uploads, the latest first.",
    caller: 'shopper',
    graph: 'User.uploadedImages',
    answer: pictures,
  }),
  route(async (ctx) => restImageUrls(await listUploadedImages(ctx, viewerOf(ctx).id))),
);

profileRouter.delete(
  '/imageUpload/deleteAllImages',
  about({
    summary: "Empties the viewer's store of uploads; pictures of the profile stay.",
    caller: 'shopper',
    graph: 'Mutation.clearUploadedImages',
    answer: noticeJson,
  }),
  route(async (ctx) => {
    const { message } = await clearUploadedImages(ctx);
    return { error: false, status: true, msg: message };
  }),
);

/** @returns null when none were sent, which leaves those that are there */
function imageUrlsIn({ images }: Record<string, unknown>): string[] | null {
  if (images === undefined || images === null) return null;
  if (Array.isArray(images) && images.every((url) => typeof url === 'string')) return images;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('images must be a list of addresses.'), 'images');
}
