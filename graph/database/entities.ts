import { Address } from '../accounts/addresses/address.entity.js';
import { EmailLink } from '../accounts/email/email-link.entity.js';
import { IdentityLink } from '../accounts/openid/identity-link.entity.js';
import { SpentNonce } from '../accounts/openid/spent-nonce.entity.js';
import { UserImage } from '../accounts/pictures/user-image.entity.js';
import { PasswordReset } from '../accounts/sign-in/password-reset.entity.js';
import { SignInFailure } from '../accounts/sign-in/sign-in-failure.entity.js';
import { User } from '../accounts/user.entity.js';
import { ApiKey } from '../api-keys/api-key.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { Banner } from '../banners/banner.entity.js';
import { HomeSlide } from '../banners/home-slide.entity.js';
import { CartLine } from '../cart/cart-line.entity.js';
import { Category } from '../catalogue/category.entity.js';
import { ProductCount } from '../catalogue/listing/product-count.entity.js';
import { Product } from '../catalogue/product.entity.js';
import { ProductCountry } from '../catalogue/product-country.entity.js';
import { ProductImage } from '../catalogue/product-image.entity.js';
import { ProductVariant } from '../catalogue/product-variant.entity.js';
import { StockMovement } from '../catalogue/stock/stock-movement.entity.js';
import { VariantPrice } from '../catalogue/variant-price.entity.js';
import { DeliveryTerms } from '../delivery/delivery-terms.entity.js';
import { DeliveryZone } from '../delivery/delivery-zone.entity.js';
import { FreshCategory } from '../delivery/fresh-category.entity.js';
import { Invoice, InvoiceLine } from '../invoices/invoice.entity.js';
import { InvoiceSeries } from '../invoices/invoice-series.entity.js';
import { Country } from '../location/country.entity.js';
import { Image } from '../media/image.entity.js';
import { MailboxMessage } from '../messages/mailbox-message.entity.js';
import { NewsletterSubscription } from '../newsletter/newsletter-subscription.entity.js';
import { OrderEvent } from '../orders/life/order-event.entity.js';
import { OrderReturn, OrderReturnLine } from '../orders/life/order-return.entity.js';
import { Shipment, ShipmentLine } from '../orders/life/shipment.entity.js';
import { Order } from '../orders/order.entity.js';
import { OrderLine } from '../orders/order-line.entity.js';
import { CashTerms } from '../payments/cash/cash-terms.entity.js';
import { CheckoutStockStep } from '../payments/checkout-stock-step.entity.js';
import { StandInOrder } from '../payments/fake/stand-in-order.entity.js';
import { StandInPayment } from '../payments/fake/stand-in-payment.entity.js';
import { StandInRefund } from '../payments/fake/stand-in-refund.entity.js';
import { Payment } from '../payments/payment.entity.js';
import { PaymentOrder } from '../payments/payment-order.entity.js';
import { PaymentOrderLine } from '../payments/payment-order-line.entity.js';
import { Refund } from '../payments/refunds/refund.entity.js';
import { LedgerComparison } from '../payments/settlement/ledger-comparison.entity.js';
import { WebhookEvent } from '../payments/settlement/webhook-event.entity.js';
import { PublicKey } from '../public-keys/public-key.entity.js';
import { Review } from '../reviews/review.entity.js';
import { SearchDocument } from '../search/index/search-document.entity.js';
import { SearchSynonym } from '../search/index/search-synonym.entity.js';
import { SearchTerm } from '../search/index/search-term.entity.js';
import { SearchWaiting } from '../search/index/search-waiting.entity.js';
import { Attempt } from '../shared/attempt.entity.js';
import { IdempotencyRecord } from '../shared/idempotency-record.entity.js';
import { KeySpending } from '../shared/key-spending.entity.js';
import { StoredAnswer } from '../shared/stored-answer.entity.js';
import { ShopSettings } from '../shop/shop-settings.entity.js';
import { ShopText } from '../shop/shop-text.entity.js';
import { BulkExport, BulkExportPart } from '../sync/bulk-export.entity.js';
import { WebhookDelivery } from '../webhooks/webhook-delivery.entity.js';
import { WebhookEndpoint } from '../webhooks/webhook-endpoint.entity.js';
import { WishlistItem } from '../wishlist/wishlist-item.entity.js';
import { PictureScene } from './seed/pictures/picture-scene.entity.js';
import { SeedMark } from './seed/seed-mark.entity.js';

/** Every table of the shop, lower features first. */
export const entities = [
  Attempt,
  KeySpending,
  ShopSettings,
  ShopText,
  AuditEntry,
  Image,
  Country,
  Category,
  Product,
  ProductVariant,
  VariantPrice,
  StockMovement,
  ProductImage,
  ProductCount,
  ProductCountry,
  DeliveryZone,
  DeliveryTerms,
  FreshCategory,
  SearchDocument,
  SearchTerm,
  SearchWaiting,
  SearchSynonym,
  User,
  UserImage,
  Address,
  ApiKey,
  PublicKey,
  SignInFailure,
  PasswordReset,
  EmailLink,
  IdentityLink,
  SpentNonce,
  Review,
  WishlistItem,
  CartLine,
  Order,
  OrderLine,
  OrderEvent,
  Shipment,
  ShipmentLine,
  OrderReturn,
  OrderReturnLine,
  InvoiceSeries,
  Invoice,
  InvoiceLine,
  CashTerms,
  PaymentOrder,
  PaymentOrderLine,
  Payment,
  Refund,
  CheckoutStockStep,
  WebhookEvent,
  LedgerComparison,
  IdempotencyRecord,
  StoredAnswer,
  StandInOrder,
  StandInPayment,
  StandInRefund,
  Banner,
  HomeSlide,
  NewsletterSubscription,
  MailboxMessage,
  SeedMark,
  PictureScene,
  WebhookEndpoint,
  BulkExport,
  BulkExportPart,
  WebhookDelivery,
];
