import { Router } from 'express';
import { accountsRouter } from './accounts/accounts.rest.js';
import { emailRouter } from './accounts/email/email.rest.js';
import { profileRouter } from './accounts/profile/profile.rest.js';
import { bannersRouter } from './banners/banners.rest.js';
import { cartRouter } from './cart/cart.rest.js';
import { catalogueRouter } from './catalogue/catalogue.rest.js';
import { variantsRouter } from './catalogue/changes/variants.rest.js';
import { deliveryRouter } from './delivery/delivery.rest.js';
import { invoicesRouter } from './invoices/invoices.rest.js';
import { locationRouter } from './location/location.rest.js';
import { openapiRouter } from './openapi/openapi.rest.js';
import { ordersRouter } from './orders/orders.rest.js';
import { paymentsRouter } from './payments/checkout/payments.rest.js';
import { fulfilmentRouter } from './payments/fulfilment/fulfilment.rest.js';
import { reviewsRouter } from './reviews/reviews.rest.js';
import { searchRouter } from './search/search.rest.js';
import { bulkExportRouter } from './sync/bulk-export.rest.js';
import { wishlistRouter } from './wishlist/wishlist.rest.js';

/** Every feature's routes under /api. A router that is not named here is not served. */
export const restRouter = Router();

restRouter.use(bannersRouter, catalogueRouter, locationRouter, deliveryRouter, reviewsRouter, searchRouter);
restRouter.use(accountsRouter, profileRouter, emailRouter, wishlistRouter, cartRouter, ordersRouter, paymentsRouter);
restRouter.use(fulfilmentRouter, invoicesRouter, variantsRouter, bulkExportRouter);
restRouter.use(openapiRouter(restRouter));
