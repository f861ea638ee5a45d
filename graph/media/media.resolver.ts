import { Arg, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { Image } from './image.entity.js';
import { imageUrl } from './image-store.js';

/** Where a picture is to be had. */
@Resolver(() => Image)
export class MediaResolver {
  @FieldResolver(() => String, {
    description: "The picture's address on the shop's own host, a WebP file that never changes.",
  })
  url(
    @Root() image: Image,
    @Arg('width', () => Int, {
      nullable: true,
      description:
        'Pixels wanted: the smallest stored file at least that wide is named, or the widest there is. Absent: the widest.',
    })
    width: number | null,
  ): string {
    return imageUrl(image, width);
  }
}
