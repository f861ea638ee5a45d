import { Args, ArgsType, Ctx, Field, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../shared/context.js';
import { DirectResolver } from '../shared/schema/direct-resolver.js';
import { Image } from './image.entity.js';
import { imageSrcset, imageUrl, zoomUrl } from './image-store.js';

/** How large a picture is asked for. */
@ArgsType()
class UrlArgs {
  @Field(() => Int, {
    nullable: true,
    description:
      'Pixels wanted: the smallest stored file at least that wide is named, or the widest there is. Absent: the widest.',
  })
  width?: number | null;
}

/** Where a picture is to be had. */
@Resolver(() => Image)
export class MediaResolver {
  @FieldResolver(() => String, {
    description: "The picture's address on the shop's own host, a WebP file that never changes.",
  })
  @DirectResolver()
  url(@Root() image: Readonly<Image>, @Ctx() _: Context, @Args() { width }: UrlArgs): string {
    return imageUrl(image, width);
  }

  @FieldResolver(() => String, {
    description:
      'All files of the picture with their widths, e.g. "/images/a-224.webp 224w, /images/a-448.webp 448w", for the srcset attribute of an img.',
  })
  @DirectResolver()
  srcset(@Root() image: Readonly<Image>): string {
    return imageSrcset(image);
  }

  @FieldResolver(() => String, {
    description:
      'The address of the picture for looking at it from close by, at least as wide as any in `srcset`: 1200 pixels where the shop has drawn it. Ask for the file only when somebody zooms.',
  })
  @DirectResolver()
  zoomUrl(@Root() image: Readonly<Image>): string {
    return zoomUrl(image);
  }
}
