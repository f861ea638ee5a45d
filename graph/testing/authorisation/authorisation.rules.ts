import { v7 } from 'uuid';
import type { User } from '../../accounts/user.entity.js';
import { DeliveryZone } from '../../delivery/delivery-zone.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { refundOrder } from '../../payments/fulfilment/refund-order.js';
import { Refund } from '../../payments/refunds/refund.entity.js';
import { paiseOfRupees } from '../../shared/money.js';
import { defaultFacts } from '../../shop/shop-facts.js';
import { BulkExport } from '../../sync/bulk-export.entity.js';
import { ChangeKind } from '../../sync/change.type.js';
import { WebhookDelivery } from '../../webhooks/webhook-delivery.entity.js';
import { ADDRESS, aFilledCart, aUser } from '../factories/account.factory.js';
import { aKey, aPublicKey } from '../factories/api-key.factory.js';
import { aCategory } from '../factories/catalogue.factory.js';
import { aBuyer, aVariant, BILLING, payAtStandIn } from '../factories/checkout.factory.js';
import { aCashOrderOf, anOrderOf, TO_THE_DOOR, takeCash } from '../factories/order.factory.js';
import { aPicture } from '../factories/picture.factory.js';
import { aStandInToken } from '../sign-in-window.js';
import type { SentFile } from '../upload-calls.js';
import {
  type Answers,
  accounts,
  adminAndSupport,
  adminOnly,
  alike,
  catalogueReaders,
  catalogueWriters,
  everybody,
  NO_KEYS,
  orderReaders,
  orderWriters,
  ownerAndOrderReaders,
  ownerOnly,
  refunders,
  STRANGERS,
  signedIn,
} from './answers.js';
import {
  aBanner,
  aCheckout,
  aLine,
  anEndpoint,
  aPlace,
  aSlide,
  aWish,
  emptyCart,
  type Fixtures,
  orderOfOwner,
  orderWhatIsPaid,
  someOrder,
  someReturn,
  someReview,
} from './fixtures.js';

/** Who may use an operation, and a call of it that would succeed for who may. */
export interface Rule {
  answers: Answers;
  /** The operation, asking for `userErrors { code }` where there are any. */
  asks: string;
  /** What it takes; called anew for each caller who uses up what it names; those who are refused, or only read, ask about the same. */
  variables?: (fixtures: Fixtures, caller: User) => object | Promise<object>;
  /** Files to send along, in the variable `images` unless `fileMap` says otherwise. */
  files?: () => Promise<SentFile[]>;
  fileMap?: object;
}

const productId = ({ variant }: Fixtures) => ({ id: variant.productId });

/** The rule of each operation, by type and field. */
export const OPERATIONS: Record<string, Rule> = {
  'Query.shop': { answers: everybody, asks: '{ shop { name } }' },
  'Query.shopText': { answers: everybody, asks: '{ shopText(page: TERMS) { id } }' },
  'Query.shopTextSource': { answers: adminOnly, asks: '{ shopTextSource(page: TERMS) }' },
  'Query.shopTextPreview': { answers: adminOnly, asks: '{ shopTextPreview(body: "## A") { id } }' },
  'Mutation.updateShopSettings': {
    answers: adminOnly,
    asks: 'mutation ($input: ShopSettingsInput!) { updateShopSettings(input: $input) { userErrors { code } } }',
    variables: () => {
      const { name, description, address, phone, email, hours, supportHours } = defaultFacts;
      return { input: { name, description, address, phone, email, hours, supportHours } };
    },
  },
  'Mutation.setShopText': {
    answers: adminOnly,
    asks: 'mutation { setShopText(page: TERMS, body: "## A") { userErrors { code } } }',
  },
  'Query.countries': { answers: everybody, asks: '{ countries { id } }' },
  'Query.deliveryPromises': { answers: everybody, asks: '{ deliveryPromises(pin: "560001") { text } }' },
  'Query.deliveryTerms': { answers: everybody, asks: '{ deliveryTerms { fee } }' },
  'Query.deliveryZones': { answers: everybody, asks: '{ deliveryZones { id } }' },
  'Query.freshCategories': { answers: everybody, asks: '{ freshCategories { id } }' },
  'Mutation.saveDeliveryZone': {
    answers: catalogueWriters,
    asks: 'mutation ($input: DeliveryZoneInput!) { saveDeliveryZone(input: $input) { userErrors { code } } }',
    variables: () => ({ input: { name: v7(), pinPrefixes: ['5'], cutoff: '17:00', weekdays: [1], slots: [] } }),
  },
  'Mutation.removeDeliveryZone': {
    answers: catalogueWriters,
    asks: 'mutation ($id: ID!) { removeDeliveryZone(id: $id) { userErrors { code } } }',
    variables: async ({ shop }) => {
      const zone = { name: v7(), pinPrefixes: ['9'], cutoff: '17:00' };
      return { id: (await shop.database.manager.save(DeliveryZone, zone)).id };
    },
  },
  'Mutation.setDeliveryTerms': {
    answers: catalogueWriters,
    asks: 'mutation { setDeliveryTerms(fee: 0, freeFrom: 0) { userErrors { code } } }',
  },
  'Mutation.setExpressFee': {
    answers: catalogueWriters,
    asks: 'mutation { setExpressFee(fee: 150) { userErrors { code } } }',
  },
  'Query.cashTerms': { answers: everybody, asks: '{ cashTerms { fee } }' },
  'Mutation.setCashTerms': {
    answers: catalogueWriters,
    asks: 'mutation { setCashTerms(input: { fee: 30, most: 10000, mostOpen: 3 }) { userErrors { code } } }',
  },
  'Mutation.setFreshCategory': {
    answers: catalogueWriters,
    asks: 'mutation ($id: ID!) { setFreshCategory(categoryId: $id, isFresh: true) { userErrors { code } } }',
    variables: async ({ shop }) => ({ id: (await aCategory(shop.ctx())).id }),
  },
  'Query.homeSlides': { answers: everybody, asks: '{ homeSlides { id } }' },
  'Query.banners': { answers: everybody, asks: '{ banners(placement: HOME) { id } }' },
  'Query.allHomeSlides': { answers: catalogueWriters, asks: '{ allHomeSlides { id } }' },
  'Query.allBanners': { answers: catalogueWriters, asks: '{ allBanners(placement: HOME) { id } }' },
  'Query.categories': { answers: everybody, asks: '{ categories { id } }' },
  'Query.category': { answers: everybody, asks: 'query ($id: ID!) { category(id: $id) { id } }', variables: productId },
  'Query.product': { answers: everybody, asks: 'query ($id: ID!) { product(id: $id) { id } }', variables: productId },
  'Query.variant': {
    answers: everybody,
    asks: 'query ($id: ID!) { variant(id: $id) { id } }',
    variables: ({ variant }) => ({ id: variant.id }),
  },
  // What somebody may not see is told as null, as if it did not exist.
  'Query.node': {
    answers: everybody,
    asks: 'query ($id: ID!) { node(id: $id) { id } }',
    variables: (fixtures) => someOrder(fixtures),
  },
  'Query.nodes': {
    answers: everybody,
    asks: 'query ($id: ID!) { nodes(ids: [$id]) { id } }',
    variables: (fixtures) => someOrder(fixtures),
  },
  'Query.products': { answers: everybody, asks: '{ products { totalCount } }' },
  'Query.search': { answers: everybody, asks: '{ search(query: "dal") { totalCount } }' },
  'Query.suggest': { answers: everybody, asks: '{ suggest(prefix: "da") { queries } }' },
  'Query.paymentsNeedingAttention': { answers: adminAndSupport, asks: '{ paymentsNeedingAttention { id } }' },
  // A visitor is told null: there is no account, and nothing to refuse.
  'Query.me': {
    answers: everybody,
    asks: '{ me { id cart { id } orders { totalCount } wishlist { id } addresses { id } uploadedImages { id } } }',
  },
  'Query.order': {
    // Whose order it is not, is told null, as if there were none.
    answers: { ...everybody, ...STRANGERS, ...NO_KEYS, readsOrders: 'YES' },
    asks: 'query ($id: ID!) { order(id: $id) { id } }',
    variables: (fixtures) => someOrder(fixtures),
  },
  'Query.allOrders': { answers: orderReaders, asks: '{ allOrders { totalCount nodes { id } } }' },
  'Query.staff': { answers: adminOnly, asks: '{ staff { id } }' },
  'Query.sales': { answers: orderReaders, asks: '{ sales { day } }' },
  'Query.lowStock': { answers: catalogueReaders, asks: '{ lowStock { totalCount } }' },
  'Query.latestReviews': { answers: adminAndSupport, asks: '{ latestReviews { totalCount } }' },
  'Query.customers': {
    answers: adminAndSupport,
    asks: '{ customers(text: "shopper") { totalCount nodes { id orders { totalCount } } } }',
  },
  'Query.customer': {
    answers: adminAndSupport,
    asks: 'query ($id: ID!) { customer(id: $id) { id orders { totalCount } } }',
    variables: ({ owner }) => ({ id: owner.id }),
  },
  'Query.hiddenReviews': { answers: adminAndSupport, asks: '{ hiddenReviews { totalCount } }' },
  'Query.orderReturns': { answers: orderReaders, asks: '{ orderReturns { totalCount nodes { id } } }' },
  'Query.auditEntries': { answers: adminOnly, asks: '{ auditEntries { nodes { id } } }' },
  'Query.apiKeys': { answers: adminOnly, asks: '{ apiKeys { nodes { id } } }' },
  'Mutation.createApiKey': {
    answers: adminOnly,
    asks: 'mutation { createApiKey(name: "Till", scopes: [ORDERS_READ]) { userErrors { code } } }',
  },
  'Mutation.revokeApiKey': {
    answers: adminOnly,
    asks: 'mutation ($id: ID!) { revokeApiKey(id: $id) { userErrors { code } } }',
    variables: async ({ shop }) => ({ id: (await aKey(shop)).id }),
  },
  'Query.publicKeys': { answers: adminOnly, asks: '{ publicKeys { nodes { id } } }' },
  'Mutation.createPublicKey': {
    answers: adminOnly,
    asks: 'mutation { createPublicKey(name: "Recipes", origins: ["https://recipes.example"], scope: READ) { userErrors { code } } }',
  },
  'Mutation.revokePublicKey': {
    answers: adminOnly,
    asks: 'mutation ($id: ID!) { revokePublicKey(id: $id) { userErrors { code } } }',
    variables: async ({ shop }) => ({ id: (await aPublicKey(shop)).id }),
  },
  'Mutation.saveCategory': {
    answers: catalogueWriters,
    asks: 'mutation ($input: CategoryInput!) { saveCategory(input: $input) { userErrors { code } } }',
    variables: () => ({ input: { name: `Category ${v7()}` } }),
  },
  'Mutation.removeCategory': {
    answers: catalogueWriters,
    asks: 'mutation ($id: ID!) { removeCategory(id: $id) { userErrors { code } } }',
    variables: async ({ shop }) => ({ id: (await aCategory(shop.ctx())).id }),
  },
  'Mutation.saveProduct': {
    answers: catalogueWriters,
    asks: 'mutation ($input: ProductInput!) { saveProduct(input: $input) { userErrors { code } } }',
    variables: async ({ shop }) => ({
      input: { name: `Thing ${v7()}`, brand: 'Jhola', price: 5, categoryId: (await aCategory(shop.ctx())).id },
    }),
  },
  'Mutation.removeProduct': {
    answers: catalogueWriters,
    asks: 'mutation ($id: ID!) { removeProduct(id: $id) { userErrors { code } } }',
    variables: async ({ shop }) => ({ id: (await aVariant(shop)).productId }),
  },
  'Mutation.adjustStock': {
    answers: catalogueWriters,
    asks: 'mutation ($id: ID!) { adjustStock(variantId: $id, delta: 1, reason: "Found") { userErrors { code } } }',
    variables: async ({ shop }) => ({ id: (await aVariant(shop)).id }),
  },
  'Mutation.startBulkExport': {
    answers: catalogueReaders,
    asks: 'mutation { startBulkExport(kind: PRODUCT) { userErrors { code } } }',
  },
  'Query.bulkExport': {
    answers: catalogueReaders,
    asks: 'query ($id: ID!) { bulkExport(id: $id) { id } }',
    variables: async ({ shop }) => ({
      id: (await shop.database.manager.save(BulkExport, { kind: ChangeKind.VARIANT })).id,
    }),
  },
  'Mutation.setPrice': {
    answers: catalogueWriters,
    asks: 'mutation ($id: ID!) { setPrice(variantId: $id, price: 27.5) { userErrors { code } } }',
    variables: async ({ shop }) => ({ id: (await aVariant(shop)).id }),
  },
  'ProductVariant.stock': {
    answers: catalogueReaders,
    asks: 'query ($id: ID!) { product(id: $id) { variants { stock { onHand movements { nodes { id } } } } } }',
    variables: productId,
  },
  'Mutation.saveBanner': {
    answers: catalogueWriters,
    asks: 'mutation ($input: BannerInput!) { saveBanner(input: $input) { userErrors { code } } }',
    variables: async (fixtures) => ({ input: { ...(await aBanner(fixtures)), headline: 'Mango days' } }),
  },
  'Mutation.removeBanner': {
    answers: catalogueWriters,
    asks: 'mutation ($id: ID!) { removeBanner(id: $id) { userErrors { code } } }',
    variables: async (fixtures) => ({ id: (await aBanner(fixtures)).id }),
  },
  'Mutation.saveHomeSlide': {
    answers: catalogueWriters,
    asks: 'mutation ($input: HomeSlideInput!) { saveHomeSlide(input: $input) { userErrors { code } } }',
    variables: async (fixtures) => ({ input: { id: await aSlide(fixtures), headline: 'Mango days' } }),
  },
  'Mutation.removeHomeSlide': {
    answers: catalogueWriters,
    asks: 'mutation ($id: ID!) { removeHomeSlide(id: $id) { userErrors { code } } }',
    variables: async (fixtures) => ({ id: await aSlide(fixtures) }),
  },
  'Mutation.setOrderStatus': {
    answers: orderWriters,
    asks: 'mutation ($id: ID!) { setOrderStatus(id: $id, status: PACKED) { userErrors { code } } }',
    variables: (fixtures) => someOrder(fixtures),
  },
  'Mutation.shipOrder': {
    answers: orderWriters,
    asks: 'mutation ($id: ID!) { shipOrder(id: $id, input: { courier: "Swift" }) { userErrors { code } } }',
    variables: (fixtures) => someOrder(fixtures, [OrderStatus.PACKED]),
  },
  'Mutation.refuseDelivery': {
    answers: orderWriters,
    asks: 'mutation ($id: ID!) { refuseDelivery(id: $id, restock: true) { userErrors { code } } }',
    variables: async ({ shop, variant }) => ({
      id: await aCashOrderOf(shop, await aBuyer(shop, variant), [OrderStatus.PACKED, OrderStatus.SHIPPED]),
    }),
  },
  'Mutation.refusing a paid order by refuseDelivery': {
    answers: refunders,
    asks: 'mutation ($id: ID!) { refuseDelivery(id: $id, restock: true) { userErrors { code } } }',
    variables: (fixtures) => someOrder(fixtures, [OrderStatus.PACKED, OrderStatus.SHIPPED]),
  },
  'Mutation.settleRefund': {
    answers: refunders,
    asks: 'mutation ($id: ID!) { settleRefund(id: $id, reference: "UTR 1") { userErrors { code } } }',
    variables: async ({ shop, variant }) => {
      const id = await aCashOrderOf(shop, await aBuyer(shop, variant), TO_THE_DOOR);
      const ctx = shop.ctx(await aUser(shop.ctx(), { isAdmin: true }));
      const request = { amountPaise: paiseOfRupees(1), refundedBeforePaise: paiseOfRupees(0), note: 'Sorry' };
      const { order } = await refundOrder(ctx, id, request);
      return { id: (await shop.database.manager.findOneByOrFail(Refund, { paymentId: order?.paymentId ?? '' })).id };
    },
  },
  'Mutation.refundOrder': {
    answers: refunders,
    asks: 'mutation ($id: ID!) { refundOrder(id: $id, amount: 1, refundedBefore: 0, note: "Sorry") { userErrors { code } } }',
    variables: (fixtures) => someOrder(fixtures),
  },
  'Mutation.cancelOrder': {
    answers: ownerOnly,
    asks: 'mutation ($id: ID!) { cancelOrder(id: $id) { userErrors { code } } }',
    variables: (fixtures) => orderOfOwner(fixtures),
  },
  'Mutation.requestReturn': {
    // An admin or support asks for a shopper who calls.
    answers: { ...ownerOnly, admin: 'YES', support: 'YES' },
    asks: 'mutation ($id: ID!) { requestReturn(input: { orderId: $id, reason: "Broken" }) { userErrors { code } } }',
    variables: (fixtures) => orderOfOwner(fixtures, TO_THE_DOOR),
  },
  'Mutation.approveReturn': {
    answers: refunders,
    asks: 'mutation ($id: ID!) { approveReturn(id: $id) { userErrors { code } } }',
    variables: (fixtures) => someReturn(fixtures),
  },
  'Mutation.refuseReturn': {
    answers: refunders,
    asks: 'mutation ($id: ID!) { refuseReturn(id: $id, note: "Opened") { userErrors { code } } }',
    variables: (fixtures) => someReturn(fixtures),
  },
  'Mutation.receiveReturn': {
    answers: refunders,
    asks: 'mutation ($id: ID!) { receiveReturn(id: $id, restock: true) { userErrors { code } } }',
    variables: (fixtures) => someReturn(fixtures, { approved: true }),
  },
  'Mutation.cancelling by setOrderStatus': {
    answers: refunders,
    asks: 'mutation ($id: ID!) { setOrderStatus(id: $id, status: CANCELLED) { userErrors { code } } }',
    variables: (fixtures) => someOrder(fixtures),
  },
  'Mutation.signOutEverywhere': {
    answers: signedIn,
    asks: 'mutation { signOutEverywhere { userErrors { code } } }',
  },
  'Mutation.deleteAccount': {
    // The password that is sent is wrong, so that the callers stay.
    answers: { ...signedIn, ...accounts('INVALID_CREDENTIALS') },
    asks: 'mutation { deleteAccount(currentPassword: "guessed") { userErrors { code } } }',
  },
  'Mutation.setRole': {
    answers: adminOnly,
    asks: 'mutation ($email: String!) { setRole(email: $email, role: PACKER) { userErrors { code } } }',
    variables: async ({ shop }) => ({ email: (await aUser(shop.ctx())).email }),
  },
  'Mutation.hideReview': {
    answers: adminAndSupport,
    asks: 'mutation ($id: ID!) { hideReview(id: $id, reason: "Spam") { userErrors { code } } }',
    variables: someReview,
  },
  'Mutation.unhideReview': {
    answers: adminAndSupport,
    asks: 'mutation ($id: ID!) { unhideReview(id: $id) { userErrors { code } } }',
    variables: someReview,
  },
  'Query.changes': { answers: catalogueReaders, asks: '{ changes(kinds: [PRODUCT, VARIANT]) { nodes { id } } }' },
  'Query.webhookEndpoints': { answers: adminOnly, asks: '{ webhookEndpoints { nodes { id } } }' },
  'Mutation.createWebhookEndpoint': {
    answers: adminOnly,
    asks: 'mutation { createWebhookEndpoint(url: "https://8.8.8.8/", topics: [STOCK]) { userErrors { code } } }',
  },
  'Mutation.updateWebhookEndpoint': {
    answers: adminOnly,
    asks: 'mutation ($id: ID!) { updateWebhookEndpoint(id: $id, isEnabled: true) { userErrors { code } } }',
    variables: async ({ shop }) => ({ id: (await anEndpoint(shop)).id }),
  },
  'Mutation.removeWebhookEndpoint': {
    answers: adminOnly,
    asks: 'mutation ($id: ID!) { removeWebhookEndpoint(id: $id) { userErrors { code } } }',
    variables: async ({ shop }) => ({ id: (await anEndpoint(shop)).id }),
  },
  'Mutation.sendTestWebhook': {
    answers: adminOnly,
    asks: 'mutation ($id: ID!) { sendTestWebhook(endpointId: $id) { userErrors { code } } }',
    variables: async ({ shop }) => ({ id: (await anEndpoint(shop)).id }),
  },
  'Mutation.replayWebhookDelivery': {
    answers: adminOnly,
    asks: 'mutation ($id: ID!) { replayWebhookDelivery(id: $id) { userErrors { code } } }',
    variables: async ({ shop }) => {
      const { id: endpointId } = await anEndpoint(shop);
      const about = { endpointId, subject: 'a test', type: 'webhook.test', data: {} };
      return { id: (await shop.database.manager.save(WebhookDelivery, about)).id };
    },
  },
  'Subscription.orderStatusChanged': {
    answers: ownerAndOrderReaders,
    asks: 'subscription ($id: ID!) { orderStatusChanged(orderId: $id) { id } }',
    variables: async ({ shop, owner, variant }) => {
      await emptyCart(shop, owner);
      await aFilledCart(shop.ctx(), owner, { [variant.id]: 1 });
      return { id: await anOrderOf(shop, owner) };
    },
  },
  'Subscription.stockChanged': {
    answers: everybody,
    asks: 'subscription ($id: ID!) { stockChanged(productId: $id) { product { id } } }',
    variables: productId,
  },
  'Mutation.signUp': {
    answers: everybody,
    asks: 'mutation ($input: SignUpInput!) { signUp(input: $input) { user { id } userErrors { code } } }',
    variables: () => ({ input: { name: 'A', email: `${v7()}@example.com`, phone: '1', password: 'secret-1' } }),
  },
  'Mutation.signIn': {
    answers: everybody,
    asks: `mutation ($email: String!) {
      signIn(email: $email, password: "old-password") { user { id } userErrors { code } }
    }`,
    variables: async ({ shop }) => ({ email: (await aUser(shop.ctx(), { password: 'old-password' })).email }),
  },
  'Mutation.issueSignInNonce': {
    answers: everybody,
    asks: 'mutation { issueSignInNonce(provider: "google") { nonce userErrors { code } } }',
  },
  'Mutation.requestPasswordReset': {
    // A shop of tests sends no mail.
    answers: alike('CONFLICT'),
    asks: 'mutation { requestPasswordReset(email: "asha@example.com") { userErrors { code } } }',
  },
  'Mutation.resetPassword': {
    answers: alike('INVALID_CREDENTIALS'),
    asks: 'mutation { resetPassword(token: "guessed", newPassword: "secret-2") { userErrors { code } } }',
  },
  'Mutation.requestEmailConfirmation': {
    // A shop of tests sends no mail.
    answers: { ...signedIn, ...accounts('CONFLICT') },
    asks: 'mutation { requestEmailConfirmation { userErrors { code } } }',
  },
  'Mutation.requestEmailChange': {
    answers: { ...signedIn, ...accounts('CONFLICT') },
    asks: `mutation {
      requestEmailChange(newEmail: "new@example.com", currentPassword: "guessed") { userErrors { code } }
    }`,
  },
  'Mutation.confirmEmail': {
    answers: alike('INVALID_CREDENTIALS'),
    asks: 'mutation { confirmEmail(token: "guessed") { user { id } userErrors { code } } }',
  },
  'Mutation.undoEmailChange': {
    answers: alike('INVALID_CREDENTIALS'),
    asks: 'mutation { undoEmailChange(token: "guessed") { userErrors { code } } }',
  },
  'Mutation.signInWithProvider': {
    answers: everybody,
    asks: `mutation ($idToken: String!) {
      signInWithProvider(provider: "google", idToken: $idToken) { user { id } userErrors { code } }
    }`,
    variables: async ({ shop }) => ({
      idToken: await aStandInToken(shop.address, { name: 'Zoya Khan', email: `${v7()}@example.com` }),
    }),
  },
  'Mutation.subscribeToNewsletter': {
    answers: everybody,
    asks: 'mutation { subscribeToNewsletter(email: "asha@example.com") { userErrors { code } } }',
  },
  'Mutation.updateProfile': {
    answers: signedIn,
    asks: 'mutation ($input: ProfileInput!) { updateProfile(input: $input) { userErrors { code } } }',
    variables: () => ({ input: { name: 'Asha Rao', phone: '9876543210' } }),
  },
  'Mutation.changePassword': {
    // The old password that is sent is wrong, so that the callers stay signed in.
    answers: { ...signedIn, ...accounts('INVALID_CREDENTIALS') },
    asks: 'mutation { changePassword(oldPassword: "wrong", newPassword: "secret-2") { userErrors { code } } }',
  },
  'Mutation.uploadImages': {
    // A key puts pictures into the store of the admin who made it.
    answers: { ...signedIn, writesCatalogue: 'YES' },
    asks: 'mutation ($images: [Upload!]!) { uploadImages(images: $images) { userErrors { code } } }',
    variables: () => ({ images: [null] }),
    files: async () => [{ bytes: await aPicture() }],
  },
  'Mutation.importCatalogue': {
    answers: catalogueWriters,
    asks: 'mutation ($file: Upload!) { importCatalogue(file: $file) { userErrors { code } } }',
    variables: () => ({ file: null }),
    files: async () => [
      { bytes: Buffer.from('name,category,price\nRice,Food,10\n'), name: 'shop.csv', type: 'text/csv' },
    ],
    fileMap: { 0: ['variables.file'] },
  },
  'Mutation.clearUploadedImages': {
    answers: signedIn,
    asks: 'mutation { clearUploadedImages { userErrors { code } } }',
  },
  'Mutation.addToWishlist': {
    answers: signedIn,
    asks: 'mutation ($id: ID!) { addToWishlist(productId: $id) { userErrors { code } } }',
    variables: async ({ shop }) => ({ id: (await aVariant(shop)).productId }),
  },
  'Mutation.removeFromWishlist': {
    answers: ownerOnly,
    asks: 'mutation ($id: ID!) { removeFromWishlist(id: $id) { userErrors { code } } }',
    variables: aWish,
  },
  'Mutation.addAddress': {
    answers: signedIn,
    asks: 'mutation ($input: AddressInput!) { addAddress(input: $input) { userErrors { code } } }',
    variables: () => ({ input: ADDRESS }),
  },
  'Mutation.updateAddress': {
    answers: ownerOnly,
    asks: 'mutation ($id: ID!, $input: AddressInput!) { updateAddress(id: $id, input: $input) { userErrors { code } } }',
    variables: async (fixtures) => ({ ...(await aPlace(fixtures)), input: ADDRESS }),
  },
  'Mutation.removeAddress': {
    answers: ownerOnly,
    asks: 'mutation ($id: ID!) { removeAddress(id: $id) { userErrors { code } } }',
    variables: aPlace,
  },
  'Mutation.setDefaultAddress': {
    answers: ownerOnly,
    asks: 'mutation ($id: ID!) { setDefaultAddress(id: $id) { userErrors { code } } }',
    variables: aPlace,
  },
  'Mutation.addReview': {
    answers: signedIn,
    asks: 'mutation ($input: ReviewInput!) { addReview(input: $input) { userErrors { code } } }',
    variables: ({ variant }) => ({ input: { productId: variant.productId, text: 'Good', customerRating: 4.5 } }),
  },
  'Mutation.addToCart': {
    answers: signedIn,
    asks: 'mutation ($input: CartLineInput!) { addToCart(input: $input) { userErrors { code } } }',
    variables: ({ variant }) => ({ input: { productId: variant.productId, variantId: variant.id } }),
  },
  'Mutation.mergeCart': {
    answers: signedIn,
    asks: `mutation ($lines: [CartMergeLineInput!]!) {
      mergeCart(lines: $lines) { changes { outcome product { id } substitutes { id } } userErrors { code } }
    }`,
    variables: ({ variant }) => ({ lines: [{ productId: variant.productId, variantId: variant.id }] }),
  },
  'Mutation.setCartLineQuantity': {
    answers: ownerOnly,
    asks: 'mutation ($id: ID!) { setCartLineQuantity(id: $id, quantity: 2) { userErrors { code } } }',
    variables: aLine,
  },
  'Mutation.removeCartLine': {
    answers: ownerOnly,
    asks: 'mutation ($id: ID!) { removeCartLine(id: $id) { userErrors { code } } }',
    variables: aLine,
  },
  'Mutation.placeCashOrder': {
    answers: signedIn,
    asks: 'mutation ($input: BillingInput!) { placeCashOrder(input: $input) { userErrors { code } } }',
    variables: async ({ shop, variant }, caller) => {
      await takeCash(shop);
      await emptyCart(shop, caller);
      await aFilledCart(shop.ctx(), caller, { [variant.id]: 1 });
      return { input: BILLING };
    },
  },
  'Mutation.startPayment': {
    answers: signedIn,
    asks: 'mutation ($input: BillingInput!) { startPayment(input: $input) { userErrors { code } } }',
    variables: async ({ shop, variant }, caller) => {
      await emptyCart(shop, caller);
      await aFilledCart(shop.ctx(), caller, { [variant.id]: 1 });
      return { input: BILLING };
    },
  },
  'Mutation.cancelPayment': {
    answers: ownerOnly,
    asks: 'mutation ($id: ID!) { cancelPayment(id: $id) { userErrors { code } } }',
    variables: async (fixtures) => ({ id: (await aCheckout(fixtures)).id }),
  },
  'Mutation.placeOrder': {
    answers: ownerOnly,
    asks: 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { userErrors { code } } }',
    variables: async (fixtures) => {
      await orderWhatIsPaid(fixtures);
      const { id, orderId } = await aCheckout(fixtures);
      const paid = await payAtStandIn(fixtures.shop, orderId);
      fixtures.paid.push(paid.razorpay_payment_id);
      return {
        input: { paymentOrderId: id, paymentId: paid.razorpay_payment_id, signature: paid.razorpay_signature },
      };
    },
  },
};
