import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { ensureDemoAccounts } from '../accounts/demo-accounts.js';
import type { User } from '../accounts/user.entity.js';
import { Banner, BannerPlacement } from '../banners/banner.entity.js';
import { HomeSlide } from '../banners/home-slide.entity.js';
import { variantsByProductId } from '../catalogue/catalogue.loaders.js';
import type { Category } from '../catalogue/category.entity.js';
import type { Product } from '../catalogue/product.entity.js';
import type { ProductVariant } from '../catalogue/product-variant.entity.js';
import { DeliveryZone } from '../delivery/delivery-zone.entity.js';
import { Country } from '../location/country.entity.js';
import { Image } from '../media/image.entity.js';
import { OrderStatus } from '../orders/order-status.js';
import { refundOrder } from '../payments/fulfilment/refund-order.js';
import { Refund } from '../payments/refunds/refund.entity.js';
import { Review } from '../reviews/review.entity.js';
import { settleRatings } from '../reviews/reviews.service.js';
import { paiseOfRupees } from '../shared/money.js';
import { projectRoot } from '../shared/project-root.js';
import { aFilledCart, anAddress, aUser } from '../testing/factories/account.factory.js';
import { aKey } from '../testing/factories/api-key.factory.js';
import { aCategory, aProduct } from '../testing/factories/catalogue.factory.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout } from '../testing/factories/checkout.factory.js';
import { aCashOrderOf, anOrderOf, aReturnOf, TO_THE_DOOR, takeCash } from '../testing/factories/order.factory.js';
import { aPicture } from '../testing/factories/picture.factory.js';
import { subscribe } from '../testing/listen.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { aStandInToken } from '../testing/sign-in-window.js';
import { operationOf, type SentFile, sendOperation } from '../testing/upload-calls.js';
import { WebhookDelivery } from '../webhooks/webhook-delivery.entity.js';
import { WebhookEndpoint } from '../webhooks/webhook-endpoint.entity.js';
import { WebhookTopic } from '../webhooks/webhook-topic.js';
import { WishlistItem } from '../wishlist/wishlist-item.entity.js';
import { type Example, readCollections, readExamples } from './examples.js';

const examples = await readExamples();
const collections = await readCollections();
const readme = await readFile(path.join(projectRoot, 'README.md'), 'utf8');

let shop: TestShop;
let food: Category;
let dals: Category;
let dal: Product;
let packs: ProductVariant[];

beforeAll(async () => {
  shop = await openShop();
  const ctx = shop.ctx();
  await ensureDemoAccounts(ctx);
  await ctx.db.insert(DeliveryZone, {
    name: 'India',
    pinPrefixes: ['5'],
    freshDays: 0,
    generalDays: 2,
    cutoff: '17:00',
  });
  await ctx.db.insert(Country, [
    { name: 'India', iso2: 'IN', position: 1 },
    { name: 'Nepal', iso2: 'NP', position: 2 },
  ]);
  const imageId = v7();
  await ctx.db.insert(Image, { id: imageId, key: 'dal', alt: 'A bowl of dal', width: 640, height: 640, widths: [640] });
  food = await aCategory(ctx, { name: 'Food', imageId });
  dals = await aCategory(ctx, { name: 'Dals', parentId: food.id });
  const placement = {
    categoryId: food.id,
    subCategoryId: dals.id,
    imageIds: [imageId],
    prior: { rating: 4, count: 2 },
  };
  dal = await aProduct(ctx, {
    ...placement,
    name: 'Toor Dal',
    featured: true,
    countries: ['IN'],
    variants: [
      { weight: '500 g', pricePaise: paiseOfRupees(60), oldPricePaise: paiseOfRupees(80), onHand: 90 },
      { weight: '1 kg', pricePaise: paiseOfRupees(110), onHand: 90 },
    ],
  });
  for (const name of ['Moong Dal', 'Urad Dal']) await aProduct(ctx, { ...placement, name });
  await aProduct(ctx, { ...placement, name: 'Sel Roti', countries: ['NP'] });
  packs = await variantsByProductId(ctx).load(dal.id);
  const words = Array.from({ length: 7 }, (_, index) => `Review ${index}`);
  const review = { productId: dal.id, userId: null, customerRating: 4.5, customerName: 'Asha' };
  await ctx.db.insert(
    Review,
    words.map((text) => ({ ...review, text, dateCreated: new Date() })),
  );
  await settleRatings(ctx, [dal.id]);
  await ctx.db.insert(HomeSlide, { position: 1, imageId, categoryId: food.id, narrowImageId: null });
  for (const placement of [BannerPlacement.HOME, BannerPlacement.SIDE])
    await ctx.db.insert(Banner, { placement, position: 1, imageId, categoryId: food.id, subCategoryId: dals.id });
});

afterAll(() => shop.close());

/** How an operation of the file is run. */
interface Run {
  as?: User;
  /** In place of those of the same names in the comment above the operation. */
  variables?: object;
  /** Sent along, for an operation that takes files. */
  files?: SentFile[];
  /** Where they stand in the variables; in `images` unless it is said. */
  fileMap?: object;
  /** What its answer shows, at the least. */
  shows: object;
}

/** A run of each operation of the file, by its name. */
const runs: Record<string, () => Promise<Run> | Run> = {
  ShopInfo: () => ({ shows: { shop: { name: 'Jhola', currency: 'INR' } } }),
  Menus: () => ({ shows: { categories: [{ name: 'Food', children: [{ name: 'Dals' }] }] } }),
  Category: () => ({ variables: { id: dals.id }, shows: { category: { parent: { name: 'Food' }, productCount: 4 } } }),
  Home: () => ({
    shows: {
      homeSlides: [{ category: { id: food.id } }],
      offers: [{ subCategory: { id: dals.id } }],
      sideBanners: [{ images: [{ alt: 'A bowl of dal' }] }],
      featured: { nodes: [{ name: 'Toor Dal' }] },
    },
  }),
  Search: () => ({
    variables: { query: 'dal toor', filter: {} },
    shows: { search: { totalCount: 1, nodes: [{ name: 'Toor Dal' }] } },
  }),
  Suggest: () => ({ shows: { suggest: { categories: [{ name: 'Dals' }] } } }),
  Listing: () => ({
    variables: { filter: { ...documented('Listing').filter, categoryId: food.id } },
    shows: { products: { totalCount: 4, nodes: [{ name: 'Toor Dal' }, {}], pageInfo: { hasNextPage: true } } },
  }),
  NextPage: async () => {
    const first = await run('NextPage', { variables: { filter: { categoryId: food.id }, after: null }, shows: {} });
    return {
      variables: { filter: { categoryId: food.id }, after: first.products.pageInfo.endCursor },
      shows: { products: { nodes: [{}, {}], pageInfo: { hasPreviousPage: true, hasNextPage: false } } },
    };
  },
  Reduced: () => ({ shows: { products: { nodes: [{ name: 'Toor Dal', oldPrice: 80, discount: 25 }] } } }),
  Product: () => ({
    variables: { id: dal.id },
    shows: {
      product: {
        weightOptions: ['500 g', '1 kg'],
        variants: [{ price: 60 }, { price: 110 }],
        reviews: { totalCount: 7, pageInfo: { hasNextPage: true } },
        related: [{}, {}, {}],
      },
    },
  }),
  OlderReviews: async () => {
    const first = await run('OlderReviews', { variables: { id: dal.id, after: null }, shows: {} });
    return {
      variables: { id: dal.id, after: first.product.reviews.pageInfo.endCursor },
      shows: { product: { reviews: { nodes: [{}, {}], pageInfo: { hasNextPage: false } } } },
    };
  },
  Countries: () => ({ shows: { countries: [{ name: 'India' }] } }),
  SoldTo: () => ({ shows: { products: { totalCount: 3 } } }),
  SignUp: () => ({ shows: { signUp: { user: { email: 'meera@example.com' } } } }),
  SignIn: () => ({ shows: { signIn: { token: expect.any(String), user: { name: 'Asha Shopper' } } } }),
  IssueSignInNonce: () => ({ shows: { issueSignInNonce: { nonce: expect.any(String), clientId: 'jhola' } } }),
  SignInWithProvider: async () => ({
    variables: {
      ...documented('SignInWithProvider'),
      idToken: await aStandInToken(shop.address, { name: 'Zoya Khan', email: 'zoya@example.com' }),
    },
    shows: { signInWithProvider: { token: expect.any(String), user: { name: 'Zoya Khan' } } },
  }),
  MyAccount: async () => ({
    as: (await aShopperWithAnUpload()).as,
    shows: { me: { images: [], uploadedImages: [{ url: expect.stringContaining('/images/') }] } },
  }),
  UploadImages: async () => ({
    as: await aUser(shop.ctx()),
    files: [{ bytes: await aPicture() }],
    shows: { uploadImages: { images: [{ srcset: expect.stringContaining(' 640w') }], message: 'Images Uploaded!' } },
  }),
  UpdateProfile: async () => {
    const { as, imageId } = await aShopperWithAnUpload();
    return {
      as,
      variables: { input: { ...documented('UpdateProfile').input, images: [imageId] } },
      shows: { updateProfile: { user: { name: 'Asha Rao', images: [{ id: imageId }] }, message: 'user updated' } },
    };
  },
  ImportCatalogue: async () => ({
    as: await aUser(shop.ctx(), { isAdmin: true }),
    files: [{ bytes: Buffer.from('name,category,price\nRajma,Food,150\nPoha,Food,\n'), name: 'goods.csv' }],
    fileMap: { 0: ['variables.file'] },
    shows: { importCatalogue: { created: 1, refused: 1, problems: [{ row: 3, column: 'price' }] } },
  }),
  ClearUploadedImages: async () => ({
    as: (await aShopperWithAnUpload()).as,
    shows: { clearUploadedImages: { message: expect.any(String) } },
  }),
  ChangePassword: async () => ({
    as: await aUser(shop.ctx(), { password: 'shopper-demo' }),
    shows: { changePassword: { token: expect.any(String) } },
  }),
  MyCart: async () => ({
    as: await aBuyer(shop, pack(0), 2),
    shows: { me: { cart: { total: 120, lines: [{ variant: { weight: '500 g' }, subTotal: 120 }] } } },
  }),
  AddToCart: async () => ({
    as: await aUser(shop.ctx()),
    variables: { input: { ...documented('AddToCart').input, productId: dal.id, variantId: pack(1).id } },
    shows: { addToCart: { cart: { totalQuantity: 1, total: 110 }, message: 'Item is added in the cart' } },
  }),
  MergeCart: async () => ({
    as: await aUser(shop.ctx()),
    variables: { lines: [{ productId: dal.id, variantId: pack(1).id, quantity: 2, price: 60 }] },
    shows: { mergeCart: { cart: { totalQuantity: 2 }, changes: [{ outcome: 'ADDED', price: 110, priceBefore: 60 }] } },
  }),
  SetCartLineQuantity: async () => {
    const { as, lineId } = await aShopperWithALine();
    return {
      as,
      variables: { id: lineId },
      shows: { setCartLineQuantity: { cart: { totalQuantity: 3, total: 180 } } },
    };
  },
  RemoveCartLine: async () => {
    const { as, lineId } = await aShopperWithALine();
    return { as, variables: { id: lineId }, shows: { removeCartLine: { cart: { lines: [] } } } };
  },
  MyList: async () => ({
    as: (await aShopperWithAWish()).as,
    shows: { me: { wishlist: [{ product: { name: 'Toor Dal', price: 60 } }] } },
  }),
  Hearts: async () => {
    const { as } = await aShopperWithAWish();
    return { as, shows: { products: { nodes: expect.arrayContaining([{ id: dal.id, inWishlist: true }]) } } };
  },
  AddToWishlist: async () => ({
    as: await aUser(shop.ctx()),
    variables: { productId: dal.id },
    shows: { addToWishlist: { wishlist: [{ product: { id: dal.id } }], message: 'The product added in my list' } },
  }),
  RemoveFromWishlist: async () => {
    const { as, itemId } = await aShopperWithAWish();
    return { as, variables: { id: itemId }, shows: { removeFromWishlist: { wishlist: [] } } };
  },
  MyAddresses: async () => ({
    as: (await aShopperWithAnAddress()).as,
    shows: { me: { addresses: [{ label: 'Home', city: 'Bengaluru', isDefault: true, lastUsedAt: null }] } },
  }),
  AddAddress: async () => ({
    as: await aUser(shop.ctx()),
    shows: { addAddress: { addresses: [{ label: 'Office', isDefault: true }], message: 'Address saved' } },
  }),
  UpdateAddress: async () => {
    const { as, addressId: id } = await aShopperWithAnAddress();
    const variables = { ...documented('UpdateAddress'), id };
    return { as, variables, shows: { updateAddress: { addresses: [{ id, streetAddressLine1: '14 MG Road' }] } } };
  },
  SetDefaultAddress: async () => {
    const { as, addressId: id } = await aShopperWithAnAddress();
    return { as, variables: { id }, shows: { setDefaultAddress: { addresses: [{ id, isDefault: true }] } } };
  },
  RemoveAddress: async () => {
    const { as, addressId: id } = await aShopperWithAnAddress();
    return { as, variables: { id }, shows: { removeAddress: { addresses: [] } } };
  },
  AddReview: async () => ({
    as: await aUser(shop.ctx(), { name: 'Meera Nair' }),
    variables: { input: { ...documented('AddReview').input, productId: (await aProduct(shop.ctx())).id } },
    shows: { addReview: { review: { customerName: 'Meera Nair' }, product: { rating: 4.5, reviewCount: 1 } } },
  }),
  SubscribeToNewsletter: () => ({ shows: { subscribeToNewsletter: { ok: true } } }),
  StartPayment: async () => ({
    as: await aBuyer(shop, pack(0), 2),
    shows: { startPayment: { paymentOrder: { provider: 'standin', amountPaise: 12_000, currency: 'INR' } } },
  }),
  CancelPayment: async () => {
    const as = await aBuyer(shop, pack(0));
    const { id } = await startCheckout(shop, as);
    return { as, variables: { id }, shows: { cancelPayment: { cart: { totalQuantity: 1 } } } };
  },
  PlaceOrder: async () => {
    const as = await aBuyer(shop, pack(0));
    const { id, orderId } = await startCheckout(shop, as);
    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = await payAtStandIn(shop, orderId);
    return {
      as,
      variables: { input: { paymentOrderId: id, paymentId, signature } },
      shows: { placeOrder: { order: { status: 'CONFIRMED', total: 60, paymentId } } },
    };
  },
  MyOrders: async () => ({
    as: (await aShopperWithAnOrder()).as,
    shows: {
      me: { orders: { totalCount: 1, nodes: [{ lines: [{ productTitle: 'Toor Dal', options: ['500 g'] }] }] } },
    },
  }),
  Order: async () => {
    const { as, orderId } = await aShopperWithAnOrder();
    return { as, variables: { id: orderId }, shows: { order: { total: 60, lines: [{ quantity: 1 }], refunds: [] } } };
  },
  PaymentsNeedingAttention: async () => {
    await shop.database.query(
      "INSERT INTO webhook_event (event_id, raw, received_at) VALUES ('evt_1', '{}', now() - interval '2 minutes')",
    );
    return {
      as: await aUser(shop.ctx(), { isAdmin: true }),
      shows: { paymentsNeedingAttention: [{ kind: 'EVENT_WAITING', eventId: 'evt_1', order: null }] },
    };
  },
  SaveCategory: async () => ({
    as: await anAdmin(),
    variables: { input: { ...documented('SaveCategory').input, parentId: (await aCategory(shop.ctx())).id } },
    shows: { saveCategory: { category: { slug: 'millets', color: '#F8EBCB' } } },
  }),
  RemoveCategory: async () => ({
    as: await anAdmin(),
    variables: { id: (await aCategory(shop.ctx())).id, moveTo: (await aCategory(shop.ctx())).id },
    shows: { removeCategory: { ok: true } },
  }),
  SaveProduct: async () => {
    const { as, imageId } = await anAdminWithAnUpload();
    const top = await aCategory(shop.ctx());
    const below = await aCategory(shop.ctx(), { parentId: top.id });
    const { input } = documented('SaveProduct');
    return {
      as,
      variables: { input: { ...input, categoryId: top.id, subCategoryId: below.id, images: [imageId] } },
      shows: { saveProduct: { product: { countInStock: 65, discount: 22, images: [{ alt: 'Ragi Flour' }] } } },
    };
  },
  RemoveProduct: async () => ({
    as: await anAdmin(),
    variables: { id: (await aProduct(shop.ctx())).id },
    shows: { removeProduct: { ok: true } },
  }),
  AdjustStock: async () => ({
    as: await anAdmin(),
    variables: { ...documented('AdjustStock'), variantId: (await aVariant(shop)).id },
    shows: { adjustStock: { product: { countInStock: 34 } } },
  }),
  StockHistory: async () => {
    const { id, productId } = await aVariant(shop);
    const as = await anAdmin();
    await run('AdjustStock', { as, variables: { variantId: id }, shows: {} });
    return {
      as,
      variables: { id: productId },
      shows: { product: { variants: [{ stock: { onHand: 34, movements: { nodes: [{ delta: 24 }] } } }] } },
    };
  },
  SaveBanner: async () => {
    const { as, imageId } = await anAdminWithAnUpload();
    return {
      as,
      variables: { input: { ...documented('SaveBanner').input, imageId, categoryId: food.id } },
      shows: { saveBanner: { banner: { images: [{ alt: 'Mango days' }], category: { name: 'Food' } } } },
    };
  },
  RemoveBanner: async () => {
    const banner = { placement: BannerPlacement.SIDE, position: 2, imageId: await anImage(), categoryId: food.id };
    const { id } = await shop.database.manager.save(Banner, banner);
    return { as: await anAdmin(), variables: { id }, shows: { removeBanner: { ok: true } } };
  },
  SaveHomeSlide: async () => {
    const { as, imageId } = await anAdminWithAnUpload();
    const input = { ...documented('SaveHomeSlide').input, imageId, categoryId: food.id };
    return {
      as,
      variables: { input },
      shows: { saveHomeSlide: { homeSlide: { images: [{ alt: 'Monsoon snacks' }] } } },
    };
  },
  RemoveHomeSlide: async () => {
    const { id } = await shop.database.manager.save(HomeSlide, { position: 99, imageId: await anImage() });
    return { as: await anAdmin(), variables: { id }, shows: { removeHomeSlide: { ok: true } } };
  },
  AllOrders: async () => {
    await aShopperWithAnOrder();
    return {
      as: await anAdmin(),
      shows: { allOrders: { nodes: expect.arrayContaining([expect.objectContaining({ status: 'CONFIRMED' })]) } },
    };
  },
  SetOrderStatus: async () => ({
    as: await anAdmin(),
    variables: { ...documented('SetOrderStatus'), id: (await aShopperWithAnOrder()).orderId },
    shows: { setOrderStatus: { order: { status: 'PACKED' } } },
  }),
  ShipOrder: async () => ({
    as: await anAdmin(),
    variables: { ...documented('ShipOrder'), id: await anOrderOf(shop, await aDalBuyer(), [OrderStatus.PACKED]) },
    shows: { shipOrder: { order: { status: 'SHIPPED', shipments: [{ courier: 'Delhivery' }] } } },
  }),
  ReceiveReturn: async () => ({
    as: await anAdmin(),
    variables: { ...documented('ReceiveReturn'), id: await aReturnOf(shop, await aDalBuyer(), { approved: true }) },
    shows: { receiveReturn: { orderReturn: { status: 'RECEIVED' }, order: { refundState: 'WHOLE' } } },
  }),
  PlaceCashOrder: async () => {
    await takeCash(shop);
    const as = await aBuyer(shop, pack(0), 2);
    return { as, shows: { placeCashOrder: { order: { status: 'CONFIRMED', total: 150, amountDue: 150 } } } };
  },
  RefuseDelivery: async () => ({
    as: await anAdmin(),
    variables: {
      ...documented('RefuseDelivery'),
      id: await aCashOrderOf(shop, await aDalBuyer(), [OrderStatus.PACKED, OrderStatus.SHIPPED]),
    },
    shows: { refuseDelivery: { order: { status: 'CANCELLED', amountDue: 0 } } },
  }),
  SettleRefund: async () => {
    const as = await anAdmin();
    const id = await aCashOrderOf(shop, await aDalBuyer(), TO_THE_DOOR);
    const refund = { amountPaise: paiseOfRupees(20), refundedBeforePaise: paiseOfRupees(0), note: 'Torn' };
    const { order } = await refundOrder(shop.ctx(as), id, refund);
    const owed = await shop.database.manager.findOneByOrFail(Refund, { paymentId: order?.paymentId ?? '' });
    return {
      as,
      variables: { ...documented('SettleRefund'), id: owed.id },
      shows: { settleRefund: { refund: { status: 'PROCESSED', reference: 'UTR 4711' } } },
    };
  },
  CashTerms: async () => {
    await takeCash(shop);
    return { shows: { cashTerms: { fee: 30 } } };
  },
  SetCashTerms: async () => ({
    as: await anAdmin(),
    shows: { setCashTerms: { cashTerms: { fee: 30, most: 10_000, mostOpen: 3 } } },
  }),
  SetExpressFee: async () => ({
    as: await anAdmin(),
    shows: { setExpressFee: { deliveryTerms: { expressFee: 150 } } },
  }),
  CancelOrder: async () => {
    const as = await aDalBuyer();
    return {
      as,
      variables: { id: await anOrderOf(shop, as) },
      shows: { cancelOrder: { order: { status: 'CANCELLED' } } },
    };
  },
  RequestReturn: async () => {
    const as = await aDalBuyer();
    return {
      as,
      variables: { ...documented('RequestReturn'), orderId: await anOrderOf(shop, as, TO_THE_DOOR) },
      shows: { requestReturn: { orderReturn: { status: 'REQUESTED' } } },
    };
  },
  HideReview: async () => ({
    as: await anAdmin(),
    variables: { ...documented('HideReview'), id: await aReview() },
    shows: { hideReview: { product: { rating: null, reviewCount: 0 } } },
  }),
  HiddenReviews: async () => {
    const [as, id] = [await anAdmin(), await aReview()];
    await run('HideReview', { as, variables: { id }, shows: {} });
    return { as, shows: { hiddenReviews: { nodes: expect.arrayContaining([expect.objectContaining({ id })]) } } };
  },
  UnhideReview: async () => {
    const [as, id] = [await anAdmin(), await aReview()];
    await run('HideReview', { as, variables: { id }, shows: {} });
    return { as, variables: { id }, shows: { unhideReview: { product: { rating: 2, reviewCount: 1 } } } };
  },
  AuditEntries: async () => {
    const as = await anAdmin();
    const { id } = (await aProduct(shop.ctx())) as Product;
    await run('RemoveProduct', { as, variables: { id }, shows: {} });
    return {
      as,
      variables: { filter: { subjectType: 'PRODUCT', subjectId: id } },
      shows: { auditEntries: { nodes: [{ actorId: as.id, operation: 'removeProduct', after: null }] } },
    };
  },
  Changes: async () => ({
    as: await anAdmin(),
    shows: { changes: { nodes: expect.arrayContaining([expect.objectContaining({ isRemoved: false })]) } },
  }),
  CreateWebhookEndpoint: async () => ({
    as: await anAdmin(),
    variables: { url: 'https://8.8.8.8/webhooks' },
    shows: { createWebhookEndpoint: { secret: expect.stringMatching(/^whsec_/), userErrors: [] } },
  }),
  WebhookEndpoints: async () => ({
    as: await anAdmin(),
    shows: { webhookEndpoints: { nodes: expect.any(Array) } },
  }),
  SendTestWebhook: async () => ({
    as: await anAdmin(),
    variables: { endpointId: (await anEndpoint()).id },
    shows: { sendTestWebhook: { webhookDelivery: { state: 'PENDING' }, userErrors: [] } },
  }),
  ReplayWebhookDelivery: async () => {
    const { id: endpointId } = await anEndpoint();
    const about = { endpointId, subject: 'a test', type: 'webhook.test', data: {} };
    return {
      as: await anAdmin(),
      variables: { id: (await shop.database.manager.save(WebhookDelivery, about)).id },
      shows: { replayWebhookDelivery: { webhookDelivery: { state: 'PENDING' } } },
    };
  },
  UpdateWebhookEndpoint: async () => ({
    as: await anAdmin(),
    variables: { id: (await anEndpoint()).id },
    shows: { updateWebhookEndpoint: { webhookEndpoint: { disabledAt: expect.any(String) } } },
  }),
  RemoveWebhookEndpoint: async () => ({
    as: await anAdmin(),
    variables: { id: (await anEndpoint()).id },
    shows: { removeWebhookEndpoint: { userErrors: [] } },
  }),
  CreateApiKey: async () => ({
    as: await anAdmin(),
    shows: {
      createApiKey: { key: expect.stringMatching(/^jk_/), apiKey: { scopes: ['ORDERS_READ', 'ORDERS_WRITE'] } },
    },
  }),
  ApiKeys: async () => {
    const { id } = await aKey(shop);
    return {
      as: await anAdmin(),
      shows: { apiKeys: { nodes: expect.arrayContaining([expect.objectContaining({ id })]) } },
    };
  },
  DeliveryPromises: () => ({
    shows: { deliveryPromises: [{ kind: 'FRESH', isServed: true, place: 'India' }, { kind: 'GENERAL' }] },
  }),
  DeliveryTerms: () => ({ shows: { deliveryTerms: { fee: 0, freeFrom: 0 }, deliveryZones: [{ name: 'India' }] } }),
  SaveDeliveryZone: async () => ({
    as: await anAdmin(),
    shows: { saveDeliveryZone: { deliveryZone: { name: 'Mysuru' } } },
  }),
  RemoveDeliveryZone: async () => {
    const zone = { name: 'Goa', pinPrefixes: ['403'], cutoff: '17:00' };
    const { id } = await shop.database.manager.save(DeliveryZone, zone);
    return { as: await anAdmin(), variables: { id }, shows: { removeDeliveryZone: { ok: true } } };
  },
  SetDeliveryTerms: async () => ({
    as: await anAdmin(),
    shows: { setDeliveryTerms: { deliveryTerms: { fee: 50, freeFrom: 1000 } } },
  }),
  SetFreshCategory: async () => ({
    as: await anAdmin(),
    variables: { categoryId: food.id, isFresh: true },
    shows: { setFreshCategory: { ok: true, message: 'The goods of Food travel as fresh.' } },
  }),
  RevokeApiKey: async () => ({
    as: await anAdmin(),
    variables: { id: (await aKey(shop)).id },
    shows: { revokeApiKey: { apiKey: { revokedAt: expect.any(String) } } },
  }),
  StockChanged: () => ({
    variables: { productId: dal.id },
    shows: { stockChanged: { product: { id: dal.id }, variants: [{ id: pack(0).id }, { id: pack(1).id }] } },
  }),
  OrderStatusChanged: async () => {
    const { as, orderId } = await aShopperWithAnOrder();
    return { as, variables: { orderId }, shows: { orderStatusChanged: { id: orderId, status: 'CONFIRMED' } } };
  },
};

describe('examples.graphql', () => {
  it('has a run here for each of its operations', () => {
    expect(examples.map(({ name }) => name).toSorted()).toEqual(Object.keys(runs).toSorted());
  });

  it.each(examples)('says what $name shows and which variables it takes', ({ explanation, variables, text }) => {
    const [, taken = ''] = /^\w+ \w+\((.*)\) \{/.exec(text) ?? [];

    expect(explanation).toMatch(/^[A-Z][\s\S]*\.(\n|$)/);
    expect(Object.keys(variables).toSorted()).toEqual(
      [...taken.matchAll(/\$(\w+):/g)].map(([, name]) => name).toSorted(),
    );
  });

  it.each(Object.keys(runs))('runs %s without an error', async (name) => {
    const example = (await runs[name]?.()) ?? { shows: {} };

    const data = await run(name, example);

    expect(data).toMatchObject(example.shows);
    for (const [gives, place] of Object.entries(exampleOf(name).gives)) {
      expect([gives, valueAt(data, place)]).toEqual([gives, expect.stringMatching(/./)]);
    }
  });

  it('has every operation of its collections, and of one of them the way to an order', () => {
    for (const { operations } of collections) for (const operation of operations) exampleOf(operation);
    expect(collections.map(({ operations }) => operations)).toContainEqual(
      expect.arrayContaining(['SignIn', 'AddToCart', 'StartPayment', 'PlaceOrder', 'Order']),
    );
  });
});

describe('README.md', () => {
  const blocks = [...readme.matchAll(/```graphql\n# (.*)\n([\s\S]*?)```/g)];
  const offered = blocks.map(([, comment = '', query = '']) => [comment, query] as const);

  it('offers three operations to paste', () => {
    expect(offered).toHaveLength(3);
  });

  it.each(offered)('offers one that runs: %s', async (_comment, query) => {
    const { data, errors } = await shop.graphql(query);

    expect(errors).toEqual([]);
    expect(refusalsIn(data)).toEqual([]);
  });
});

/** Sends an example as the playground does, and reads what it answers. */
async function run(name: string, { as, variables, files, fileMap }: Run) {
  const { text: query, fields } = exampleOf(name);
  const operation = { query, variables: { ...documented(name), ...variables } };
  if (fields[0]?.startsWith('Subscription.')) return firstNews(as ?? null, operation);
  const { data, errors } = files
    ? await sendOperation(shop, as ?? null, operationOf(files, fileMap, operation))
    : await sendJson(as ?? null, operation);
  expect(errors).toEqual([]);
  expect(refusalsIn(data)).toEqual([]);
  return data;
}

async function sendJson(as: User | null, operation: object) {
  const { body } = await shop.rest('POST /graphql', { as, body: operation });
  return { data: body.data, errors: body.errors ?? [] };
}

async function firstNews(as: User | null, { query, variables }: { query: string; variables: Record<string, unknown> }) {
  const subscription = subscribe(shop, query, variables, as);
  const { data, errors } = await subscription.next();
  await subscription.end();
  expect(errors).toBeUndefined();
  return data;
}

function refusalsIn(data: Record<string, { userErrors?: object[] } | object[] | null>): object[] {
  return Object.values(data).flatMap((answer) => (answer && 'userErrors' in answer ? (answer.userErrors ?? []) : []));
}

/** What stands in an answer at a place such as `search.nodes[countInStock].id`, as the playground finds it. */
function valueAt(data: unknown, place: string): unknown {
  return place.split('.').reduce((value, step) => {
    const [, name = step, key] = /^(\w+)\[(\w+)\]$/.exec(step) ?? [];
    const inner = Object(value)[name];
    return key ? inner.find((item: object) => Object(item)[key]) : inner;
  }, data);
}

function exampleOf(name: string): Example {
  const example = examples.find((candidate) => candidate.name === name);
  if (!example) throw new Error(`examples.graphql has no ${name}`);
  return example;
}

/** The variables of the JSON in the comment above an operation; none where there is no such line. */
function documented(name: string): Example['variables'] {
  return exampleOf(name).variables;
}

function pack(index: 0 | 1): ProductVariant {
  const variant = packs[index];
  if (!variant) throw new Error('the dal has two packs');
  return variant;
}

function aDalBuyer(): Promise<User> {
  return aBuyer(shop, pack(0));
}

function anAdmin(): Promise<User> {
  return aUser(shop.ctx(), { isAdmin: true });
}

async function anAdminWithAnUpload(): Promise<{ as: User; imageId: string }> {
  return anUploadOf(await anAdmin());
}

async function anImage(): Promise<string> {
  const image = { id: v7(), key: 'dal', alt: 'A bowl of dal', width: 640, height: 640, widths: [640] };
  return (await shop.database.manager.save(Image, image)).id;
}

/** The only review of a product that nobody rated otherwise. */
async function aReview(): Promise<string> {
  const { id: productId } = await aProduct(shop.ctx());
  const review = { productId, userId: null, customerRating: 2, customerName: 'Asha', text: 'Cheaper at mine' };
  const { id } = await shop.database.manager.save(Review, review);
  await settleRatings(shop.ctx(), [productId]);
  return id;
}

async function aShopperWithAnUpload(): Promise<{ as: User; imageId: string }> {
  return anUploadOf(await aUser(shop.ctx()));
}

async function anUploadOf(as: User): Promise<{ as: User; imageId: string }> {
  const { data } = await sendOperation(shop, as, operationOf([{ bytes: await aPicture() }]));
  return { as, imageId: data.uploadImages.images[0].id };
}

async function aShopperWithALine(): Promise<{ as: User; lineId: string }> {
  const as = await aUser(shop.ctx());
  const [line] = await aFilledCart(shop.ctx(), as, { [pack(0).id]: 1 });
  return { as, lineId: line?.id ?? '' };
}

async function aShopperWithAWish(): Promise<{ as: User; itemId: string }> {
  const as = await aUser(shop.ctx());
  const { identifiers } = await shop.ctx().db.insert(WishlistItem, { userId: as.id, productId: dal.id });
  return { as, itemId: identifiers[0]?.id };
}

async function aShopperWithAnAddress(): Promise<{ as: User; addressId: string }> {
  const as = await aUser(shop.ctx());
  return { as, addressId: await anAddress(shop.ctx(), as) };
}

async function aShopperWithAnOrder(): Promise<{ as: User; orderId: string }> {
  const as = await aBuyer(shop, pack(0));
  const { orderId } = await startCheckout(shop, as);
  const { body } = await shop.rest('POST /api/orders/create', {
    as,
    body: { paymentId: (await payAtStandIn(shop, orderId)).razorpay_payment_id },
  });
  return { as, orderId: body.id };
}

/** An address that is told of next to nothing. */
function anEndpoint(): Promise<WebhookEndpoint> {
  const endpoint = { url: 'https://8.8.8.8/', topics: [WebhookTopic.PAYMENTS], secret: 'whsec_' };
  return shop.database.manager.save(WebhookEndpoint, endpoint);
}
