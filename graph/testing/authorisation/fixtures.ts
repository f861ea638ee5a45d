import { v7 } from 'uuid';
import type { User } from '../../accounts/user.entity.js';
import { Banner, BannerPlacement } from '../../banners/banner.entity.js';
import { HomeSlide } from '../../banners/home-slide.entity.js';
import type { ProductVariant } from '../../catalogue/product-variant.entity.js';
import { Image } from '../../media/image.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { Review } from '../../reviews/review.entity.js';
import { WebhookEndpoint } from '../../webhooks/webhook-endpoint.entity.js';
import { WebhookTopic } from '../../webhooks/webhook-topic.js';
import { WishlistItem } from '../../wishlist/wishlist-item.entity.js';
import { aFilledCart, anAddress } from '../factories/account.factory.js';
import { aCategory } from '../factories/catalogue.factory.js';
import { aBuyer, aVariant, startCheckout } from '../factories/checkout.factory.js';
import { anOrderOf, aReturnOf } from '../factories/order.factory.js';
import type { TestShop } from '../shop.js';

/** What the calls are about; everything of a person's is the owner's. */
export interface Fixtures {
  shop: TestShop;
  owner: User;
  variant: ProductVariant;
  /** What the owner has paid for and not ordered yet. */
  paid: string[];
}

/** Puts up what the calls are about. */
export async function fixturesOf(shop: TestShop, owner: User): Promise<Fixtures> {
  return { shop, owner, variant: await aVariant(shop, { countInStock: 10_000 }), paid: [] };
}

export async function someOrder({ shop, variant }: Fixtures, through: OrderStatus[] = []): Promise<object> {
  return { id: await anOrderOf(shop, await aBuyer(shop, variant), through) };
}

export async function someReturn({ shop, variant }: Fixtures, wishes: { approved?: boolean } = {}): Promise<object> {
  return { id: await aReturnOf(shop, await aBuyer(shop, variant), wishes) };
}

/** An order of the owner's, who has nothing else in the cart then. */
export async function orderOfOwner(
  { shop, owner, variant, paid }: Fixtures,
  through: OrderStatus[] = [],
): Promise<object> {
  await orderWhatIsPaid({ shop, owner, variant, paid });
  await emptyCart(shop, owner);
  await aFilledCart(shop.ctx(), owner, { [variant.id]: 1 });
  return { id: await anOrderOf(shop, owner, through) };
}

export async function someReview({ shop, variant }: Fixtures): Promise<object> {
  const review = { productId: variant.productId, customerName: 'Asha', customerRating: 1, text: 'Buy elsewhere' };
  return { id: (await shop.database.manager.save(Review, review)).id };
}

async function anImage({ shop }: Fixtures): Promise<string> {
  const image = { id: v7(), key: 'dal', alt: 'Dal', width: 640, height: 640, widths: [640] };
  return (await shop.database.manager.save(Image, image)).id;
}

export async function aBanner(fixtures: Fixtures): Promise<Pick<Banner, 'id' | 'placement'>> {
  const { id: categoryId } = await aCategory(fixtures.shop.ctx());
  const banner = { placement: BannerPlacement.HOME, position: 1, categoryId, imageId: await anImage(fixtures) };
  const { id, placement } = await fixtures.shop.database.manager.save(Banner, banner);
  return { id, placement };
}

export async function aSlide(fixtures: Fixtures): Promise<string> {
  const { manager } = fixtures.shop.database;
  const slide = { position: (await manager.count(HomeSlide)) + 1, imageId: await anImage(fixtures) };
  return (await manager.save(HomeSlide, slide)).id;
}

export async function emptyCart(shop: TestShop, { id }: User): Promise<void> {
  await shop.database.query('DELETE FROM cart_line WHERE user_id = $1', [id]);
}

/** The only line in the owner's cart. */
export async function aLine({ shop, owner, variant }: Fixtures): Promise<object> {
  await emptyCart(shop, owner);
  const [line] = await aFilledCart(shop.ctx(), owner, { [variant.id]: 1 });
  return { id: line?.id };
}

/** A checkout of the owner's that waits to be paid; of other goods each time, since the same cart is the same checkout. */
export async function aCheckout(fixtures: Fixtures): Promise<{ id: string; orderId: string }> {
  await aLine({ ...fixtures, variant: await aVariant(fixtures.shop) });
  return startCheckout(fixtures.shop, fixtures.owner);
}

/** Whoever has paid without an order cannot begin another checkout. */
export async function orderWhatIsPaid({ shop, owner, paid }: Fixtures): Promise<void> {
  for (const paymentId of paid.splice(0))
    await shop.rest('POST /api/orders/create', { as: owner, body: { paymentId } });
}

/** A product on the owner's list. */
export async function aWish({ shop, owner }: Fixtures): Promise<object> {
  const { productId } = await aVariant(shop);
  const { id } = await shop.database.manager.save(WishlistItem, { userId: owner.id, productId });
  return { id };
}

/** A place in the owner's address book. */
export async function aPlace({ shop, owner }: Fixtures): Promise<{ id: string }> {
  return { id: await anAddress(shop.ctx(), owner) };
}

/** An endpoint that is told of next to nothing. */
export async function anEndpoint(shop: TestShop): Promise<WebhookEndpoint> {
  const endpoint = { url: 'https://8.8.8.8/', topics: [WebhookTopic.PAYMENTS], secret: 'whsec_' };
  // There may be so many, and each caller has one.
  await shop.database.manager.deleteAll(WebhookEndpoint);
  return shop.database.manager.save(WebhookEndpoint, endpoint);
}
