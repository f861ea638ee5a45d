import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Ctx, Extensions, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Image } from '../../media/image.entity.js';
import type { Context } from '../../shared/context.js';
import { MUCH_WORK } from '../../shared/schema/much-work.js';
import { payload } from '../../shared/schema/payload.js';
import { bytesOfUploads } from '../../uploads/graph-uploads.js';
import { ProfileInput } from '../accounts.inputs.js';
import { imagesByUserId, needsProviderByUserId } from '../accounts.loaders.js';
import { ImagesPayload, SignInPayload, UserPayload } from '../accounts.payloads.js';
import { clearUploadedImages, listUploadedImages, uploadImages } from '../pictures/pictures.service.js';
import { changePassword } from '../sign-in/change-password.js';
import { User } from '../user.entity.js';
import { updateProfile } from './profile.service.js';

/** What shoppers do with their own accounts. */
@Resolver(() => User)
export class ProfileResolver {
  @FieldResolver(() => [Image], {
    description: 'The pictures of the profile, the avatar first; initials until the shopper uploads one.',
  })
  images(@Ctx() ctx: Context, @Root() user: Readonly<User>): Promise<Image[]> {
    return imagesByUserId(ctx).load(user.id);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the account has no password, so that a provider, a phone or a passkey lets the shopper in; requestPasswordReset sets one where there is an e-mail.',
  })
  needsProvider(@Ctx() ctx: Context, @Root() user: Readonly<User>): Promise<boolean> {
    return needsProviderByUserId(ctx).load(user.id);
  }

  @FieldResolver(() => [Image], {
    description:
      'The store of uploads: pictures uploaded within the last day and not cleared, the latest first, whether they are on the profile or not.',
  })
  uploadedImages(@Ctx() ctx: Context, @Root() user: Readonly<User>): Promise<Image[]> {
    return listUploadedImages(ctx, user.id);
  }

  @Mutation(() => UserPayload, {
    description:
      "Changes the viewer's name, phone number and pictures, or those of them that are sent. For a signed-in shopper. Refused with BAD_USER_INPUT.",
  })
  updateProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => ProfileInput, { description: 'What is to be; what is absent stays.' }) input: ProfileInput,
  ): Promise<UserPayload> {
    return payload(ctx, () => updateProfile(ctx, input));
  }

  @Extensions(MUCH_WORK)
  @Mutation(() => SignInPayload, {
    description:
      "Gives the viewer's account another password. Every token made before ends; the answer brings a new one. For a signed-in shopper. Refused with BAD_USER_INPUT or INVALID_CREDENTIALS; wrong guesses count as those of signIn do.",
  })
  changePassword(
    @Ctx() ctx: Context,
    @Arg('oldPassword', () => String, { description: 'The password that holds now.' }) oldPassword: string,
    @Arg('newPassword', () => String, { description: '6 to 1024 characters; only a hash of it is kept.' })
    newPassword: string,
  ): Promise<SignInPayload> {
    return payload(ctx, () => changePassword(ctx, oldPassword, newPassword));
  }

  @Extensions(MUCH_WORK)
  @Mutation(() => ImagesPayload, {
    description:
      "Uploads up to 5 JPEG, PNG or WebP pictures of at most 5 MB each into the viewer's store of uploads, all or none; updateProfile puts them on the profile. An API key with catalogue:write fills the store of the admin who made it. For a signed-in shopper. A multipart request with the header apollo-require-preflight, to Shop.uploadUrl. Refused with BAD_USER_INPUT, PAYLOAD_TOO_LARGE or CONFLICT.",
  })
  async uploadImages(
    @Ctx() ctx: Context,
    @Arg('images', () => [GraphQLUpload], { description: 'The files.' }) images: Promise<FileUpload>[],
  ): Promise<ImagesPayload> {
    return { images: [], ...(await payload(ctx, async () => uploadImages(ctx, await bytesOfUploads(images)))) };
  }

  @Mutation(() => ImagesPayload, {
    description: "Empties the viewer's store of uploads; pictures of the profile stay. For a signed-in shopper.",
  })
  async clearUploadedImages(@Ctx() ctx: Context): Promise<ImagesPayload> {
    return { images: [], ...(await payload(ctx, () => clearUploadedImages(ctx))) };
  }
}
