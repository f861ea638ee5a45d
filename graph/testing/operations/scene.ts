import jwt from 'jsonwebtoken';
import { In } from 'typeorm';
import { v7 } from 'uuid';
import { clearUploadedImages } from '../../accounts/pictures/pictures.service.js';
import { User } from '../../accounts/user.entity.js';
import { ApiKey } from '../../api-keys/api-key.entity.js';
import { Banner, BannerPlacement } from '../../banners/banner.entity.js';
import { HomeSlide } from '../../banners/home-slide.entity.js';
import { variantsByProductId } from '../../catalogue/catalogue.loaders.js';
import type { Category } from '../../catalogue/category.entity.js';
import type { Product } from '../../catalogue/product.entity.js';
import type { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { DeliveryZone } from '../../delivery/delivery-zone.entity.js';
import { ensureDemoAccounts } from '../../demo/demo-accounts.js';
import { Attempt } from '../../limits/attempt.entity.js';
import { Country } from '../../location/country.entity.js';
import { Image } from '../../media/image.entity.js';
import type { OrderStatus } from '../../orders/order-status.js';
import { Review } from '../../reviews/review.entity.js';
import { refreshRatings } from '../../reviews/reviews.queries.js';
import { paiseOfRupees } from '../../shared/money/money.js';
import { Role } from '../../shared/rights/role.js';
import { aFilledCart, aUser } from '../factories/account.factory.js';
import { aKey } from '../factories/api-key.factory.js';
import { aCategory, aProduct } from '../factories/catalogue.factory.js';
import { aVariant, startCheckout } from '../factories/checkout.factory.js';
import { aCashOrderOf, anOrderOf, aReturnOf } from '../factories/order.factory.js';
import { aPicture } from '../factories/picture.factory.js';
import { openShop, type TestShop } from '../shop.js';
import { operationOf, sendOperation } from '../upload-calls.js';
import { type Caller, KEY_HOLDERS, KEYS, type KeyHolder } from './who.js';

/** The password of every account of the scene, as the examples have it. */
export const PASSWORD = 'shopper-demo';

/** An id that nothing has. */
export const NOBODYS_ID = '01900000-0000-7000-8000-000000000000';

/** What is for sale. */
interface Goods {
  imageId: string;
  food: Category;
  dals: Category;
  /** Comes in two packs: 500 g at ₹60 instead of ₹80, and 1 kg at ₹110. */
  dal: Product;
  packs: [ProductVariant, ProductVariant];
}

/** Who may come to the shop besides the owner of what a call is about. */
interface People {
  other: User;
  admin: User;
  packer: User;
  support: User;
  /** The admin who made the keys. */
  keyMaker: User;
  keys: Record<KeyHolder, string>;
}

/** A shop with a little of everything, and the owner of the things that calls are about. */
export class Scene {
  constructor(
    readonly shop: TestShop,
    readonly goods: Goods,
    readonly people: People,
    readonly owner: User,
  ) {}

  /** The same shop for a shopper who has nothing yet. */
  async ofAnother(): Promise<Scene> {
    return new Scene(this.shop, this.goods, this.people, await aMember(this.shop));
  }

  /** The same for other people in every role, but for who made the keys. */
  async amongOthers(): Promise<Scene> {
    const people = { ...this.people, ...(await peopleOf(this.shop)) };
    return new Scene(this.shop, this.goods, people, await aMember(this.shop));
  }

  /**
   * Takes the roles from those who came by `amongOthers`, of whom a shop has a limited number. Does
   * nothing to the people of the shop.
   */
  async dismissOthers({ people }: Scene): Promise<void> {
    const staff = [this.people.admin, this.people.packer, this.people.support];
    if (this.people !== people)
      await this.shop.database.manager.update(User, { id: In(staff.map(({ id }) => id)) }, { role: null });
  }

  /** Forgets what was counted against the network and addresses of the tests. */
  async clearAttempts(): Promise<void> {
    await this.shop.database.manager.clear(Attempt);
  }

  /** Saves a row; answers its id. */
  async save(entity: Parameters<TestShop['database']['manager']['save']>[0], row: object): Promise<string> {
    return ((await this.shop.database.manager.save(entity, row)) as { id: string }).id;
  }

  /**
   * Fills the cart of the owner, or of another shopper, with small packs of dal and nothing else.
   */
  async cart(quantity = 1, { id } = this.owner): Promise<User> {
    await this.emptyCart(id);
    await aFilledCart(this.shop.ctx(), { id }, { [this.goods.packs[0].id]: quantity });
    return this.owner;
  }

  async emptyCart(userId = this.owner.id): Promise<void> {
    await this.shop.database.query('DELETE FROM cart_line WHERE user_id = $1', [userId]);
  }

  /** The only line in the owner's cart. */
  async line(): Promise<{ id: string }> {
    await this.emptyCart();
    const [line] = await aFilledCart(this.shop.ctx(), this.owner, { [this.goods.packs[0].id]: 1 });
    return { id: line?.id ?? '' };
  }

  /** A checkout of the owner's that waits to be paid. */
  async checkout(): Promise<{ id: string; orderId: string }> {
    return startCheckout(this.shop, await this.cart());
  }

  async order(through: readonly OrderStatus[] = []): Promise<string> {
    return anOrderOf(this.shop, await this.cart(), through);
  }

  async cashOrder(through: readonly OrderStatus[] = []): Promise<string> {
    return aCashOrderOf(this.shop, await this.cart(), through);
  }

  async orderReturn(wishes: { approved?: boolean } = {}): Promise<string> {
    return aReturnOf(this.shop, await this.cart(), wishes);
  }

  async category(parentId: string | null = null): Promise<string> {
    return (await aCategory(this.shop.ctx(), { parentId })).id;
  }

  async product(): Promise<string> {
    return (await aProduct(this.shop.ctx())).id;
  }

  async variant(): Promise<ProductVariant> {
    return aVariant(this.shop, { price: 60 });
  }

  /** The only review of a product without other ratings. */
  async review(): Promise<string> {
    const productId = await this.product();
    const review = { productId, userId: null, customerRating: 2, customerName: 'Asha', text: 'Cheaper at mine' };
    const id = await this.save(Review, review);
    await refreshRatings(this.shop.ctx(), [productId]);
    return id;
  }

  /** The only picture in a shopper's store of uploads. */
  async upload(uploader: User): Promise<string> {
    await clearUploadedImages(this.shop.ctx(uploader));
    const { data } = await sendOperation(this.shop, uploader, operationOf([{ bytes: await aPicture() }]));
    return data.uploadImages.images[0].id;
  }

  /** Who a caller is; programs are the admin who made their key. */
  personOf(caller: Caller): User {
    if (caller === 'other' || caller === 'packer' || caller === 'support') return this.people[caller];
    if (caller in KEYS) return this.people.keyMaker;
    return caller === 'admin' ? this.people.admin : this.owner;
  }

  /** What a caller sends as Authorization; a forged token names the owner. */
  credentialsOf(caller: Caller): User | string | null {
    if (caller === 'visitor') return null;
    if (caller in KEYS) return `Bearer ${this.people.keys[caller as KeyHolder]}`;
    if (caller !== 'forged' && caller !== 'expired') return this.personOf(caller);
    const secret = caller === 'forged' ? 'a-secret-of-somebody-else-altogether' : this.shop.config.jwtSecret;
    const expiresIn = caller === 'forged' ? '1h' : '-1h';
    const claims = { issuer: 'jhola', audience: 'jhola-shop', subject: this.owner.id };
    return `Bearer ${jwt.sign({ tv: this.owner.tokenVersion }, secret, { ...claims, expiresIn })}`;
  }
}

/** Opens a shop with a little of everything. Mails wait in the queue, which does not run. */
export async function openScene(): Promise<Scene> {
  const shop = await openShop({
    ...{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@example.com' },
    ...{ SMS_URL: 'http://127.0.0.1:9/', SMS_TOKEN: 'texts' },
  });
  const ctx = shop.ctx();
  await ensureDemoAccounts(ctx);
  const days = { pinPrefixes: ['5'], freshDays: 0, generalDays: 2, cutoff: '17:00', slots: ['18:00-21:00'] };
  await ctx.db.insert(DeliveryZone, { name: 'India', ...days });
  await ctx.db.insert(Country, [
    { name: 'India', iso2: 'IN', position: 1 },
    { name: 'Nepal', iso2: 'NP', position: 2 },
  ]);
  const goods = await putUpGoods(shop);
  const { imageId, food, dals } = goods;
  await ctx.db.insert(HomeSlide, { position: 1, imageId, categoryId: food.id, narrowImageId: null });
  for (const placement of [BannerPlacement.HOME, BannerPlacement.SIDE])
    await ctx.db.insert(Banner, { placement, position: 1, imageId, categoryId: food.id, subCategoryId: dals.id });
  const people = await peopleOf(shop);
  const [keyMaker, owner] = [await aMember(shop, Role.OWNER), await aMember(shop)];
  const keys = await keysOf(shop, keyMaker, people.other);
  return new Scene(shop, goods, { ...people, keyMaker, keys }, owner);
}

async function peopleOf(shop: TestShop): Promise<Omit<People, 'keys' | 'keyMaker'>> {
  return {
    other: await aMember(shop),
    admin: await aMember(shop, Role.OWNER),
    packer: await aMember(shop, Role.PACKER),
    support: await aMember(shop, Role.SUPPORT),
  };
}

function aMember(shop: TestShop, role: Role | null = null): Promise<User> {
  return aUser(shop.ctx(), { name: 'Asha Rao', password: PASSWORD, role });
}

async function putUpGoods(shop: TestShop): Promise<Goods> {
  const ctx = shop.ctx();
  const imageId = v7();
  await ctx.db.insert(Image, { id: imageId, key: 'dal', alt: 'A bowl of dal', width: 640, height: 640, widths: [640] });
  const food = await aCategory(ctx, { name: 'Food', imageId, color: '#FFEEDD' });
  const dals = await aCategory(ctx, { name: 'Dals', parentId: food.id });
  await aCategory(ctx, { name: 'Halves', parentId: dals.id });
  const prior = { rating: 4, count: 2 };
  const placement = { categoryId: food.id, subCategoryId: dals.id, imageIds: [imageId], prior };
  const small = { weight: '500 g', pricePaise: paiseOfRupees(60), oldPricePaise: paiseOfRupees(80), onHand: 500 };
  const large = { weight: '1 kg', pricePaise: paiseOfRupees(110), onHand: 500 };
  const toor = { name: 'Toor Dal', featured: true, countries: ['IN'], variants: [small, large] };
  const dal = await aProduct(ctx, { ...placement, ...toor });
  for (const name of ['Moong Dal', 'Urad Dal']) await aProduct(ctx, { ...placement, name, price: 99.5 });
  await aProduct(ctx, { ...placement, name: 'Sel Roti', countries: ['NP'] });
  const review = { productId: dal.id, userId: null, customerRating: 4.5, customerName: 'Asha' };
  for (let number = 0; number < 7; number++) {
    await ctx.db.insert(Review, { ...review, text: `Review ${number}`, dateCreated: new Date() });
  }
  await refreshRatings(ctx, [dal.id]);
  const [one, two] = await variantsByProductId(ctx).load(dal.id);
  if (!one || !two) throw new Error('the dal has two packs');
  return { imageId, food, dals, dal, packs: [one, two] };
}

async function keysOf(shop: TestShop, keyMaker: User, other: User): Promise<Record<KeyHolder, string>> {
  const entries = KEY_HOLDERS.map(async (holder) => {
    const scope = KEYS[holder];
    const { key, id } = await aKey(shop, { madeBy: keyMaker, ...(scope ? { scopes: [scope] } : {}) });
    const { manager } = shop.database;
    if (holder === 'revokedKey') await manager.update(ApiKey, { id }, { revokedAt: new Date() });
    if (holder === 'expiredKey') await manager.update(ApiKey, { id }, { expiresAt: new Date(Date.now() - 1_000) });
    if (holder === 'keyOfNoAdmin') await manager.update(ApiKey, { id }, { madeById: other.id });
    return [holder, holder === 'unknownKey' ? `${key.slice(0, -4)}AAAA` : key] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<KeyHolder, string>;
}
