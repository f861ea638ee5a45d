/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query AddressBook {\n  me {\n    id\n    name\n    phone\n    addresses {\n      id label fullName phoneNumber streetAddressLine1 streetAddressLine2 city state country zipCode isDefault\n    }\n  }\n}": typeof types.AddressBookDocument,
    "\n  fragment SavedAddress on Address {\n    id label fullName phoneNumber streetAddressLine1 streetAddressLine2 city state country zipCode isDefault\n  }\n": typeof types.SavedAddressFragmentDoc,
    "mutation addAddress($input: AddressInput!) {\n  answer: addAddress(input: $input) { addresses { id ...SavedAddress } userErrors { code message field } }\n}": typeof types.AddAddressDocument,
    "mutation updateAddress($id: ID!, $input: AddressInput!) {\n  answer: updateAddress(id: $id, input: $input) { addresses { id ...SavedAddress } userErrors { code message field } }\n}": typeof types.UpdateAddressDocument,
    "mutation removeAddress($id: ID!) {\n  answer: removeAddress(id: $id) { addresses { id ...SavedAddress } userErrors { code message field } }\n}": typeof types.RemoveAddressDocument,
    "mutation setDefaultAddress($id: ID!) {\n  answer: setDefaultAddress(id: $id) { addresses { id ...SavedAddress } userErrors { code message field } }\n}": typeof types.SetDefaultAddressDocument,
    "query AccountCredit {\n  me {\n    id creditBalance\n    credits {\n      id kind lastFour balance expiresAt\n      movements { id kind amount isTaken orderNumber note happenedAt }\n    }\n  }\n}": typeof types.AccountCreditDocument,
    "mutation addGiftCard($code: String!) {\n  addGiftCard(code: $code) {\n    message\n    credit { id }\n    userErrors { code message field }\n  }\n}": typeof types.AddGiftCardDocument,
    "mutation confirmEmail($token: String!) {\n  confirmEmail(token: $token) {\n    ok\n    token\n    user { id email isEmailConfirmed pendingEmail }\n    message\n    userErrors { code message field }\n  }\n}": typeof types.ConfirmEmailDocument,
    "mutation undoEmailChange($token: String!) {\n  undoEmailChange(token: $token) { ok message userErrors { code message field } }\n}": typeof types.UndoEmailChangeDocument,
    "mutation requestEmailConfirmation {\n  requestEmailConfirmation { ok message userErrors { code message field } }\n}": typeof types.RequestEmailConfirmationDocument,
    "mutation requestEmailChange($newEmail: String!, $currentPassword: String!) {\n  requestEmailChange(newEmail: $newEmail, currentPassword: $currentPassword) { ok message userErrors { code message field } }\n}": typeof types.RequestEmailChangeDocument,
    "mutation signOutEverywhere {\n  signOutEverywhere { ok message userErrors { code message field } }\n}": typeof types.SignOutEverywhereDocument,
    "query MyConsents {\n  me { id email consents { purpose isGiven notice noticeVersion proof at } }\n}": typeof types.MyConsentsDocument,
    "mutation withdrawConsent($purpose: ConsentPurpose!) {\n  withdrawConsent(purpose: $purpose) { ok message userErrors { code message field } }\n}": typeof types.WithdrawConsentDocument,
    "mutation consentToNewsletter($email: String!) {\n  subscribeToNewsletter(email: $email) { message userErrors { code message } }\n}": typeof types.ConsentToNewsletterDocument,
    "\n  fragment ProfileForm_user on User {\n    id name email phone\n    images { id small: url(width: 160) large: url(width: 480) }\n  }\n": typeof types.ProfileForm_UserFragmentDoc,
    "mutation changePassword($oldPassword: String!, $newPassword: String!) {\n  changePassword(oldPassword: $oldPassword, newPassword: $newPassword) {\n    token\n    message\n    userErrors { code message field }\n  }\n}": typeof types.ChangePasswordDocument,
    "mutation clearUploadedImages {\n  clearUploadedImages { userErrors { code message } }\n}": typeof types.ClearUploadedImagesDocument,
    "query MyData {\n  me {\n    id name email isEmailConfirmed pendingEmail phone confirmedPhone\n    passkeys { id name createdAt lastUsedAt }\n    images { id url }\n    addresses {\n      id label fullName phoneNumber streetAddressLine1 streetAddressLine2 city state country zipCode isDefault\n      lastUsedAt\n    }\n    cart { id lines { id quantity product { id name } variant { id sku } } }\n    wishlist { id addedAt product { id name } }\n    writtenReviews {\n      id productId text customerRating dateCreated hiddenAt helpfulCount answer answeredAt\n      photos { id url } hiddenPhotos { id url }\n    }\n    helpfulReviews { id productId customerName text }\n    consents { purpose isGiven notice noticeVersion language proof at }\n    productAlerts { id kind price product { id name } }\n  }\n}": typeof types.MyDataDocument,
    "query MyOrdersData($after: String) {\n  me {\n    id\n    orders(first: 20, after: $after) {\n      pageInfo { hasNextPage endCursor }\n      nodes {\n        id number status placedAt name phoneNumber email address city state pincode country paymentId discount total\n        lines { id productTitle options sku quantity price subTotal discount }\n        refunds { id amount reason status createdAt settledAt }\n      }\n    }\n  }\n}": typeof types.MyOrdersDataDocument,
    "mutation deleteAccount($currentPassword: String!) {\n  deleteAccount(currentPassword: $currentPassword) { ok message userErrors { code message field } }\n}": typeof types.DeleteAccountDocument,
    "mutation keepAccount($token: String) {\n  keepAccount(token: $token) { ok message userErrors { code message field } }\n}": typeof types.KeepAccountDocument,
    "mutation updateProfile($input: ProfileInput!) {\n  updateProfile(input: $input) {\n    user {\n      id name email isAdmin\n      images { id url(width: 160) }\n      ...ProfileForm_user\n    }\n    userErrors { code message field }\n  }\n}": typeof types.UpdateProfileDocument,
    "mutation uploadImages($images: [Upload!]!) {\n  uploadImages(images: $images) { images { id } userErrors { code message field } }\n}": typeof types.UploadImagesDocument,
    "query UploadedImages { me { id uploadedImages { id } } }": typeof types.UploadedImagesDocument,
    "query ForgotPasswordLink {\n  shop { sendsMail }\n}": typeof types.ForgotPasswordLinkDocument,
    "query GoogleButton {\n  shop { socialProviders }\n}": typeof types.GoogleButtonDocument,
    "query PhoneSignIn {\n  shop { sendsTexts }\n}": typeof types.PhoneSignInDocument,
    "mutation requestPhoneCode($phone: String!) {\n  requestPhoneCode(phone: $phone) { ok message userErrors { code message field } }\n}": typeof types.RequestPhoneCodeDocument,
    "mutation signInWithPhone($phone: String!, $code: String!) {\n  signInWithPhone(phone: $phone, code: $code) {\n    token\n    message\n    user { id name email isAdmin images { id url(width: 160) } }\n    userErrors { code message field }\n  }\n}": typeof types.SignInWithPhoneDocument,
    "mutation beginPasskey {\n  beginPasskey { options userErrors { code message field } }\n}": typeof types.BeginPasskeyDocument,
    "mutation addPasskey($name: String!, $answer: JSONObject!) {\n  addPasskey(name: $name, answer: $answer) { token recoveryCodes message userErrors { code message field } }\n}": typeof types.AddPasskeyDocument,
    "mutation requestPasswordReset($email: String!) {\n  requestPasswordReset(email: $email) { ok message userErrors { code message field } }\n}": typeof types.RequestPasswordResetDocument,
    "mutation resetPassword($token: String!, $newPassword: String!) {\n  resetPassword(token: $token, newPassword: $newPassword) { ok message userErrors { code message field } }\n}": typeof types.ResetPasswordDocument,
    "mutation signIn($email: String!, $password: String!) {\n  signIn(email: $email, password: $password) {\n    token\n    message\n    user { id name email isAdmin images { id url(width: 160) } }\n    userErrors { code message field }\n  }\n}": typeof types.SignInDocument,
    "mutation beginPasskeySignIn {\n  beginPasskeySignIn { options userErrors { code message field } }\n}": typeof types.BeginPasskeySignInDocument,
    "mutation signInWithPasskey($answer: JSONObject!) {\n  signInWithPasskey(answer: $answer) {\n    token\n    message\n    user { id name email isAdmin images { id url(width: 160) } }\n    userErrors { code message field }\n  }\n}": typeof types.SignInWithPasskeyDocument,
    "mutation signInWithProvider($provider: String!, $idToken: String!) {\n  signInWithProvider(provider: $provider, idToken: $idToken) {\n    token\n    message\n    user { id name email isAdmin images { id url(width: 160) } }\n    userErrors { code message field }\n  }\n}": typeof types.SignInWithProviderDocument,
    "mutation signUp($input: SignUpInput!) {\n  signUp(input: $input) {\n    message\n    user { id }\n    userErrors { code message field }\n  }\n}": typeof types.SignUpDocument,
    "query WaysToSignIn {\n  me { id email phone confirmedPhone passkeys { id name createdAt lastUsedAt } }\n  shop { sendsTexts }\n}": typeof types.WaysToSignInDocument,
    "mutation confirmPhone($phone: String!, $code: String!) {\n  confirmPhone(phone: $phone, code: $code) {\n    user { id phone confirmedPhone }\n    message\n    userErrors { code message field }\n  }\n}": typeof types.ConfirmPhoneDocument,
    "mutation removePhone {\n  removePhone { user { id confirmedPhone } message userErrors { code message field } }\n}": typeof types.RemovePhoneDocument,
    "mutation removePasskey($id: ID!) {\n  removePasskey(id: $id) { message userErrors { code message field } }\n}": typeof types.RemovePasskeyDocument,
    "query ProductAlerts {\n  me { id productAlerts { id kind price product { id name } } }\n}": typeof types.ProductAlertsDocument,
    "mutation requestProductAlert($input: ProductAlertInput!) {\n  requestProductAlert(input: $input) { message userErrors { code message field } }\n}": typeof types.RequestProductAlertDocument,
    "mutation removeProductAlert($id: ID!) {\n  removeProductAlert(id: $id) { message userErrors { code message field } }\n}": typeof types.RemoveProductAlertDocument,
    "\n  fragment BannerLink_banner on Banner {\n    id\n    hindiHeadline\n    images { id alt width height placeholder srcset }\n    category { id }\n    subCategory { id }\n  }\n": typeof types.BannerLink_BannerFragmentDoc,
    "query CartBadge {\n  me { id cart { id totalQuantity lines { id quantity countInStock product { id } variant { id } } } }\n}": typeof types.CartBadgeDocument,
    "\n  fragment CartLineRow_line on CartLine {\n    id quantity price priceBefore subTotal discount countInStock bestBefore wish\n    product { id name label { diet } images(first: 1) { id alt placeholder srcset } }\n    variant { id size ram weight unitPrice { amount per } image { id alt placeholder srcset } }\n  }\n": typeof types.CartLineRow_LineFragmentDoc,
    "\n  fragment CartSummary_cart on Cart {\n    id subTotal discount shipping rounding\n    codes offers { title code discount } offerHints { title code text }\n    deliveryPromises { kind text isServed pin place }\n    total\n  }\n": typeof types.CartSummary_CartFragmentDoc,
    "\n  fragment CartTable_cart on Cart {\n    id\n    lines { id ...CartLineRow_line }\n  }\n": typeof types.CartTable_CartFragmentDoc,
    "mutation setCartLineWish($id: ID!, $wish: SubstitutionWish!) {\n  setCartLineWish(id: $id, wish: $wish) {\n    message\n    cart { id lines { id wish } }\n    userErrors { code message field }\n  }\n}": typeof types.SetCartLineWishDocument,
    "mutation mergeCart($lines: [CartMergeLineInput!]!) {\n  mergeCart(lines: $lines) {\n    cart { id ...CartFigures_cart ...CartTable_cart ...CartSummary_cart }\n    changes {\n      outcome wanted added quantity price priceBefore\n      product { id name }\n      substitutes(first: 3) { id name }\n    }\n    message\n    userErrors { code message field }\n  }\n}": typeof types.MergeCartDocument,
    "\n  fragment AddToCartForm_product on Product {\n    id name price countInStock\n    variants { id size ram weight price oldPrice lowestPrice30Days countInStock unitPrice { amount per } }\n  }\n": typeof types.AddToCartForm_ProductFragmentDoc,
    "query Packs($id: ID!) {\n  product(id: $id) {\n    id\n    variants { id size ram weight price oldPrice lowestPrice30Days countInStock unitPrice { amount per } }\n  }\n}": typeof types.PacksDocument,
    "mutation addToCart($input: CartLineInput!, $idempotencyKey: String!) {\n  addToCart(input: $input, idempotencyKey: $idempotencyKey) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}": typeof types.AddToCartDocument,
    "\n  fragment CartFigures_cart on Cart {\n    id totalQuantity subTotal discount rounding shipping total\n    lines { id quantity price subTotal discount countInStock product { id } variant { id } }\n    codes offers { title code discount } offerHints { title code text }\n  }\n": typeof types.CartFigures_CartFragmentDoc,
    "mutation applyOffer($code: String!) {\n  applyOffer(code: $code) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}": typeof types.ApplyOfferDocument,
    "mutation removeOffer($code: String!) {\n  removeOffer(code: $code) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}": typeof types.RemoveOfferDocument,
    "query RefreshedCart {\n  me { id cart { id ...CartFigures_cart } }\n}": typeof types.RefreshedCartDocument,
    "mutation removeCartLine($id: ID!) {\n  removeCartLine(id: $id) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}": typeof types.RemoveCartLineDocument,
    "mutation setCartLineQuantity($id: ID!, $quantity: Int!) {\n  setCartLineQuantity(id: $id, quantity: $quantity) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}": typeof types.SetCartLineQuantityDocument,
    "\n  query PopularProducts($filter: ProductFilter!) {\n    products(filter: $filter, sort: NEWEST, first: 10) {\n      nodes { id ...ProductCard_product @unmask }\n    }\n  }\n": typeof types.PopularProductsDocument,
    "\n  fragment ProductCard_product on Product {\n    id\n    name\n    brand\n    price\n    oldPrice\n    lowestPrice30Days\n    discount\n    rating\n    reviewCount\n    countInStock\n    weightOptions\n    sizes\n    ramOptions\n    unitPrice { amount per }\n    category { id name }\n    label { diet }\n    deliveryPromise { shortText }\n    offers { offerId text }\n    images(first: 1) { id alt placeholder srcset }\n    inWishlist\n  }\n": typeof types.ProductCard_ProductFragmentDoc,
    "\n  query Listing($filter: ProductFilter!, $sort: ProductSort!) {\n    products(filter: $filter, sort: $sort, first: 24) @connection(key: \"listing\") {\n      totalCount\n      facets(keys: [BRAND, RATING, DISCOUNT, AVAILABILITY, DIET, ORIGIN, CUSTOM]) {\n        key field label isEstimate values { value label count }\n      }\n      prices: facets(keys: [PRICE]) { isEstimate values { value count } }\n      nodes { id ...ProductCard_product @unmask }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.ListingDocument,
    "\n  query MoreOfListing($filter: ProductFilter!, $sort: ProductSort!, $after: String!) {\n    products(filter: $filter, sort: $sort, first: 48, after: $after) @connection(key: \"listing\") {\n      nodes { id ...ProductCard_product @unmask }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.MoreOfListingDocument,
    "query ProductFields { customFieldDefinitions(entity: PRODUCT) { name } }": typeof types.ProductFieldsDocument,
    "query CustomFacts($id: ID!) { product(id: $id) { id customFields { name label text } } }": typeof types.CustomFactsDocument,
    "query LabelFacts($id: ID!) {\n  product(id: $id) {\n    id mrp\n    label { diet countryOfOrigin shelfLifeDays manufacturer importer fssaiLicense allergens ingredients nutrition }\n    countries { id name }\n    variants { id weight isLoose bestBefore countInStock }\n  }\n  shop { phone email }\n}": typeof types.LabelFactsDocument,
    "\n  fragment ProductDescription_product on Product {\n    id\n    brand\n    description\n    category { id name }\n    subCategory { id name }\n    sizes\n    ramOptions\n    weightOptions\n  }\n": typeof types.ProductDescription_ProductFragmentDoc,
    "\n  fragment ProductGallery_product on Product {\n    id\n    name\n    images { id alt zoomUrl placeholder srcset }\n    variants { id image { id alt zoomUrl placeholder srcset } }\n  }\n": typeof types.ProductGallery_ProductFragmentDoc,
    "\n  fragment ProductSummary_product on Product {\n    id name brand description rating reviewCount price oldPrice lowestPrice30Days discount countInStock\n    unitPrice { amount per }\n    variants { id price oldPrice lowestPrice30Days }\n    deliveryPromise { kind text isServed pin place }\n    offers { offerId text }\n    inWishlist\n  }\n": typeof types.ProductSummary_ProductFragmentDoc,
    "\n  fragment RelatedProducts_product on Product {\n    id\n    related(first: 5) { id ...ProductCard_product @unmask }\n  }\n": typeof types.RelatedProducts_ProductFragmentDoc,
    "query CheckoutDelivery($pin: String!) {\n  me { id cart { id deliveryPromises(pin: $pin) { kind text isServed slots { code text } } } }\n}": typeof types.CheckoutDeliveryDocument,
    "\n  fragment OrderSummary_cart on Cart {\n    id subTotal discount shipping rounding total codes offerHints { title code paymentOption text }\n    lines {\n      id quantity price subTotal bestBefore\n      product { id name images(first: 1) { id alt placeholder srcset } }\n      variant { id size ram weight oldPrice image { id alt placeholder srcset } }\n    }\n  }\n": typeof types.OrderSummary_CartFragmentDoc,
    "query CheckoutOffers($pin: String!) {\n  me {\n    id\n    cart {\n      id\n      expressOffer(pin: $pin) { fee text }\n      paymentChoices(pin: $pin) { code isPart method label fee discount shipping total credit isOffered reason instruments keepsCards offers { title code discount } }\n    }\n  }\n}": typeof types.CheckoutOffersDocument,
    "mutation cancelPayment($id: ID!) {\n  cancelPayment(id: $id) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}": typeof types.CancelPaymentDocument,
    "mutation checkPayment($id: ID!) {\n  checkPayment(id: $id) {\n    message\n    order { id number status paymentWait paymentNotice }\n    userErrors { code message field }\n  }\n}": typeof types.CheckPaymentDocument,
    "mutation placeCashOrder($input: BillingInput!, $expectedTotal: Rupees!, $idempotencyKey: String!) {\n  placeCashOrder(input: $input, expectedTotal: $expectedTotal, idempotencyKey: $idempotencyKey) {\n    message\n    order { id number status }\n    userErrors { code message field ... on StockError { available product { id name } } }\n  }\n}": typeof types.PlaceCashOrderDocument,
    "mutation placeCreditOrder($input: BillingInput!, $expectedTotal: Rupees!, $idempotencyKey: String!) {\n  placeCreditOrder(input: $input, expectedTotal: $expectedTotal, idempotencyKey: $idempotencyKey) {\n    message\n    order { id number status }\n    userErrors { code message field ... on StockError { available product { id name } } }\n  }\n}": typeof types.PlaceCreditOrderDocument,
    "mutation placeOrder($input: PlaceOrderInput!) {\n  placeOrder(input: $input) {\n    message\n    order { id number status }\n    userErrors { code message field }\n  }\n}": typeof types.PlaceOrderDocument,
    "mutation startPayment($input: BillingInput!, $expectedTotal: Rupees!) {\n  startPayment(input: $input, expectedTotal: $expectedTotal) {\n    message\n    paymentOrder { id keyId scriptUrl customerId onlyInstrument providerOrderId amountPaise currency receipt expiresAt }\n    userErrors { code message field ... on StockError { available product { id name } } }\n  }\n}": typeof types.StartPaymentDocument,
    "query DeskDoor {\n  me { id name email role rights secondFactor { isAwaited factors { id kind } } }\n  shop { name }\n}": typeof types.DeskDoorDocument,
    "query DeskToday($seesPayments: Boolean!) {\n  toPack: allOrders(first: 1, filter: { statuses: [CONFIRMED] }) { totalCount }\n  packed: allOrders(first: 1, filter: { statuses: [PACKED] }) { totalCount }\n  shipped: allOrders(first: 1, filter: { statuses: [SHIPPED] }) { totalCount }\n  pending: allOrders(first: 1, filter: { statuses: [PENDING] }) { totalCount }\n  toLookAt: paymentsNeedingAttention(first: 100) @include(if: $seesPayments) { id }\n  sales(days: 14) { day orderCount total }\n  lowStock(first: 6) {\n    totalCount\n    nodes {\n      soldIn28Days daysOfCover\n      product { id name }\n      variant { id sku countInStock size ram weight }\n    }\n  }\n}": typeof types.DeskTodayDocument,
    "query DeskCreditBooks($from: String!) {\n  creditBooks(from: $from) {\n    accounts {\n      kind opening sold given returned spent expired withdrawn adjustedUp adjustedDown closing\n    }\n  }\n}": typeof types.DeskCreditBooksDocument,
    "query DeskGstReturn($from: String!) {\n  gstReturn(from: $from) {\n    from to gstin taxable cgst sgst igst\n    supplies { stateCode placeOfSupply gstRate taxable cgst sgst igst }\n    namedSupplies { kind number issuedAt buyerGstin stateCode gstRate taxable cgst sgst igst }\n    hsnSummary { hsnCode isToBusinesses gstRate quantity taxable cgst sgst igst }\n    documents { kind from to count }\n  }\n}": typeof types.DeskGstReturnDocument,
    "query DeskSales(\n  $from: String!, $to: String!, $day: Boolean!, $hour: Boolean!, $category: Boolean!, $product: Boolean!,\n  $pin: Boolean!, $refund: Boolean!, $search: Boolean!, $cart: Boolean!\n) {\n  salesReport(from: $from, to: $to) {\n    fromBefore\n    sold {\n      orderCount pieces total averageOrder piecesPerOrder refunded net calledOffCount calledOff returnCount returnedPieces\n    }\n    before {\n      orderCount pieces total averageOrder piecesPerOrder refunded net calledOffCount calledOff returnCount returnedPieces\n    }\n    days @include(if: $day) {\n      day dayBefore\n      sold { orderCount pieces total }\n      before { orderCount pieces total }\n    }\n    hours @include(if: $hour) {\n      hour\n      sold { orderCount pieces total }\n      before { orderCount pieces total }\n    }\n    categories @include(if: $category) {\n      category { id name }\n      sold { pieces total }\n      before { pieces total }\n    }\n    products(first: 30) @include(if: $product) {\n      name\n      product { id name }\n      sold { orderCount pieces total }\n      before { orderCount pieces total }\n    }\n    pins(first: 30) @include(if: $pin) {\n      pin\n      sold { orderCount pieces total }\n      before { orderCount pieces total }\n    }\n    refunds @include(if: $refund) { reason count total countBefore totalBefore }\n    emptySearches(first: 30) @include(if: $search) { words count countBefore }\n    leftInCarts(first: 30) @include(if: $cart) {\n      name\n      product { id name }\n      cartCount\n      pieces\n      total\n    }\n  }\n}": typeof types.DeskSalesDocument,
    "mutation deskAnswerReview($id: ID!, $text: String!) {\n  answerReview(id: $id, text: $text) { message review { id ...DeskReview } userErrors { code message field } }\n}": typeof types.DeskAnswerReviewDocument,
    "mutation deskHideReview($id: ID!, $reason: String!) {\n  hideReview(id: $id, reason: $reason) { message review { id ...DeskReview } userErrors { code message field } }\n}": typeof types.DeskHideReviewDocument,
    "mutation deskHideReviewPhoto($id: ID!, $reason: String!) {\n  hideReviewPhoto(id: $id, reason: $reason) { message review { id ...DeskReview } userErrors { code message field } }\n}": typeof types.DeskHideReviewPhotoDocument,
    "mutation deskImportCatalogue($file: Upload!, $dryRun: Boolean!) {\n  importCatalogue(file: $file, dryRun: $dryRun) {\n    created updated unchanged refused unread\n    problems { row column reason }\n    userErrors { code message field }\n  }\n}": typeof types.DeskImportCatalogueDocument,
    "query DeskCategories {\n  categories { id name children { id name } }\n}": typeof types.DeskCategoriesDocument,
    "\n  fragment DeskReview on Review {\n    id text customerName customerRating dateCreated bought hiddenAt hiddenReason productId\n    helpfulCount answer answeredAt\n    product { id name }\n    photos { id alt placeholder srcset }\n    hiddenPhotos { id alt placeholder srcset }\n  }\n": typeof types.DeskReviewFragmentDoc,
    "query DeskLatestReviews($after: String) {\n  latestReviews(first: 20, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id ...DeskReview }\n  }\n}": typeof types.DeskLatestReviewsDocument,
    "query DeskHiddenReviews($after: String) {\n  hiddenReviews(first: 20, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id ...DeskReview }\n  }\n}": typeof types.DeskHiddenReviewsDocument,
    "mutation deskUnhideReview($id: ID!) {\n  unhideReview(id: $id) { message review { id ...DeskReview } userErrors { code message field } }\n}": typeof types.DeskUnhideReviewDocument,
    "mutation deskUnhideReviewPhoto($id: ID!) {\n  unhideReviewPhoto(id: $id) { message review { id ...DeskReview } userErrors { code message field } }\n}": typeof types.DeskUnhideReviewPhotoDocument,
    "mutation deskRemoveReviewAnswer($id: ID!) {\n  removeReviewAnswer(id: $id) { message review { id ...DeskReview } userErrors { code message field } }\n}": typeof types.DeskRemoveReviewAnswerDocument,
    "query DeskSavedViews {\n  savedViews(list: PRODUCTS) { id name query isShared isOwn }\n}": typeof types.DeskSavedViewsDocument,
    "mutation deskSaveView($input: SavedViewInput!) {\n  saveView(input: $input) { savedView { id } userErrors { code message field } }\n}": typeof types.DeskSaveViewDocument,
    "mutation deskRemoveView($id: ID!) {\n  removeView(id: $id) { ok message userErrors { code message field } }\n}": typeof types.DeskRemoveViewDocument,
    "query DeskCategoryTree {\n  shop { uploadUrl }\n  categories {\n    id inEnglish: name(language: EN) name position productCount\n    color\n    images { id url(width: 160) }\n    children {\n      id inEnglish: name(language: EN) name position productCount\n      children { id inEnglish: name(language: EN) name position productCount }\n    }\n  }\n}": typeof types.DeskCategoryTreeDocument,
    "mutation deskSaveCategory($input: CategoryInput!) {\n  saveCategory(input: $input) { category { id } userErrors { code message field } }\n}": typeof types.DeskSaveCategoryDocument,
    "query DeskCategoryFacts($id: ID!) {\n  category(id: $id) { id color images { id url(width: 160) } translations { language name } customFields { name value } }\n}": typeof types.DeskCategoryFactsDocument,
    "mutation deskRemoveCategory($id: ID!, $moveTo: ID) {\n  removeCategory(id: $id, moveTo: $moveTo) { message userErrors { code message field } }\n}": typeof types.DeskRemoveCategoryDocument,
    "\n  fragment DeskProductDraft on Product {\n    id\n    version\n    status\n    publishAt\n    name\n    inEnglish: name(language: EN)\n    inEnglishAtLength: description(language: EN)\n    brand\n    featured\n    tags\n    category { id }\n    subCategory { id }\n    images { id alt url(width: 480) whole: url }\n    variants { id sku size ram weight isLoose price oldPrice stock { onHand reserved withheld } unitPrice { amount per } customFields { name value } }\n    label {\n      diet countryOfOrigin shelfLifeDays manufacturer importer fssaiLicense allergens ingredients nutrition hsnCode gstRate\n    }\n    labelGaps\n    translations { language name description }\n    customFields { name value }\n  }\n": typeof types.DeskProductDraftFragmentDoc,
    "query DeskProductDraft($id: ID!) {\n  product(id: $id) { id ...DeskProductDraft }\n}": typeof types.DeskProductDraftDocument,
    "query DeskProductChoices {\n  shop { name uploadUrl }\n  categories { id name children { id name children { id name } } }\n  customFieldDefinitions(entity: PRODUCT) { name label type choices { value text } }\n}": typeof types.DeskProductChoicesDocument,
    "query DeskProductHistory($id: ID!) {\n  auditEntries(first: 10, filter: { subjectType: PRODUCT, subjectId: $id }) {\n    pageInfo { hasNextPage }\n    nodes { id operation actorKind actorId madeAt before after }\n  }\n}": typeof types.DeskProductHistoryDocument,
    "mutation deskRemoveProduct($id: ID!) {\n  removeProduct(id: $id) { message userErrors { code message field } }\n}": typeof types.DeskRemoveProductDocument,
    "mutation deskSaveProduct($input: ProductInput!) {\n  saveProduct(input: $input) {\n    product { id ...DeskProductDraft }\n    userErrors { code message field }\n  }\n}": typeof types.DeskSaveProductDocument,
    "query DeskSearchWhy($query: String!) {\n  search(query: $query, first: 20, explain: true) {\n    totalCount\n    explanations {\n      score\n      rule\n      product { id name brand }\n      matches { part names place points }\n      lifts { kind points }\n    }\n  }\n  searchRule(query: $query) { id words version alsoFinds pinned { id name } buried { id name } }\n}": typeof types.DeskSearchWhyDocument,
    "mutation deskSaveSearchRule($input: SearchRuleInput!) {\n  saveSearchRule(input: $input) { searchRule { id version } userErrors { code message field } }\n}": typeof types.DeskSaveSearchRuleDocument,
    "mutation deskDeleteSearchRule($id: ID!) {\n  deleteSearchRule(id: $id) { ok message userErrors { code message field } }\n}": typeof types.DeskDeleteSearchRuleDocument,
    "query DeskSearchRules {\n  searchRules { id words alsoFinds pinned { id name } buried { id name } }\n}": typeof types.DeskSearchRulesDocument,
    "query DeskTryRule($input: SearchRuleInput!, $from: Int!) {\n  previewSearchRule(input: $input, from: $from) {\n    questionCount\n    next\n    changes { words asked verdict before { id name } after { id name } }\n  }\n}": typeof types.DeskTryRuleDocument,
    "mutation deskChangeProducts($products: ProductsInput!, $change: ProductsChangeInput!) {\n  changeProducts(products: $products, change: $change) {\n    products { id ...DeskProduct }\n    refused { id product { id name } error { code message } }\n    entryIds\n    userErrors { code message field }\n  }\n}": typeof types.DeskChangeProductsDocument,
    "mutation deskChangeFitting($products: ProductsInput!, $change: ProductsChangeInput!) {\n  changeProducts(products: $products, change: $change) {\n    products { id }\n    refused { id product { id name } error { code message } }\n    entryIds\n    endCursor\n    userErrors { code message field }\n  }\n}": typeof types.DeskChangeFittingDocument,
    "mutation deskRestoreProducts($entryIds: [ID!]!) {\n  restoreProducts(entryIds: $entryIds) {\n    products { id ...DeskProduct }\n    refused { id product { id name } error { code message } }\n    entryIds\n    userErrors { code message field }\n  }\n}": typeof types.DeskRestoreProductsDocument,
    "mutation deskSetPrice($variantId: ID!, $price: Rupees!, $oldPrice: Rupees) {\n  setPrice(variantId: $variantId, price: $price, oldPrice: $oldPrice) {\n    product { id ...DeskProduct }\n    userErrors { code message field }\n  }\n}": typeof types.DeskSetPriceDocument,
    "mutation deskAdjustStock($variantId: ID!, $onHand: Int, $delta: Int, $reason: String!) {\n  adjustStock(variantId: $variantId, onHand: $onHand, delta: $delta, reason: $reason) {\n    product { id ...DeskProduct }\n    userErrors { code message field }\n  }\n}": typeof types.DeskAdjustStockDocument,
    "\n  fragment DeskProduct on Product {\n    id\n    name\n    brand\n    status\n    publishAt\n    featured\n    rating\n    category { id name }\n    subCategory { id name }\n    label { hsnCode gstRate }\n    tags waitingForStock waitingForPrice\n    images(first: 1) { id url(width: 160) }\n    variants { id sku size ram weight price oldPrice stock { onHand reserved } }\n  }\n": typeof types.DeskProductFragmentDoc,
    "query DeskProducts($filter: ProductFilter, $sort: ProductSort, $after: String) {\n  products(first: 24, filter: $filter, sort: $sort, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id ...DeskProduct }\n  }\n}": typeof types.DeskProductsDocument,
    "query DeskProductsShown($ids: [ID!]!) {\n  products(first: 48, ids: $ids, filter: { statuses: [PUBLISHED, HIDDEN, ARCHIVED] }) { nodes { id ...DeskProduct } }\n}": typeof types.DeskProductsShownDocument,
    "query DeskProductTags {\n  productTags { tag productCount }\n}": typeof types.DeskProductTagsDocument,
    "mutation deskUploadPictures($images: [Upload!]!) {\n  uploadImages(images: $images) {\n    images { id url(width: 480) whole: url }\n    userErrors { code message field }\n  }\n}": typeof types.DeskUploadPicturesDocument,
    "mutation deskSetCreditTerms($input: CreditTermsInput!) {\n  setCreditTerms(input: $input) {\n    creditTerms { giftCardDays storeCreditDays sellsGiftCards giftCardMin giftCardMax }\n    userErrors { code message field }\n  }\n}": typeof types.DeskSetCreditTermsDocument,
    "mutation deskIssueGiftCard($input: GiftCardInput!, $idempotencyKey: String!) {\n  issueGiftCard(input: $input, idempotencyKey: $idempotencyKey) { message userErrors { code message field } }\n}": typeof types.DeskIssueGiftCardDocument,
    "mutation deskSendGiftCard($id: ID!, $email: String!, $name: String!) {\n  sendGiftCard(id: $id, email: $email, name: $name) { message userErrors { code message field } }\n}": typeof types.DeskSendGiftCardDocument,
    "mutation deskExtendGiftCard($id: ID!, $expiresAt: DateTime!) {\n  extendGiftCard(id: $id, expiresAt: $expiresAt) { message userErrors { code message field } }\n}": typeof types.DeskExtendGiftCardDocument,
    "mutation deskWithdrawGiftCard($id: ID!, $note: String!) {\n  withdrawGiftCard(id: $id, note: $note) { message userErrors { code message field } }\n}": typeof types.DeskWithdrawGiftCardDocument,
    "query DeskGiftCards($text: String, $state: CreditState, $after: String) {\n  creditTerms { giftCardDays storeCreditDays sellsGiftCards giftCardMin giftCardMax }\n  giftCards(first: 20, text: $text, state: $state, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes {\n      id lastFour state value balance expiresAt sentAt createdAt\n      purchase { id recipientName recipientEmail sendAt }\n      movements { id kind amount isTaken orderNumber note happenedAt }\n    }\n  }\n}": typeof types.DeskGiftCardsDocument,
    "query DeskFirstSteps {\n  firstSteps { kind isDone }\n}": typeof types.DeskFirstStepsDocument,
    "mutation deskCreateApiKey($name: String!, $scopes: [ApiScope!]!, $expiresAt: DateTime) {\n  createApiKey(name: $name, scopes: $scopes, expiresAt: $expiresAt) {\n    key\n    userErrors { code message field }\n  }\n}": typeof types.DeskCreateApiKeyDocument,
    "query DeskApiKeys($after: String) {\n  apiKeys(first: 50, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id name prefix scopes createdAt expiresAt lastUsedAt revokedAt }\n  }\n}": typeof types.DeskApiKeysDocument,
    "mutation deskRevokeApiKey($id: ID!) {\n  revokeApiKey(id: $id) { message apiKey { id revokedAt } userErrors { code message field } }\n}": typeof types.DeskRevokeApiKeyDocument,
    "query DeskAudit($filter: AuditFilter, $after: String) {\n  auditEntries(first: 50, filter: $filter, after: $after) {\n    pageInfo { hasNextPage endCursor }\n    nodes { id operation subjectType subjectId actorKind actorId madeAt before after }\n  }\n}": typeof types.DeskAuditDocument,
    "query DeskActors {\n  staff { id name }\n  apiKeys(first: 100) { nodes { id name } }\n}": typeof types.DeskActorsDocument,
    "query DeskExports($after: String) {\n  bulkExports(first: 20, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id kind state lines updatedSince createdAt expiresAt }\n  }\n}": typeof types.DeskExportsDocument,
    "mutation deskStartExport($kind: ChangeKind!, $updatedSince: DateTime) {\n  startBulkExport(kind: $kind, updatedSince: $updatedSince) {\n    bulkExport { id }\n    message\n    userErrors { code message field }\n  }\n}": typeof types.DeskStartExportDocument,
    "query DeskProgramCalls($filter: ApiKeyCallsFilter, $after: String) {\n  apiKeyCalls(first: 50, filter: $filter, after: $after) {\n    pageInfo { hasNextPage endCursor }\n    nodes { id apiKeyId operation count firstAt lastAt }\n  }\n}": typeof types.DeskProgramCallsDocument,
    "mutation deskCreatePublicKey($name: String!, $origins: [String!]!, $scope: PublicKeyScope!) {\n  createPublicKey(name: $name, origins: $origins, scope: $scope) {\n    publicKey { id }\n    userErrors { code message field }\n  }\n}": typeof types.DeskCreatePublicKeyDocument,
    "query DeskPublicKeys($after: String) {\n  publicKeys(first: 50, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id name key origins scope createdAt revokedAt }\n  }\n}": typeof types.DeskPublicKeysDocument,
    "mutation deskRevokePublicKey($id: ID!) {\n  revokePublicKey(id: $id) { message publicKey { id revokedAt } userErrors { code message field } }\n}": typeof types.DeskRevokePublicKeyDocument,
    "query DeskKeysOfPrograms {\n  apiKeys(first: 100) { nodes { id name revokedAt } }\n}": typeof types.DeskKeysOfProgramsDocument,
    "mutation deskCreateWebhookEndpoint($url: String!, $topics: [WebhookTopic!]!, $apiKeyId: ID) {\n  createWebhookEndpoint(url: $url, topics: $topics, apiKeyId: $apiKeyId) {\n    secret\n    webhookEndpoint { id }\n    userErrors { code message field }\n  }\n}": typeof types.DeskCreateWebhookEndpointDocument,
    "query DeskWebhook($id: ID!, $state: WebhookDeliveryState, $after: String) {\n  node(id: $id) {\n    id\n    ... on WebhookEndpoint {\n      url\n      disabledAt\n      deliveries(first: 20, state: $state, after: $after) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        nodes { id type data state attempts happenedAt deliveredAt nextAttemptAt lastStatus lastError }\n      }\n    }\n  }\n}": typeof types.DeskWebhookDocument,
    "mutation deskSendTestWebhook($endpointId: ID!) {\n  sendTestWebhook(endpointId: $endpointId) { webhookDelivery { id } userErrors { code message field } }\n}": typeof types.DeskSendTestWebhookDocument,
    "mutation deskReplayDelivery($id: ID!) {\n  replayWebhookDelivery(id: $id) {\n    webhookDelivery { id state attempts nextAttemptAt }\n    userErrors { code message field }\n  }\n}": typeof types.DeskReplayDeliveryDocument,
    "mutation deskUpdateWebhook($id: ID!, $isEnabled: Boolean!) {\n  updateWebhookEndpoint(id: $id, isEnabled: $isEnabled) {\n    webhookEndpoint { id disabledAt }\n    userErrors { code message field }\n  }\n}": typeof types.DeskUpdateWebhookDocument,
    "mutation deskRemoveWebhook($id: ID!) {\n  removeWebhookEndpoint(id: $id) { message userErrors { code message field } }\n}": typeof types.DeskRemoveWebhookDocument,
    "query DeskWebhooks($after: String) {\n  webhookEndpoints(first: 20, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes {\n      id url topics createdAt disabledAt\n      deliveries(first: 1, state: FAILED) { nodes { id } }\n    }\n  }\n}": typeof types.DeskWebhooksDocument,
    "query DeskOfferCodes($id: ID!, $after: String) {\n  offer(id: $id) {\n    id\n    codes(first: 20, after: $after) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      nodes { id code uses maxUses }\n    }\n  }\n}": typeof types.DeskOfferCodesDocument,
    "mutation deskCreateOfferCodes($offerId: ID!, $input: OfferCodesInput!) {\n  createOfferCodes(offerId: $offerId, input: $input) { codes userErrors { code message field } }\n}": typeof types.DeskCreateOfferCodesDocument,
    "mutation deskDeleteOfferCode($offerId: ID!, $code: String!) {\n  deleteOfferCode(offerId: $offerId, code: $code) { ok message userErrors { code message field } }\n}": typeof types.DeskDeleteOfferCodeDocument,
    "query DeskOfferChoices {\n  offerChoices { kinds { code label } paymentOptions { code label } }\n  categories { id name children { id name children { id name } } }\n  customerTags { tag }\n}": typeof types.DeskOfferChoicesDocument,
    "mutation deskSaveOffer($input: OfferInput!) {\n  saveOffer(input: $input) { offer { id } userErrors { code message field } }\n}": typeof types.DeskSaveOfferDocument,
    "query DeskOffer($id: ID!) {\n  offer(id: $id) {\n    id title hindiTitle hindiCards sentence kind startsAt endsAt needsCode\n    terms {\n      kind percent amount maxDiscount minAmount minQuantity buyQuantity getQuantity maxSets price tiersBy\n      scope { categoryIds brands productIds }\n      getScope { categoryIds brands productIds }\n      parts { quantity scope { categoryIds brands productIds } }\n      tiers { fromQuantity fromAmount percent }\n      options { name value }\n    }\n    categories { id name }\n    products { id name }\n    settings {\n      status state title weekdays hoursFrom hoursUntil maxUses maxUsesPerPerson budget uses spent firstOrderOnly customerTag\n      paymentOption providerOfferId cards providerRefusal providerRefusedAt combines\n    }\n    results { orderCount shopperCount sales given }\n  }\n}": typeof types.DeskOfferDocument,
    "mutation deskStartOffer($id: ID!) {\n  startOffer(id: $id) { offer { id settings { status state } } userErrors { code message field } }\n}": typeof types.DeskStartOfferDocument,
    "mutation deskStopOffer($id: ID!) {\n  stopOffer(id: $id) { offer { id settings { status state } } userErrors { code message field } }\n}": typeof types.DeskStopOfferDocument,
    "mutation deskDeleteOffer($id: ID!) {\n  deleteOffer(id: $id) { ok message userErrors { code message field } }\n}": typeof types.DeskDeleteOfferDocument,
    "query DeskOfferPreview($input: OfferInput!) {\n  previewOffer(input: $input, days: 7) {\n    sentence orderCount allOrderCount touchedCount sales cost cartCount allCartCount touchedCartCount cartCost isAtMost\n    conflicts { offer { id title sentence } displacedCount beatenCount }\n  }\n}": typeof types.DeskOfferPreviewDocument,
    "query DeskOffers($status: OfferStatus, $after: String) {\n  offers(first: 30, status: $status, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes {\n      id title sentence startsAt endsAt\n      settings { state uses maxUses spent budget }\n    }\n  }\n}": typeof types.DeskOffersDocument,
    "query DeskBatchesOfLine($id: ID!) {\n  variant(id: $id) { id stock { batches { id number bestBefore onHand reserved } } }\n}": typeof types.DeskBatchesOfLineDocument,
    "query DeskSubstitutes($id: ID!) {\n  order(id: $id) {\n    id\n    lines { id substitutes { title price variant { id sku stock { onHand } } } }\n  }\n}": typeof types.DeskSubstitutesDocument,
    "query DeskOrder($id: ID!) {\n  order(id: $id) {\n    id number placedAt name phoneNumber email address city state pincode country total paymentId paymentMethod\n    discount shipping cashFee paymentLabel paidByCredit isExpress\n    customFields { name value }\n    ...DeskOrderLife\n  }\n}": typeof types.DeskOrderDocument,
    "query DeskOrders($filter: OrderFilter, $after: String) {\n  allOrders(first: 30, filter: $filter, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id number status placedAt name phoneNumber city pincode total amountDue lines { id quantity } }\n  }\n}": typeof types.DeskOrdersDocument,
    "query DeskPayments {\n  paymentsNeedingAttention(first: 100) {\n    id kind whatToDo since amount paymentId refundId\n    order { id number name phoneNumber }\n  }\n}": typeof types.DeskPaymentsDocument,
    "mutation deskSettleRefund($id: ID!, $reference: String!) {\n  settleRefund(id: $id, reference: $reference) {\n    message\n    refund { id status reference settledAt }\n    userErrors { code message field }\n  }\n}": typeof types.DeskSettleRefundDocument,
    "query DeskPicking {\n  allOrders(first: 40, filter: { statuses: [CONFIRMED] }) {\n    totalCount\n    nodes {\n      id\n      number\n      amountDue\n      lines { id sku productTitle options quantity missing batches { quantity batch { id number bestBefore } } image { id alt placeholder srcset } }\n    }\n  }\n}": typeof types.DeskPickingDocument,
    "query DeskReturns {\n  orderReturns(first: 100, statuses: [REQUESTED, APPROVED]) {\n    totalCount\n    nodes { id status reason value requestedAt order { id number name } }\n  }\n}": typeof types.DeskReturnsDocument,
    "\n  fragment DeskSlipOrder on Order {\n    id number placedAt name phoneNumber address city state pincode country amountDue\n    lines { id sku productTitle options quantity missing }\n  }\n": typeof types.DeskSlipOrderFragmentDoc,
    "query DeskSlips {\n  shop { name address phone }\n  allOrders(first: 100, filter: { statuses: [CONFIRMED] }) { nodes { id ...DeskSlipOrder } }\n}": typeof types.DeskSlipsDocument,
    "query DeskSlip($id: ID!) {\n  shop { name address phone }\n  order(id: $id) { id ...DeskSlipOrder }\n}": typeof types.DeskSlipDocument,
    "\n  fragment DeskOrderLife on Order {\n    id status nextStatuses refundedTotal refundState amountDue notSupplied\n    lines {\n      id productTitle options sku quantity price subTotal missing looseGrams weighedGrams wish\n      substituteFor { id productTitle }\n      variant { id }\n      batches { quantity mayLeave batch { id number bestBefore } }\n      image { id alt placeholder srcset }\n    }\n    shortages { id status askedUntil line { id } }\n    refunds { id amount reason status createdAt settledAt reference }\n    invoice { number }\n    creditNotes { number }\n    events { kind actor happenedAt amount note }\n    shipments { courier trackingNumber shippedAt lines { quantity line { id } } }\n    returns {\n      toCredit\n      id status reason note value requestedAt\n      lines { quantity line { id productTitle options } }\n    }\n  }\n": typeof types.DeskOrderLifeFragmentDoc,
    "mutation setOrderStatus($id: ID!, $status: OrderStatus!) {\n  setOrderStatus(id: $id, status: $status) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}": typeof types.SetOrderStatusDocument,
    "mutation shipOrder($id: ID!, $input: ShipmentInput!) {\n  shipOrder(id: $id, input: $input) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}": typeof types.ShipOrderDocument,
    "mutation reportMissing($input: MissingInput!) {\n  reportMissing(input: $input) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}": typeof types.ReportMissingDocument,
    "mutation weighLine($lineId: ID!, $grams: Int!) {\n  weighLine(lineId: $lineId, grams: $grams) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}": typeof types.WeighLineDocument,
    "mutation setLineBatch($lineId: ID!, $batchId: ID!) {\n  setLineBatch(lineId: $lineId, batchId: $batchId) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}": typeof types.SetLineBatchDocument,
    "mutation refundOrder($id: ID!, $amount: Rupees!, $refundedBefore: Rupees!, $note: String!) {\n  refundOrder(id: $id, amount: $amount, refundedBefore: $refundedBefore, note: $note) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}": typeof types.RefundOrderDocument,
    "mutation deskRefuseDelivery($id: ID!, $restock: Boolean!, $note: String) {\n  refuseDelivery(id: $id, restock: $restock, note: $note) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}": typeof types.DeskRefuseDeliveryDocument,
    "mutation approveReturn($id: ID!, $note: String) {\n  approveReturn(id: $id, note: $note) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}": typeof types.ApproveReturnDocument,
    "mutation refuseReturn($id: ID!, $note: String!) {\n  refuseReturn(id: $id, note: $note) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}": typeof types.RefuseReturnDocument,
    "mutation receiveReturn($id: ID!, $restock: Boolean!, $note: String, $toCredit: Boolean) {\n  receiveReturn(id: $id, restock: $restock, note: $note, toCredit: $toCredit) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}": typeof types.ReceiveReturnDocument,
    "mutation deskIssueStoreCredit($input: StoreCreditInput!, $idempotencyKey: String!) {\n  issueStoreCredit(input: $input, idempotencyKey: $idempotencyKey) {\n    message\n    userErrors { code message field }\n  }\n}": typeof types.DeskIssueStoreCreditDocument,
    "query DeskCustomer($id: ID!, $after: String) {\n  customerTags { tag count }\n  customer(id: $id) {\n    id name email phone createdAt tags newsletterSince\n    notes { id text writer createdAt }\n    customFields { name value }\n    creditBalance\n    credits { id kind lastFour balance movements { id kind amount isTaken orderNumber note happenedAt } }\n    orders(first: 20, after: $after) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      nodes { id number status placedAt total }\n    }\n  }\n}": typeof types.DeskCustomerDocument,
    "mutation deskAddNote($customerId: ID!, $text: String!) {\n  addCustomerNote(customerId: $customerId, text: $text) {\n    customer { id notes { id text writer createdAt } }\n    message\n    userErrors { code message field }\n  }\n}": typeof types.DeskAddNoteDocument,
    "mutation deskRemoveNote($id: ID!) {\n  removeCustomerNote(id: $id) {\n    customer { id notes { id text writer createdAt } }\n    message\n    userErrors { code message field }\n  }\n}": typeof types.DeskRemoveNoteDocument,
    "mutation deskSetTags($customerId: ID!, $tags: [String!]!) {\n  setCustomerTags(customerId: $customerId, tags: $tags) {\n    customer { id tags }\n    message\n    userErrors { code message field }\n  }\n}": typeof types.DeskSetTagsDocument,
    "mutation deskWithdrawConsent($customerId: ID!) {\n  withdrawNewsletterConsent(customerId: $customerId) {\n    customer { id newsletterSince }\n    message\n    userErrors { code message field }\n  }\n}": typeof types.DeskWithdrawConsentDocument,
    "query DeskCustomers($text: String, $tag: String, $after: String) {\n  customerTags { tag count }\n  customers(first: 30, text: $text, tag: $tag, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id name email phone createdAt tags }\n  }\n}": typeof types.DeskCustomersDocument,
    "query DeskInvitation($token: String!) {\n  staffOffer(token: $token) { email role invitedBy hasAccount }\n}": typeof types.DeskInvitationDocument,
    "mutation deskAcceptInvitation($token: String!, $newAccount: NewStaffInput) {\n  acceptStaffInvitation(token: $token, newAccount: $newAccount) {\n    token\n    message\n    user { id name email isAdmin images { id url(width: 160) } }\n    userErrors { code message field }\n  }\n}": typeof types.DeskAcceptInvitationDocument,
    "mutation deskInviteStaff($email: String!, $role: Role!, $language: Language!) {\n  inviteStaff(email: $email, role: $role, language: $language) {\n    message\n    invitation { id }\n    userErrors { code message field }\n  }\n}": typeof types.DeskInviteStaffDocument,
    "query DeskRoles {\n  rights { right roles scope movesMoney }\n  isSecondFactorDemanded\n}": typeof types.DeskRolesDocument,
    "mutation deskDemandSecondFactor($isDemanded: Boolean!) {\n  demandSecondFactor(isDemanded: $isDemanded) { ok message userErrors { code message field } }\n}": typeof types.DeskDemandSecondFactorDocument,
    "query DeskStaff {\n  staff { id name email role secondFactors }\n  staffInvitations { id email role createdAt expiresAt }\n  shop { sendsMail }\n}": typeof types.DeskStaffDocument,
    "mutation deskSetRole($email: String!, $role: Role) {\n  setRole(email: $email, role: $role) {\n    message\n    staffMember { id role }\n    userErrors { code message field }\n  }\n}": typeof types.DeskSetRoleDocument,
    "mutation deskResetSecondFactor($id: ID!) {\n  resetSecondFactor(id: $id) {\n    message\n    staffMember { id secondFactors }\n    userErrors { code message field }\n  }\n}": typeof types.DeskResetSecondFactorDocument,
    "mutation deskRevokeInvitation($id: ID!) {\n  revokeStaffInvitation(id: $id) { message userErrors { code message field } }\n}": typeof types.DeskRevokeInvitationDocument,
    "mutation deskUploadPicture($images: [Upload!]!) {\n  uploadImages(images: $images) {\n    images { id alt width height placeholder srcset }\n    userErrors { code message field }\n  }\n}": typeof types.DeskUploadPictureDocument,
    "query DeskSlides {\n  allHomeSlides {\n    id hindiHeadline isOn showsFrom showsUntil\n    images { id alt width height placeholder srcset }\n    category { id name }\n  }\n  categories { id name children { id name } }\n  shop { uploadUrl }\n}": typeof types.DeskSlidesDocument,
    "query DeskBanners($placement: BannerPlacement!) {\n  allBanners(placement: $placement) {\n    id hindiHeadline isOn showsFrom showsUntil\n    images { id alt width height placeholder srcset }\n    category { id name }\n    subCategory { id name }\n  }\n  categories { id name children { id name } }\n  shop { uploadUrl }\n}": typeof types.DeskBannersDocument,
    "mutation deskSaveSlide($input: HomeSlideInput!) {\n  saveHomeSlide(input: $input) { homeSlide { id isOn } userErrors { code message field } }\n}": typeof types.DeskSaveSlideDocument,
    "mutation deskSaveBanner($input: BannerInput!) {\n  saveBanner(input: $input) { banner { id isOn } userErrors { code message field } }\n}": typeof types.DeskSaveBannerDocument,
    "mutation deskRemoveSlide($id: ID!) {\n  removeHomeSlide(id: $id) { message userErrors { code message field } }\n}": typeof types.DeskRemoveSlideDocument,
    "mutation deskRemoveBanner($id: ID!) {\n  removeBanner(id: $id) { message userErrors { code message field } }\n}": typeof types.DeskRemoveBannerDocument,
    "mutation deskBeginAuthenticator {\n  beginAuthenticator { secret uri userErrors { code message field } }\n}": typeof types.DeskBeginAuthenticatorDocument,
    "mutation deskConfirmAuthenticator($code: String!) {\n  confirmAuthenticator(code: $code) { token recoveryCodes message userErrors { code message field } }\n}": typeof types.DeskConfirmAuthenticatorDocument,
    "query DeskSecondFactor {\n  me {\n    id\n    secondFactor {\n      isSetUp isDemanded isAwaited recoveryCodesLeft\n      factors { id kind name createdAt lastUsedAt }\n    }\n  }\n}": typeof types.DeskSecondFactorDocument,
    "mutation deskRemoveSecondFactor($id: ID!) {\n  removeSecondFactor(id: $id) { token message userErrors { code message field } }\n}": typeof types.DeskRemoveSecondFactorDocument,
    "mutation deskRenewRecoveryCodes {\n  renewRecoveryCodes { token recoveryCodes message userErrors { code message field } }\n}": typeof types.DeskRenewRecoveryCodesDocument,
    "mutation deskBeginPasskeyConfirmation {\n  beginPasskeyConfirmation { options userErrors { code message field } }\n}": typeof types.DeskBeginPasskeyConfirmationDocument,
    "mutation deskConfirmSecondFactor($input: SecondFactorInput!) {\n  confirmSecondFactor(input: $input) { token message userErrors { code message field } }\n}": typeof types.DeskConfirmSecondFactorDocument,
    "mutation deskSetAnswerMinutes($minutes: Int!) {\n  setAnswerMinutes(minutes: $minutes) { answerMinutes userErrors { code message field } }\n}": typeof types.DeskSetAnswerMinutesDocument,
    "mutation deskSetCashTerms($input: CashTermsInput) {\n  setCashTerms(input: $input) {\n    cashTerms { fee most mostOpen }\n    userErrors { code message field }\n  }\n}": typeof types.DeskSetCashTermsDocument,
    "query DeskDelivery {\n  answerMinutes\n  deliveryTerms { fee freeFrom expressFee }\n  cashTerms { fee most mostOpen }\n  deliveryZones { id name pinPrefixes freshDays generalDays expressDays takesCash cutoff weekdays slots }\n  freshCategories { id name }\n  categories { id name }\n}": typeof types.DeskDeliveryDocument,
    "mutation deskSetDeliveryTerms($fee: Rupees!, $freeFrom: Rupees!) {\n  setDeliveryTerms(fee: $fee, freeFrom: $freeFrom) {\n    deliveryTerms { fee freeFrom }\n    userErrors { code message field }\n  }\n}": typeof types.DeskSetDeliveryTermsDocument,
    "mutation deskRemoveDeliveryZone($id: ID!) {\n  removeDeliveryZone(id: $id) { message userErrors { code message field } }\n}": typeof types.DeskRemoveDeliveryZoneDocument,
    "mutation deskSetFreshCategory($categoryId: ID!, $isFresh: Boolean!) {\n  setFreshCategory(categoryId: $categoryId, isFresh: $isFresh) { message userErrors { code message field } }\n}": typeof types.DeskSetFreshCategoryDocument,
    "mutation deskSetExpressFee($fee: Rupees) {\n  setExpressFee(fee: $fee) {\n    deliveryTerms { expressFee }\n    userErrors { code message field }\n  }\n}": typeof types.DeskSetExpressFeeDocument,
    "query DeskSettings {\n  shop {\n    name\n    description(language: EN)\n    address phone email\n    hours(language: EN)\n    supportHours(language: EN)\n    gstin fssaiLicence grievanceOfficer grievanceContact\n  }\n}": typeof types.DeskSettingsDocument,
    "mutation deskUpdateShopSettings($input: ShopSettingsInput!) {\n  updateShopSettings(input: $input) { shop { name } userErrors { code message field } }\n}": typeof types.DeskUpdateShopSettingsDocument,
    "query DeskText($page: ShopPage!, $inHindi: Boolean!) {\n  shopTextSource(page: $page, inHindi: $inHindi)\n}": typeof types.DeskTextDocument,
    "query DeskTextPreview($body: String!) {\n  shopTextPreview(body: $body) { id heading html }\n}": typeof types.DeskTextPreviewDocument,
    "mutation deskSetShopText($page: ShopPage!, $body: String, $inHindi: Boolean!) {\n  setShopText(page: $page, body: $body, inHindi: $inHindi) { message userErrors { code message field } }\n}": typeof types.DeskSetShopTextDocument,
    "mutation deskSaveDeliveryZone($input: DeliveryZoneInput!) {\n  saveDeliveryZone(input: $input) {\n    deliveryZone { id name pinPrefixes freshDays generalDays expressDays takesCash cutoff weekdays slots }\n    userErrors { code message field }\n  }\n}": typeof types.DeskSaveDeliveryZoneDocument,
    "mutation deskUpdateAppearance($input: ShopAppearanceInput!) {\n  updateShopAppearance(input: $input) {\n    appearance { homeSections }\n    userErrors { code message field }\n  }\n}": typeof types.DeskUpdateAppearanceDocument,
    "query DeskAppearance {\n  shop { name }\n  shopAppearance {\n    light { page ink accent }\n    dark { page ink accent }\n    headingFont\n    bodyFont\n    homeSections\n    tagline { text translations { language text } }\n    promises { text translations { language text } }\n    footerLinks { label { text translations { language text } } url }\n    logo { url width height }\n    iconUrl\n    pagePicture { url width height }\n    numberPrefixes { order invoice creditNote }\n  }\n}": typeof types.DeskAppearanceDocument,
    "mutation deskSetShopPicture($kind: ShopPictureKind!, $file: Upload) {\n  setShopPicture(kind: $kind, file: $file) {\n    appearance { iconUrl logo { url width height } pagePicture { url width height } }\n    userErrors { code message field }\n  }\n}": typeof types.DeskSetShopPictureDocument,
    "query DeskShopLook($input: ShopLookInput!) {\n  shopLook(input: $input) {\n    light { name value }\n    dark { name value }\n    contrasts { field ratio complaint }\n    headingFamily\n    bodyFamily\n  }\n}": typeof types.DeskShopLookDocument,
    "query DeskCustomFields($entity: CustomFieldEntity!) {\n  customFieldDefinitions(entity: $entity) { name label type choices { value text } }\n}": typeof types.DeskCustomFieldsDocument,
    "mutation deskSaveCustomFields($entity: CustomFieldEntity!, $id: ID!, $customFields: [CustomFieldInput!]!) {\n  saveCustomFields(entity: $entity, id: $id, customFields: $customFields) {\n    customFields { name value }\n    userErrors { code message field }\n  }\n}": typeof types.DeskSaveCustomFieldsDocument,
    "query DeskProductsByName($text: String!) {\n  products(first: 8, filter: { text: $text, statuses: [PUBLISHED, HIDDEN] }) { nodes { id name brand } }\n}": typeof types.DeskProductsByNameDocument,
    "query DeskAging($days: Int!) {\n  agingBatches(days: $days, first: 100) {\n    totalCount\n    nodes {\n      daysLeft\n      product { id name }\n      variant { id sku size ram weight }\n      batch { id number bestBefore onHand reserved }\n    }\n  }\n}": typeof types.DeskAgingDocument,
    "query DeskCount($id: ID!, $after: String) {\n  stockCount(id: $id) {\n    id name isOpen startedAt closedAt cancelledAt\n    sums { variantCount pieceCount surplus shortage disturbedCount }\n    lines(first: 50, after: $after) {\n      pageInfo { hasNextPage endCursor }\n      nodes {\n        id counted expected difference isDisturbed\n        variant { id sku size ram weight product { id name } }\n      }\n    }\n  }\n}": typeof types.DeskCountDocument,
    "mutation deskCountPieces($countId: ID!, $sku: String, $variantId: ID, $pieces: Int!, $isTotal: Boolean!, $key: String!) {\n  countStock(countId: $countId, sku: $sku, variantId: $variantId, pieces: $pieces, isTotal: $isTotal, idempotencyKey: $key) {\n    count { id sums { variantCount pieceCount surplus shortage disturbedCount } }\n    line {\n      id counted expected difference isDisturbed\n      variant { id sku size ram weight product { id name } }\n    }\n    userErrors { code message field }\n  }\n}": typeof types.DeskCountPiecesDocument,
    "mutation deskUncount($countId: ID!, $variantId: ID!) {\n  uncountStock(countId: $countId, variantId: $variantId) { userErrors { code message field } }\n}": typeof types.DeskUncountDocument,
    "mutation deskCloseCount($countId: ID!) {\n  closeStockCount(countId: $countId) { count { id isOpen closedAt } userErrors { code message field } }\n}": typeof types.DeskCloseCountDocument,
    "mutation deskCancelCount($countId: ID!) {\n  cancelStockCount(countId: $countId) { count { id isOpen cancelledAt } userErrors { code message field } }\n}": typeof types.DeskCancelCountDocument,
    "query DeskCounts($after: String) {\n  stockCounts(first: 30, after: $after) {\n    pageInfo { hasNextPage endCursor }\n    nodes { id name isOpen startedAt closedAt cancelledAt sums { variantCount pieceCount surplus shortage } }\n  }\n}": typeof types.DeskCountsDocument,
    "mutation deskStartCount($name: String!) {\n  startStockCount(name: $name) { count { id } userErrors { code message field } }\n}": typeof types.DeskStartCountDocument,
    "query DeskReceipt($id: ID!) {\n  goodsReceipt(id: $id) {\n    id supplier billNumber billDate note total receivedAt\n    lines { id sku title quantity unitCost batchNumber madeOn bestBefore variant { id } }\n  }\n}": typeof types.DeskReceiptDocument,
    "query DeskReceipts($after: String) {\n  goodsReceipts(first: 30, after: $after) {\n    pageInfo { hasNextPage endCursor }\n    nodes { id supplier billNumber billDate pieceCount total receivedAt }\n  }\n}": typeof types.DeskReceiptsDocument,
    "query DeskArrived($sku: String!) {\n  variant(sku: $sku) { id sku size ram weight product { id name } }\n}": typeof types.DeskArrivedDocument,
    "query DeskSuppliers {\n  goodsReceipts(first: 100) { nodes { id supplier } }\n}": typeof types.DeskSuppliersDocument,
    "mutation deskReceiveGoods($input: GoodsReceiptInput!) {\n  receiveGoods(input: $input) { receipt { id } userErrors { code message field } }\n}": typeof types.DeskReceiveGoodsDocument,
    "query DeskRunningOut($days: Int!) {\n  lowStock(days: $days, first: 100) {\n    totalCount\n    nodes {\n      soldIn28Days daysOfCover\n      product { id name }\n      variant { id sku countInStock size ram weight }\n    }\n  }\n}": typeof types.DeskRunningOutDocument,
    "query DeskVariantOfSku($sku: String!) {\n  variant(sku: $sku) { id }\n}": typeof types.DeskVariantOfSkuDocument,
    "query DeskVariantStock($id: ID!, $after: String) {\n  variant(id: $id) {\n    id sku size ram weight countInStock\n    product { id name }\n    stock {\n      onHand reserved withheld\n      batches { id number bestBefore soldUntil onHand reserved }\n      movements(first: 50, after: $after) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id kind delta onHand reason wasteReason actorKind actorName movedAt\n          order { id number }\n          receipt { id billNumber }\n          count { id name }\n        }\n      }\n    }\n  }\n}": typeof types.DeskVariantStockDocument,
    "mutation deskWasteStock($variantId: ID!, $quantity: Int!, $reason: WasteReason!, $note: String, $batchId: ID) {\n  wasteStock(variantId: $variantId, quantity: $quantity, reason: $reason, note: $note, batchId: $batchId) {\n    variant { id countInStock }\n    userErrors { code message field }\n  }\n}": typeof types.DeskWasteStockDocument,
    "mutation cancelGiftCard($id: ID!) {\n  cancelGiftCard(id: $id) {\n    message\n    giftCardPurchase { id state }\n    userErrors { code message field }\n  }\n}": typeof types.CancelGiftCardDocument,
    "mutation buyGiftCard($input: GiftCardPurchaseInput!) {\n  buyGiftCard(input: $input) {\n    paymentOrder { id keyId scriptUrl providerOrderId amountPaise currency receipt expiresAt }\n    userErrors { code message field }\n  }\n}": typeof types.BuyGiftCardDocument,
    "mutation confirmGiftCard($input: PlaceOrderInput!) {\n  confirmGiftCard(input: $input) {\n    message\n    giftCardPurchase { id state }\n    userErrors { code message field }\n  }\n}": typeof types.ConfirmGiftCardDocument,
    "\n  query Frame {\n    shop {\n      name\n      description\n      address\n      phone\n      email\n      hours\n      promises\n      freeDeliveryFrom\n      earliestDelivery\n      tagline\n      iconUrl\n      logo { url width height }\n      pagePicture { url width height }\n      footerLinks { label url }\n    }\n    deliveryPromises { text isServed pin place }\n    categories {\n      id\n      name\n      color\n      images { id url(width: 96) }\n      anyChild: children(first: 1) { id }\n    }\n  }\n": typeof types.FrameDocument,
    "\n  query SubCategories {\n    categories { id children { id name children { id name } } }\n  }\n": typeof types.SubCategoriesDocument,
    "mutation subscribeToNewsletter($email: String!) {\n  subscribeToNewsletter(email: $email) { ok message userErrors { code message field } }\n}": typeof types.SubscribeToNewsletterDocument,
    "\n  query LocationCountries {\n    countries { id name iso2 }\n  }\n": typeof types.LocationCountriesDocument,
    "query AnswerQuestion($token: String!) {\n  shortage(token: $token) { id ...Question_shortage }\n}": typeof types.AnswerQuestionDocument,
    "\n  fragment OrderHistory_order on Order {\n    id isCancellable returnableUntil refundState refundedTotal total paymentMethod\n    events { kind amount note happenedAt }\n    invoice { number }\n    lines { id productTitle options returnableQuantity }\n  }\n": typeof types.OrderHistory_OrderFragmentDoc,
    "query OrderHistory($id: ID!) {\n  order(id: $id) {\n    id\n    ...OrderHistory_order\n  }\n}": typeof types.OrderHistoryDocument,
    "query OrderInvoice($id: ID!) {\n  order(id: $id) {\n    id number name address city state pincode paidByCredit\n    offers { title code discount }\n    invoice {\n      kind number issuedAt sellerName sellerAddress gstin fssaiLicence buyerGstin placeOfSupply stateCode total roundedOff savings\n      lines { description bestBefore hsnCode quantity mrp price discount gstRate amount taxable cgst sgst igst }\n    }\n    creditNotes {\n      kind number issuedAt sellerName sellerAddress gstin fssaiLicence buyerGstin placeOfSupply stateCode total roundedOff savings\n      lines { description bestBefore hsnCode quantity mrp price discount gstRate amount taxable cgst sgst igst }\n    }\n  }\n}": typeof types.OrderInvoiceDocument,
    "query OrderProducts($id: ID!) {\n  order(id: $id) {\n    id number status placedAt name address pincode total notSupplied\n    offers { title code discount }\n    lines {\n      id productTitle options quantity missing weighedGrams price subTotal discount bestBefore\n      substituteFor { id productTitle }\n      product { id label { diet } }\n      image { id alt placeholder srcset }\n    }\n  }\n}": typeof types.OrderProductsDocument,
    "query OrderQuestions {\n  me {\n    id\n    questions { id ...Question_shortage }\n  }\n}": typeof types.OrderQuestionsDocument,
    "\n  fragment OrderRow_order on Order {\n    id number status placedAt name phoneNumber address pincode email paymentId paymentMethod paymentLabel paidByCredit amountDue total notSupplied paymentNotice\n    deliveries { kind text }\n    events { kind happenedAt }\n    lines { id image { id alt placeholder srcset } }\n  }\n": typeof types.OrderRow_OrderFragmentDoc,
    "\n  fragment Question_shortage on Shortage {\n    id orderNumber quantity status askedUntil\n    line { id productTitle options price }\n    substitute { id productTitle }\n    offers {\n      title price\n      product { id label { diet } images(first: 1) { id alt placeholder srcset } }\n      variant { id image { id alt placeholder srcset } }\n    }\n  }\n": typeof types.Question_ShortageFragmentDoc,
    "mutation answerShortage($id: ID, $token: String, $variantId: ID) {\n  answerShortage(id: $id, token: $token, variantId: $variantId) {\n    message\n    shortage { id ...Question_shortage }\n    userErrors { code message field }\n  }\n}": typeof types.AnswerShortageDocument,
    "query OrderAgain($id: ID!) {\n  order(id: $id) {\n    id\n    lines { id productTitle quantity price product { id } variant { id price countInStock } }\n  }\n}": typeof types.OrderAgainDocument,
    "mutation cancelOrder($id: ID!, $toCredit: Boolean) {\n  cancelOrder(id: $id, toCredit: $toCredit) {\n    message\n    order { id status ...OrderHistory_order }\n    userErrors { code message }\n  }\n}": typeof types.CancelOrderDocument,
    "mutation requestReturn($input: ReturnInput!) {\n  requestReturn(input: $input) {\n    message\n    order { id ...OrderHistory_order }\n    userErrors { code message field }\n  }\n}": typeof types.RequestReturnDocument,
    "\n  query HomePage {\n    shop { name description phone email tagline iconUrl homeSections }\n    homeSlides { id hindiHeadline images { id alt width height placeholder srcset } category { id parent { id } } }\n    categories {\n      id name color productCount\n      images { id alt placeholder srcset }\n      children(first: 2) { id name }\n    }\n    offers: banners(placement: HOME) { id ...BannerLink_banner }\n  }\n": typeof types.HomePageDocument,
    "\n  query FeaturedProducts($filter: ProductFilter!) {\n    sideBanners: banners(placement: SIDE) { id ...BannerLink_banner }\n    products(filter: $filter, first: 10) {\n      nodes { id ...ProductCard_product @unmask }\n    }\n  }\n": typeof types.FeaturedProductsDocument,
    "\n  query ListingPage($id: ID!) {\n    category(id: $id) {\n      id\n      name\n      children { id name productCount }\n      parent {\n        id\n        name\n        children { id name productCount }\n        parent { id name children { id name productCount } }\n      }\n    }\n  }\n": typeof types.ListingPageDocument,
    "\n  query ListingAside {\n    categories { id name productCount }\n    sideBanners: banners(placement: SIDE) { id ...BannerLink_banner }\n  }\n": typeof types.ListingAsideDocument,
    "\n  fragment ListingPage_category on Category {\n    id\n    name\n  }\n": typeof types.ListingPage_CategoryFragmentDoc,
    "\n  query ProductAliasPage($id: ID!) {\n    product(id: $id) { id }\n  }\n": typeof types.ProductAliasPageDocument,
    "\n  query ProductPage($id: ID!) {\n    product(id: $id) {\n      id name brand description price offerPrice mrp rating reviewCount ratingCount countInStock\n      label { diet countryOfOrigin shelfLifeDays manufacturer importer fssaiLicense allergens ingredients nutrition }\n      category { id name }\n      subCategory { id name }\n      images { id url(width: 640) }\n      variants { id sku unitPrice { amount per } }\n      reviews(first: 5, sort: HELPFUL) {\n        nodes { id text customerRating customerName dateCreated answer photos { id url(width: 480) } }\n      }\n      offers { offerId text }\n      ...ProductGallery_product\n      ...ProductSummary_product\n      ...AddToCartForm_product\n      ...ProductDescription_product\n      ...RelatedProducts_product\n    }\n    shop { promisesDelivery freeDeliveryFrom }\n  }\n": typeof types.ProductPageDocument,
    "query GiftCardsPage {\n  creditTerms { giftCardDays giftCardMin giftCardMax sellsGiftCards }\n  me {\n    id name email phone\n    giftCardPurchases { id value state recipientName recipientEmail sendAt expiresAt }\n  }\n}": typeof types.GiftCardsPageDocument,
    "mutation unsubscribeFromNewsletter($email: String!) {\n  unsubscribeFromNewsletter(email: $email) { ok message userErrors { code message field } }\n}": typeof types.UnsubscribeFromNewsletterDocument,
    "mutation confirmMailing($token: String!) {\n  confirmMailing(token: $token) { ok message userErrors { code message field } }\n}": typeof types.ConfirmMailingDocument,
    "mutation leaveMailing($token: String!) {\n  leaveMailing(token: $token) { ok message userErrors { code message field } }\n}": typeof types.LeaveMailingDocument,
    "query MyAccountPage {\n  me { id email isEmailConfirmed pendingEmail needsProvider eraseAt ...ProfileForm_user }\n  shop { uploadUrl sendsMail }\n}": typeof types.MyAccountPageDocument,
    "query TellMePage($id: ID!) {\n  product(id: $id) {\n    id name brand\n    images(first: 1) { id alt url(width: 192) }\n    variants { id size ram weight price countInStock }\n  }\n  me { id email isEmailConfirmed productAlerts { id kind price product { id name } } }\n  shop { sendsMail }\n}": typeof types.TellMePageDocument,
    "\n  query ShopFacts {\n    shop { name address phone email hours pagePicture { url width height } }\n  }\n": typeof types.ShopFactsDocument,
    "\n  query SupportPage {\n    shop { supportHours }\n  }\n": typeof types.SupportPageDocument,
    "\n  fragment AboutCategories_category on Category {\n    id\n    name\n    productCount\n    images { id alt placeholder srcset }\n  }\n": typeof types.AboutCategories_CategoryFragmentDoc,
    "\n  query AboutPage {\n    shop { name description phone email iconUrl }\n    categories { id ...AboutCategories_category }\n  }\n": typeof types.AboutPageDocument,
    "\n  query ContactPage {\n    shop { name description address phone email hours iconUrl gstin fssaiLicence grievanceOfficer grievanceContact }\n  }\n": typeof types.ContactPageDocument,
    "\n  query TermsToday {\n    deliveryTerms { fee freeFrom expressFee }\n    cashTerms { fee }\n  }\n": typeof types.TermsTodayDocument,
    "\n  query OwnText($page: ShopPage!) {\n    shopText(page: $page) { id heading html }\n  }\n": typeof types.OwnTextDocument,
    "query CartPage {\n  me { id creditBalance cart { id lines { id } ...CartTable_cart ...CartSummary_cart } }\n  shop { estimateFor promisesDelivery }\n}": typeof types.CartPageDocument,
    "query BasketPage($lines: [CartMergeLineInput!]!) {\n  basket(lines: $lines) {\n    lines {\n      productId variantId outcome wanted added quantity price priceBefore\n      product { id name images { url(width: 320) srcset placeholder width height alt } }\n    }\n    totalQuantity subTotal discount rounding shipping total\n  }\n}": typeof types.BasketPageDocument,
    "query CheckoutPage {\n  deliveryPromises { pin }\n  shop { promisesDelivery }\n  me {\n    id name email phone confirmedPhone\n    addresses {\n      id label fullName phoneNumber streetAddressLine1 streetAddressLine2 city state country zipCode isDefault\n    }\n    cart { id subTotal discount shipping total offers { title code discount } lines { id } ...OrderSummary_cart }\n    orders(first: 1) { nodes { id name phoneNumber address city state country pincode } }\n  }\n}": typeof types.CheckoutPageDocument,
    "query MyListPage {\n  me { id wishlist { id ...WishlistTable_item } }\n}": typeof types.MyListPageDocument,
    "query OrdersPage($after: String) {\n  me {\n    id\n    orders(first: 20, after: $after) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      nodes { id number status ...OrderRow_order }\n    }\n  }\n}": typeof types.OrdersPageDocument,
    "\n  fragment ReviewItem_review on Review {\n    id text customerRating customerName bought dateCreated helpfulCount answer answeredAt\n    photos { id alt placeholder srcset zoomUrl }\n  }\n": typeof types.ReviewItem_ReviewFragmentDoc,
    "\n  query ProductReviews($id: ID!, $sort: ReviewSort!, $after: String) {\n    product(id: $id) {\n      id name rating reviewCount ratingCount\n      starCounts { stars count }\n      reviews(first: 10, sort: $sort, after: $after) {\n        totalCount\n        nodes { id ...ReviewItem_review }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n    shop { name uploadUrl }\n  }\n": typeof types.ProductReviewsDocument,
    "\n  query MyReview($id: ID!) {\n    me {\n      id\n      writtenReview(productId: $id) {\n        id text customerRating\n        photos { id alt placeholder srcset zoomUrl }\n      }\n      helpfulReviews(productId: $id) { id }\n    }\n  }\n": typeof types.MyReviewDocument,
    "mutation addReview($input: ReviewInput!) {\n  addReview(input: $input) {\n    message\n    review { id ...ReviewItem_review }\n    product { id rating reviewCount ratingCount starCounts { stars count } }\n    userErrors { code message field }\n  }\n}": typeof types.AddReviewDocument,
    "mutation voteReview($id: ID!, $isHelpful: Boolean!) {\n  voteReview(id: $id, isHelpful: $isHelpful) {\n    message\n    review { id helpfulCount }\n    userErrors { code message field }\n  }\n}": typeof types.VoteReviewDocument,
    "\n  query ScannedGoods($code: String!) {\n    search(query: $code, first: 2) {\n      nodes { id }\n    }\n  }\n": typeof types.ScannedGoodsDocument,
    "\n  fragment FoundProduct_product on Product {\n    id name brand price countInStock weightOptions\n    unitPrice { amount per }\n    images(first: 1) { id alt placeholder srcset }\n  }\n": typeof types.FoundProduct_ProductFragmentDoc,
    "\n  query SearchHelp {\n    categories { id name productCount images { id alt placeholder srcset } }\n  }\n": typeof types.SearchHelpDocument,
    "\n  query Suggestions($prefix: String!, $isOther: Boolean! = false) {\n    suggest(prefix: $prefix, first: 10) {\n      queries\n      products { id called: name(asTyped: $prefix) @include(if: $isOther) ...FoundProduct_product }\n      categories { id name(asTyped: $prefix) parent { id name(asTyped: $prefix) } }\n      brands\n    }\n  }\n": typeof types.SuggestionsDocument,
    "mutation countSearchChoice($query: String!, $productId: ID!) {\n  countSearchChoice(query: $query, productId: $productId) { ok }\n}": typeof types.CountSearchChoiceDocument,
    "\n  query SearchResults(\n    $query: String!, $filter: ProductFilter!, $sort: ProductSort!, $isOther: Boolean! = false\n  ) {\n    search(query: $query, filter: $filter, sort: $sort, first: 24) {\n      totalCount\n      interpretation {\n        used corrected synonyms notSold notSoldText nothingText\n        filters { label isStrict queryWithout }\n        nearest { id name(asTyped: $query) }\n      }\n      facets(keys: [CATEGORY, BRAND, RATING, DISCOUNT, AVAILABILITY, DIET, ORIGIN, CUSTOM]) {\n        key field label isEstimate values { value label count }\n      }\n      prices: facets(keys: [PRICE]) { isEstimate values { value label @include(if: $isOther) count } }\n      nodes {\n        id\n        called: name(asTyped: $query) @include(if: $isOther)\n        shelf: category @include(if: $isOther) { id name(asTyped: $query) }\n        ...ProductCard_product @unmask ...FoundProduct_product\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.SearchResultsDocument,
    "\n  query MoreOfSearchResults(\n    $query: String!, $filter: ProductFilter!, $sort: ProductSort!, $after: String!, $isOther: Boolean! = false\n  ) {\n    search(query: $query, filter: $filter, sort: $sort, first: 48, after: $after) {\n      nodes {\n        id\n        called: name(asTyped: $query) @include(if: $isOther)\n        shelf: category @include(if: $isOther) { id name(asTyped: $query) }\n        ...ProductCard_product @unmask\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.MoreOfSearchResultsDocument,
    "\n  fragment WishlistTable_item on WishlistItem {\n    id\n    product {\n      id name brand price rating countInStock weightOptions\n      unitPrice { amount per }\n      images(first: 1) { id alt placeholder srcset }\n    }\n  }\n": typeof types.WishlistTable_ItemFragmentDoc,
    "mutation addToWishlist($productId: ID!) {\n  addToWishlist(productId: $productId) {\n    message\n    wishlist { id product { id } }\n    userErrors { code message field }\n  }\n}": typeof types.AddToWishlistDocument,
    "mutation removeFromWishlist($id: ID!) {\n  removeFromWishlist(id: $id) {\n    message\n    wishlist { id product { id } }\n    userErrors { code message field }\n  }\n}": typeof types.RemoveFromWishlistDocument,
    "query Wishlist {\n  me { id wishlist { id product { id } } }\n}": typeof types.WishlistDocument,
};
const documents: Documents = {
    "query AddressBook {\n  me {\n    id\n    name\n    phone\n    addresses {\n      id label fullName phoneNumber streetAddressLine1 streetAddressLine2 city state country zipCode isDefault\n    }\n  }\n}": types.AddressBookDocument,
    "\n  fragment SavedAddress on Address {\n    id label fullName phoneNumber streetAddressLine1 streetAddressLine2 city state country zipCode isDefault\n  }\n": types.SavedAddressFragmentDoc,
    "mutation addAddress($input: AddressInput!) {\n  answer: addAddress(input: $input) { addresses { id ...SavedAddress } userErrors { code message field } }\n}": types.AddAddressDocument,
    "mutation updateAddress($id: ID!, $input: AddressInput!) {\n  answer: updateAddress(id: $id, input: $input) { addresses { id ...SavedAddress } userErrors { code message field } }\n}": types.UpdateAddressDocument,
    "mutation removeAddress($id: ID!) {\n  answer: removeAddress(id: $id) { addresses { id ...SavedAddress } userErrors { code message field } }\n}": types.RemoveAddressDocument,
    "mutation setDefaultAddress($id: ID!) {\n  answer: setDefaultAddress(id: $id) { addresses { id ...SavedAddress } userErrors { code message field } }\n}": types.SetDefaultAddressDocument,
    "query AccountCredit {\n  me {\n    id creditBalance\n    credits {\n      id kind lastFour balance expiresAt\n      movements { id kind amount isTaken orderNumber note happenedAt }\n    }\n  }\n}": types.AccountCreditDocument,
    "mutation addGiftCard($code: String!) {\n  addGiftCard(code: $code) {\n    message\n    credit { id }\n    userErrors { code message field }\n  }\n}": types.AddGiftCardDocument,
    "mutation confirmEmail($token: String!) {\n  confirmEmail(token: $token) {\n    ok\n    token\n    user { id email isEmailConfirmed pendingEmail }\n    message\n    userErrors { code message field }\n  }\n}": types.ConfirmEmailDocument,
    "mutation undoEmailChange($token: String!) {\n  undoEmailChange(token: $token) { ok message userErrors { code message field } }\n}": types.UndoEmailChangeDocument,
    "mutation requestEmailConfirmation {\n  requestEmailConfirmation { ok message userErrors { code message field } }\n}": types.RequestEmailConfirmationDocument,
    "mutation requestEmailChange($newEmail: String!, $currentPassword: String!) {\n  requestEmailChange(newEmail: $newEmail, currentPassword: $currentPassword) { ok message userErrors { code message field } }\n}": types.RequestEmailChangeDocument,
    "mutation signOutEverywhere {\n  signOutEverywhere { ok message userErrors { code message field } }\n}": types.SignOutEverywhereDocument,
    "query MyConsents {\n  me { id email consents { purpose isGiven notice noticeVersion proof at } }\n}": types.MyConsentsDocument,
    "mutation withdrawConsent($purpose: ConsentPurpose!) {\n  withdrawConsent(purpose: $purpose) { ok message userErrors { code message field } }\n}": types.WithdrawConsentDocument,
    "mutation consentToNewsletter($email: String!) {\n  subscribeToNewsletter(email: $email) { message userErrors { code message } }\n}": types.ConsentToNewsletterDocument,
    "\n  fragment ProfileForm_user on User {\n    id name email phone\n    images { id small: url(width: 160) large: url(width: 480) }\n  }\n": types.ProfileForm_UserFragmentDoc,
    "mutation changePassword($oldPassword: String!, $newPassword: String!) {\n  changePassword(oldPassword: $oldPassword, newPassword: $newPassword) {\n    token\n    message\n    userErrors { code message field }\n  }\n}": types.ChangePasswordDocument,
    "mutation clearUploadedImages {\n  clearUploadedImages { userErrors { code message } }\n}": types.ClearUploadedImagesDocument,
    "query MyData {\n  me {\n    id name email isEmailConfirmed pendingEmail phone confirmedPhone\n    passkeys { id name createdAt lastUsedAt }\n    images { id url }\n    addresses {\n      id label fullName phoneNumber streetAddressLine1 streetAddressLine2 city state country zipCode isDefault\n      lastUsedAt\n    }\n    cart { id lines { id quantity product { id name } variant { id sku } } }\n    wishlist { id addedAt product { id name } }\n    writtenReviews {\n      id productId text customerRating dateCreated hiddenAt helpfulCount answer answeredAt\n      photos { id url } hiddenPhotos { id url }\n    }\n    helpfulReviews { id productId customerName text }\n    consents { purpose isGiven notice noticeVersion language proof at }\n    productAlerts { id kind price product { id name } }\n  }\n}": types.MyDataDocument,
    "query MyOrdersData($after: String) {\n  me {\n    id\n    orders(first: 20, after: $after) {\n      pageInfo { hasNextPage endCursor }\n      nodes {\n        id number status placedAt name phoneNumber email address city state pincode country paymentId discount total\n        lines { id productTitle options sku quantity price subTotal discount }\n        refunds { id amount reason status createdAt settledAt }\n      }\n    }\n  }\n}": types.MyOrdersDataDocument,
    "mutation deleteAccount($currentPassword: String!) {\n  deleteAccount(currentPassword: $currentPassword) { ok message userErrors { code message field } }\n}": types.DeleteAccountDocument,
    "mutation keepAccount($token: String) {\n  keepAccount(token: $token) { ok message userErrors { code message field } }\n}": types.KeepAccountDocument,
    "mutation updateProfile($input: ProfileInput!) {\n  updateProfile(input: $input) {\n    user {\n      id name email isAdmin\n      images { id url(width: 160) }\n      ...ProfileForm_user\n    }\n    userErrors { code message field }\n  }\n}": types.UpdateProfileDocument,
    "mutation uploadImages($images: [Upload!]!) {\n  uploadImages(images: $images) { images { id } userErrors { code message field } }\n}": types.UploadImagesDocument,
    "query UploadedImages { me { id uploadedImages { id } } }": types.UploadedImagesDocument,
    "query ForgotPasswordLink {\n  shop { sendsMail }\n}": types.ForgotPasswordLinkDocument,
    "query GoogleButton {\n  shop { socialProviders }\n}": types.GoogleButtonDocument,
    "query PhoneSignIn {\n  shop { sendsTexts }\n}": types.PhoneSignInDocument,
    "mutation requestPhoneCode($phone: String!) {\n  requestPhoneCode(phone: $phone) { ok message userErrors { code message field } }\n}": types.RequestPhoneCodeDocument,
    "mutation signInWithPhone($phone: String!, $code: String!) {\n  signInWithPhone(phone: $phone, code: $code) {\n    token\n    message\n    user { id name email isAdmin images { id url(width: 160) } }\n    userErrors { code message field }\n  }\n}": types.SignInWithPhoneDocument,
    "mutation beginPasskey {\n  beginPasskey { options userErrors { code message field } }\n}": types.BeginPasskeyDocument,
    "mutation addPasskey($name: String!, $answer: JSONObject!) {\n  addPasskey(name: $name, answer: $answer) { token recoveryCodes message userErrors { code message field } }\n}": types.AddPasskeyDocument,
    "mutation requestPasswordReset($email: String!) {\n  requestPasswordReset(email: $email) { ok message userErrors { code message field } }\n}": types.RequestPasswordResetDocument,
    "mutation resetPassword($token: String!, $newPassword: String!) {\n  resetPassword(token: $token, newPassword: $newPassword) { ok message userErrors { code message field } }\n}": types.ResetPasswordDocument,
    "mutation signIn($email: String!, $password: String!) {\n  signIn(email: $email, password: $password) {\n    token\n    message\n    user { id name email isAdmin images { id url(width: 160) } }\n    userErrors { code message field }\n  }\n}": types.SignInDocument,
    "mutation beginPasskeySignIn {\n  beginPasskeySignIn { options userErrors { code message field } }\n}": types.BeginPasskeySignInDocument,
    "mutation signInWithPasskey($answer: JSONObject!) {\n  signInWithPasskey(answer: $answer) {\n    token\n    message\n    user { id name email isAdmin images { id url(width: 160) } }\n    userErrors { code message field }\n  }\n}": types.SignInWithPasskeyDocument,
    "mutation signInWithProvider($provider: String!, $idToken: String!) {\n  signInWithProvider(provider: $provider, idToken: $idToken) {\n    token\n    message\n    user { id name email isAdmin images { id url(width: 160) } }\n    userErrors { code message field }\n  }\n}": types.SignInWithProviderDocument,
    "mutation signUp($input: SignUpInput!) {\n  signUp(input: $input) {\n    message\n    user { id }\n    userErrors { code message field }\n  }\n}": types.SignUpDocument,
    "query WaysToSignIn {\n  me { id email phone confirmedPhone passkeys { id name createdAt lastUsedAt } }\n  shop { sendsTexts }\n}": types.WaysToSignInDocument,
    "mutation confirmPhone($phone: String!, $code: String!) {\n  confirmPhone(phone: $phone, code: $code) {\n    user { id phone confirmedPhone }\n    message\n    userErrors { code message field }\n  }\n}": types.ConfirmPhoneDocument,
    "mutation removePhone {\n  removePhone { user { id confirmedPhone } message userErrors { code message field } }\n}": types.RemovePhoneDocument,
    "mutation removePasskey($id: ID!) {\n  removePasskey(id: $id) { message userErrors { code message field } }\n}": types.RemovePasskeyDocument,
    "query ProductAlerts {\n  me { id productAlerts { id kind price product { id name } } }\n}": types.ProductAlertsDocument,
    "mutation requestProductAlert($input: ProductAlertInput!) {\n  requestProductAlert(input: $input) { message userErrors { code message field } }\n}": types.RequestProductAlertDocument,
    "mutation removeProductAlert($id: ID!) {\n  removeProductAlert(id: $id) { message userErrors { code message field } }\n}": types.RemoveProductAlertDocument,
    "\n  fragment BannerLink_banner on Banner {\n    id\n    hindiHeadline\n    images { id alt width height placeholder srcset }\n    category { id }\n    subCategory { id }\n  }\n": types.BannerLink_BannerFragmentDoc,
    "query CartBadge {\n  me { id cart { id totalQuantity lines { id quantity countInStock product { id } variant { id } } } }\n}": types.CartBadgeDocument,
    "\n  fragment CartLineRow_line on CartLine {\n    id quantity price priceBefore subTotal discount countInStock bestBefore wish\n    product { id name label { diet } images(first: 1) { id alt placeholder srcset } }\n    variant { id size ram weight unitPrice { amount per } image { id alt placeholder srcset } }\n  }\n": types.CartLineRow_LineFragmentDoc,
    "\n  fragment CartSummary_cart on Cart {\n    id subTotal discount shipping rounding\n    codes offers { title code discount } offerHints { title code text }\n    deliveryPromises { kind text isServed pin place }\n    total\n  }\n": types.CartSummary_CartFragmentDoc,
    "\n  fragment CartTable_cart on Cart {\n    id\n    lines { id ...CartLineRow_line }\n  }\n": types.CartTable_CartFragmentDoc,
    "mutation setCartLineWish($id: ID!, $wish: SubstitutionWish!) {\n  setCartLineWish(id: $id, wish: $wish) {\n    message\n    cart { id lines { id wish } }\n    userErrors { code message field }\n  }\n}": types.SetCartLineWishDocument,
    "mutation mergeCart($lines: [CartMergeLineInput!]!) {\n  mergeCart(lines: $lines) {\n    cart { id ...CartFigures_cart ...CartTable_cart ...CartSummary_cart }\n    changes {\n      outcome wanted added quantity price priceBefore\n      product { id name }\n      substitutes(first: 3) { id name }\n    }\n    message\n    userErrors { code message field }\n  }\n}": types.MergeCartDocument,
    "\n  fragment AddToCartForm_product on Product {\n    id name price countInStock\n    variants { id size ram weight price oldPrice lowestPrice30Days countInStock unitPrice { amount per } }\n  }\n": types.AddToCartForm_ProductFragmentDoc,
    "query Packs($id: ID!) {\n  product(id: $id) {\n    id\n    variants { id size ram weight price oldPrice lowestPrice30Days countInStock unitPrice { amount per } }\n  }\n}": types.PacksDocument,
    "mutation addToCart($input: CartLineInput!, $idempotencyKey: String!) {\n  addToCart(input: $input, idempotencyKey: $idempotencyKey) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}": types.AddToCartDocument,
    "\n  fragment CartFigures_cart on Cart {\n    id totalQuantity subTotal discount rounding shipping total\n    lines { id quantity price subTotal discount countInStock product { id } variant { id } }\n    codes offers { title code discount } offerHints { title code text }\n  }\n": types.CartFigures_CartFragmentDoc,
    "mutation applyOffer($code: String!) {\n  applyOffer(code: $code) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}": types.ApplyOfferDocument,
    "mutation removeOffer($code: String!) {\n  removeOffer(code: $code) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}": types.RemoveOfferDocument,
    "query RefreshedCart {\n  me { id cart { id ...CartFigures_cart } }\n}": types.RefreshedCartDocument,
    "mutation removeCartLine($id: ID!) {\n  removeCartLine(id: $id) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}": types.RemoveCartLineDocument,
    "mutation setCartLineQuantity($id: ID!, $quantity: Int!) {\n  setCartLineQuantity(id: $id, quantity: $quantity) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}": types.SetCartLineQuantityDocument,
    "\n  query PopularProducts($filter: ProductFilter!) {\n    products(filter: $filter, sort: NEWEST, first: 10) {\n      nodes { id ...ProductCard_product @unmask }\n    }\n  }\n": types.PopularProductsDocument,
    "\n  fragment ProductCard_product on Product {\n    id\n    name\n    brand\n    price\n    oldPrice\n    lowestPrice30Days\n    discount\n    rating\n    reviewCount\n    countInStock\n    weightOptions\n    sizes\n    ramOptions\n    unitPrice { amount per }\n    category { id name }\n    label { diet }\n    deliveryPromise { shortText }\n    offers { offerId text }\n    images(first: 1) { id alt placeholder srcset }\n    inWishlist\n  }\n": types.ProductCard_ProductFragmentDoc,
    "\n  query Listing($filter: ProductFilter!, $sort: ProductSort!) {\n    products(filter: $filter, sort: $sort, first: 24) @connection(key: \"listing\") {\n      totalCount\n      facets(keys: [BRAND, RATING, DISCOUNT, AVAILABILITY, DIET, ORIGIN, CUSTOM]) {\n        key field label isEstimate values { value label count }\n      }\n      prices: facets(keys: [PRICE]) { isEstimate values { value count } }\n      nodes { id ...ProductCard_product @unmask }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.ListingDocument,
    "\n  query MoreOfListing($filter: ProductFilter!, $sort: ProductSort!, $after: String!) {\n    products(filter: $filter, sort: $sort, first: 48, after: $after) @connection(key: \"listing\") {\n      nodes { id ...ProductCard_product @unmask }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.MoreOfListingDocument,
    "query ProductFields { customFieldDefinitions(entity: PRODUCT) { name } }": types.ProductFieldsDocument,
    "query CustomFacts($id: ID!) { product(id: $id) { id customFields { name label text } } }": types.CustomFactsDocument,
    "query LabelFacts($id: ID!) {\n  product(id: $id) {\n    id mrp\n    label { diet countryOfOrigin shelfLifeDays manufacturer importer fssaiLicense allergens ingredients nutrition }\n    countries { id name }\n    variants { id weight isLoose bestBefore countInStock }\n  }\n  shop { phone email }\n}": types.LabelFactsDocument,
    "\n  fragment ProductDescription_product on Product {\n    id\n    brand\n    description\n    category { id name }\n    subCategory { id name }\n    sizes\n    ramOptions\n    weightOptions\n  }\n": types.ProductDescription_ProductFragmentDoc,
    "\n  fragment ProductGallery_product on Product {\n    id\n    name\n    images { id alt zoomUrl placeholder srcset }\n    variants { id image { id alt zoomUrl placeholder srcset } }\n  }\n": types.ProductGallery_ProductFragmentDoc,
    "\n  fragment ProductSummary_product on Product {\n    id name brand description rating reviewCount price oldPrice lowestPrice30Days discount countInStock\n    unitPrice { amount per }\n    variants { id price oldPrice lowestPrice30Days }\n    deliveryPromise { kind text isServed pin place }\n    offers { offerId text }\n    inWishlist\n  }\n": types.ProductSummary_ProductFragmentDoc,
    "\n  fragment RelatedProducts_product on Product {\n    id\n    related(first: 5) { id ...ProductCard_product @unmask }\n  }\n": types.RelatedProducts_ProductFragmentDoc,
    "query CheckoutDelivery($pin: String!) {\n  me { id cart { id deliveryPromises(pin: $pin) { kind text isServed slots { code text } } } }\n}": types.CheckoutDeliveryDocument,
    "\n  fragment OrderSummary_cart on Cart {\n    id subTotal discount shipping rounding total codes offerHints { title code paymentOption text }\n    lines {\n      id quantity price subTotal bestBefore\n      product { id name images(first: 1) { id alt placeholder srcset } }\n      variant { id size ram weight oldPrice image { id alt placeholder srcset } }\n    }\n  }\n": types.OrderSummary_CartFragmentDoc,
    "query CheckoutOffers($pin: String!) {\n  me {\n    id\n    cart {\n      id\n      expressOffer(pin: $pin) { fee text }\n      paymentChoices(pin: $pin) { code isPart method label fee discount shipping total credit isOffered reason instruments keepsCards offers { title code discount } }\n    }\n  }\n}": types.CheckoutOffersDocument,
    "mutation cancelPayment($id: ID!) {\n  cancelPayment(id: $id) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}": types.CancelPaymentDocument,
    "mutation checkPayment($id: ID!) {\n  checkPayment(id: $id) {\n    message\n    order { id number status paymentWait paymentNotice }\n    userErrors { code message field }\n  }\n}": types.CheckPaymentDocument,
    "mutation placeCashOrder($input: BillingInput!, $expectedTotal: Rupees!, $idempotencyKey: String!) {\n  placeCashOrder(input: $input, expectedTotal: $expectedTotal, idempotencyKey: $idempotencyKey) {\n    message\n    order { id number status }\n    userErrors { code message field ... on StockError { available product { id name } } }\n  }\n}": types.PlaceCashOrderDocument,
    "mutation placeCreditOrder($input: BillingInput!, $expectedTotal: Rupees!, $idempotencyKey: String!) {\n  placeCreditOrder(input: $input, expectedTotal: $expectedTotal, idempotencyKey: $idempotencyKey) {\n    message\n    order { id number status }\n    userErrors { code message field ... on StockError { available product { id name } } }\n  }\n}": types.PlaceCreditOrderDocument,
    "mutation placeOrder($input: PlaceOrderInput!) {\n  placeOrder(input: $input) {\n    message\n    order { id number status }\n    userErrors { code message field }\n  }\n}": types.PlaceOrderDocument,
    "mutation startPayment($input: BillingInput!, $expectedTotal: Rupees!) {\n  startPayment(input: $input, expectedTotal: $expectedTotal) {\n    message\n    paymentOrder { id keyId scriptUrl customerId onlyInstrument providerOrderId amountPaise currency receipt expiresAt }\n    userErrors { code message field ... on StockError { available product { id name } } }\n  }\n}": types.StartPaymentDocument,
    "query DeskDoor {\n  me { id name email role rights secondFactor { isAwaited factors { id kind } } }\n  shop { name }\n}": types.DeskDoorDocument,
    "query DeskToday($seesPayments: Boolean!) {\n  toPack: allOrders(first: 1, filter: { statuses: [CONFIRMED] }) { totalCount }\n  packed: allOrders(first: 1, filter: { statuses: [PACKED] }) { totalCount }\n  shipped: allOrders(first: 1, filter: { statuses: [SHIPPED] }) { totalCount }\n  pending: allOrders(first: 1, filter: { statuses: [PENDING] }) { totalCount }\n  toLookAt: paymentsNeedingAttention(first: 100) @include(if: $seesPayments) { id }\n  sales(days: 14) { day orderCount total }\n  lowStock(first: 6) {\n    totalCount\n    nodes {\n      soldIn28Days daysOfCover\n      product { id name }\n      variant { id sku countInStock size ram weight }\n    }\n  }\n}": types.DeskTodayDocument,
    "query DeskCreditBooks($from: String!) {\n  creditBooks(from: $from) {\n    accounts {\n      kind opening sold given returned spent expired withdrawn adjustedUp adjustedDown closing\n    }\n  }\n}": types.DeskCreditBooksDocument,
    "query DeskGstReturn($from: String!) {\n  gstReturn(from: $from) {\n    from to gstin taxable cgst sgst igst\n    supplies { stateCode placeOfSupply gstRate taxable cgst sgst igst }\n    namedSupplies { kind number issuedAt buyerGstin stateCode gstRate taxable cgst sgst igst }\n    hsnSummary { hsnCode isToBusinesses gstRate quantity taxable cgst sgst igst }\n    documents { kind from to count }\n  }\n}": types.DeskGstReturnDocument,
    "query DeskSales(\n  $from: String!, $to: String!, $day: Boolean!, $hour: Boolean!, $category: Boolean!, $product: Boolean!,\n  $pin: Boolean!, $refund: Boolean!, $search: Boolean!, $cart: Boolean!\n) {\n  salesReport(from: $from, to: $to) {\n    fromBefore\n    sold {\n      orderCount pieces total averageOrder piecesPerOrder refunded net calledOffCount calledOff returnCount returnedPieces\n    }\n    before {\n      orderCount pieces total averageOrder piecesPerOrder refunded net calledOffCount calledOff returnCount returnedPieces\n    }\n    days @include(if: $day) {\n      day dayBefore\n      sold { orderCount pieces total }\n      before { orderCount pieces total }\n    }\n    hours @include(if: $hour) {\n      hour\n      sold { orderCount pieces total }\n      before { orderCount pieces total }\n    }\n    categories @include(if: $category) {\n      category { id name }\n      sold { pieces total }\n      before { pieces total }\n    }\n    products(first: 30) @include(if: $product) {\n      name\n      product { id name }\n      sold { orderCount pieces total }\n      before { orderCount pieces total }\n    }\n    pins(first: 30) @include(if: $pin) {\n      pin\n      sold { orderCount pieces total }\n      before { orderCount pieces total }\n    }\n    refunds @include(if: $refund) { reason count total countBefore totalBefore }\n    emptySearches(first: 30) @include(if: $search) { words count countBefore }\n    leftInCarts(first: 30) @include(if: $cart) {\n      name\n      product { id name }\n      cartCount\n      pieces\n      total\n    }\n  }\n}": types.DeskSalesDocument,
    "mutation deskAnswerReview($id: ID!, $text: String!) {\n  answerReview(id: $id, text: $text) { message review { id ...DeskReview } userErrors { code message field } }\n}": types.DeskAnswerReviewDocument,
    "mutation deskHideReview($id: ID!, $reason: String!) {\n  hideReview(id: $id, reason: $reason) { message review { id ...DeskReview } userErrors { code message field } }\n}": types.DeskHideReviewDocument,
    "mutation deskHideReviewPhoto($id: ID!, $reason: String!) {\n  hideReviewPhoto(id: $id, reason: $reason) { message review { id ...DeskReview } userErrors { code message field } }\n}": types.DeskHideReviewPhotoDocument,
    "mutation deskImportCatalogue($file: Upload!, $dryRun: Boolean!) {\n  importCatalogue(file: $file, dryRun: $dryRun) {\n    created updated unchanged refused unread\n    problems { row column reason }\n    userErrors { code message field }\n  }\n}": types.DeskImportCatalogueDocument,
    "query DeskCategories {\n  categories { id name children { id name } }\n}": types.DeskCategoriesDocument,
    "\n  fragment DeskReview on Review {\n    id text customerName customerRating dateCreated bought hiddenAt hiddenReason productId\n    helpfulCount answer answeredAt\n    product { id name }\n    photos { id alt placeholder srcset }\n    hiddenPhotos { id alt placeholder srcset }\n  }\n": types.DeskReviewFragmentDoc,
    "query DeskLatestReviews($after: String) {\n  latestReviews(first: 20, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id ...DeskReview }\n  }\n}": types.DeskLatestReviewsDocument,
    "query DeskHiddenReviews($after: String) {\n  hiddenReviews(first: 20, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id ...DeskReview }\n  }\n}": types.DeskHiddenReviewsDocument,
    "mutation deskUnhideReview($id: ID!) {\n  unhideReview(id: $id) { message review { id ...DeskReview } userErrors { code message field } }\n}": types.DeskUnhideReviewDocument,
    "mutation deskUnhideReviewPhoto($id: ID!) {\n  unhideReviewPhoto(id: $id) { message review { id ...DeskReview } userErrors { code message field } }\n}": types.DeskUnhideReviewPhotoDocument,
    "mutation deskRemoveReviewAnswer($id: ID!) {\n  removeReviewAnswer(id: $id) { message review { id ...DeskReview } userErrors { code message field } }\n}": types.DeskRemoveReviewAnswerDocument,
    "query DeskSavedViews {\n  savedViews(list: PRODUCTS) { id name query isShared isOwn }\n}": types.DeskSavedViewsDocument,
    "mutation deskSaveView($input: SavedViewInput!) {\n  saveView(input: $input) { savedView { id } userErrors { code message field } }\n}": types.DeskSaveViewDocument,
    "mutation deskRemoveView($id: ID!) {\n  removeView(id: $id) { ok message userErrors { code message field } }\n}": types.DeskRemoveViewDocument,
    "query DeskCategoryTree {\n  shop { uploadUrl }\n  categories {\n    id inEnglish: name(language: EN) name position productCount\n    color\n    images { id url(width: 160) }\n    children {\n      id inEnglish: name(language: EN) name position productCount\n      children { id inEnglish: name(language: EN) name position productCount }\n    }\n  }\n}": types.DeskCategoryTreeDocument,
    "mutation deskSaveCategory($input: CategoryInput!) {\n  saveCategory(input: $input) { category { id } userErrors { code message field } }\n}": types.DeskSaveCategoryDocument,
    "query DeskCategoryFacts($id: ID!) {\n  category(id: $id) { id color images { id url(width: 160) } translations { language name } customFields { name value } }\n}": types.DeskCategoryFactsDocument,
    "mutation deskRemoveCategory($id: ID!, $moveTo: ID) {\n  removeCategory(id: $id, moveTo: $moveTo) { message userErrors { code message field } }\n}": types.DeskRemoveCategoryDocument,
    "\n  fragment DeskProductDraft on Product {\n    id\n    version\n    status\n    publishAt\n    name\n    inEnglish: name(language: EN)\n    inEnglishAtLength: description(language: EN)\n    brand\n    featured\n    tags\n    category { id }\n    subCategory { id }\n    images { id alt url(width: 480) whole: url }\n    variants { id sku size ram weight isLoose price oldPrice stock { onHand reserved withheld } unitPrice { amount per } customFields { name value } }\n    label {\n      diet countryOfOrigin shelfLifeDays manufacturer importer fssaiLicense allergens ingredients nutrition hsnCode gstRate\n    }\n    labelGaps\n    translations { language name description }\n    customFields { name value }\n  }\n": types.DeskProductDraftFragmentDoc,
    "query DeskProductDraft($id: ID!) {\n  product(id: $id) { id ...DeskProductDraft }\n}": types.DeskProductDraftDocument,
    "query DeskProductChoices {\n  shop { name uploadUrl }\n  categories { id name children { id name children { id name } } }\n  customFieldDefinitions(entity: PRODUCT) { name label type choices { value text } }\n}": types.DeskProductChoicesDocument,
    "query DeskProductHistory($id: ID!) {\n  auditEntries(first: 10, filter: { subjectType: PRODUCT, subjectId: $id }) {\n    pageInfo { hasNextPage }\n    nodes { id operation actorKind actorId madeAt before after }\n  }\n}": types.DeskProductHistoryDocument,
    "mutation deskRemoveProduct($id: ID!) {\n  removeProduct(id: $id) { message userErrors { code message field } }\n}": types.DeskRemoveProductDocument,
    "mutation deskSaveProduct($input: ProductInput!) {\n  saveProduct(input: $input) {\n    product { id ...DeskProductDraft }\n    userErrors { code message field }\n  }\n}": types.DeskSaveProductDocument,
    "query DeskSearchWhy($query: String!) {\n  search(query: $query, first: 20, explain: true) {\n    totalCount\n    explanations {\n      score\n      rule\n      product { id name brand }\n      matches { part names place points }\n      lifts { kind points }\n    }\n  }\n  searchRule(query: $query) { id words version alsoFinds pinned { id name } buried { id name } }\n}": types.DeskSearchWhyDocument,
    "mutation deskSaveSearchRule($input: SearchRuleInput!) {\n  saveSearchRule(input: $input) { searchRule { id version } userErrors { code message field } }\n}": types.DeskSaveSearchRuleDocument,
    "mutation deskDeleteSearchRule($id: ID!) {\n  deleteSearchRule(id: $id) { ok message userErrors { code message field } }\n}": types.DeskDeleteSearchRuleDocument,
    "query DeskSearchRules {\n  searchRules { id words alsoFinds pinned { id name } buried { id name } }\n}": types.DeskSearchRulesDocument,
    "query DeskTryRule($input: SearchRuleInput!, $from: Int!) {\n  previewSearchRule(input: $input, from: $from) {\n    questionCount\n    next\n    changes { words asked verdict before { id name } after { id name } }\n  }\n}": types.DeskTryRuleDocument,
    "mutation deskChangeProducts($products: ProductsInput!, $change: ProductsChangeInput!) {\n  changeProducts(products: $products, change: $change) {\n    products { id ...DeskProduct }\n    refused { id product { id name } error { code message } }\n    entryIds\n    userErrors { code message field }\n  }\n}": types.DeskChangeProductsDocument,
    "mutation deskChangeFitting($products: ProductsInput!, $change: ProductsChangeInput!) {\n  changeProducts(products: $products, change: $change) {\n    products { id }\n    refused { id product { id name } error { code message } }\n    entryIds\n    endCursor\n    userErrors { code message field }\n  }\n}": types.DeskChangeFittingDocument,
    "mutation deskRestoreProducts($entryIds: [ID!]!) {\n  restoreProducts(entryIds: $entryIds) {\n    products { id ...DeskProduct }\n    refused { id product { id name } error { code message } }\n    entryIds\n    userErrors { code message field }\n  }\n}": types.DeskRestoreProductsDocument,
    "mutation deskSetPrice($variantId: ID!, $price: Rupees!, $oldPrice: Rupees) {\n  setPrice(variantId: $variantId, price: $price, oldPrice: $oldPrice) {\n    product { id ...DeskProduct }\n    userErrors { code message field }\n  }\n}": types.DeskSetPriceDocument,
    "mutation deskAdjustStock($variantId: ID!, $onHand: Int, $delta: Int, $reason: String!) {\n  adjustStock(variantId: $variantId, onHand: $onHand, delta: $delta, reason: $reason) {\n    product { id ...DeskProduct }\n    userErrors { code message field }\n  }\n}": types.DeskAdjustStockDocument,
    "\n  fragment DeskProduct on Product {\n    id\n    name\n    brand\n    status\n    publishAt\n    featured\n    rating\n    category { id name }\n    subCategory { id name }\n    label { hsnCode gstRate }\n    tags waitingForStock waitingForPrice\n    images(first: 1) { id url(width: 160) }\n    variants { id sku size ram weight price oldPrice stock { onHand reserved } }\n  }\n": types.DeskProductFragmentDoc,
    "query DeskProducts($filter: ProductFilter, $sort: ProductSort, $after: String) {\n  products(first: 24, filter: $filter, sort: $sort, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id ...DeskProduct }\n  }\n}": types.DeskProductsDocument,
    "query DeskProductsShown($ids: [ID!]!) {\n  products(first: 48, ids: $ids, filter: { statuses: [PUBLISHED, HIDDEN, ARCHIVED] }) { nodes { id ...DeskProduct } }\n}": types.DeskProductsShownDocument,
    "query DeskProductTags {\n  productTags { tag productCount }\n}": types.DeskProductTagsDocument,
    "mutation deskUploadPictures($images: [Upload!]!) {\n  uploadImages(images: $images) {\n    images { id url(width: 480) whole: url }\n    userErrors { code message field }\n  }\n}": types.DeskUploadPicturesDocument,
    "mutation deskSetCreditTerms($input: CreditTermsInput!) {\n  setCreditTerms(input: $input) {\n    creditTerms { giftCardDays storeCreditDays sellsGiftCards giftCardMin giftCardMax }\n    userErrors { code message field }\n  }\n}": types.DeskSetCreditTermsDocument,
    "mutation deskIssueGiftCard($input: GiftCardInput!, $idempotencyKey: String!) {\n  issueGiftCard(input: $input, idempotencyKey: $idempotencyKey) { message userErrors { code message field } }\n}": types.DeskIssueGiftCardDocument,
    "mutation deskSendGiftCard($id: ID!, $email: String!, $name: String!) {\n  sendGiftCard(id: $id, email: $email, name: $name) { message userErrors { code message field } }\n}": types.DeskSendGiftCardDocument,
    "mutation deskExtendGiftCard($id: ID!, $expiresAt: DateTime!) {\n  extendGiftCard(id: $id, expiresAt: $expiresAt) { message userErrors { code message field } }\n}": types.DeskExtendGiftCardDocument,
    "mutation deskWithdrawGiftCard($id: ID!, $note: String!) {\n  withdrawGiftCard(id: $id, note: $note) { message userErrors { code message field } }\n}": types.DeskWithdrawGiftCardDocument,
    "query DeskGiftCards($text: String, $state: CreditState, $after: String) {\n  creditTerms { giftCardDays storeCreditDays sellsGiftCards giftCardMin giftCardMax }\n  giftCards(first: 20, text: $text, state: $state, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes {\n      id lastFour state value balance expiresAt sentAt createdAt\n      purchase { id recipientName recipientEmail sendAt }\n      movements { id kind amount isTaken orderNumber note happenedAt }\n    }\n  }\n}": types.DeskGiftCardsDocument,
    "query DeskFirstSteps {\n  firstSteps { kind isDone }\n}": types.DeskFirstStepsDocument,
    "mutation deskCreateApiKey($name: String!, $scopes: [ApiScope!]!, $expiresAt: DateTime) {\n  createApiKey(name: $name, scopes: $scopes, expiresAt: $expiresAt) {\n    key\n    userErrors { code message field }\n  }\n}": types.DeskCreateApiKeyDocument,
    "query DeskApiKeys($after: String) {\n  apiKeys(first: 50, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id name prefix scopes createdAt expiresAt lastUsedAt revokedAt }\n  }\n}": types.DeskApiKeysDocument,
    "mutation deskRevokeApiKey($id: ID!) {\n  revokeApiKey(id: $id) { message apiKey { id revokedAt } userErrors { code message field } }\n}": types.DeskRevokeApiKeyDocument,
    "query DeskAudit($filter: AuditFilter, $after: String) {\n  auditEntries(first: 50, filter: $filter, after: $after) {\n    pageInfo { hasNextPage endCursor }\n    nodes { id operation subjectType subjectId actorKind actorId madeAt before after }\n  }\n}": types.DeskAuditDocument,
    "query DeskActors {\n  staff { id name }\n  apiKeys(first: 100) { nodes { id name } }\n}": types.DeskActorsDocument,
    "query DeskExports($after: String) {\n  bulkExports(first: 20, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id kind state lines updatedSince createdAt expiresAt }\n  }\n}": types.DeskExportsDocument,
    "mutation deskStartExport($kind: ChangeKind!, $updatedSince: DateTime) {\n  startBulkExport(kind: $kind, updatedSince: $updatedSince) {\n    bulkExport { id }\n    message\n    userErrors { code message field }\n  }\n}": types.DeskStartExportDocument,
    "query DeskProgramCalls($filter: ApiKeyCallsFilter, $after: String) {\n  apiKeyCalls(first: 50, filter: $filter, after: $after) {\n    pageInfo { hasNextPage endCursor }\n    nodes { id apiKeyId operation count firstAt lastAt }\n  }\n}": types.DeskProgramCallsDocument,
    "mutation deskCreatePublicKey($name: String!, $origins: [String!]!, $scope: PublicKeyScope!) {\n  createPublicKey(name: $name, origins: $origins, scope: $scope) {\n    publicKey { id }\n    userErrors { code message field }\n  }\n}": types.DeskCreatePublicKeyDocument,
    "query DeskPublicKeys($after: String) {\n  publicKeys(first: 50, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id name key origins scope createdAt revokedAt }\n  }\n}": types.DeskPublicKeysDocument,
    "mutation deskRevokePublicKey($id: ID!) {\n  revokePublicKey(id: $id) { message publicKey { id revokedAt } userErrors { code message field } }\n}": types.DeskRevokePublicKeyDocument,
    "query DeskKeysOfPrograms {\n  apiKeys(first: 100) { nodes { id name revokedAt } }\n}": types.DeskKeysOfProgramsDocument,
    "mutation deskCreateWebhookEndpoint($url: String!, $topics: [WebhookTopic!]!, $apiKeyId: ID) {\n  createWebhookEndpoint(url: $url, topics: $topics, apiKeyId: $apiKeyId) {\n    secret\n    webhookEndpoint { id }\n    userErrors { code message field }\n  }\n}": types.DeskCreateWebhookEndpointDocument,
    "query DeskWebhook($id: ID!, $state: WebhookDeliveryState, $after: String) {\n  node(id: $id) {\n    id\n    ... on WebhookEndpoint {\n      url\n      disabledAt\n      deliveries(first: 20, state: $state, after: $after) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        nodes { id type data state attempts happenedAt deliveredAt nextAttemptAt lastStatus lastError }\n      }\n    }\n  }\n}": types.DeskWebhookDocument,
    "mutation deskSendTestWebhook($endpointId: ID!) {\n  sendTestWebhook(endpointId: $endpointId) { webhookDelivery { id } userErrors { code message field } }\n}": types.DeskSendTestWebhookDocument,
    "mutation deskReplayDelivery($id: ID!) {\n  replayWebhookDelivery(id: $id) {\n    webhookDelivery { id state attempts nextAttemptAt }\n    userErrors { code message field }\n  }\n}": types.DeskReplayDeliveryDocument,
    "mutation deskUpdateWebhook($id: ID!, $isEnabled: Boolean!) {\n  updateWebhookEndpoint(id: $id, isEnabled: $isEnabled) {\n    webhookEndpoint { id disabledAt }\n    userErrors { code message field }\n  }\n}": types.DeskUpdateWebhookDocument,
    "mutation deskRemoveWebhook($id: ID!) {\n  removeWebhookEndpoint(id: $id) { message userErrors { code message field } }\n}": types.DeskRemoveWebhookDocument,
    "query DeskWebhooks($after: String) {\n  webhookEndpoints(first: 20, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes {\n      id url topics createdAt disabledAt\n      deliveries(first: 1, state: FAILED) { nodes { id } }\n    }\n  }\n}": types.DeskWebhooksDocument,
    "query DeskOfferCodes($id: ID!, $after: String) {\n  offer(id: $id) {\n    id\n    codes(first: 20, after: $after) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      nodes { id code uses maxUses }\n    }\n  }\n}": types.DeskOfferCodesDocument,
    "mutation deskCreateOfferCodes($offerId: ID!, $input: OfferCodesInput!) {\n  createOfferCodes(offerId: $offerId, input: $input) { codes userErrors { code message field } }\n}": types.DeskCreateOfferCodesDocument,
    "mutation deskDeleteOfferCode($offerId: ID!, $code: String!) {\n  deleteOfferCode(offerId: $offerId, code: $code) { ok message userErrors { code message field } }\n}": types.DeskDeleteOfferCodeDocument,
    "query DeskOfferChoices {\n  offerChoices { kinds { code label } paymentOptions { code label } }\n  categories { id name children { id name children { id name } } }\n  customerTags { tag }\n}": types.DeskOfferChoicesDocument,
    "mutation deskSaveOffer($input: OfferInput!) {\n  saveOffer(input: $input) { offer { id } userErrors { code message field } }\n}": types.DeskSaveOfferDocument,
    "query DeskOffer($id: ID!) {\n  offer(id: $id) {\n    id title hindiTitle hindiCards sentence kind startsAt endsAt needsCode\n    terms {\n      kind percent amount maxDiscount minAmount minQuantity buyQuantity getQuantity maxSets price tiersBy\n      scope { categoryIds brands productIds }\n      getScope { categoryIds brands productIds }\n      parts { quantity scope { categoryIds brands productIds } }\n      tiers { fromQuantity fromAmount percent }\n      options { name value }\n    }\n    categories { id name }\n    products { id name }\n    settings {\n      status state title weekdays hoursFrom hoursUntil maxUses maxUsesPerPerson budget uses spent firstOrderOnly customerTag\n      paymentOption providerOfferId cards providerRefusal providerRefusedAt combines\n    }\n    results { orderCount shopperCount sales given }\n  }\n}": types.DeskOfferDocument,
    "mutation deskStartOffer($id: ID!) {\n  startOffer(id: $id) { offer { id settings { status state } } userErrors { code message field } }\n}": types.DeskStartOfferDocument,
    "mutation deskStopOffer($id: ID!) {\n  stopOffer(id: $id) { offer { id settings { status state } } userErrors { code message field } }\n}": types.DeskStopOfferDocument,
    "mutation deskDeleteOffer($id: ID!) {\n  deleteOffer(id: $id) { ok message userErrors { code message field } }\n}": types.DeskDeleteOfferDocument,
    "query DeskOfferPreview($input: OfferInput!) {\n  previewOffer(input: $input, days: 7) {\n    sentence orderCount allOrderCount touchedCount sales cost cartCount allCartCount touchedCartCount cartCost isAtMost\n    conflicts { offer { id title sentence } displacedCount beatenCount }\n  }\n}": types.DeskOfferPreviewDocument,
    "query DeskOffers($status: OfferStatus, $after: String) {\n  offers(first: 30, status: $status, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes {\n      id title sentence startsAt endsAt\n      settings { state uses maxUses spent budget }\n    }\n  }\n}": types.DeskOffersDocument,
    "query DeskBatchesOfLine($id: ID!) {\n  variant(id: $id) { id stock { batches { id number bestBefore onHand reserved } } }\n}": types.DeskBatchesOfLineDocument,
    "query DeskSubstitutes($id: ID!) {\n  order(id: $id) {\n    id\n    lines { id substitutes { title price variant { id sku stock { onHand } } } }\n  }\n}": types.DeskSubstitutesDocument,
    "query DeskOrder($id: ID!) {\n  order(id: $id) {\n    id number placedAt name phoneNumber email address city state pincode country total paymentId paymentMethod\n    discount shipping cashFee paymentLabel paidByCredit isExpress\n    customFields { name value }\n    ...DeskOrderLife\n  }\n}": types.DeskOrderDocument,
    "query DeskOrders($filter: OrderFilter, $after: String) {\n  allOrders(first: 30, filter: $filter, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id number status placedAt name phoneNumber city pincode total amountDue lines { id quantity } }\n  }\n}": types.DeskOrdersDocument,
    "query DeskPayments {\n  paymentsNeedingAttention(first: 100) {\n    id kind whatToDo since amount paymentId refundId\n    order { id number name phoneNumber }\n  }\n}": types.DeskPaymentsDocument,
    "mutation deskSettleRefund($id: ID!, $reference: String!) {\n  settleRefund(id: $id, reference: $reference) {\n    message\n    refund { id status reference settledAt }\n    userErrors { code message field }\n  }\n}": types.DeskSettleRefundDocument,
    "query DeskPicking {\n  allOrders(first: 40, filter: { statuses: [CONFIRMED] }) {\n    totalCount\n    nodes {\n      id\n      number\n      amountDue\n      lines { id sku productTitle options quantity missing batches { quantity batch { id number bestBefore } } image { id alt placeholder srcset } }\n    }\n  }\n}": types.DeskPickingDocument,
    "query DeskReturns {\n  orderReturns(first: 100, statuses: [REQUESTED, APPROVED]) {\n    totalCount\n    nodes { id status reason value requestedAt order { id number name } }\n  }\n}": types.DeskReturnsDocument,
    "\n  fragment DeskSlipOrder on Order {\n    id number placedAt name phoneNumber address city state pincode country amountDue\n    lines { id sku productTitle options quantity missing }\n  }\n": types.DeskSlipOrderFragmentDoc,
    "query DeskSlips {\n  shop { name address phone }\n  allOrders(first: 100, filter: { statuses: [CONFIRMED] }) { nodes { id ...DeskSlipOrder } }\n}": types.DeskSlipsDocument,
    "query DeskSlip($id: ID!) {\n  shop { name address phone }\n  order(id: $id) { id ...DeskSlipOrder }\n}": types.DeskSlipDocument,
    "\n  fragment DeskOrderLife on Order {\n    id status nextStatuses refundedTotal refundState amountDue notSupplied\n    lines {\n      id productTitle options sku quantity price subTotal missing looseGrams weighedGrams wish\n      substituteFor { id productTitle }\n      variant { id }\n      batches { quantity mayLeave batch { id number bestBefore } }\n      image { id alt placeholder srcset }\n    }\n    shortages { id status askedUntil line { id } }\n    refunds { id amount reason status createdAt settledAt reference }\n    invoice { number }\n    creditNotes { number }\n    events { kind actor happenedAt amount note }\n    shipments { courier trackingNumber shippedAt lines { quantity line { id } } }\n    returns {\n      toCredit\n      id status reason note value requestedAt\n      lines { quantity line { id productTitle options } }\n    }\n  }\n": types.DeskOrderLifeFragmentDoc,
    "mutation setOrderStatus($id: ID!, $status: OrderStatus!) {\n  setOrderStatus(id: $id, status: $status) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}": types.SetOrderStatusDocument,
    "mutation shipOrder($id: ID!, $input: ShipmentInput!) {\n  shipOrder(id: $id, input: $input) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}": types.ShipOrderDocument,
    "mutation reportMissing($input: MissingInput!) {\n  reportMissing(input: $input) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}": types.ReportMissingDocument,
    "mutation weighLine($lineId: ID!, $grams: Int!) {\n  weighLine(lineId: $lineId, grams: $grams) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}": types.WeighLineDocument,
    "mutation setLineBatch($lineId: ID!, $batchId: ID!) {\n  setLineBatch(lineId: $lineId, batchId: $batchId) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}": types.SetLineBatchDocument,
    "mutation refundOrder($id: ID!, $amount: Rupees!, $refundedBefore: Rupees!, $note: String!) {\n  refundOrder(id: $id, amount: $amount, refundedBefore: $refundedBefore, note: $note) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}": types.RefundOrderDocument,
    "mutation deskRefuseDelivery($id: ID!, $restock: Boolean!, $note: String) {\n  refuseDelivery(id: $id, restock: $restock, note: $note) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}": types.DeskRefuseDeliveryDocument,
    "mutation approveReturn($id: ID!, $note: String) {\n  approveReturn(id: $id, note: $note) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}": types.ApproveReturnDocument,
    "mutation refuseReturn($id: ID!, $note: String!) {\n  refuseReturn(id: $id, note: $note) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}": types.RefuseReturnDocument,
    "mutation receiveReturn($id: ID!, $restock: Boolean!, $note: String, $toCredit: Boolean) {\n  receiveReturn(id: $id, restock: $restock, note: $note, toCredit: $toCredit) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}": types.ReceiveReturnDocument,
    "mutation deskIssueStoreCredit($input: StoreCreditInput!, $idempotencyKey: String!) {\n  issueStoreCredit(input: $input, idempotencyKey: $idempotencyKey) {\n    message\n    userErrors { code message field }\n  }\n}": types.DeskIssueStoreCreditDocument,
    "query DeskCustomer($id: ID!, $after: String) {\n  customerTags { tag count }\n  customer(id: $id) {\n    id name email phone createdAt tags newsletterSince\n    notes { id text writer createdAt }\n    customFields { name value }\n    creditBalance\n    credits { id kind lastFour balance movements { id kind amount isTaken orderNumber note happenedAt } }\n    orders(first: 20, after: $after) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      nodes { id number status placedAt total }\n    }\n  }\n}": types.DeskCustomerDocument,
    "mutation deskAddNote($customerId: ID!, $text: String!) {\n  addCustomerNote(customerId: $customerId, text: $text) {\n    customer { id notes { id text writer createdAt } }\n    message\n    userErrors { code message field }\n  }\n}": types.DeskAddNoteDocument,
    "mutation deskRemoveNote($id: ID!) {\n  removeCustomerNote(id: $id) {\n    customer { id notes { id text writer createdAt } }\n    message\n    userErrors { code message field }\n  }\n}": types.DeskRemoveNoteDocument,
    "mutation deskSetTags($customerId: ID!, $tags: [String!]!) {\n  setCustomerTags(customerId: $customerId, tags: $tags) {\n    customer { id tags }\n    message\n    userErrors { code message field }\n  }\n}": types.DeskSetTagsDocument,
    "mutation deskWithdrawConsent($customerId: ID!) {\n  withdrawNewsletterConsent(customerId: $customerId) {\n    customer { id newsletterSince }\n    message\n    userErrors { code message field }\n  }\n}": types.DeskWithdrawConsentDocument,
    "query DeskCustomers($text: String, $tag: String, $after: String) {\n  customerTags { tag count }\n  customers(first: 30, text: $text, tag: $tag, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id name email phone createdAt tags }\n  }\n}": types.DeskCustomersDocument,
    "query DeskInvitation($token: String!) {\n  staffOffer(token: $token) { email role invitedBy hasAccount }\n}": types.DeskInvitationDocument,
    "mutation deskAcceptInvitation($token: String!, $newAccount: NewStaffInput) {\n  acceptStaffInvitation(token: $token, newAccount: $newAccount) {\n    token\n    message\n    user { id name email isAdmin images { id url(width: 160) } }\n    userErrors { code message field }\n  }\n}": types.DeskAcceptInvitationDocument,
    "mutation deskInviteStaff($email: String!, $role: Role!, $language: Language!) {\n  inviteStaff(email: $email, role: $role, language: $language) {\n    message\n    invitation { id }\n    userErrors { code message field }\n  }\n}": types.DeskInviteStaffDocument,
    "query DeskRoles {\n  rights { right roles scope movesMoney }\n  isSecondFactorDemanded\n}": types.DeskRolesDocument,
    "mutation deskDemandSecondFactor($isDemanded: Boolean!) {\n  demandSecondFactor(isDemanded: $isDemanded) { ok message userErrors { code message field } }\n}": types.DeskDemandSecondFactorDocument,
    "query DeskStaff {\n  staff { id name email role secondFactors }\n  staffInvitations { id email role createdAt expiresAt }\n  shop { sendsMail }\n}": types.DeskStaffDocument,
    "mutation deskSetRole($email: String!, $role: Role) {\n  setRole(email: $email, role: $role) {\n    message\n    staffMember { id role }\n    userErrors { code message field }\n  }\n}": types.DeskSetRoleDocument,
    "mutation deskResetSecondFactor($id: ID!) {\n  resetSecondFactor(id: $id) {\n    message\n    staffMember { id secondFactors }\n    userErrors { code message field }\n  }\n}": types.DeskResetSecondFactorDocument,
    "mutation deskRevokeInvitation($id: ID!) {\n  revokeStaffInvitation(id: $id) { message userErrors { code message field } }\n}": types.DeskRevokeInvitationDocument,
    "mutation deskUploadPicture($images: [Upload!]!) {\n  uploadImages(images: $images) {\n    images { id alt width height placeholder srcset }\n    userErrors { code message field }\n  }\n}": types.DeskUploadPictureDocument,
    "query DeskSlides {\n  allHomeSlides {\n    id hindiHeadline isOn showsFrom showsUntil\n    images { id alt width height placeholder srcset }\n    category { id name }\n  }\n  categories { id name children { id name } }\n  shop { uploadUrl }\n}": types.DeskSlidesDocument,
    "query DeskBanners($placement: BannerPlacement!) {\n  allBanners(placement: $placement) {\n    id hindiHeadline isOn showsFrom showsUntil\n    images { id alt width height placeholder srcset }\n    category { id name }\n    subCategory { id name }\n  }\n  categories { id name children { id name } }\n  shop { uploadUrl }\n}": types.DeskBannersDocument,
    "mutation deskSaveSlide($input: HomeSlideInput!) {\n  saveHomeSlide(input: $input) { homeSlide { id isOn } userErrors { code message field } }\n}": types.DeskSaveSlideDocument,
    "mutation deskSaveBanner($input: BannerInput!) {\n  saveBanner(input: $input) { banner { id isOn } userErrors { code message field } }\n}": types.DeskSaveBannerDocument,
    "mutation deskRemoveSlide($id: ID!) {\n  removeHomeSlide(id: $id) { message userErrors { code message field } }\n}": types.DeskRemoveSlideDocument,
    "mutation deskRemoveBanner($id: ID!) {\n  removeBanner(id: $id) { message userErrors { code message field } }\n}": types.DeskRemoveBannerDocument,
    "mutation deskBeginAuthenticator {\n  beginAuthenticator { secret uri userErrors { code message field } }\n}": types.DeskBeginAuthenticatorDocument,
    "mutation deskConfirmAuthenticator($code: String!) {\n  confirmAuthenticator(code: $code) { token recoveryCodes message userErrors { code message field } }\n}": types.DeskConfirmAuthenticatorDocument,
    "query DeskSecondFactor {\n  me {\n    id\n    secondFactor {\n      isSetUp isDemanded isAwaited recoveryCodesLeft\n      factors { id kind name createdAt lastUsedAt }\n    }\n  }\n}": types.DeskSecondFactorDocument,
    "mutation deskRemoveSecondFactor($id: ID!) {\n  removeSecondFactor(id: $id) { token message userErrors { code message field } }\n}": types.DeskRemoveSecondFactorDocument,
    "mutation deskRenewRecoveryCodes {\n  renewRecoveryCodes { token recoveryCodes message userErrors { code message field } }\n}": types.DeskRenewRecoveryCodesDocument,
    "mutation deskBeginPasskeyConfirmation {\n  beginPasskeyConfirmation { options userErrors { code message field } }\n}": types.DeskBeginPasskeyConfirmationDocument,
    "mutation deskConfirmSecondFactor($input: SecondFactorInput!) {\n  confirmSecondFactor(input: $input) { token message userErrors { code message field } }\n}": types.DeskConfirmSecondFactorDocument,
    "mutation deskSetAnswerMinutes($minutes: Int!) {\n  setAnswerMinutes(minutes: $minutes) { answerMinutes userErrors { code message field } }\n}": types.DeskSetAnswerMinutesDocument,
    "mutation deskSetCashTerms($input: CashTermsInput) {\n  setCashTerms(input: $input) {\n    cashTerms { fee most mostOpen }\n    userErrors { code message field }\n  }\n}": types.DeskSetCashTermsDocument,
    "query DeskDelivery {\n  answerMinutes\n  deliveryTerms { fee freeFrom expressFee }\n  cashTerms { fee most mostOpen }\n  deliveryZones { id name pinPrefixes freshDays generalDays expressDays takesCash cutoff weekdays slots }\n  freshCategories { id name }\n  categories { id name }\n}": types.DeskDeliveryDocument,
    "mutation deskSetDeliveryTerms($fee: Rupees!, $freeFrom: Rupees!) {\n  setDeliveryTerms(fee: $fee, freeFrom: $freeFrom) {\n    deliveryTerms { fee freeFrom }\n    userErrors { code message field }\n  }\n}": types.DeskSetDeliveryTermsDocument,
    "mutation deskRemoveDeliveryZone($id: ID!) {\n  removeDeliveryZone(id: $id) { message userErrors { code message field } }\n}": types.DeskRemoveDeliveryZoneDocument,
    "mutation deskSetFreshCategory($categoryId: ID!, $isFresh: Boolean!) {\n  setFreshCategory(categoryId: $categoryId, isFresh: $isFresh) { message userErrors { code message field } }\n}": types.DeskSetFreshCategoryDocument,
    "mutation deskSetExpressFee($fee: Rupees) {\n  setExpressFee(fee: $fee) {\n    deliveryTerms { expressFee }\n    userErrors { code message field }\n  }\n}": types.DeskSetExpressFeeDocument,
    "query DeskSettings {\n  shop {\n    name\n    description(language: EN)\n    address phone email\n    hours(language: EN)\n    supportHours(language: EN)\n    gstin fssaiLicence grievanceOfficer grievanceContact\n  }\n}": types.DeskSettingsDocument,
    "mutation deskUpdateShopSettings($input: ShopSettingsInput!) {\n  updateShopSettings(input: $input) { shop { name } userErrors { code message field } }\n}": types.DeskUpdateShopSettingsDocument,
    "query DeskText($page: ShopPage!, $inHindi: Boolean!) {\n  shopTextSource(page: $page, inHindi: $inHindi)\n}": types.DeskTextDocument,
    "query DeskTextPreview($body: String!) {\n  shopTextPreview(body: $body) { id heading html }\n}": types.DeskTextPreviewDocument,
    "mutation deskSetShopText($page: ShopPage!, $body: String, $inHindi: Boolean!) {\n  setShopText(page: $page, body: $body, inHindi: $inHindi) { message userErrors { code message field } }\n}": types.DeskSetShopTextDocument,
    "mutation deskSaveDeliveryZone($input: DeliveryZoneInput!) {\n  saveDeliveryZone(input: $input) {\n    deliveryZone { id name pinPrefixes freshDays generalDays expressDays takesCash cutoff weekdays slots }\n    userErrors { code message field }\n  }\n}": types.DeskSaveDeliveryZoneDocument,
    "mutation deskUpdateAppearance($input: ShopAppearanceInput!) {\n  updateShopAppearance(input: $input) {\n    appearance { homeSections }\n    userErrors { code message field }\n  }\n}": types.DeskUpdateAppearanceDocument,
    "query DeskAppearance {\n  shop { name }\n  shopAppearance {\n    light { page ink accent }\n    dark { page ink accent }\n    headingFont\n    bodyFont\n    homeSections\n    tagline { text translations { language text } }\n    promises { text translations { language text } }\n    footerLinks { label { text translations { language text } } url }\n    logo { url width height }\n    iconUrl\n    pagePicture { url width height }\n    numberPrefixes { order invoice creditNote }\n  }\n}": types.DeskAppearanceDocument,
    "mutation deskSetShopPicture($kind: ShopPictureKind!, $file: Upload) {\n  setShopPicture(kind: $kind, file: $file) {\n    appearance { iconUrl logo { url width height } pagePicture { url width height } }\n    userErrors { code message field }\n  }\n}": types.DeskSetShopPictureDocument,
    "query DeskShopLook($input: ShopLookInput!) {\n  shopLook(input: $input) {\n    light { name value }\n    dark { name value }\n    contrasts { field ratio complaint }\n    headingFamily\n    bodyFamily\n  }\n}": types.DeskShopLookDocument,
    "query DeskCustomFields($entity: CustomFieldEntity!) {\n  customFieldDefinitions(entity: $entity) { name label type choices { value text } }\n}": types.DeskCustomFieldsDocument,
    "mutation deskSaveCustomFields($entity: CustomFieldEntity!, $id: ID!, $customFields: [CustomFieldInput!]!) {\n  saveCustomFields(entity: $entity, id: $id, customFields: $customFields) {\n    customFields { name value }\n    userErrors { code message field }\n  }\n}": types.DeskSaveCustomFieldsDocument,
    "query DeskProductsByName($text: String!) {\n  products(first: 8, filter: { text: $text, statuses: [PUBLISHED, HIDDEN] }) { nodes { id name brand } }\n}": types.DeskProductsByNameDocument,
    "query DeskAging($days: Int!) {\n  agingBatches(days: $days, first: 100) {\n    totalCount\n    nodes {\n      daysLeft\n      product { id name }\n      variant { id sku size ram weight }\n      batch { id number bestBefore onHand reserved }\n    }\n  }\n}": types.DeskAgingDocument,
    "query DeskCount($id: ID!, $after: String) {\n  stockCount(id: $id) {\n    id name isOpen startedAt closedAt cancelledAt\n    sums { variantCount pieceCount surplus shortage disturbedCount }\n    lines(first: 50, after: $after) {\n      pageInfo { hasNextPage endCursor }\n      nodes {\n        id counted expected difference isDisturbed\n        variant { id sku size ram weight product { id name } }\n      }\n    }\n  }\n}": types.DeskCountDocument,
    "mutation deskCountPieces($countId: ID!, $sku: String, $variantId: ID, $pieces: Int!, $isTotal: Boolean!, $key: String!) {\n  countStock(countId: $countId, sku: $sku, variantId: $variantId, pieces: $pieces, isTotal: $isTotal, idempotencyKey: $key) {\n    count { id sums { variantCount pieceCount surplus shortage disturbedCount } }\n    line {\n      id counted expected difference isDisturbed\n      variant { id sku size ram weight product { id name } }\n    }\n    userErrors { code message field }\n  }\n}": types.DeskCountPiecesDocument,
    "mutation deskUncount($countId: ID!, $variantId: ID!) {\n  uncountStock(countId: $countId, variantId: $variantId) { userErrors { code message field } }\n}": types.DeskUncountDocument,
    "mutation deskCloseCount($countId: ID!) {\n  closeStockCount(countId: $countId) { count { id isOpen closedAt } userErrors { code message field } }\n}": types.DeskCloseCountDocument,
    "mutation deskCancelCount($countId: ID!) {\n  cancelStockCount(countId: $countId) { count { id isOpen cancelledAt } userErrors { code message field } }\n}": types.DeskCancelCountDocument,
    "query DeskCounts($after: String) {\n  stockCounts(first: 30, after: $after) {\n    pageInfo { hasNextPage endCursor }\n    nodes { id name isOpen startedAt closedAt cancelledAt sums { variantCount pieceCount surplus shortage } }\n  }\n}": types.DeskCountsDocument,
    "mutation deskStartCount($name: String!) {\n  startStockCount(name: $name) { count { id } userErrors { code message field } }\n}": types.DeskStartCountDocument,
    "query DeskReceipt($id: ID!) {\n  goodsReceipt(id: $id) {\n    id supplier billNumber billDate note total receivedAt\n    lines { id sku title quantity unitCost batchNumber madeOn bestBefore variant { id } }\n  }\n}": types.DeskReceiptDocument,
    "query DeskReceipts($after: String) {\n  goodsReceipts(first: 30, after: $after) {\n    pageInfo { hasNextPage endCursor }\n    nodes { id supplier billNumber billDate pieceCount total receivedAt }\n  }\n}": types.DeskReceiptsDocument,
    "query DeskArrived($sku: String!) {\n  variant(sku: $sku) { id sku size ram weight product { id name } }\n}": types.DeskArrivedDocument,
    "query DeskSuppliers {\n  goodsReceipts(first: 100) { nodes { id supplier } }\n}": types.DeskSuppliersDocument,
    "mutation deskReceiveGoods($input: GoodsReceiptInput!) {\n  receiveGoods(input: $input) { receipt { id } userErrors { code message field } }\n}": types.DeskReceiveGoodsDocument,
    "query DeskRunningOut($days: Int!) {\n  lowStock(days: $days, first: 100) {\n    totalCount\n    nodes {\n      soldIn28Days daysOfCover\n      product { id name }\n      variant { id sku countInStock size ram weight }\n    }\n  }\n}": types.DeskRunningOutDocument,
    "query DeskVariantOfSku($sku: String!) {\n  variant(sku: $sku) { id }\n}": types.DeskVariantOfSkuDocument,
    "query DeskVariantStock($id: ID!, $after: String) {\n  variant(id: $id) {\n    id sku size ram weight countInStock\n    product { id name }\n    stock {\n      onHand reserved withheld\n      batches { id number bestBefore soldUntil onHand reserved }\n      movements(first: 50, after: $after) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id kind delta onHand reason wasteReason actorKind actorName movedAt\n          order { id number }\n          receipt { id billNumber }\n          count { id name }\n        }\n      }\n    }\n  }\n}": types.DeskVariantStockDocument,
    "mutation deskWasteStock($variantId: ID!, $quantity: Int!, $reason: WasteReason!, $note: String, $batchId: ID) {\n  wasteStock(variantId: $variantId, quantity: $quantity, reason: $reason, note: $note, batchId: $batchId) {\n    variant { id countInStock }\n    userErrors { code message field }\n  }\n}": types.DeskWasteStockDocument,
    "mutation cancelGiftCard($id: ID!) {\n  cancelGiftCard(id: $id) {\n    message\n    giftCardPurchase { id state }\n    userErrors { code message field }\n  }\n}": types.CancelGiftCardDocument,
    "mutation buyGiftCard($input: GiftCardPurchaseInput!) {\n  buyGiftCard(input: $input) {\n    paymentOrder { id keyId scriptUrl providerOrderId amountPaise currency receipt expiresAt }\n    userErrors { code message field }\n  }\n}": types.BuyGiftCardDocument,
    "mutation confirmGiftCard($input: PlaceOrderInput!) {\n  confirmGiftCard(input: $input) {\n    message\n    giftCardPurchase { id state }\n    userErrors { code message field }\n  }\n}": types.ConfirmGiftCardDocument,
    "\n  query Frame {\n    shop {\n      name\n      description\n      address\n      phone\n      email\n      hours\n      promises\n      freeDeliveryFrom\n      earliestDelivery\n      tagline\n      iconUrl\n      logo { url width height }\n      pagePicture { url width height }\n      footerLinks { label url }\n    }\n    deliveryPromises { text isServed pin place }\n    categories {\n      id\n      name\n      color\n      images { id url(width: 96) }\n      anyChild: children(first: 1) { id }\n    }\n  }\n": types.FrameDocument,
    "\n  query SubCategories {\n    categories { id children { id name children { id name } } }\n  }\n": types.SubCategoriesDocument,
    "mutation subscribeToNewsletter($email: String!) {\n  subscribeToNewsletter(email: $email) { ok message userErrors { code message field } }\n}": types.SubscribeToNewsletterDocument,
    "\n  query LocationCountries {\n    countries { id name iso2 }\n  }\n": types.LocationCountriesDocument,
    "query AnswerQuestion($token: String!) {\n  shortage(token: $token) { id ...Question_shortage }\n}": types.AnswerQuestionDocument,
    "\n  fragment OrderHistory_order on Order {\n    id isCancellable returnableUntil refundState refundedTotal total paymentMethod\n    events { kind amount note happenedAt }\n    invoice { number }\n    lines { id productTitle options returnableQuantity }\n  }\n": types.OrderHistory_OrderFragmentDoc,
    "query OrderHistory($id: ID!) {\n  order(id: $id) {\n    id\n    ...OrderHistory_order\n  }\n}": types.OrderHistoryDocument,
    "query OrderInvoice($id: ID!) {\n  order(id: $id) {\n    id number name address city state pincode paidByCredit\n    offers { title code discount }\n    invoice {\n      kind number issuedAt sellerName sellerAddress gstin fssaiLicence buyerGstin placeOfSupply stateCode total roundedOff savings\n      lines { description bestBefore hsnCode quantity mrp price discount gstRate amount taxable cgst sgst igst }\n    }\n    creditNotes {\n      kind number issuedAt sellerName sellerAddress gstin fssaiLicence buyerGstin placeOfSupply stateCode total roundedOff savings\n      lines { description bestBefore hsnCode quantity mrp price discount gstRate amount taxable cgst sgst igst }\n    }\n  }\n}": types.OrderInvoiceDocument,
    "query OrderProducts($id: ID!) {\n  order(id: $id) {\n    id number status placedAt name address pincode total notSupplied\n    offers { title code discount }\n    lines {\n      id productTitle options quantity missing weighedGrams price subTotal discount bestBefore\n      substituteFor { id productTitle }\n      product { id label { diet } }\n      image { id alt placeholder srcset }\n    }\n  }\n}": types.OrderProductsDocument,
    "query OrderQuestions {\n  me {\n    id\n    questions { id ...Question_shortage }\n  }\n}": types.OrderQuestionsDocument,
    "\n  fragment OrderRow_order on Order {\n    id number status placedAt name phoneNumber address pincode email paymentId paymentMethod paymentLabel paidByCredit amountDue total notSupplied paymentNotice\n    deliveries { kind text }\n    events { kind happenedAt }\n    lines { id image { id alt placeholder srcset } }\n  }\n": types.OrderRow_OrderFragmentDoc,
    "\n  fragment Question_shortage on Shortage {\n    id orderNumber quantity status askedUntil\n    line { id productTitle options price }\n    substitute { id productTitle }\n    offers {\n      title price\n      product { id label { diet } images(first: 1) { id alt placeholder srcset } }\n      variant { id image { id alt placeholder srcset } }\n    }\n  }\n": types.Question_ShortageFragmentDoc,
    "mutation answerShortage($id: ID, $token: String, $variantId: ID) {\n  answerShortage(id: $id, token: $token, variantId: $variantId) {\n    message\n    shortage { id ...Question_shortage }\n    userErrors { code message field }\n  }\n}": types.AnswerShortageDocument,
    "query OrderAgain($id: ID!) {\n  order(id: $id) {\n    id\n    lines { id productTitle quantity price product { id } variant { id price countInStock } }\n  }\n}": types.OrderAgainDocument,
    "mutation cancelOrder($id: ID!, $toCredit: Boolean) {\n  cancelOrder(id: $id, toCredit: $toCredit) {\n    message\n    order { id status ...OrderHistory_order }\n    userErrors { code message }\n  }\n}": types.CancelOrderDocument,
    "mutation requestReturn($input: ReturnInput!) {\n  requestReturn(input: $input) {\n    message\n    order { id ...OrderHistory_order }\n    userErrors { code message field }\n  }\n}": types.RequestReturnDocument,
    "\n  query HomePage {\n    shop { name description phone email tagline iconUrl homeSections }\n    homeSlides { id hindiHeadline images { id alt width height placeholder srcset } category { id parent { id } } }\n    categories {\n      id name color productCount\n      images { id alt placeholder srcset }\n      children(first: 2) { id name }\n    }\n    offers: banners(placement: HOME) { id ...BannerLink_banner }\n  }\n": types.HomePageDocument,
    "\n  query FeaturedProducts($filter: ProductFilter!) {\n    sideBanners: banners(placement: SIDE) { id ...BannerLink_banner }\n    products(filter: $filter, first: 10) {\n      nodes { id ...ProductCard_product @unmask }\n    }\n  }\n": types.FeaturedProductsDocument,
    "\n  query ListingPage($id: ID!) {\n    category(id: $id) {\n      id\n      name\n      children { id name productCount }\n      parent {\n        id\n        name\n        children { id name productCount }\n        parent { id name children { id name productCount } }\n      }\n    }\n  }\n": types.ListingPageDocument,
    "\n  query ListingAside {\n    categories { id name productCount }\n    sideBanners: banners(placement: SIDE) { id ...BannerLink_banner }\n  }\n": types.ListingAsideDocument,
    "\n  fragment ListingPage_category on Category {\n    id\n    name\n  }\n": types.ListingPage_CategoryFragmentDoc,
    "\n  query ProductAliasPage($id: ID!) {\n    product(id: $id) { id }\n  }\n": types.ProductAliasPageDocument,
    "\n  query ProductPage($id: ID!) {\n    product(id: $id) {\n      id name brand description price offerPrice mrp rating reviewCount ratingCount countInStock\n      label { diet countryOfOrigin shelfLifeDays manufacturer importer fssaiLicense allergens ingredients nutrition }\n      category { id name }\n      subCategory { id name }\n      images { id url(width: 640) }\n      variants { id sku unitPrice { amount per } }\n      reviews(first: 5, sort: HELPFUL) {\n        nodes { id text customerRating customerName dateCreated answer photos { id url(width: 480) } }\n      }\n      offers { offerId text }\n      ...ProductGallery_product\n      ...ProductSummary_product\n      ...AddToCartForm_product\n      ...ProductDescription_product\n      ...RelatedProducts_product\n    }\n    shop { promisesDelivery freeDeliveryFrom }\n  }\n": types.ProductPageDocument,
    "query GiftCardsPage {\n  creditTerms { giftCardDays giftCardMin giftCardMax sellsGiftCards }\n  me {\n    id name email phone\n    giftCardPurchases { id value state recipientName recipientEmail sendAt expiresAt }\n  }\n}": types.GiftCardsPageDocument,
    "mutation unsubscribeFromNewsletter($email: String!) {\n  unsubscribeFromNewsletter(email: $email) { ok message userErrors { code message field } }\n}": types.UnsubscribeFromNewsletterDocument,
    "mutation confirmMailing($token: String!) {\n  confirmMailing(token: $token) { ok message userErrors { code message field } }\n}": types.ConfirmMailingDocument,
    "mutation leaveMailing($token: String!) {\n  leaveMailing(token: $token) { ok message userErrors { code message field } }\n}": types.LeaveMailingDocument,
    "query MyAccountPage {\n  me { id email isEmailConfirmed pendingEmail needsProvider eraseAt ...ProfileForm_user }\n  shop { uploadUrl sendsMail }\n}": types.MyAccountPageDocument,
    "query TellMePage($id: ID!) {\n  product(id: $id) {\n    id name brand\n    images(first: 1) { id alt url(width: 192) }\n    variants { id size ram weight price countInStock }\n  }\n  me { id email isEmailConfirmed productAlerts { id kind price product { id name } } }\n  shop { sendsMail }\n}": types.TellMePageDocument,
    "\n  query ShopFacts {\n    shop { name address phone email hours pagePicture { url width height } }\n  }\n": types.ShopFactsDocument,
    "\n  query SupportPage {\n    shop { supportHours }\n  }\n": types.SupportPageDocument,
    "\n  fragment AboutCategories_category on Category {\n    id\n    name\n    productCount\n    images { id alt placeholder srcset }\n  }\n": types.AboutCategories_CategoryFragmentDoc,
    "\n  query AboutPage {\n    shop { name description phone email iconUrl }\n    categories { id ...AboutCategories_category }\n  }\n": types.AboutPageDocument,
    "\n  query ContactPage {\n    shop { name description address phone email hours iconUrl gstin fssaiLicence grievanceOfficer grievanceContact }\n  }\n": types.ContactPageDocument,
    "\n  query TermsToday {\n    deliveryTerms { fee freeFrom expressFee }\n    cashTerms { fee }\n  }\n": types.TermsTodayDocument,
    "\n  query OwnText($page: ShopPage!) {\n    shopText(page: $page) { id heading html }\n  }\n": types.OwnTextDocument,
    "query CartPage {\n  me { id creditBalance cart { id lines { id } ...CartTable_cart ...CartSummary_cart } }\n  shop { estimateFor promisesDelivery }\n}": types.CartPageDocument,
    "query BasketPage($lines: [CartMergeLineInput!]!) {\n  basket(lines: $lines) {\n    lines {\n      productId variantId outcome wanted added quantity price priceBefore\n      product { id name images { url(width: 320) srcset placeholder width height alt } }\n    }\n    totalQuantity subTotal discount rounding shipping total\n  }\n}": types.BasketPageDocument,
    "query CheckoutPage {\n  deliveryPromises { pin }\n  shop { promisesDelivery }\n  me {\n    id name email phone confirmedPhone\n    addresses {\n      id label fullName phoneNumber streetAddressLine1 streetAddressLine2 city state country zipCode isDefault\n    }\n    cart { id subTotal discount shipping total offers { title code discount } lines { id } ...OrderSummary_cart }\n    orders(first: 1) { nodes { id name phoneNumber address city state country pincode } }\n  }\n}": types.CheckoutPageDocument,
    "query MyListPage {\n  me { id wishlist { id ...WishlistTable_item } }\n}": types.MyListPageDocument,
    "query OrdersPage($after: String) {\n  me {\n    id\n    orders(first: 20, after: $after) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      nodes { id number status ...OrderRow_order }\n    }\n  }\n}": types.OrdersPageDocument,
    "\n  fragment ReviewItem_review on Review {\n    id text customerRating customerName bought dateCreated helpfulCount answer answeredAt\n    photos { id alt placeholder srcset zoomUrl }\n  }\n": types.ReviewItem_ReviewFragmentDoc,
    "\n  query ProductReviews($id: ID!, $sort: ReviewSort!, $after: String) {\n    product(id: $id) {\n      id name rating reviewCount ratingCount\n      starCounts { stars count }\n      reviews(first: 10, sort: $sort, after: $after) {\n        totalCount\n        nodes { id ...ReviewItem_review }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n    shop { name uploadUrl }\n  }\n": types.ProductReviewsDocument,
    "\n  query MyReview($id: ID!) {\n    me {\n      id\n      writtenReview(productId: $id) {\n        id text customerRating\n        photos { id alt placeholder srcset zoomUrl }\n      }\n      helpfulReviews(productId: $id) { id }\n    }\n  }\n": types.MyReviewDocument,
    "mutation addReview($input: ReviewInput!) {\n  addReview(input: $input) {\n    message\n    review { id ...ReviewItem_review }\n    product { id rating reviewCount ratingCount starCounts { stars count } }\n    userErrors { code message field }\n  }\n}": types.AddReviewDocument,
    "mutation voteReview($id: ID!, $isHelpful: Boolean!) {\n  voteReview(id: $id, isHelpful: $isHelpful) {\n    message\n    review { id helpfulCount }\n    userErrors { code message field }\n  }\n}": types.VoteReviewDocument,
    "\n  query ScannedGoods($code: String!) {\n    search(query: $code, first: 2) {\n      nodes { id }\n    }\n  }\n": types.ScannedGoodsDocument,
    "\n  fragment FoundProduct_product on Product {\n    id name brand price countInStock weightOptions\n    unitPrice { amount per }\n    images(first: 1) { id alt placeholder srcset }\n  }\n": types.FoundProduct_ProductFragmentDoc,
    "\n  query SearchHelp {\n    categories { id name productCount images { id alt placeholder srcset } }\n  }\n": types.SearchHelpDocument,
    "\n  query Suggestions($prefix: String!, $isOther: Boolean! = false) {\n    suggest(prefix: $prefix, first: 10) {\n      queries\n      products { id called: name(asTyped: $prefix) @include(if: $isOther) ...FoundProduct_product }\n      categories { id name(asTyped: $prefix) parent { id name(asTyped: $prefix) } }\n      brands\n    }\n  }\n": types.SuggestionsDocument,
    "mutation countSearchChoice($query: String!, $productId: ID!) {\n  countSearchChoice(query: $query, productId: $productId) { ok }\n}": types.CountSearchChoiceDocument,
    "\n  query SearchResults(\n    $query: String!, $filter: ProductFilter!, $sort: ProductSort!, $isOther: Boolean! = false\n  ) {\n    search(query: $query, filter: $filter, sort: $sort, first: 24) {\n      totalCount\n      interpretation {\n        used corrected synonyms notSold notSoldText nothingText\n        filters { label isStrict queryWithout }\n        nearest { id name(asTyped: $query) }\n      }\n      facets(keys: [CATEGORY, BRAND, RATING, DISCOUNT, AVAILABILITY, DIET, ORIGIN, CUSTOM]) {\n        key field label isEstimate values { value label count }\n      }\n      prices: facets(keys: [PRICE]) { isEstimate values { value label @include(if: $isOther) count } }\n      nodes {\n        id\n        called: name(asTyped: $query) @include(if: $isOther)\n        shelf: category @include(if: $isOther) { id name(asTyped: $query) }\n        ...ProductCard_product @unmask ...FoundProduct_product\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.SearchResultsDocument,
    "\n  query MoreOfSearchResults(\n    $query: String!, $filter: ProductFilter!, $sort: ProductSort!, $after: String!, $isOther: Boolean! = false\n  ) {\n    search(query: $query, filter: $filter, sort: $sort, first: 48, after: $after) {\n      nodes {\n        id\n        called: name(asTyped: $query) @include(if: $isOther)\n        shelf: category @include(if: $isOther) { id name(asTyped: $query) }\n        ...ProductCard_product @unmask\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.MoreOfSearchResultsDocument,
    "\n  fragment WishlistTable_item on WishlistItem {\n    id\n    product {\n      id name brand price rating countInStock weightOptions\n      unitPrice { amount per }\n      images(first: 1) { id alt placeholder srcset }\n    }\n  }\n": types.WishlistTable_ItemFragmentDoc,
    "mutation addToWishlist($productId: ID!) {\n  addToWishlist(productId: $productId) {\n    message\n    wishlist { id product { id } }\n    userErrors { code message field }\n  }\n}": types.AddToWishlistDocument,
    "mutation removeFromWishlist($id: ID!) {\n  removeFromWishlist(id: $id) {\n    message\n    wishlist { id product { id } }\n    userErrors { code message field }\n  }\n}": types.RemoveFromWishlistDocument,
    "query Wishlist {\n  me { id wishlist { id product { id } } }\n}": types.WishlistDocument,
};

/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = gql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function gql(source: string): unknown;

/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query AddressBook {\n  me {\n    id\n    name\n    phone\n    addresses {\n      id label fullName phoneNumber streetAddressLine1 streetAddressLine2 city state country zipCode isDefault\n    }\n  }\n}"): (typeof documents)["query AddressBook {\n  me {\n    id\n    name\n    phone\n    addresses {\n      id label fullName phoneNumber streetAddressLine1 streetAddressLine2 city state country zipCode isDefault\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment SavedAddress on Address {\n    id label fullName phoneNumber streetAddressLine1 streetAddressLine2 city state country zipCode isDefault\n  }\n"): (typeof documents)["\n  fragment SavedAddress on Address {\n    id label fullName phoneNumber streetAddressLine1 streetAddressLine2 city state country zipCode isDefault\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation addAddress($input: AddressInput!) {\n  answer: addAddress(input: $input) { addresses { id ...SavedAddress } userErrors { code message field } }\n}"): (typeof documents)["mutation addAddress($input: AddressInput!) {\n  answer: addAddress(input: $input) { addresses { id ...SavedAddress } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation updateAddress($id: ID!, $input: AddressInput!) {\n  answer: updateAddress(id: $id, input: $input) { addresses { id ...SavedAddress } userErrors { code message field } }\n}"): (typeof documents)["mutation updateAddress($id: ID!, $input: AddressInput!) {\n  answer: updateAddress(id: $id, input: $input) { addresses { id ...SavedAddress } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation removeAddress($id: ID!) {\n  answer: removeAddress(id: $id) { addresses { id ...SavedAddress } userErrors { code message field } }\n}"): (typeof documents)["mutation removeAddress($id: ID!) {\n  answer: removeAddress(id: $id) { addresses { id ...SavedAddress } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation setDefaultAddress($id: ID!) {\n  answer: setDefaultAddress(id: $id) { addresses { id ...SavedAddress } userErrors { code message field } }\n}"): (typeof documents)["mutation setDefaultAddress($id: ID!) {\n  answer: setDefaultAddress(id: $id) { addresses { id ...SavedAddress } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query AccountCredit {\n  me {\n    id creditBalance\n    credits {\n      id kind lastFour balance expiresAt\n      movements { id kind amount isTaken orderNumber note happenedAt }\n    }\n  }\n}"): (typeof documents)["query AccountCredit {\n  me {\n    id creditBalance\n    credits {\n      id kind lastFour balance expiresAt\n      movements { id kind amount isTaken orderNumber note happenedAt }\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation addGiftCard($code: String!) {\n  addGiftCard(code: $code) {\n    message\n    credit { id }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation addGiftCard($code: String!) {\n  addGiftCard(code: $code) {\n    message\n    credit { id }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation confirmEmail($token: String!) {\n  confirmEmail(token: $token) {\n    ok\n    token\n    user { id email isEmailConfirmed pendingEmail }\n    message\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation confirmEmail($token: String!) {\n  confirmEmail(token: $token) {\n    ok\n    token\n    user { id email isEmailConfirmed pendingEmail }\n    message\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation undoEmailChange($token: String!) {\n  undoEmailChange(token: $token) { ok message userErrors { code message field } }\n}"): (typeof documents)["mutation undoEmailChange($token: String!) {\n  undoEmailChange(token: $token) { ok message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation requestEmailConfirmation {\n  requestEmailConfirmation { ok message userErrors { code message field } }\n}"): (typeof documents)["mutation requestEmailConfirmation {\n  requestEmailConfirmation { ok message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation requestEmailChange($newEmail: String!, $currentPassword: String!) {\n  requestEmailChange(newEmail: $newEmail, currentPassword: $currentPassword) { ok message userErrors { code message field } }\n}"): (typeof documents)["mutation requestEmailChange($newEmail: String!, $currentPassword: String!) {\n  requestEmailChange(newEmail: $newEmail, currentPassword: $currentPassword) { ok message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation signOutEverywhere {\n  signOutEverywhere { ok message userErrors { code message field } }\n}"): (typeof documents)["mutation signOutEverywhere {\n  signOutEverywhere { ok message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query MyConsents {\n  me { id email consents { purpose isGiven notice noticeVersion proof at } }\n}"): (typeof documents)["query MyConsents {\n  me { id email consents { purpose isGiven notice noticeVersion proof at } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation withdrawConsent($purpose: ConsentPurpose!) {\n  withdrawConsent(purpose: $purpose) { ok message userErrors { code message field } }\n}"): (typeof documents)["mutation withdrawConsent($purpose: ConsentPurpose!) {\n  withdrawConsent(purpose: $purpose) { ok message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation consentToNewsletter($email: String!) {\n  subscribeToNewsletter(email: $email) { message userErrors { code message } }\n}"): (typeof documents)["mutation consentToNewsletter($email: String!) {\n  subscribeToNewsletter(email: $email) { message userErrors { code message } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment ProfileForm_user on User {\n    id name email phone\n    images { id small: url(width: 160) large: url(width: 480) }\n  }\n"): (typeof documents)["\n  fragment ProfileForm_user on User {\n    id name email phone\n    images { id small: url(width: 160) large: url(width: 480) }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation changePassword($oldPassword: String!, $newPassword: String!) {\n  changePassword(oldPassword: $oldPassword, newPassword: $newPassword) {\n    token\n    message\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation changePassword($oldPassword: String!, $newPassword: String!) {\n  changePassword(oldPassword: $oldPassword, newPassword: $newPassword) {\n    token\n    message\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation clearUploadedImages {\n  clearUploadedImages { userErrors { code message } }\n}"): (typeof documents)["mutation clearUploadedImages {\n  clearUploadedImages { userErrors { code message } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query MyData {\n  me {\n    id name email isEmailConfirmed pendingEmail phone confirmedPhone\n    passkeys { id name createdAt lastUsedAt }\n    images { id url }\n    addresses {\n      id label fullName phoneNumber streetAddressLine1 streetAddressLine2 city state country zipCode isDefault\n      lastUsedAt\n    }\n    cart { id lines { id quantity product { id name } variant { id sku } } }\n    wishlist { id addedAt product { id name } }\n    writtenReviews {\n      id productId text customerRating dateCreated hiddenAt helpfulCount answer answeredAt\n      photos { id url } hiddenPhotos { id url }\n    }\n    helpfulReviews { id productId customerName text }\n    consents { purpose isGiven notice noticeVersion language proof at }\n    productAlerts { id kind price product { id name } }\n  }\n}"): (typeof documents)["query MyData {\n  me {\n    id name email isEmailConfirmed pendingEmail phone confirmedPhone\n    passkeys { id name createdAt lastUsedAt }\n    images { id url }\n    addresses {\n      id label fullName phoneNumber streetAddressLine1 streetAddressLine2 city state country zipCode isDefault\n      lastUsedAt\n    }\n    cart { id lines { id quantity product { id name } variant { id sku } } }\n    wishlist { id addedAt product { id name } }\n    writtenReviews {\n      id productId text customerRating dateCreated hiddenAt helpfulCount answer answeredAt\n      photos { id url } hiddenPhotos { id url }\n    }\n    helpfulReviews { id productId customerName text }\n    consents { purpose isGiven notice noticeVersion language proof at }\n    productAlerts { id kind price product { id name } }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query MyOrdersData($after: String) {\n  me {\n    id\n    orders(first: 20, after: $after) {\n      pageInfo { hasNextPage endCursor }\n      nodes {\n        id number status placedAt name phoneNumber email address city state pincode country paymentId discount total\n        lines { id productTitle options sku quantity price subTotal discount }\n        refunds { id amount reason status createdAt settledAt }\n      }\n    }\n  }\n}"): (typeof documents)["query MyOrdersData($after: String) {\n  me {\n    id\n    orders(first: 20, after: $after) {\n      pageInfo { hasNextPage endCursor }\n      nodes {\n        id number status placedAt name phoneNumber email address city state pincode country paymentId discount total\n        lines { id productTitle options sku quantity price subTotal discount }\n        refunds { id amount reason status createdAt settledAt }\n      }\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deleteAccount($currentPassword: String!) {\n  deleteAccount(currentPassword: $currentPassword) { ok message userErrors { code message field } }\n}"): (typeof documents)["mutation deleteAccount($currentPassword: String!) {\n  deleteAccount(currentPassword: $currentPassword) { ok message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation keepAccount($token: String) {\n  keepAccount(token: $token) { ok message userErrors { code message field } }\n}"): (typeof documents)["mutation keepAccount($token: String) {\n  keepAccount(token: $token) { ok message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation updateProfile($input: ProfileInput!) {\n  updateProfile(input: $input) {\n    user {\n      id name email isAdmin\n      images { id url(width: 160) }\n      ...ProfileForm_user\n    }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation updateProfile($input: ProfileInput!) {\n  updateProfile(input: $input) {\n    user {\n      id name email isAdmin\n      images { id url(width: 160) }\n      ...ProfileForm_user\n    }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation uploadImages($images: [Upload!]!) {\n  uploadImages(images: $images) { images { id } userErrors { code message field } }\n}"): (typeof documents)["mutation uploadImages($images: [Upload!]!) {\n  uploadImages(images: $images) { images { id } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query UploadedImages { me { id uploadedImages { id } } }"): (typeof documents)["query UploadedImages { me { id uploadedImages { id } } }"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ForgotPasswordLink {\n  shop { sendsMail }\n}"): (typeof documents)["query ForgotPasswordLink {\n  shop { sendsMail }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query GoogleButton {\n  shop { socialProviders }\n}"): (typeof documents)["query GoogleButton {\n  shop { socialProviders }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PhoneSignIn {\n  shop { sendsTexts }\n}"): (typeof documents)["query PhoneSignIn {\n  shop { sendsTexts }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation requestPhoneCode($phone: String!) {\n  requestPhoneCode(phone: $phone) { ok message userErrors { code message field } }\n}"): (typeof documents)["mutation requestPhoneCode($phone: String!) {\n  requestPhoneCode(phone: $phone) { ok message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation signInWithPhone($phone: String!, $code: String!) {\n  signInWithPhone(phone: $phone, code: $code) {\n    token\n    message\n    user { id name email isAdmin images { id url(width: 160) } }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation signInWithPhone($phone: String!, $code: String!) {\n  signInWithPhone(phone: $phone, code: $code) {\n    token\n    message\n    user { id name email isAdmin images { id url(width: 160) } }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation beginPasskey {\n  beginPasskey { options userErrors { code message field } }\n}"): (typeof documents)["mutation beginPasskey {\n  beginPasskey { options userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation addPasskey($name: String!, $answer: JSONObject!) {\n  addPasskey(name: $name, answer: $answer) { token recoveryCodes message userErrors { code message field } }\n}"): (typeof documents)["mutation addPasskey($name: String!, $answer: JSONObject!) {\n  addPasskey(name: $name, answer: $answer) { token recoveryCodes message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation requestPasswordReset($email: String!) {\n  requestPasswordReset(email: $email) { ok message userErrors { code message field } }\n}"): (typeof documents)["mutation requestPasswordReset($email: String!) {\n  requestPasswordReset(email: $email) { ok message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation resetPassword($token: String!, $newPassword: String!) {\n  resetPassword(token: $token, newPassword: $newPassword) { ok message userErrors { code message field } }\n}"): (typeof documents)["mutation resetPassword($token: String!, $newPassword: String!) {\n  resetPassword(token: $token, newPassword: $newPassword) { ok message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation signIn($email: String!, $password: String!) {\n  signIn(email: $email, password: $password) {\n    token\n    message\n    user { id name email isAdmin images { id url(width: 160) } }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation signIn($email: String!, $password: String!) {\n  signIn(email: $email, password: $password) {\n    token\n    message\n    user { id name email isAdmin images { id url(width: 160) } }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation beginPasskeySignIn {\n  beginPasskeySignIn { options userErrors { code message field } }\n}"): (typeof documents)["mutation beginPasskeySignIn {\n  beginPasskeySignIn { options userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation signInWithPasskey($answer: JSONObject!) {\n  signInWithPasskey(answer: $answer) {\n    token\n    message\n    user { id name email isAdmin images { id url(width: 160) } }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation signInWithPasskey($answer: JSONObject!) {\n  signInWithPasskey(answer: $answer) {\n    token\n    message\n    user { id name email isAdmin images { id url(width: 160) } }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation signInWithProvider($provider: String!, $idToken: String!) {\n  signInWithProvider(provider: $provider, idToken: $idToken) {\n    token\n    message\n    user { id name email isAdmin images { id url(width: 160) } }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation signInWithProvider($provider: String!, $idToken: String!) {\n  signInWithProvider(provider: $provider, idToken: $idToken) {\n    token\n    message\n    user { id name email isAdmin images { id url(width: 160) } }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation signUp($input: SignUpInput!) {\n  signUp(input: $input) {\n    message\n    user { id }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation signUp($input: SignUpInput!) {\n  signUp(input: $input) {\n    message\n    user { id }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query WaysToSignIn {\n  me { id email phone confirmedPhone passkeys { id name createdAt lastUsedAt } }\n  shop { sendsTexts }\n}"): (typeof documents)["query WaysToSignIn {\n  me { id email phone confirmedPhone passkeys { id name createdAt lastUsedAt } }\n  shop { sendsTexts }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation confirmPhone($phone: String!, $code: String!) {\n  confirmPhone(phone: $phone, code: $code) {\n    user { id phone confirmedPhone }\n    message\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation confirmPhone($phone: String!, $code: String!) {\n  confirmPhone(phone: $phone, code: $code) {\n    user { id phone confirmedPhone }\n    message\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation removePhone {\n  removePhone { user { id confirmedPhone } message userErrors { code message field } }\n}"): (typeof documents)["mutation removePhone {\n  removePhone { user { id confirmedPhone } message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation removePasskey($id: ID!) {\n  removePasskey(id: $id) { message userErrors { code message field } }\n}"): (typeof documents)["mutation removePasskey($id: ID!) {\n  removePasskey(id: $id) { message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ProductAlerts {\n  me { id productAlerts { id kind price product { id name } } }\n}"): (typeof documents)["query ProductAlerts {\n  me { id productAlerts { id kind price product { id name } } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation requestProductAlert($input: ProductAlertInput!) {\n  requestProductAlert(input: $input) { message userErrors { code message field } }\n}"): (typeof documents)["mutation requestProductAlert($input: ProductAlertInput!) {\n  requestProductAlert(input: $input) { message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation removeProductAlert($id: ID!) {\n  removeProductAlert(id: $id) { message userErrors { code message field } }\n}"): (typeof documents)["mutation removeProductAlert($id: ID!) {\n  removeProductAlert(id: $id) { message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment BannerLink_banner on Banner {\n    id\n    hindiHeadline\n    images { id alt width height placeholder srcset }\n    category { id }\n    subCategory { id }\n  }\n"): (typeof documents)["\n  fragment BannerLink_banner on Banner {\n    id\n    hindiHeadline\n    images { id alt width height placeholder srcset }\n    category { id }\n    subCategory { id }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CartBadge {\n  me { id cart { id totalQuantity lines { id quantity countInStock product { id } variant { id } } } }\n}"): (typeof documents)["query CartBadge {\n  me { id cart { id totalQuantity lines { id quantity countInStock product { id } variant { id } } } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment CartLineRow_line on CartLine {\n    id quantity price priceBefore subTotal discount countInStock bestBefore wish\n    product { id name label { diet } images(first: 1) { id alt placeholder srcset } }\n    variant { id size ram weight unitPrice { amount per } image { id alt placeholder srcset } }\n  }\n"): (typeof documents)["\n  fragment CartLineRow_line on CartLine {\n    id quantity price priceBefore subTotal discount countInStock bestBefore wish\n    product { id name label { diet } images(first: 1) { id alt placeholder srcset } }\n    variant { id size ram weight unitPrice { amount per } image { id alt placeholder srcset } }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment CartSummary_cart on Cart {\n    id subTotal discount shipping rounding\n    codes offers { title code discount } offerHints { title code text }\n    deliveryPromises { kind text isServed pin place }\n    total\n  }\n"): (typeof documents)["\n  fragment CartSummary_cart on Cart {\n    id subTotal discount shipping rounding\n    codes offers { title code discount } offerHints { title code text }\n    deliveryPromises { kind text isServed pin place }\n    total\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment CartTable_cart on Cart {\n    id\n    lines { id ...CartLineRow_line }\n  }\n"): (typeof documents)["\n  fragment CartTable_cart on Cart {\n    id\n    lines { id ...CartLineRow_line }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation setCartLineWish($id: ID!, $wish: SubstitutionWish!) {\n  setCartLineWish(id: $id, wish: $wish) {\n    message\n    cart { id lines { id wish } }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation setCartLineWish($id: ID!, $wish: SubstitutionWish!) {\n  setCartLineWish(id: $id, wish: $wish) {\n    message\n    cart { id lines { id wish } }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation mergeCart($lines: [CartMergeLineInput!]!) {\n  mergeCart(lines: $lines) {\n    cart { id ...CartFigures_cart ...CartTable_cart ...CartSummary_cart }\n    changes {\n      outcome wanted added quantity price priceBefore\n      product { id name }\n      substitutes(first: 3) { id name }\n    }\n    message\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation mergeCart($lines: [CartMergeLineInput!]!) {\n  mergeCart(lines: $lines) {\n    cart { id ...CartFigures_cart ...CartTable_cart ...CartSummary_cart }\n    changes {\n      outcome wanted added quantity price priceBefore\n      product { id name }\n      substitutes(first: 3) { id name }\n    }\n    message\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment AddToCartForm_product on Product {\n    id name price countInStock\n    variants { id size ram weight price oldPrice lowestPrice30Days countInStock unitPrice { amount per } }\n  }\n"): (typeof documents)["\n  fragment AddToCartForm_product on Product {\n    id name price countInStock\n    variants { id size ram weight price oldPrice lowestPrice30Days countInStock unitPrice { amount per } }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Packs($id: ID!) {\n  product(id: $id) {\n    id\n    variants { id size ram weight price oldPrice lowestPrice30Days countInStock unitPrice { amount per } }\n  }\n}"): (typeof documents)["query Packs($id: ID!) {\n  product(id: $id) {\n    id\n    variants { id size ram weight price oldPrice lowestPrice30Days countInStock unitPrice { amount per } }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation addToCart($input: CartLineInput!, $idempotencyKey: String!) {\n  addToCart(input: $input, idempotencyKey: $idempotencyKey) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation addToCart($input: CartLineInput!, $idempotencyKey: String!) {\n  addToCart(input: $input, idempotencyKey: $idempotencyKey) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment CartFigures_cart on Cart {\n    id totalQuantity subTotal discount rounding shipping total\n    lines { id quantity price subTotal discount countInStock product { id } variant { id } }\n    codes offers { title code discount } offerHints { title code text }\n  }\n"): (typeof documents)["\n  fragment CartFigures_cart on Cart {\n    id totalQuantity subTotal discount rounding shipping total\n    lines { id quantity price subTotal discount countInStock product { id } variant { id } }\n    codes offers { title code discount } offerHints { title code text }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation applyOffer($code: String!) {\n  applyOffer(code: $code) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation applyOffer($code: String!) {\n  applyOffer(code: $code) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation removeOffer($code: String!) {\n  removeOffer(code: $code) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation removeOffer($code: String!) {\n  removeOffer(code: $code) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query RefreshedCart {\n  me { id cart { id ...CartFigures_cart } }\n}"): (typeof documents)["query RefreshedCart {\n  me { id cart { id ...CartFigures_cart } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation removeCartLine($id: ID!) {\n  removeCartLine(id: $id) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation removeCartLine($id: ID!) {\n  removeCartLine(id: $id) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation setCartLineQuantity($id: ID!, $quantity: Int!) {\n  setCartLineQuantity(id: $id, quantity: $quantity) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation setCartLineQuantity($id: ID!, $quantity: Int!) {\n  setCartLineQuantity(id: $id, quantity: $quantity) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query PopularProducts($filter: ProductFilter!) {\n    products(filter: $filter, sort: NEWEST, first: 10) {\n      nodes { id ...ProductCard_product @unmask }\n    }\n  }\n"): (typeof documents)["\n  query PopularProducts($filter: ProductFilter!) {\n    products(filter: $filter, sort: NEWEST, first: 10) {\n      nodes { id ...ProductCard_product @unmask }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment ProductCard_product on Product {\n    id\n    name\n    brand\n    price\n    oldPrice\n    lowestPrice30Days\n    discount\n    rating\n    reviewCount\n    countInStock\n    weightOptions\n    sizes\n    ramOptions\n    unitPrice { amount per }\n    category { id name }\n    label { diet }\n    deliveryPromise { shortText }\n    offers { offerId text }\n    images(first: 1) { id alt placeholder srcset }\n    inWishlist\n  }\n"): (typeof documents)["\n  fragment ProductCard_product on Product {\n    id\n    name\n    brand\n    price\n    oldPrice\n    lowestPrice30Days\n    discount\n    rating\n    reviewCount\n    countInStock\n    weightOptions\n    sizes\n    ramOptions\n    unitPrice { amount per }\n    category { id name }\n    label { diet }\n    deliveryPromise { shortText }\n    offers { offerId text }\n    images(first: 1) { id alt placeholder srcset }\n    inWishlist\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query Listing($filter: ProductFilter!, $sort: ProductSort!) {\n    products(filter: $filter, sort: $sort, first: 24) @connection(key: \"listing\") {\n      totalCount\n      facets(keys: [BRAND, RATING, DISCOUNT, AVAILABILITY, DIET, ORIGIN, CUSTOM]) {\n        key field label isEstimate values { value label count }\n      }\n      prices: facets(keys: [PRICE]) { isEstimate values { value count } }\n      nodes { id ...ProductCard_product @unmask }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query Listing($filter: ProductFilter!, $sort: ProductSort!) {\n    products(filter: $filter, sort: $sort, first: 24) @connection(key: \"listing\") {\n      totalCount\n      facets(keys: [BRAND, RATING, DISCOUNT, AVAILABILITY, DIET, ORIGIN, CUSTOM]) {\n        key field label isEstimate values { value label count }\n      }\n      prices: facets(keys: [PRICE]) { isEstimate values { value count } }\n      nodes { id ...ProductCard_product @unmask }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query MoreOfListing($filter: ProductFilter!, $sort: ProductSort!, $after: String!) {\n    products(filter: $filter, sort: $sort, first: 48, after: $after) @connection(key: \"listing\") {\n      nodes { id ...ProductCard_product @unmask }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query MoreOfListing($filter: ProductFilter!, $sort: ProductSort!, $after: String!) {\n    products(filter: $filter, sort: $sort, first: 48, after: $after) @connection(key: \"listing\") {\n      nodes { id ...ProductCard_product @unmask }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ProductFields { customFieldDefinitions(entity: PRODUCT) { name } }"): (typeof documents)["query ProductFields { customFieldDefinitions(entity: PRODUCT) { name } }"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CustomFacts($id: ID!) { product(id: $id) { id customFields { name label text } } }"): (typeof documents)["query CustomFacts($id: ID!) { product(id: $id) { id customFields { name label text } } }"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query LabelFacts($id: ID!) {\n  product(id: $id) {\n    id mrp\n    label { diet countryOfOrigin shelfLifeDays manufacturer importer fssaiLicense allergens ingredients nutrition }\n    countries { id name }\n    variants { id weight isLoose bestBefore countInStock }\n  }\n  shop { phone email }\n}"): (typeof documents)["query LabelFacts($id: ID!) {\n  product(id: $id) {\n    id mrp\n    label { diet countryOfOrigin shelfLifeDays manufacturer importer fssaiLicense allergens ingredients nutrition }\n    countries { id name }\n    variants { id weight isLoose bestBefore countInStock }\n  }\n  shop { phone email }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment ProductDescription_product on Product {\n    id\n    brand\n    description\n    category { id name }\n    subCategory { id name }\n    sizes\n    ramOptions\n    weightOptions\n  }\n"): (typeof documents)["\n  fragment ProductDescription_product on Product {\n    id\n    brand\n    description\n    category { id name }\n    subCategory { id name }\n    sizes\n    ramOptions\n    weightOptions\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment ProductGallery_product on Product {\n    id\n    name\n    images { id alt zoomUrl placeholder srcset }\n    variants { id image { id alt zoomUrl placeholder srcset } }\n  }\n"): (typeof documents)["\n  fragment ProductGallery_product on Product {\n    id\n    name\n    images { id alt zoomUrl placeholder srcset }\n    variants { id image { id alt zoomUrl placeholder srcset } }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment ProductSummary_product on Product {\n    id name brand description rating reviewCount price oldPrice lowestPrice30Days discount countInStock\n    unitPrice { amount per }\n    variants { id price oldPrice lowestPrice30Days }\n    deliveryPromise { kind text isServed pin place }\n    offers { offerId text }\n    inWishlist\n  }\n"): (typeof documents)["\n  fragment ProductSummary_product on Product {\n    id name brand description rating reviewCount price oldPrice lowestPrice30Days discount countInStock\n    unitPrice { amount per }\n    variants { id price oldPrice lowestPrice30Days }\n    deliveryPromise { kind text isServed pin place }\n    offers { offerId text }\n    inWishlist\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment RelatedProducts_product on Product {\n    id\n    related(first: 5) { id ...ProductCard_product @unmask }\n  }\n"): (typeof documents)["\n  fragment RelatedProducts_product on Product {\n    id\n    related(first: 5) { id ...ProductCard_product @unmask }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CheckoutDelivery($pin: String!) {\n  me { id cart { id deliveryPromises(pin: $pin) { kind text isServed slots { code text } } } }\n}"): (typeof documents)["query CheckoutDelivery($pin: String!) {\n  me { id cart { id deliveryPromises(pin: $pin) { kind text isServed slots { code text } } } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment OrderSummary_cart on Cart {\n    id subTotal discount shipping rounding total codes offerHints { title code paymentOption text }\n    lines {\n      id quantity price subTotal bestBefore\n      product { id name images(first: 1) { id alt placeholder srcset } }\n      variant { id size ram weight oldPrice image { id alt placeholder srcset } }\n    }\n  }\n"): (typeof documents)["\n  fragment OrderSummary_cart on Cart {\n    id subTotal discount shipping rounding total codes offerHints { title code paymentOption text }\n    lines {\n      id quantity price subTotal bestBefore\n      product { id name images(first: 1) { id alt placeholder srcset } }\n      variant { id size ram weight oldPrice image { id alt placeholder srcset } }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CheckoutOffers($pin: String!) {\n  me {\n    id\n    cart {\n      id\n      expressOffer(pin: $pin) { fee text }\n      paymentChoices(pin: $pin) { code isPart method label fee discount shipping total credit isOffered reason instruments keepsCards offers { title code discount } }\n    }\n  }\n}"): (typeof documents)["query CheckoutOffers($pin: String!) {\n  me {\n    id\n    cart {\n      id\n      expressOffer(pin: $pin) { fee text }\n      paymentChoices(pin: $pin) { code isPart method label fee discount shipping total credit isOffered reason instruments keepsCards offers { title code discount } }\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation cancelPayment($id: ID!) {\n  cancelPayment(id: $id) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation cancelPayment($id: ID!) {\n  cancelPayment(id: $id) {\n    message\n    cart { id ...CartFigures_cart }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation checkPayment($id: ID!) {\n  checkPayment(id: $id) {\n    message\n    order { id number status paymentWait paymentNotice }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation checkPayment($id: ID!) {\n  checkPayment(id: $id) {\n    message\n    order { id number status paymentWait paymentNotice }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation placeCashOrder($input: BillingInput!, $expectedTotal: Rupees!, $idempotencyKey: String!) {\n  placeCashOrder(input: $input, expectedTotal: $expectedTotal, idempotencyKey: $idempotencyKey) {\n    message\n    order { id number status }\n    userErrors { code message field ... on StockError { available product { id name } } }\n  }\n}"): (typeof documents)["mutation placeCashOrder($input: BillingInput!, $expectedTotal: Rupees!, $idempotencyKey: String!) {\n  placeCashOrder(input: $input, expectedTotal: $expectedTotal, idempotencyKey: $idempotencyKey) {\n    message\n    order { id number status }\n    userErrors { code message field ... on StockError { available product { id name } } }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation placeCreditOrder($input: BillingInput!, $expectedTotal: Rupees!, $idempotencyKey: String!) {\n  placeCreditOrder(input: $input, expectedTotal: $expectedTotal, idempotencyKey: $idempotencyKey) {\n    message\n    order { id number status }\n    userErrors { code message field ... on StockError { available product { id name } } }\n  }\n}"): (typeof documents)["mutation placeCreditOrder($input: BillingInput!, $expectedTotal: Rupees!, $idempotencyKey: String!) {\n  placeCreditOrder(input: $input, expectedTotal: $expectedTotal, idempotencyKey: $idempotencyKey) {\n    message\n    order { id number status }\n    userErrors { code message field ... on StockError { available product { id name } } }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation placeOrder($input: PlaceOrderInput!) {\n  placeOrder(input: $input) {\n    message\n    order { id number status }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation placeOrder($input: PlaceOrderInput!) {\n  placeOrder(input: $input) {\n    message\n    order { id number status }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation startPayment($input: BillingInput!, $expectedTotal: Rupees!) {\n  startPayment(input: $input, expectedTotal: $expectedTotal) {\n    message\n    paymentOrder { id keyId scriptUrl customerId onlyInstrument providerOrderId amountPaise currency receipt expiresAt }\n    userErrors { code message field ... on StockError { available product { id name } } }\n  }\n}"): (typeof documents)["mutation startPayment($input: BillingInput!, $expectedTotal: Rupees!) {\n  startPayment(input: $input, expectedTotal: $expectedTotal) {\n    message\n    paymentOrder { id keyId scriptUrl customerId onlyInstrument providerOrderId amountPaise currency receipt expiresAt }\n    userErrors { code message field ... on StockError { available product { id name } } }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskDoor {\n  me { id name email role rights secondFactor { isAwaited factors { id kind } } }\n  shop { name }\n}"): (typeof documents)["query DeskDoor {\n  me { id name email role rights secondFactor { isAwaited factors { id kind } } }\n  shop { name }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskToday($seesPayments: Boolean!) {\n  toPack: allOrders(first: 1, filter: { statuses: [CONFIRMED] }) { totalCount }\n  packed: allOrders(first: 1, filter: { statuses: [PACKED] }) { totalCount }\n  shipped: allOrders(first: 1, filter: { statuses: [SHIPPED] }) { totalCount }\n  pending: allOrders(first: 1, filter: { statuses: [PENDING] }) { totalCount }\n  toLookAt: paymentsNeedingAttention(first: 100) @include(if: $seesPayments) { id }\n  sales(days: 14) { day orderCount total }\n  lowStock(first: 6) {\n    totalCount\n    nodes {\n      soldIn28Days daysOfCover\n      product { id name }\n      variant { id sku countInStock size ram weight }\n    }\n  }\n}"): (typeof documents)["query DeskToday($seesPayments: Boolean!) {\n  toPack: allOrders(first: 1, filter: { statuses: [CONFIRMED] }) { totalCount }\n  packed: allOrders(first: 1, filter: { statuses: [PACKED] }) { totalCount }\n  shipped: allOrders(first: 1, filter: { statuses: [SHIPPED] }) { totalCount }\n  pending: allOrders(first: 1, filter: { statuses: [PENDING] }) { totalCount }\n  toLookAt: paymentsNeedingAttention(first: 100) @include(if: $seesPayments) { id }\n  sales(days: 14) { day orderCount total }\n  lowStock(first: 6) {\n    totalCount\n    nodes {\n      soldIn28Days daysOfCover\n      product { id name }\n      variant { id sku countInStock size ram weight }\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskCreditBooks($from: String!) {\n  creditBooks(from: $from) {\n    accounts {\n      kind opening sold given returned spent expired withdrawn adjustedUp adjustedDown closing\n    }\n  }\n}"): (typeof documents)["query DeskCreditBooks($from: String!) {\n  creditBooks(from: $from) {\n    accounts {\n      kind opening sold given returned spent expired withdrawn adjustedUp adjustedDown closing\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskGstReturn($from: String!) {\n  gstReturn(from: $from) {\n    from to gstin taxable cgst sgst igst\n    supplies { stateCode placeOfSupply gstRate taxable cgst sgst igst }\n    namedSupplies { kind number issuedAt buyerGstin stateCode gstRate taxable cgst sgst igst }\n    hsnSummary { hsnCode isToBusinesses gstRate quantity taxable cgst sgst igst }\n    documents { kind from to count }\n  }\n}"): (typeof documents)["query DeskGstReturn($from: String!) {\n  gstReturn(from: $from) {\n    from to gstin taxable cgst sgst igst\n    supplies { stateCode placeOfSupply gstRate taxable cgst sgst igst }\n    namedSupplies { kind number issuedAt buyerGstin stateCode gstRate taxable cgst sgst igst }\n    hsnSummary { hsnCode isToBusinesses gstRate quantity taxable cgst sgst igst }\n    documents { kind from to count }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskSales(\n  $from: String!, $to: String!, $day: Boolean!, $hour: Boolean!, $category: Boolean!, $product: Boolean!,\n  $pin: Boolean!, $refund: Boolean!, $search: Boolean!, $cart: Boolean!\n) {\n  salesReport(from: $from, to: $to) {\n    fromBefore\n    sold {\n      orderCount pieces total averageOrder piecesPerOrder refunded net calledOffCount calledOff returnCount returnedPieces\n    }\n    before {\n      orderCount pieces total averageOrder piecesPerOrder refunded net calledOffCount calledOff returnCount returnedPieces\n    }\n    days @include(if: $day) {\n      day dayBefore\n      sold { orderCount pieces total }\n      before { orderCount pieces total }\n    }\n    hours @include(if: $hour) {\n      hour\n      sold { orderCount pieces total }\n      before { orderCount pieces total }\n    }\n    categories @include(if: $category) {\n      category { id name }\n      sold { pieces total }\n      before { pieces total }\n    }\n    products(first: 30) @include(if: $product) {\n      name\n      product { id name }\n      sold { orderCount pieces total }\n      before { orderCount pieces total }\n    }\n    pins(first: 30) @include(if: $pin) {\n      pin\n      sold { orderCount pieces total }\n      before { orderCount pieces total }\n    }\n    refunds @include(if: $refund) { reason count total countBefore totalBefore }\n    emptySearches(first: 30) @include(if: $search) { words count countBefore }\n    leftInCarts(first: 30) @include(if: $cart) {\n      name\n      product { id name }\n      cartCount\n      pieces\n      total\n    }\n  }\n}"): (typeof documents)["query DeskSales(\n  $from: String!, $to: String!, $day: Boolean!, $hour: Boolean!, $category: Boolean!, $product: Boolean!,\n  $pin: Boolean!, $refund: Boolean!, $search: Boolean!, $cart: Boolean!\n) {\n  salesReport(from: $from, to: $to) {\n    fromBefore\n    sold {\n      orderCount pieces total averageOrder piecesPerOrder refunded net calledOffCount calledOff returnCount returnedPieces\n    }\n    before {\n      orderCount pieces total averageOrder piecesPerOrder refunded net calledOffCount calledOff returnCount returnedPieces\n    }\n    days @include(if: $day) {\n      day dayBefore\n      sold { orderCount pieces total }\n      before { orderCount pieces total }\n    }\n    hours @include(if: $hour) {\n      hour\n      sold { orderCount pieces total }\n      before { orderCount pieces total }\n    }\n    categories @include(if: $category) {\n      category { id name }\n      sold { pieces total }\n      before { pieces total }\n    }\n    products(first: 30) @include(if: $product) {\n      name\n      product { id name }\n      sold { orderCount pieces total }\n      before { orderCount pieces total }\n    }\n    pins(first: 30) @include(if: $pin) {\n      pin\n      sold { orderCount pieces total }\n      before { orderCount pieces total }\n    }\n    refunds @include(if: $refund) { reason count total countBefore totalBefore }\n    emptySearches(first: 30) @include(if: $search) { words count countBefore }\n    leftInCarts(first: 30) @include(if: $cart) {\n      name\n      product { id name }\n      cartCount\n      pieces\n      total\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskAnswerReview($id: ID!, $text: String!) {\n  answerReview(id: $id, text: $text) { message review { id ...DeskReview } userErrors { code message field } }\n}"): (typeof documents)["mutation deskAnswerReview($id: ID!, $text: String!) {\n  answerReview(id: $id, text: $text) { message review { id ...DeskReview } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskHideReview($id: ID!, $reason: String!) {\n  hideReview(id: $id, reason: $reason) { message review { id ...DeskReview } userErrors { code message field } }\n}"): (typeof documents)["mutation deskHideReview($id: ID!, $reason: String!) {\n  hideReview(id: $id, reason: $reason) { message review { id ...DeskReview } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskHideReviewPhoto($id: ID!, $reason: String!) {\n  hideReviewPhoto(id: $id, reason: $reason) { message review { id ...DeskReview } userErrors { code message field } }\n}"): (typeof documents)["mutation deskHideReviewPhoto($id: ID!, $reason: String!) {\n  hideReviewPhoto(id: $id, reason: $reason) { message review { id ...DeskReview } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskImportCatalogue($file: Upload!, $dryRun: Boolean!) {\n  importCatalogue(file: $file, dryRun: $dryRun) {\n    created updated unchanged refused unread\n    problems { row column reason }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskImportCatalogue($file: Upload!, $dryRun: Boolean!) {\n  importCatalogue(file: $file, dryRun: $dryRun) {\n    created updated unchanged refused unread\n    problems { row column reason }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskCategories {\n  categories { id name children { id name } }\n}"): (typeof documents)["query DeskCategories {\n  categories { id name children { id name } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment DeskReview on Review {\n    id text customerName customerRating dateCreated bought hiddenAt hiddenReason productId\n    helpfulCount answer answeredAt\n    product { id name }\n    photos { id alt placeholder srcset }\n    hiddenPhotos { id alt placeholder srcset }\n  }\n"): (typeof documents)["\n  fragment DeskReview on Review {\n    id text customerName customerRating dateCreated bought hiddenAt hiddenReason productId\n    helpfulCount answer answeredAt\n    product { id name }\n    photos { id alt placeholder srcset }\n    hiddenPhotos { id alt placeholder srcset }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskLatestReviews($after: String) {\n  latestReviews(first: 20, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id ...DeskReview }\n  }\n}"): (typeof documents)["query DeskLatestReviews($after: String) {\n  latestReviews(first: 20, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id ...DeskReview }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskHiddenReviews($after: String) {\n  hiddenReviews(first: 20, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id ...DeskReview }\n  }\n}"): (typeof documents)["query DeskHiddenReviews($after: String) {\n  hiddenReviews(first: 20, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id ...DeskReview }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskUnhideReview($id: ID!) {\n  unhideReview(id: $id) { message review { id ...DeskReview } userErrors { code message field } }\n}"): (typeof documents)["mutation deskUnhideReview($id: ID!) {\n  unhideReview(id: $id) { message review { id ...DeskReview } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskUnhideReviewPhoto($id: ID!) {\n  unhideReviewPhoto(id: $id) { message review { id ...DeskReview } userErrors { code message field } }\n}"): (typeof documents)["mutation deskUnhideReviewPhoto($id: ID!) {\n  unhideReviewPhoto(id: $id) { message review { id ...DeskReview } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskRemoveReviewAnswer($id: ID!) {\n  removeReviewAnswer(id: $id) { message review { id ...DeskReview } userErrors { code message field } }\n}"): (typeof documents)["mutation deskRemoveReviewAnswer($id: ID!) {\n  removeReviewAnswer(id: $id) { message review { id ...DeskReview } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskSavedViews {\n  savedViews(list: PRODUCTS) { id name query isShared isOwn }\n}"): (typeof documents)["query DeskSavedViews {\n  savedViews(list: PRODUCTS) { id name query isShared isOwn }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSaveView($input: SavedViewInput!) {\n  saveView(input: $input) { savedView { id } userErrors { code message field } }\n}"): (typeof documents)["mutation deskSaveView($input: SavedViewInput!) {\n  saveView(input: $input) { savedView { id } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskRemoveView($id: ID!) {\n  removeView(id: $id) { ok message userErrors { code message field } }\n}"): (typeof documents)["mutation deskRemoveView($id: ID!) {\n  removeView(id: $id) { ok message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskCategoryTree {\n  shop { uploadUrl }\n  categories {\n    id inEnglish: name(language: EN) name position productCount\n    color\n    images { id url(width: 160) }\n    children {\n      id inEnglish: name(language: EN) name position productCount\n      children { id inEnglish: name(language: EN) name position productCount }\n    }\n  }\n}"): (typeof documents)["query DeskCategoryTree {\n  shop { uploadUrl }\n  categories {\n    id inEnglish: name(language: EN) name position productCount\n    color\n    images { id url(width: 160) }\n    children {\n      id inEnglish: name(language: EN) name position productCount\n      children { id inEnglish: name(language: EN) name position productCount }\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSaveCategory($input: CategoryInput!) {\n  saveCategory(input: $input) { category { id } userErrors { code message field } }\n}"): (typeof documents)["mutation deskSaveCategory($input: CategoryInput!) {\n  saveCategory(input: $input) { category { id } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskCategoryFacts($id: ID!) {\n  category(id: $id) { id color images { id url(width: 160) } translations { language name } customFields { name value } }\n}"): (typeof documents)["query DeskCategoryFacts($id: ID!) {\n  category(id: $id) { id color images { id url(width: 160) } translations { language name } customFields { name value } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskRemoveCategory($id: ID!, $moveTo: ID) {\n  removeCategory(id: $id, moveTo: $moveTo) { message userErrors { code message field } }\n}"): (typeof documents)["mutation deskRemoveCategory($id: ID!, $moveTo: ID) {\n  removeCategory(id: $id, moveTo: $moveTo) { message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment DeskProductDraft on Product {\n    id\n    version\n    status\n    publishAt\n    name\n    inEnglish: name(language: EN)\n    inEnglishAtLength: description(language: EN)\n    brand\n    featured\n    tags\n    category { id }\n    subCategory { id }\n    images { id alt url(width: 480) whole: url }\n    variants { id sku size ram weight isLoose price oldPrice stock { onHand reserved withheld } unitPrice { amount per } customFields { name value } }\n    label {\n      diet countryOfOrigin shelfLifeDays manufacturer importer fssaiLicense allergens ingredients nutrition hsnCode gstRate\n    }\n    labelGaps\n    translations { language name description }\n    customFields { name value }\n  }\n"): (typeof documents)["\n  fragment DeskProductDraft on Product {\n    id\n    version\n    status\n    publishAt\n    name\n    inEnglish: name(language: EN)\n    inEnglishAtLength: description(language: EN)\n    brand\n    featured\n    tags\n    category { id }\n    subCategory { id }\n    images { id alt url(width: 480) whole: url }\n    variants { id sku size ram weight isLoose price oldPrice stock { onHand reserved withheld } unitPrice { amount per } customFields { name value } }\n    label {\n      diet countryOfOrigin shelfLifeDays manufacturer importer fssaiLicense allergens ingredients nutrition hsnCode gstRate\n    }\n    labelGaps\n    translations { language name description }\n    customFields { name value }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskProductDraft($id: ID!) {\n  product(id: $id) { id ...DeskProductDraft }\n}"): (typeof documents)["query DeskProductDraft($id: ID!) {\n  product(id: $id) { id ...DeskProductDraft }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskProductChoices {\n  shop { name uploadUrl }\n  categories { id name children { id name children { id name } } }\n  customFieldDefinitions(entity: PRODUCT) { name label type choices { value text } }\n}"): (typeof documents)["query DeskProductChoices {\n  shop { name uploadUrl }\n  categories { id name children { id name children { id name } } }\n  customFieldDefinitions(entity: PRODUCT) { name label type choices { value text } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskProductHistory($id: ID!) {\n  auditEntries(first: 10, filter: { subjectType: PRODUCT, subjectId: $id }) {\n    pageInfo { hasNextPage }\n    nodes { id operation actorKind actorId madeAt before after }\n  }\n}"): (typeof documents)["query DeskProductHistory($id: ID!) {\n  auditEntries(first: 10, filter: { subjectType: PRODUCT, subjectId: $id }) {\n    pageInfo { hasNextPage }\n    nodes { id operation actorKind actorId madeAt before after }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskRemoveProduct($id: ID!) {\n  removeProduct(id: $id) { message userErrors { code message field } }\n}"): (typeof documents)["mutation deskRemoveProduct($id: ID!) {\n  removeProduct(id: $id) { message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSaveProduct($input: ProductInput!) {\n  saveProduct(input: $input) {\n    product { id ...DeskProductDraft }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskSaveProduct($input: ProductInput!) {\n  saveProduct(input: $input) {\n    product { id ...DeskProductDraft }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskSearchWhy($query: String!) {\n  search(query: $query, first: 20, explain: true) {\n    totalCount\n    explanations {\n      score\n      rule\n      product { id name brand }\n      matches { part names place points }\n      lifts { kind points }\n    }\n  }\n  searchRule(query: $query) { id words version alsoFinds pinned { id name } buried { id name } }\n}"): (typeof documents)["query DeskSearchWhy($query: String!) {\n  search(query: $query, first: 20, explain: true) {\n    totalCount\n    explanations {\n      score\n      rule\n      product { id name brand }\n      matches { part names place points }\n      lifts { kind points }\n    }\n  }\n  searchRule(query: $query) { id words version alsoFinds pinned { id name } buried { id name } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSaveSearchRule($input: SearchRuleInput!) {\n  saveSearchRule(input: $input) { searchRule { id version } userErrors { code message field } }\n}"): (typeof documents)["mutation deskSaveSearchRule($input: SearchRuleInput!) {\n  saveSearchRule(input: $input) { searchRule { id version } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskDeleteSearchRule($id: ID!) {\n  deleteSearchRule(id: $id) { ok message userErrors { code message field } }\n}"): (typeof documents)["mutation deskDeleteSearchRule($id: ID!) {\n  deleteSearchRule(id: $id) { ok message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskSearchRules {\n  searchRules { id words alsoFinds pinned { id name } buried { id name } }\n}"): (typeof documents)["query DeskSearchRules {\n  searchRules { id words alsoFinds pinned { id name } buried { id name } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskTryRule($input: SearchRuleInput!, $from: Int!) {\n  previewSearchRule(input: $input, from: $from) {\n    questionCount\n    next\n    changes { words asked verdict before { id name } after { id name } }\n  }\n}"): (typeof documents)["query DeskTryRule($input: SearchRuleInput!, $from: Int!) {\n  previewSearchRule(input: $input, from: $from) {\n    questionCount\n    next\n    changes { words asked verdict before { id name } after { id name } }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskChangeProducts($products: ProductsInput!, $change: ProductsChangeInput!) {\n  changeProducts(products: $products, change: $change) {\n    products { id ...DeskProduct }\n    refused { id product { id name } error { code message } }\n    entryIds\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskChangeProducts($products: ProductsInput!, $change: ProductsChangeInput!) {\n  changeProducts(products: $products, change: $change) {\n    products { id ...DeskProduct }\n    refused { id product { id name } error { code message } }\n    entryIds\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskChangeFitting($products: ProductsInput!, $change: ProductsChangeInput!) {\n  changeProducts(products: $products, change: $change) {\n    products { id }\n    refused { id product { id name } error { code message } }\n    entryIds\n    endCursor\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskChangeFitting($products: ProductsInput!, $change: ProductsChangeInput!) {\n  changeProducts(products: $products, change: $change) {\n    products { id }\n    refused { id product { id name } error { code message } }\n    entryIds\n    endCursor\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskRestoreProducts($entryIds: [ID!]!) {\n  restoreProducts(entryIds: $entryIds) {\n    products { id ...DeskProduct }\n    refused { id product { id name } error { code message } }\n    entryIds\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskRestoreProducts($entryIds: [ID!]!) {\n  restoreProducts(entryIds: $entryIds) {\n    products { id ...DeskProduct }\n    refused { id product { id name } error { code message } }\n    entryIds\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSetPrice($variantId: ID!, $price: Rupees!, $oldPrice: Rupees) {\n  setPrice(variantId: $variantId, price: $price, oldPrice: $oldPrice) {\n    product { id ...DeskProduct }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskSetPrice($variantId: ID!, $price: Rupees!, $oldPrice: Rupees) {\n  setPrice(variantId: $variantId, price: $price, oldPrice: $oldPrice) {\n    product { id ...DeskProduct }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskAdjustStock($variantId: ID!, $onHand: Int, $delta: Int, $reason: String!) {\n  adjustStock(variantId: $variantId, onHand: $onHand, delta: $delta, reason: $reason) {\n    product { id ...DeskProduct }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskAdjustStock($variantId: ID!, $onHand: Int, $delta: Int, $reason: String!) {\n  adjustStock(variantId: $variantId, onHand: $onHand, delta: $delta, reason: $reason) {\n    product { id ...DeskProduct }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment DeskProduct on Product {\n    id\n    name\n    brand\n    status\n    publishAt\n    featured\n    rating\n    category { id name }\n    subCategory { id name }\n    label { hsnCode gstRate }\n    tags waitingForStock waitingForPrice\n    images(first: 1) { id url(width: 160) }\n    variants { id sku size ram weight price oldPrice stock { onHand reserved } }\n  }\n"): (typeof documents)["\n  fragment DeskProduct on Product {\n    id\n    name\n    brand\n    status\n    publishAt\n    featured\n    rating\n    category { id name }\n    subCategory { id name }\n    label { hsnCode gstRate }\n    tags waitingForStock waitingForPrice\n    images(first: 1) { id url(width: 160) }\n    variants { id sku size ram weight price oldPrice stock { onHand reserved } }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskProducts($filter: ProductFilter, $sort: ProductSort, $after: String) {\n  products(first: 24, filter: $filter, sort: $sort, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id ...DeskProduct }\n  }\n}"): (typeof documents)["query DeskProducts($filter: ProductFilter, $sort: ProductSort, $after: String) {\n  products(first: 24, filter: $filter, sort: $sort, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id ...DeskProduct }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskProductsShown($ids: [ID!]!) {\n  products(first: 48, ids: $ids, filter: { statuses: [PUBLISHED, HIDDEN, ARCHIVED] }) { nodes { id ...DeskProduct } }\n}"): (typeof documents)["query DeskProductsShown($ids: [ID!]!) {\n  products(first: 48, ids: $ids, filter: { statuses: [PUBLISHED, HIDDEN, ARCHIVED] }) { nodes { id ...DeskProduct } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskProductTags {\n  productTags { tag productCount }\n}"): (typeof documents)["query DeskProductTags {\n  productTags { tag productCount }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskUploadPictures($images: [Upload!]!) {\n  uploadImages(images: $images) {\n    images { id url(width: 480) whole: url }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskUploadPictures($images: [Upload!]!) {\n  uploadImages(images: $images) {\n    images { id url(width: 480) whole: url }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSetCreditTerms($input: CreditTermsInput!) {\n  setCreditTerms(input: $input) {\n    creditTerms { giftCardDays storeCreditDays sellsGiftCards giftCardMin giftCardMax }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskSetCreditTerms($input: CreditTermsInput!) {\n  setCreditTerms(input: $input) {\n    creditTerms { giftCardDays storeCreditDays sellsGiftCards giftCardMin giftCardMax }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskIssueGiftCard($input: GiftCardInput!, $idempotencyKey: String!) {\n  issueGiftCard(input: $input, idempotencyKey: $idempotencyKey) { message userErrors { code message field } }\n}"): (typeof documents)["mutation deskIssueGiftCard($input: GiftCardInput!, $idempotencyKey: String!) {\n  issueGiftCard(input: $input, idempotencyKey: $idempotencyKey) { message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSendGiftCard($id: ID!, $email: String!, $name: String!) {\n  sendGiftCard(id: $id, email: $email, name: $name) { message userErrors { code message field } }\n}"): (typeof documents)["mutation deskSendGiftCard($id: ID!, $email: String!, $name: String!) {\n  sendGiftCard(id: $id, email: $email, name: $name) { message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskExtendGiftCard($id: ID!, $expiresAt: DateTime!) {\n  extendGiftCard(id: $id, expiresAt: $expiresAt) { message userErrors { code message field } }\n}"): (typeof documents)["mutation deskExtendGiftCard($id: ID!, $expiresAt: DateTime!) {\n  extendGiftCard(id: $id, expiresAt: $expiresAt) { message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskWithdrawGiftCard($id: ID!, $note: String!) {\n  withdrawGiftCard(id: $id, note: $note) { message userErrors { code message field } }\n}"): (typeof documents)["mutation deskWithdrawGiftCard($id: ID!, $note: String!) {\n  withdrawGiftCard(id: $id, note: $note) { message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskGiftCards($text: String, $state: CreditState, $after: String) {\n  creditTerms { giftCardDays storeCreditDays sellsGiftCards giftCardMin giftCardMax }\n  giftCards(first: 20, text: $text, state: $state, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes {\n      id lastFour state value balance expiresAt sentAt createdAt\n      purchase { id recipientName recipientEmail sendAt }\n      movements { id kind amount isTaken orderNumber note happenedAt }\n    }\n  }\n}"): (typeof documents)["query DeskGiftCards($text: String, $state: CreditState, $after: String) {\n  creditTerms { giftCardDays storeCreditDays sellsGiftCards giftCardMin giftCardMax }\n  giftCards(first: 20, text: $text, state: $state, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes {\n      id lastFour state value balance expiresAt sentAt createdAt\n      purchase { id recipientName recipientEmail sendAt }\n      movements { id kind amount isTaken orderNumber note happenedAt }\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskFirstSteps {\n  firstSteps { kind isDone }\n}"): (typeof documents)["query DeskFirstSteps {\n  firstSteps { kind isDone }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskCreateApiKey($name: String!, $scopes: [ApiScope!]!, $expiresAt: DateTime) {\n  createApiKey(name: $name, scopes: $scopes, expiresAt: $expiresAt) {\n    key\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskCreateApiKey($name: String!, $scopes: [ApiScope!]!, $expiresAt: DateTime) {\n  createApiKey(name: $name, scopes: $scopes, expiresAt: $expiresAt) {\n    key\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskApiKeys($after: String) {\n  apiKeys(first: 50, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id name prefix scopes createdAt expiresAt lastUsedAt revokedAt }\n  }\n}"): (typeof documents)["query DeskApiKeys($after: String) {\n  apiKeys(first: 50, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id name prefix scopes createdAt expiresAt lastUsedAt revokedAt }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskRevokeApiKey($id: ID!) {\n  revokeApiKey(id: $id) { message apiKey { id revokedAt } userErrors { code message field } }\n}"): (typeof documents)["mutation deskRevokeApiKey($id: ID!) {\n  revokeApiKey(id: $id) { message apiKey { id revokedAt } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskAudit($filter: AuditFilter, $after: String) {\n  auditEntries(first: 50, filter: $filter, after: $after) {\n    pageInfo { hasNextPage endCursor }\n    nodes { id operation subjectType subjectId actorKind actorId madeAt before after }\n  }\n}"): (typeof documents)["query DeskAudit($filter: AuditFilter, $after: String) {\n  auditEntries(first: 50, filter: $filter, after: $after) {\n    pageInfo { hasNextPage endCursor }\n    nodes { id operation subjectType subjectId actorKind actorId madeAt before after }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskActors {\n  staff { id name }\n  apiKeys(first: 100) { nodes { id name } }\n}"): (typeof documents)["query DeskActors {\n  staff { id name }\n  apiKeys(first: 100) { nodes { id name } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskExports($after: String) {\n  bulkExports(first: 20, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id kind state lines updatedSince createdAt expiresAt }\n  }\n}"): (typeof documents)["query DeskExports($after: String) {\n  bulkExports(first: 20, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id kind state lines updatedSince createdAt expiresAt }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskStartExport($kind: ChangeKind!, $updatedSince: DateTime) {\n  startBulkExport(kind: $kind, updatedSince: $updatedSince) {\n    bulkExport { id }\n    message\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskStartExport($kind: ChangeKind!, $updatedSince: DateTime) {\n  startBulkExport(kind: $kind, updatedSince: $updatedSince) {\n    bulkExport { id }\n    message\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskProgramCalls($filter: ApiKeyCallsFilter, $after: String) {\n  apiKeyCalls(first: 50, filter: $filter, after: $after) {\n    pageInfo { hasNextPage endCursor }\n    nodes { id apiKeyId operation count firstAt lastAt }\n  }\n}"): (typeof documents)["query DeskProgramCalls($filter: ApiKeyCallsFilter, $after: String) {\n  apiKeyCalls(first: 50, filter: $filter, after: $after) {\n    pageInfo { hasNextPage endCursor }\n    nodes { id apiKeyId operation count firstAt lastAt }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskCreatePublicKey($name: String!, $origins: [String!]!, $scope: PublicKeyScope!) {\n  createPublicKey(name: $name, origins: $origins, scope: $scope) {\n    publicKey { id }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskCreatePublicKey($name: String!, $origins: [String!]!, $scope: PublicKeyScope!) {\n  createPublicKey(name: $name, origins: $origins, scope: $scope) {\n    publicKey { id }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskPublicKeys($after: String) {\n  publicKeys(first: 50, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id name key origins scope createdAt revokedAt }\n  }\n}"): (typeof documents)["query DeskPublicKeys($after: String) {\n  publicKeys(first: 50, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id name key origins scope createdAt revokedAt }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskRevokePublicKey($id: ID!) {\n  revokePublicKey(id: $id) { message publicKey { id revokedAt } userErrors { code message field } }\n}"): (typeof documents)["mutation deskRevokePublicKey($id: ID!) {\n  revokePublicKey(id: $id) { message publicKey { id revokedAt } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskKeysOfPrograms {\n  apiKeys(first: 100) { nodes { id name revokedAt } }\n}"): (typeof documents)["query DeskKeysOfPrograms {\n  apiKeys(first: 100) { nodes { id name revokedAt } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskCreateWebhookEndpoint($url: String!, $topics: [WebhookTopic!]!, $apiKeyId: ID) {\n  createWebhookEndpoint(url: $url, topics: $topics, apiKeyId: $apiKeyId) {\n    secret\n    webhookEndpoint { id }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskCreateWebhookEndpoint($url: String!, $topics: [WebhookTopic!]!, $apiKeyId: ID) {\n  createWebhookEndpoint(url: $url, topics: $topics, apiKeyId: $apiKeyId) {\n    secret\n    webhookEndpoint { id }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskWebhook($id: ID!, $state: WebhookDeliveryState, $after: String) {\n  node(id: $id) {\n    id\n    ... on WebhookEndpoint {\n      url\n      disabledAt\n      deliveries(first: 20, state: $state, after: $after) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        nodes { id type data state attempts happenedAt deliveredAt nextAttemptAt lastStatus lastError }\n      }\n    }\n  }\n}"): (typeof documents)["query DeskWebhook($id: ID!, $state: WebhookDeliveryState, $after: String) {\n  node(id: $id) {\n    id\n    ... on WebhookEndpoint {\n      url\n      disabledAt\n      deliveries(first: 20, state: $state, after: $after) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        nodes { id type data state attempts happenedAt deliveredAt nextAttemptAt lastStatus lastError }\n      }\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSendTestWebhook($endpointId: ID!) {\n  sendTestWebhook(endpointId: $endpointId) { webhookDelivery { id } userErrors { code message field } }\n}"): (typeof documents)["mutation deskSendTestWebhook($endpointId: ID!) {\n  sendTestWebhook(endpointId: $endpointId) { webhookDelivery { id } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskReplayDelivery($id: ID!) {\n  replayWebhookDelivery(id: $id) {\n    webhookDelivery { id state attempts nextAttemptAt }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskReplayDelivery($id: ID!) {\n  replayWebhookDelivery(id: $id) {\n    webhookDelivery { id state attempts nextAttemptAt }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskUpdateWebhook($id: ID!, $isEnabled: Boolean!) {\n  updateWebhookEndpoint(id: $id, isEnabled: $isEnabled) {\n    webhookEndpoint { id disabledAt }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskUpdateWebhook($id: ID!, $isEnabled: Boolean!) {\n  updateWebhookEndpoint(id: $id, isEnabled: $isEnabled) {\n    webhookEndpoint { id disabledAt }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskRemoveWebhook($id: ID!) {\n  removeWebhookEndpoint(id: $id) { message userErrors { code message field } }\n}"): (typeof documents)["mutation deskRemoveWebhook($id: ID!) {\n  removeWebhookEndpoint(id: $id) { message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskWebhooks($after: String) {\n  webhookEndpoints(first: 20, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes {\n      id url topics createdAt disabledAt\n      deliveries(first: 1, state: FAILED) { nodes { id } }\n    }\n  }\n}"): (typeof documents)["query DeskWebhooks($after: String) {\n  webhookEndpoints(first: 20, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes {\n      id url topics createdAt disabledAt\n      deliveries(first: 1, state: FAILED) { nodes { id } }\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskOfferCodes($id: ID!, $after: String) {\n  offer(id: $id) {\n    id\n    codes(first: 20, after: $after) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      nodes { id code uses maxUses }\n    }\n  }\n}"): (typeof documents)["query DeskOfferCodes($id: ID!, $after: String) {\n  offer(id: $id) {\n    id\n    codes(first: 20, after: $after) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      nodes { id code uses maxUses }\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskCreateOfferCodes($offerId: ID!, $input: OfferCodesInput!) {\n  createOfferCodes(offerId: $offerId, input: $input) { codes userErrors { code message field } }\n}"): (typeof documents)["mutation deskCreateOfferCodes($offerId: ID!, $input: OfferCodesInput!) {\n  createOfferCodes(offerId: $offerId, input: $input) { codes userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskDeleteOfferCode($offerId: ID!, $code: String!) {\n  deleteOfferCode(offerId: $offerId, code: $code) { ok message userErrors { code message field } }\n}"): (typeof documents)["mutation deskDeleteOfferCode($offerId: ID!, $code: String!) {\n  deleteOfferCode(offerId: $offerId, code: $code) { ok message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskOfferChoices {\n  offerChoices { kinds { code label } paymentOptions { code label } }\n  categories { id name children { id name children { id name } } }\n  customerTags { tag }\n}"): (typeof documents)["query DeskOfferChoices {\n  offerChoices { kinds { code label } paymentOptions { code label } }\n  categories { id name children { id name children { id name } } }\n  customerTags { tag }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSaveOffer($input: OfferInput!) {\n  saveOffer(input: $input) { offer { id } userErrors { code message field } }\n}"): (typeof documents)["mutation deskSaveOffer($input: OfferInput!) {\n  saveOffer(input: $input) { offer { id } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskOffer($id: ID!) {\n  offer(id: $id) {\n    id title hindiTitle hindiCards sentence kind startsAt endsAt needsCode\n    terms {\n      kind percent amount maxDiscount minAmount minQuantity buyQuantity getQuantity maxSets price tiersBy\n      scope { categoryIds brands productIds }\n      getScope { categoryIds brands productIds }\n      parts { quantity scope { categoryIds brands productIds } }\n      tiers { fromQuantity fromAmount percent }\n      options { name value }\n    }\n    categories { id name }\n    products { id name }\n    settings {\n      status state title weekdays hoursFrom hoursUntil maxUses maxUsesPerPerson budget uses spent firstOrderOnly customerTag\n      paymentOption providerOfferId cards providerRefusal providerRefusedAt combines\n    }\n    results { orderCount shopperCount sales given }\n  }\n}"): (typeof documents)["query DeskOffer($id: ID!) {\n  offer(id: $id) {\n    id title hindiTitle hindiCards sentence kind startsAt endsAt needsCode\n    terms {\n      kind percent amount maxDiscount minAmount minQuantity buyQuantity getQuantity maxSets price tiersBy\n      scope { categoryIds brands productIds }\n      getScope { categoryIds brands productIds }\n      parts { quantity scope { categoryIds brands productIds } }\n      tiers { fromQuantity fromAmount percent }\n      options { name value }\n    }\n    categories { id name }\n    products { id name }\n    settings {\n      status state title weekdays hoursFrom hoursUntil maxUses maxUsesPerPerson budget uses spent firstOrderOnly customerTag\n      paymentOption providerOfferId cards providerRefusal providerRefusedAt combines\n    }\n    results { orderCount shopperCount sales given }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskStartOffer($id: ID!) {\n  startOffer(id: $id) { offer { id settings { status state } } userErrors { code message field } }\n}"): (typeof documents)["mutation deskStartOffer($id: ID!) {\n  startOffer(id: $id) { offer { id settings { status state } } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskStopOffer($id: ID!) {\n  stopOffer(id: $id) { offer { id settings { status state } } userErrors { code message field } }\n}"): (typeof documents)["mutation deskStopOffer($id: ID!) {\n  stopOffer(id: $id) { offer { id settings { status state } } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskDeleteOffer($id: ID!) {\n  deleteOffer(id: $id) { ok message userErrors { code message field } }\n}"): (typeof documents)["mutation deskDeleteOffer($id: ID!) {\n  deleteOffer(id: $id) { ok message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskOfferPreview($input: OfferInput!) {\n  previewOffer(input: $input, days: 7) {\n    sentence orderCount allOrderCount touchedCount sales cost cartCount allCartCount touchedCartCount cartCost isAtMost\n    conflicts { offer { id title sentence } displacedCount beatenCount }\n  }\n}"): (typeof documents)["query DeskOfferPreview($input: OfferInput!) {\n  previewOffer(input: $input, days: 7) {\n    sentence orderCount allOrderCount touchedCount sales cost cartCount allCartCount touchedCartCount cartCost isAtMost\n    conflicts { offer { id title sentence } displacedCount beatenCount }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskOffers($status: OfferStatus, $after: String) {\n  offers(first: 30, status: $status, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes {\n      id title sentence startsAt endsAt\n      settings { state uses maxUses spent budget }\n    }\n  }\n}"): (typeof documents)["query DeskOffers($status: OfferStatus, $after: String) {\n  offers(first: 30, status: $status, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes {\n      id title sentence startsAt endsAt\n      settings { state uses maxUses spent budget }\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskBatchesOfLine($id: ID!) {\n  variant(id: $id) { id stock { batches { id number bestBefore onHand reserved } } }\n}"): (typeof documents)["query DeskBatchesOfLine($id: ID!) {\n  variant(id: $id) { id stock { batches { id number bestBefore onHand reserved } } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskSubstitutes($id: ID!) {\n  order(id: $id) {\n    id\n    lines { id substitutes { title price variant { id sku stock { onHand } } } }\n  }\n}"): (typeof documents)["query DeskSubstitutes($id: ID!) {\n  order(id: $id) {\n    id\n    lines { id substitutes { title price variant { id sku stock { onHand } } } }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskOrder($id: ID!) {\n  order(id: $id) {\n    id number placedAt name phoneNumber email address city state pincode country total paymentId paymentMethod\n    discount shipping cashFee paymentLabel paidByCredit isExpress\n    customFields { name value }\n    ...DeskOrderLife\n  }\n}"): (typeof documents)["query DeskOrder($id: ID!) {\n  order(id: $id) {\n    id number placedAt name phoneNumber email address city state pincode country total paymentId paymentMethod\n    discount shipping cashFee paymentLabel paidByCredit isExpress\n    customFields { name value }\n    ...DeskOrderLife\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskOrders($filter: OrderFilter, $after: String) {\n  allOrders(first: 30, filter: $filter, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id number status placedAt name phoneNumber city pincode total amountDue lines { id quantity } }\n  }\n}"): (typeof documents)["query DeskOrders($filter: OrderFilter, $after: String) {\n  allOrders(first: 30, filter: $filter, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id number status placedAt name phoneNumber city pincode total amountDue lines { id quantity } }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskPayments {\n  paymentsNeedingAttention(first: 100) {\n    id kind whatToDo since amount paymentId refundId\n    order { id number name phoneNumber }\n  }\n}"): (typeof documents)["query DeskPayments {\n  paymentsNeedingAttention(first: 100) {\n    id kind whatToDo since amount paymentId refundId\n    order { id number name phoneNumber }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSettleRefund($id: ID!, $reference: String!) {\n  settleRefund(id: $id, reference: $reference) {\n    message\n    refund { id status reference settledAt }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskSettleRefund($id: ID!, $reference: String!) {\n  settleRefund(id: $id, reference: $reference) {\n    message\n    refund { id status reference settledAt }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskPicking {\n  allOrders(first: 40, filter: { statuses: [CONFIRMED] }) {\n    totalCount\n    nodes {\n      id\n      number\n      amountDue\n      lines { id sku productTitle options quantity missing batches { quantity batch { id number bestBefore } } image { id alt placeholder srcset } }\n    }\n  }\n}"): (typeof documents)["query DeskPicking {\n  allOrders(first: 40, filter: { statuses: [CONFIRMED] }) {\n    totalCount\n    nodes {\n      id\n      number\n      amountDue\n      lines { id sku productTitle options quantity missing batches { quantity batch { id number bestBefore } } image { id alt placeholder srcset } }\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskReturns {\n  orderReturns(first: 100, statuses: [REQUESTED, APPROVED]) {\n    totalCount\n    nodes { id status reason value requestedAt order { id number name } }\n  }\n}"): (typeof documents)["query DeskReturns {\n  orderReturns(first: 100, statuses: [REQUESTED, APPROVED]) {\n    totalCount\n    nodes { id status reason value requestedAt order { id number name } }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment DeskSlipOrder on Order {\n    id number placedAt name phoneNumber address city state pincode country amountDue\n    lines { id sku productTitle options quantity missing }\n  }\n"): (typeof documents)["\n  fragment DeskSlipOrder on Order {\n    id number placedAt name phoneNumber address city state pincode country amountDue\n    lines { id sku productTitle options quantity missing }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskSlips {\n  shop { name address phone }\n  allOrders(first: 100, filter: { statuses: [CONFIRMED] }) { nodes { id ...DeskSlipOrder } }\n}"): (typeof documents)["query DeskSlips {\n  shop { name address phone }\n  allOrders(first: 100, filter: { statuses: [CONFIRMED] }) { nodes { id ...DeskSlipOrder } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskSlip($id: ID!) {\n  shop { name address phone }\n  order(id: $id) { id ...DeskSlipOrder }\n}"): (typeof documents)["query DeskSlip($id: ID!) {\n  shop { name address phone }\n  order(id: $id) { id ...DeskSlipOrder }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment DeskOrderLife on Order {\n    id status nextStatuses refundedTotal refundState amountDue notSupplied\n    lines {\n      id productTitle options sku quantity price subTotal missing looseGrams weighedGrams wish\n      substituteFor { id productTitle }\n      variant { id }\n      batches { quantity mayLeave batch { id number bestBefore } }\n      image { id alt placeholder srcset }\n    }\n    shortages { id status askedUntil line { id } }\n    refunds { id amount reason status createdAt settledAt reference }\n    invoice { number }\n    creditNotes { number }\n    events { kind actor happenedAt amount note }\n    shipments { courier trackingNumber shippedAt lines { quantity line { id } } }\n    returns {\n      toCredit\n      id status reason note value requestedAt\n      lines { quantity line { id productTitle options } }\n    }\n  }\n"): (typeof documents)["\n  fragment DeskOrderLife on Order {\n    id status nextStatuses refundedTotal refundState amountDue notSupplied\n    lines {\n      id productTitle options sku quantity price subTotal missing looseGrams weighedGrams wish\n      substituteFor { id productTitle }\n      variant { id }\n      batches { quantity mayLeave batch { id number bestBefore } }\n      image { id alt placeholder srcset }\n    }\n    shortages { id status askedUntil line { id } }\n    refunds { id amount reason status createdAt settledAt reference }\n    invoice { number }\n    creditNotes { number }\n    events { kind actor happenedAt amount note }\n    shipments { courier trackingNumber shippedAt lines { quantity line { id } } }\n    returns {\n      toCredit\n      id status reason note value requestedAt\n      lines { quantity line { id productTitle options } }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation setOrderStatus($id: ID!, $status: OrderStatus!) {\n  setOrderStatus(id: $id, status: $status) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation setOrderStatus($id: ID!, $status: OrderStatus!) {\n  setOrderStatus(id: $id, status: $status) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation shipOrder($id: ID!, $input: ShipmentInput!) {\n  shipOrder(id: $id, input: $input) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation shipOrder($id: ID!, $input: ShipmentInput!) {\n  shipOrder(id: $id, input: $input) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation reportMissing($input: MissingInput!) {\n  reportMissing(input: $input) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation reportMissing($input: MissingInput!) {\n  reportMissing(input: $input) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation weighLine($lineId: ID!, $grams: Int!) {\n  weighLine(lineId: $lineId, grams: $grams) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation weighLine($lineId: ID!, $grams: Int!) {\n  weighLine(lineId: $lineId, grams: $grams) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation setLineBatch($lineId: ID!, $batchId: ID!) {\n  setLineBatch(lineId: $lineId, batchId: $batchId) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation setLineBatch($lineId: ID!, $batchId: ID!) {\n  setLineBatch(lineId: $lineId, batchId: $batchId) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation refundOrder($id: ID!, $amount: Rupees!, $refundedBefore: Rupees!, $note: String!) {\n  refundOrder(id: $id, amount: $amount, refundedBefore: $refundedBefore, note: $note) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation refundOrder($id: ID!, $amount: Rupees!, $refundedBefore: Rupees!, $note: String!) {\n  refundOrder(id: $id, amount: $amount, refundedBefore: $refundedBefore, note: $note) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskRefuseDelivery($id: ID!, $restock: Boolean!, $note: String) {\n  refuseDelivery(id: $id, restock: $restock, note: $note) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskRefuseDelivery($id: ID!, $restock: Boolean!, $note: String) {\n  refuseDelivery(id: $id, restock: $restock, note: $note) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation approveReturn($id: ID!, $note: String) {\n  approveReturn(id: $id, note: $note) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation approveReturn($id: ID!, $note: String) {\n  approveReturn(id: $id, note: $note) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation refuseReturn($id: ID!, $note: String!) {\n  refuseReturn(id: $id, note: $note) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation refuseReturn($id: ID!, $note: String!) {\n  refuseReturn(id: $id, note: $note) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation receiveReturn($id: ID!, $restock: Boolean!, $note: String, $toCredit: Boolean) {\n  receiveReturn(id: $id, restock: $restock, note: $note, toCredit: $toCredit) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation receiveReturn($id: ID!, $restock: Boolean!, $note: String, $toCredit: Boolean) {\n  receiveReturn(id: $id, restock: $restock, note: $note, toCredit: $toCredit) {\n    message\n    order { id ...DeskOrderLife }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskIssueStoreCredit($input: StoreCreditInput!, $idempotencyKey: String!) {\n  issueStoreCredit(input: $input, idempotencyKey: $idempotencyKey) {\n    message\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskIssueStoreCredit($input: StoreCreditInput!, $idempotencyKey: String!) {\n  issueStoreCredit(input: $input, idempotencyKey: $idempotencyKey) {\n    message\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskCustomer($id: ID!, $after: String) {\n  customerTags { tag count }\n  customer(id: $id) {\n    id name email phone createdAt tags newsletterSince\n    notes { id text writer createdAt }\n    customFields { name value }\n    creditBalance\n    credits { id kind lastFour balance movements { id kind amount isTaken orderNumber note happenedAt } }\n    orders(first: 20, after: $after) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      nodes { id number status placedAt total }\n    }\n  }\n}"): (typeof documents)["query DeskCustomer($id: ID!, $after: String) {\n  customerTags { tag count }\n  customer(id: $id) {\n    id name email phone createdAt tags newsletterSince\n    notes { id text writer createdAt }\n    customFields { name value }\n    creditBalance\n    credits { id kind lastFour balance movements { id kind amount isTaken orderNumber note happenedAt } }\n    orders(first: 20, after: $after) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      nodes { id number status placedAt total }\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskAddNote($customerId: ID!, $text: String!) {\n  addCustomerNote(customerId: $customerId, text: $text) {\n    customer { id notes { id text writer createdAt } }\n    message\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskAddNote($customerId: ID!, $text: String!) {\n  addCustomerNote(customerId: $customerId, text: $text) {\n    customer { id notes { id text writer createdAt } }\n    message\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskRemoveNote($id: ID!) {\n  removeCustomerNote(id: $id) {\n    customer { id notes { id text writer createdAt } }\n    message\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskRemoveNote($id: ID!) {\n  removeCustomerNote(id: $id) {\n    customer { id notes { id text writer createdAt } }\n    message\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSetTags($customerId: ID!, $tags: [String!]!) {\n  setCustomerTags(customerId: $customerId, tags: $tags) {\n    customer { id tags }\n    message\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskSetTags($customerId: ID!, $tags: [String!]!) {\n  setCustomerTags(customerId: $customerId, tags: $tags) {\n    customer { id tags }\n    message\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskWithdrawConsent($customerId: ID!) {\n  withdrawNewsletterConsent(customerId: $customerId) {\n    customer { id newsletterSince }\n    message\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskWithdrawConsent($customerId: ID!) {\n  withdrawNewsletterConsent(customerId: $customerId) {\n    customer { id newsletterSince }\n    message\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskCustomers($text: String, $tag: String, $after: String) {\n  customerTags { tag count }\n  customers(first: 30, text: $text, tag: $tag, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id name email phone createdAt tags }\n  }\n}"): (typeof documents)["query DeskCustomers($text: String, $tag: String, $after: String) {\n  customerTags { tag count }\n  customers(first: 30, text: $text, tag: $tag, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    nodes { id name email phone createdAt tags }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskInvitation($token: String!) {\n  staffOffer(token: $token) { email role invitedBy hasAccount }\n}"): (typeof documents)["query DeskInvitation($token: String!) {\n  staffOffer(token: $token) { email role invitedBy hasAccount }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskAcceptInvitation($token: String!, $newAccount: NewStaffInput) {\n  acceptStaffInvitation(token: $token, newAccount: $newAccount) {\n    token\n    message\n    user { id name email isAdmin images { id url(width: 160) } }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskAcceptInvitation($token: String!, $newAccount: NewStaffInput) {\n  acceptStaffInvitation(token: $token, newAccount: $newAccount) {\n    token\n    message\n    user { id name email isAdmin images { id url(width: 160) } }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskInviteStaff($email: String!, $role: Role!, $language: Language!) {\n  inviteStaff(email: $email, role: $role, language: $language) {\n    message\n    invitation { id }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskInviteStaff($email: String!, $role: Role!, $language: Language!) {\n  inviteStaff(email: $email, role: $role, language: $language) {\n    message\n    invitation { id }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskRoles {\n  rights { right roles scope movesMoney }\n  isSecondFactorDemanded\n}"): (typeof documents)["query DeskRoles {\n  rights { right roles scope movesMoney }\n  isSecondFactorDemanded\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskDemandSecondFactor($isDemanded: Boolean!) {\n  demandSecondFactor(isDemanded: $isDemanded) { ok message userErrors { code message field } }\n}"): (typeof documents)["mutation deskDemandSecondFactor($isDemanded: Boolean!) {\n  demandSecondFactor(isDemanded: $isDemanded) { ok message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskStaff {\n  staff { id name email role secondFactors }\n  staffInvitations { id email role createdAt expiresAt }\n  shop { sendsMail }\n}"): (typeof documents)["query DeskStaff {\n  staff { id name email role secondFactors }\n  staffInvitations { id email role createdAt expiresAt }\n  shop { sendsMail }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSetRole($email: String!, $role: Role) {\n  setRole(email: $email, role: $role) {\n    message\n    staffMember { id role }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskSetRole($email: String!, $role: Role) {\n  setRole(email: $email, role: $role) {\n    message\n    staffMember { id role }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskResetSecondFactor($id: ID!) {\n  resetSecondFactor(id: $id) {\n    message\n    staffMember { id secondFactors }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskResetSecondFactor($id: ID!) {\n  resetSecondFactor(id: $id) {\n    message\n    staffMember { id secondFactors }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskRevokeInvitation($id: ID!) {\n  revokeStaffInvitation(id: $id) { message userErrors { code message field } }\n}"): (typeof documents)["mutation deskRevokeInvitation($id: ID!) {\n  revokeStaffInvitation(id: $id) { message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskUploadPicture($images: [Upload!]!) {\n  uploadImages(images: $images) {\n    images { id alt width height placeholder srcset }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskUploadPicture($images: [Upload!]!) {\n  uploadImages(images: $images) {\n    images { id alt width height placeholder srcset }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskSlides {\n  allHomeSlides {\n    id hindiHeadline isOn showsFrom showsUntil\n    images { id alt width height placeholder srcset }\n    category { id name }\n  }\n  categories { id name children { id name } }\n  shop { uploadUrl }\n}"): (typeof documents)["query DeskSlides {\n  allHomeSlides {\n    id hindiHeadline isOn showsFrom showsUntil\n    images { id alt width height placeholder srcset }\n    category { id name }\n  }\n  categories { id name children { id name } }\n  shop { uploadUrl }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskBanners($placement: BannerPlacement!) {\n  allBanners(placement: $placement) {\n    id hindiHeadline isOn showsFrom showsUntil\n    images { id alt width height placeholder srcset }\n    category { id name }\n    subCategory { id name }\n  }\n  categories { id name children { id name } }\n  shop { uploadUrl }\n}"): (typeof documents)["query DeskBanners($placement: BannerPlacement!) {\n  allBanners(placement: $placement) {\n    id hindiHeadline isOn showsFrom showsUntil\n    images { id alt width height placeholder srcset }\n    category { id name }\n    subCategory { id name }\n  }\n  categories { id name children { id name } }\n  shop { uploadUrl }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSaveSlide($input: HomeSlideInput!) {\n  saveHomeSlide(input: $input) { homeSlide { id isOn } userErrors { code message field } }\n}"): (typeof documents)["mutation deskSaveSlide($input: HomeSlideInput!) {\n  saveHomeSlide(input: $input) { homeSlide { id isOn } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSaveBanner($input: BannerInput!) {\n  saveBanner(input: $input) { banner { id isOn } userErrors { code message field } }\n}"): (typeof documents)["mutation deskSaveBanner($input: BannerInput!) {\n  saveBanner(input: $input) { banner { id isOn } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskRemoveSlide($id: ID!) {\n  removeHomeSlide(id: $id) { message userErrors { code message field } }\n}"): (typeof documents)["mutation deskRemoveSlide($id: ID!) {\n  removeHomeSlide(id: $id) { message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskRemoveBanner($id: ID!) {\n  removeBanner(id: $id) { message userErrors { code message field } }\n}"): (typeof documents)["mutation deskRemoveBanner($id: ID!) {\n  removeBanner(id: $id) { message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskBeginAuthenticator {\n  beginAuthenticator { secret uri userErrors { code message field } }\n}"): (typeof documents)["mutation deskBeginAuthenticator {\n  beginAuthenticator { secret uri userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskConfirmAuthenticator($code: String!) {\n  confirmAuthenticator(code: $code) { token recoveryCodes message userErrors { code message field } }\n}"): (typeof documents)["mutation deskConfirmAuthenticator($code: String!) {\n  confirmAuthenticator(code: $code) { token recoveryCodes message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskSecondFactor {\n  me {\n    id\n    secondFactor {\n      isSetUp isDemanded isAwaited recoveryCodesLeft\n      factors { id kind name createdAt lastUsedAt }\n    }\n  }\n}"): (typeof documents)["query DeskSecondFactor {\n  me {\n    id\n    secondFactor {\n      isSetUp isDemanded isAwaited recoveryCodesLeft\n      factors { id kind name createdAt lastUsedAt }\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskRemoveSecondFactor($id: ID!) {\n  removeSecondFactor(id: $id) { token message userErrors { code message field } }\n}"): (typeof documents)["mutation deskRemoveSecondFactor($id: ID!) {\n  removeSecondFactor(id: $id) { token message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskRenewRecoveryCodes {\n  renewRecoveryCodes { token recoveryCodes message userErrors { code message field } }\n}"): (typeof documents)["mutation deskRenewRecoveryCodes {\n  renewRecoveryCodes { token recoveryCodes message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskBeginPasskeyConfirmation {\n  beginPasskeyConfirmation { options userErrors { code message field } }\n}"): (typeof documents)["mutation deskBeginPasskeyConfirmation {\n  beginPasskeyConfirmation { options userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskConfirmSecondFactor($input: SecondFactorInput!) {\n  confirmSecondFactor(input: $input) { token message userErrors { code message field } }\n}"): (typeof documents)["mutation deskConfirmSecondFactor($input: SecondFactorInput!) {\n  confirmSecondFactor(input: $input) { token message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSetAnswerMinutes($minutes: Int!) {\n  setAnswerMinutes(minutes: $minutes) { answerMinutes userErrors { code message field } }\n}"): (typeof documents)["mutation deskSetAnswerMinutes($minutes: Int!) {\n  setAnswerMinutes(minutes: $minutes) { answerMinutes userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSetCashTerms($input: CashTermsInput) {\n  setCashTerms(input: $input) {\n    cashTerms { fee most mostOpen }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskSetCashTerms($input: CashTermsInput) {\n  setCashTerms(input: $input) {\n    cashTerms { fee most mostOpen }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskDelivery {\n  answerMinutes\n  deliveryTerms { fee freeFrom expressFee }\n  cashTerms { fee most mostOpen }\n  deliveryZones { id name pinPrefixes freshDays generalDays expressDays takesCash cutoff weekdays slots }\n  freshCategories { id name }\n  categories { id name }\n}"): (typeof documents)["query DeskDelivery {\n  answerMinutes\n  deliveryTerms { fee freeFrom expressFee }\n  cashTerms { fee most mostOpen }\n  deliveryZones { id name pinPrefixes freshDays generalDays expressDays takesCash cutoff weekdays slots }\n  freshCategories { id name }\n  categories { id name }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSetDeliveryTerms($fee: Rupees!, $freeFrom: Rupees!) {\n  setDeliveryTerms(fee: $fee, freeFrom: $freeFrom) {\n    deliveryTerms { fee freeFrom }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskSetDeliveryTerms($fee: Rupees!, $freeFrom: Rupees!) {\n  setDeliveryTerms(fee: $fee, freeFrom: $freeFrom) {\n    deliveryTerms { fee freeFrom }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskRemoveDeliveryZone($id: ID!) {\n  removeDeliveryZone(id: $id) { message userErrors { code message field } }\n}"): (typeof documents)["mutation deskRemoveDeliveryZone($id: ID!) {\n  removeDeliveryZone(id: $id) { message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSetFreshCategory($categoryId: ID!, $isFresh: Boolean!) {\n  setFreshCategory(categoryId: $categoryId, isFresh: $isFresh) { message userErrors { code message field } }\n}"): (typeof documents)["mutation deskSetFreshCategory($categoryId: ID!, $isFresh: Boolean!) {\n  setFreshCategory(categoryId: $categoryId, isFresh: $isFresh) { message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSetExpressFee($fee: Rupees) {\n  setExpressFee(fee: $fee) {\n    deliveryTerms { expressFee }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskSetExpressFee($fee: Rupees) {\n  setExpressFee(fee: $fee) {\n    deliveryTerms { expressFee }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskSettings {\n  shop {\n    name\n    description(language: EN)\n    address phone email\n    hours(language: EN)\n    supportHours(language: EN)\n    gstin fssaiLicence grievanceOfficer grievanceContact\n  }\n}"): (typeof documents)["query DeskSettings {\n  shop {\n    name\n    description(language: EN)\n    address phone email\n    hours(language: EN)\n    supportHours(language: EN)\n    gstin fssaiLicence grievanceOfficer grievanceContact\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskUpdateShopSettings($input: ShopSettingsInput!) {\n  updateShopSettings(input: $input) { shop { name } userErrors { code message field } }\n}"): (typeof documents)["mutation deskUpdateShopSettings($input: ShopSettingsInput!) {\n  updateShopSettings(input: $input) { shop { name } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskText($page: ShopPage!, $inHindi: Boolean!) {\n  shopTextSource(page: $page, inHindi: $inHindi)\n}"): (typeof documents)["query DeskText($page: ShopPage!, $inHindi: Boolean!) {\n  shopTextSource(page: $page, inHindi: $inHindi)\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskTextPreview($body: String!) {\n  shopTextPreview(body: $body) { id heading html }\n}"): (typeof documents)["query DeskTextPreview($body: String!) {\n  shopTextPreview(body: $body) { id heading html }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSetShopText($page: ShopPage!, $body: String, $inHindi: Boolean!) {\n  setShopText(page: $page, body: $body, inHindi: $inHindi) { message userErrors { code message field } }\n}"): (typeof documents)["mutation deskSetShopText($page: ShopPage!, $body: String, $inHindi: Boolean!) {\n  setShopText(page: $page, body: $body, inHindi: $inHindi) { message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSaveDeliveryZone($input: DeliveryZoneInput!) {\n  saveDeliveryZone(input: $input) {\n    deliveryZone { id name pinPrefixes freshDays generalDays expressDays takesCash cutoff weekdays slots }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskSaveDeliveryZone($input: DeliveryZoneInput!) {\n  saveDeliveryZone(input: $input) {\n    deliveryZone { id name pinPrefixes freshDays generalDays expressDays takesCash cutoff weekdays slots }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskUpdateAppearance($input: ShopAppearanceInput!) {\n  updateShopAppearance(input: $input) {\n    appearance { homeSections }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskUpdateAppearance($input: ShopAppearanceInput!) {\n  updateShopAppearance(input: $input) {\n    appearance { homeSections }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskAppearance {\n  shop { name }\n  shopAppearance {\n    light { page ink accent }\n    dark { page ink accent }\n    headingFont\n    bodyFont\n    homeSections\n    tagline { text translations { language text } }\n    promises { text translations { language text } }\n    footerLinks { label { text translations { language text } } url }\n    logo { url width height }\n    iconUrl\n    pagePicture { url width height }\n    numberPrefixes { order invoice creditNote }\n  }\n}"): (typeof documents)["query DeskAppearance {\n  shop { name }\n  shopAppearance {\n    light { page ink accent }\n    dark { page ink accent }\n    headingFont\n    bodyFont\n    homeSections\n    tagline { text translations { language text } }\n    promises { text translations { language text } }\n    footerLinks { label { text translations { language text } } url }\n    logo { url width height }\n    iconUrl\n    pagePicture { url width height }\n    numberPrefixes { order invoice creditNote }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSetShopPicture($kind: ShopPictureKind!, $file: Upload) {\n  setShopPicture(kind: $kind, file: $file) {\n    appearance { iconUrl logo { url width height } pagePicture { url width height } }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskSetShopPicture($kind: ShopPictureKind!, $file: Upload) {\n  setShopPicture(kind: $kind, file: $file) {\n    appearance { iconUrl logo { url width height } pagePicture { url width height } }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskShopLook($input: ShopLookInput!) {\n  shopLook(input: $input) {\n    light { name value }\n    dark { name value }\n    contrasts { field ratio complaint }\n    headingFamily\n    bodyFamily\n  }\n}"): (typeof documents)["query DeskShopLook($input: ShopLookInput!) {\n  shopLook(input: $input) {\n    light { name value }\n    dark { name value }\n    contrasts { field ratio complaint }\n    headingFamily\n    bodyFamily\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskCustomFields($entity: CustomFieldEntity!) {\n  customFieldDefinitions(entity: $entity) { name label type choices { value text } }\n}"): (typeof documents)["query DeskCustomFields($entity: CustomFieldEntity!) {\n  customFieldDefinitions(entity: $entity) { name label type choices { value text } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskSaveCustomFields($entity: CustomFieldEntity!, $id: ID!, $customFields: [CustomFieldInput!]!) {\n  saveCustomFields(entity: $entity, id: $id, customFields: $customFields) {\n    customFields { name value }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskSaveCustomFields($entity: CustomFieldEntity!, $id: ID!, $customFields: [CustomFieldInput!]!) {\n  saveCustomFields(entity: $entity, id: $id, customFields: $customFields) {\n    customFields { name value }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskProductsByName($text: String!) {\n  products(first: 8, filter: { text: $text, statuses: [PUBLISHED, HIDDEN] }) { nodes { id name brand } }\n}"): (typeof documents)["query DeskProductsByName($text: String!) {\n  products(first: 8, filter: { text: $text, statuses: [PUBLISHED, HIDDEN] }) { nodes { id name brand } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskAging($days: Int!) {\n  agingBatches(days: $days, first: 100) {\n    totalCount\n    nodes {\n      daysLeft\n      product { id name }\n      variant { id sku size ram weight }\n      batch { id number bestBefore onHand reserved }\n    }\n  }\n}"): (typeof documents)["query DeskAging($days: Int!) {\n  agingBatches(days: $days, first: 100) {\n    totalCount\n    nodes {\n      daysLeft\n      product { id name }\n      variant { id sku size ram weight }\n      batch { id number bestBefore onHand reserved }\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskCount($id: ID!, $after: String) {\n  stockCount(id: $id) {\n    id name isOpen startedAt closedAt cancelledAt\n    sums { variantCount pieceCount surplus shortage disturbedCount }\n    lines(first: 50, after: $after) {\n      pageInfo { hasNextPage endCursor }\n      nodes {\n        id counted expected difference isDisturbed\n        variant { id sku size ram weight product { id name } }\n      }\n    }\n  }\n}"): (typeof documents)["query DeskCount($id: ID!, $after: String) {\n  stockCount(id: $id) {\n    id name isOpen startedAt closedAt cancelledAt\n    sums { variantCount pieceCount surplus shortage disturbedCount }\n    lines(first: 50, after: $after) {\n      pageInfo { hasNextPage endCursor }\n      nodes {\n        id counted expected difference isDisturbed\n        variant { id sku size ram weight product { id name } }\n      }\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskCountPieces($countId: ID!, $sku: String, $variantId: ID, $pieces: Int!, $isTotal: Boolean!, $key: String!) {\n  countStock(countId: $countId, sku: $sku, variantId: $variantId, pieces: $pieces, isTotal: $isTotal, idempotencyKey: $key) {\n    count { id sums { variantCount pieceCount surplus shortage disturbedCount } }\n    line {\n      id counted expected difference isDisturbed\n      variant { id sku size ram weight product { id name } }\n    }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskCountPieces($countId: ID!, $sku: String, $variantId: ID, $pieces: Int!, $isTotal: Boolean!, $key: String!) {\n  countStock(countId: $countId, sku: $sku, variantId: $variantId, pieces: $pieces, isTotal: $isTotal, idempotencyKey: $key) {\n    count { id sums { variantCount pieceCount surplus shortage disturbedCount } }\n    line {\n      id counted expected difference isDisturbed\n      variant { id sku size ram weight product { id name } }\n    }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskUncount($countId: ID!, $variantId: ID!) {\n  uncountStock(countId: $countId, variantId: $variantId) { userErrors { code message field } }\n}"): (typeof documents)["mutation deskUncount($countId: ID!, $variantId: ID!) {\n  uncountStock(countId: $countId, variantId: $variantId) { userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskCloseCount($countId: ID!) {\n  closeStockCount(countId: $countId) { count { id isOpen closedAt } userErrors { code message field } }\n}"): (typeof documents)["mutation deskCloseCount($countId: ID!) {\n  closeStockCount(countId: $countId) { count { id isOpen closedAt } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskCancelCount($countId: ID!) {\n  cancelStockCount(countId: $countId) { count { id isOpen cancelledAt } userErrors { code message field } }\n}"): (typeof documents)["mutation deskCancelCount($countId: ID!) {\n  cancelStockCount(countId: $countId) { count { id isOpen cancelledAt } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskCounts($after: String) {\n  stockCounts(first: 30, after: $after) {\n    pageInfo { hasNextPage endCursor }\n    nodes { id name isOpen startedAt closedAt cancelledAt sums { variantCount pieceCount surplus shortage } }\n  }\n}"): (typeof documents)["query DeskCounts($after: String) {\n  stockCounts(first: 30, after: $after) {\n    pageInfo { hasNextPage endCursor }\n    nodes { id name isOpen startedAt closedAt cancelledAt sums { variantCount pieceCount surplus shortage } }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskStartCount($name: String!) {\n  startStockCount(name: $name) { count { id } userErrors { code message field } }\n}"): (typeof documents)["mutation deskStartCount($name: String!) {\n  startStockCount(name: $name) { count { id } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskReceipt($id: ID!) {\n  goodsReceipt(id: $id) {\n    id supplier billNumber billDate note total receivedAt\n    lines { id sku title quantity unitCost batchNumber madeOn bestBefore variant { id } }\n  }\n}"): (typeof documents)["query DeskReceipt($id: ID!) {\n  goodsReceipt(id: $id) {\n    id supplier billNumber billDate note total receivedAt\n    lines { id sku title quantity unitCost batchNumber madeOn bestBefore variant { id } }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskReceipts($after: String) {\n  goodsReceipts(first: 30, after: $after) {\n    pageInfo { hasNextPage endCursor }\n    nodes { id supplier billNumber billDate pieceCount total receivedAt }\n  }\n}"): (typeof documents)["query DeskReceipts($after: String) {\n  goodsReceipts(first: 30, after: $after) {\n    pageInfo { hasNextPage endCursor }\n    nodes { id supplier billNumber billDate pieceCount total receivedAt }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskArrived($sku: String!) {\n  variant(sku: $sku) { id sku size ram weight product { id name } }\n}"): (typeof documents)["query DeskArrived($sku: String!) {\n  variant(sku: $sku) { id sku size ram weight product { id name } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskSuppliers {\n  goodsReceipts(first: 100) { nodes { id supplier } }\n}"): (typeof documents)["query DeskSuppliers {\n  goodsReceipts(first: 100) { nodes { id supplier } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskReceiveGoods($input: GoodsReceiptInput!) {\n  receiveGoods(input: $input) { receipt { id } userErrors { code message field } }\n}"): (typeof documents)["mutation deskReceiveGoods($input: GoodsReceiptInput!) {\n  receiveGoods(input: $input) { receipt { id } userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskRunningOut($days: Int!) {\n  lowStock(days: $days, first: 100) {\n    totalCount\n    nodes {\n      soldIn28Days daysOfCover\n      product { id name }\n      variant { id sku countInStock size ram weight }\n    }\n  }\n}"): (typeof documents)["query DeskRunningOut($days: Int!) {\n  lowStock(days: $days, first: 100) {\n    totalCount\n    nodes {\n      soldIn28Days daysOfCover\n      product { id name }\n      variant { id sku countInStock size ram weight }\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskVariantOfSku($sku: String!) {\n  variant(sku: $sku) { id }\n}"): (typeof documents)["query DeskVariantOfSku($sku: String!) {\n  variant(sku: $sku) { id }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query DeskVariantStock($id: ID!, $after: String) {\n  variant(id: $id) {\n    id sku size ram weight countInStock\n    product { id name }\n    stock {\n      onHand reserved withheld\n      batches { id number bestBefore soldUntil onHand reserved }\n      movements(first: 50, after: $after) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id kind delta onHand reason wasteReason actorKind actorName movedAt\n          order { id number }\n          receipt { id billNumber }\n          count { id name }\n        }\n      }\n    }\n  }\n}"): (typeof documents)["query DeskVariantStock($id: ID!, $after: String) {\n  variant(id: $id) {\n    id sku size ram weight countInStock\n    product { id name }\n    stock {\n      onHand reserved withheld\n      batches { id number bestBefore soldUntil onHand reserved }\n      movements(first: 50, after: $after) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id kind delta onHand reason wasteReason actorKind actorName movedAt\n          order { id number }\n          receipt { id billNumber }\n          count { id name }\n        }\n      }\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation deskWasteStock($variantId: ID!, $quantity: Int!, $reason: WasteReason!, $note: String, $batchId: ID) {\n  wasteStock(variantId: $variantId, quantity: $quantity, reason: $reason, note: $note, batchId: $batchId) {\n    variant { id countInStock }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation deskWasteStock($variantId: ID!, $quantity: Int!, $reason: WasteReason!, $note: String, $batchId: ID) {\n  wasteStock(variantId: $variantId, quantity: $quantity, reason: $reason, note: $note, batchId: $batchId) {\n    variant { id countInStock }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation cancelGiftCard($id: ID!) {\n  cancelGiftCard(id: $id) {\n    message\n    giftCardPurchase { id state }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation cancelGiftCard($id: ID!) {\n  cancelGiftCard(id: $id) {\n    message\n    giftCardPurchase { id state }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation buyGiftCard($input: GiftCardPurchaseInput!) {\n  buyGiftCard(input: $input) {\n    paymentOrder { id keyId scriptUrl providerOrderId amountPaise currency receipt expiresAt }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation buyGiftCard($input: GiftCardPurchaseInput!) {\n  buyGiftCard(input: $input) {\n    paymentOrder { id keyId scriptUrl providerOrderId amountPaise currency receipt expiresAt }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation confirmGiftCard($input: PlaceOrderInput!) {\n  confirmGiftCard(input: $input) {\n    message\n    giftCardPurchase { id state }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation confirmGiftCard($input: PlaceOrderInput!) {\n  confirmGiftCard(input: $input) {\n    message\n    giftCardPurchase { id state }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query Frame {\n    shop {\n      name\n      description\n      address\n      phone\n      email\n      hours\n      promises\n      freeDeliveryFrom\n      earliestDelivery\n      tagline\n      iconUrl\n      logo { url width height }\n      pagePicture { url width height }\n      footerLinks { label url }\n    }\n    deliveryPromises { text isServed pin place }\n    categories {\n      id\n      name\n      color\n      images { id url(width: 96) }\n      anyChild: children(first: 1) { id }\n    }\n  }\n"): (typeof documents)["\n  query Frame {\n    shop {\n      name\n      description\n      address\n      phone\n      email\n      hours\n      promises\n      freeDeliveryFrom\n      earliestDelivery\n      tagline\n      iconUrl\n      logo { url width height }\n      pagePicture { url width height }\n      footerLinks { label url }\n    }\n    deliveryPromises { text isServed pin place }\n    categories {\n      id\n      name\n      color\n      images { id url(width: 96) }\n      anyChild: children(first: 1) { id }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query SubCategories {\n    categories { id children { id name children { id name } } }\n  }\n"): (typeof documents)["\n  query SubCategories {\n    categories { id children { id name children { id name } } }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation subscribeToNewsletter($email: String!) {\n  subscribeToNewsletter(email: $email) { ok message userErrors { code message field } }\n}"): (typeof documents)["mutation subscribeToNewsletter($email: String!) {\n  subscribeToNewsletter(email: $email) { ok message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query LocationCountries {\n    countries { id name iso2 }\n  }\n"): (typeof documents)["\n  query LocationCountries {\n    countries { id name iso2 }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query AnswerQuestion($token: String!) {\n  shortage(token: $token) { id ...Question_shortage }\n}"): (typeof documents)["query AnswerQuestion($token: String!) {\n  shortage(token: $token) { id ...Question_shortage }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment OrderHistory_order on Order {\n    id isCancellable returnableUntil refundState refundedTotal total paymentMethod\n    events { kind amount note happenedAt }\n    invoice { number }\n    lines { id productTitle options returnableQuantity }\n  }\n"): (typeof documents)["\n  fragment OrderHistory_order on Order {\n    id isCancellable returnableUntil refundState refundedTotal total paymentMethod\n    events { kind amount note happenedAt }\n    invoice { number }\n    lines { id productTitle options returnableQuantity }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OrderHistory($id: ID!) {\n  order(id: $id) {\n    id\n    ...OrderHistory_order\n  }\n}"): (typeof documents)["query OrderHistory($id: ID!) {\n  order(id: $id) {\n    id\n    ...OrderHistory_order\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OrderInvoice($id: ID!) {\n  order(id: $id) {\n    id number name address city state pincode paidByCredit\n    offers { title code discount }\n    invoice {\n      kind number issuedAt sellerName sellerAddress gstin fssaiLicence buyerGstin placeOfSupply stateCode total roundedOff savings\n      lines { description bestBefore hsnCode quantity mrp price discount gstRate amount taxable cgst sgst igst }\n    }\n    creditNotes {\n      kind number issuedAt sellerName sellerAddress gstin fssaiLicence buyerGstin placeOfSupply stateCode total roundedOff savings\n      lines { description bestBefore hsnCode quantity mrp price discount gstRate amount taxable cgst sgst igst }\n    }\n  }\n}"): (typeof documents)["query OrderInvoice($id: ID!) {\n  order(id: $id) {\n    id number name address city state pincode paidByCredit\n    offers { title code discount }\n    invoice {\n      kind number issuedAt sellerName sellerAddress gstin fssaiLicence buyerGstin placeOfSupply stateCode total roundedOff savings\n      lines { description bestBefore hsnCode quantity mrp price discount gstRate amount taxable cgst sgst igst }\n    }\n    creditNotes {\n      kind number issuedAt sellerName sellerAddress gstin fssaiLicence buyerGstin placeOfSupply stateCode total roundedOff savings\n      lines { description bestBefore hsnCode quantity mrp price discount gstRate amount taxable cgst sgst igst }\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OrderProducts($id: ID!) {\n  order(id: $id) {\n    id number status placedAt name address pincode total notSupplied\n    offers { title code discount }\n    lines {\n      id productTitle options quantity missing weighedGrams price subTotal discount bestBefore\n      substituteFor { id productTitle }\n      product { id label { diet } }\n      image { id alt placeholder srcset }\n    }\n  }\n}"): (typeof documents)["query OrderProducts($id: ID!) {\n  order(id: $id) {\n    id number status placedAt name address pincode total notSupplied\n    offers { title code discount }\n    lines {\n      id productTitle options quantity missing weighedGrams price subTotal discount bestBefore\n      substituteFor { id productTitle }\n      product { id label { diet } }\n      image { id alt placeholder srcset }\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OrderQuestions {\n  me {\n    id\n    questions { id ...Question_shortage }\n  }\n}"): (typeof documents)["query OrderQuestions {\n  me {\n    id\n    questions { id ...Question_shortage }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment OrderRow_order on Order {\n    id number status placedAt name phoneNumber address pincode email paymentId paymentMethod paymentLabel paidByCredit amountDue total notSupplied paymentNotice\n    deliveries { kind text }\n    events { kind happenedAt }\n    lines { id image { id alt placeholder srcset } }\n  }\n"): (typeof documents)["\n  fragment OrderRow_order on Order {\n    id number status placedAt name phoneNumber address pincode email paymentId paymentMethod paymentLabel paidByCredit amountDue total notSupplied paymentNotice\n    deliveries { kind text }\n    events { kind happenedAt }\n    lines { id image { id alt placeholder srcset } }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment Question_shortage on Shortage {\n    id orderNumber quantity status askedUntil\n    line { id productTitle options price }\n    substitute { id productTitle }\n    offers {\n      title price\n      product { id label { diet } images(first: 1) { id alt placeholder srcset } }\n      variant { id image { id alt placeholder srcset } }\n    }\n  }\n"): (typeof documents)["\n  fragment Question_shortage on Shortage {\n    id orderNumber quantity status askedUntil\n    line { id productTitle options price }\n    substitute { id productTitle }\n    offers {\n      title price\n      product { id label { diet } images(first: 1) { id alt placeholder srcset } }\n      variant { id image { id alt placeholder srcset } }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation answerShortage($id: ID, $token: String, $variantId: ID) {\n  answerShortage(id: $id, token: $token, variantId: $variantId) {\n    message\n    shortage { id ...Question_shortage }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation answerShortage($id: ID, $token: String, $variantId: ID) {\n  answerShortage(id: $id, token: $token, variantId: $variantId) {\n    message\n    shortage { id ...Question_shortage }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OrderAgain($id: ID!) {\n  order(id: $id) {\n    id\n    lines { id productTitle quantity price product { id } variant { id price countInStock } }\n  }\n}"): (typeof documents)["query OrderAgain($id: ID!) {\n  order(id: $id) {\n    id\n    lines { id productTitle quantity price product { id } variant { id price countInStock } }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation cancelOrder($id: ID!, $toCredit: Boolean) {\n  cancelOrder(id: $id, toCredit: $toCredit) {\n    message\n    order { id status ...OrderHistory_order }\n    userErrors { code message }\n  }\n}"): (typeof documents)["mutation cancelOrder($id: ID!, $toCredit: Boolean) {\n  cancelOrder(id: $id, toCredit: $toCredit) {\n    message\n    order { id status ...OrderHistory_order }\n    userErrors { code message }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation requestReturn($input: ReturnInput!) {\n  requestReturn(input: $input) {\n    message\n    order { id ...OrderHistory_order }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation requestReturn($input: ReturnInput!) {\n  requestReturn(input: $input) {\n    message\n    order { id ...OrderHistory_order }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query HomePage {\n    shop { name description phone email tagline iconUrl homeSections }\n    homeSlides { id hindiHeadline images { id alt width height placeholder srcset } category { id parent { id } } }\n    categories {\n      id name color productCount\n      images { id alt placeholder srcset }\n      children(first: 2) { id name }\n    }\n    offers: banners(placement: HOME) { id ...BannerLink_banner }\n  }\n"): (typeof documents)["\n  query HomePage {\n    shop { name description phone email tagline iconUrl homeSections }\n    homeSlides { id hindiHeadline images { id alt width height placeholder srcset } category { id parent { id } } }\n    categories {\n      id name color productCount\n      images { id alt placeholder srcset }\n      children(first: 2) { id name }\n    }\n    offers: banners(placement: HOME) { id ...BannerLink_banner }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query FeaturedProducts($filter: ProductFilter!) {\n    sideBanners: banners(placement: SIDE) { id ...BannerLink_banner }\n    products(filter: $filter, first: 10) {\n      nodes { id ...ProductCard_product @unmask }\n    }\n  }\n"): (typeof documents)["\n  query FeaturedProducts($filter: ProductFilter!) {\n    sideBanners: banners(placement: SIDE) { id ...BannerLink_banner }\n    products(filter: $filter, first: 10) {\n      nodes { id ...ProductCard_product @unmask }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query ListingPage($id: ID!) {\n    category(id: $id) {\n      id\n      name\n      children { id name productCount }\n      parent {\n        id\n        name\n        children { id name productCount }\n        parent { id name children { id name productCount } }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListingPage($id: ID!) {\n    category(id: $id) {\n      id\n      name\n      children { id name productCount }\n      parent {\n        id\n        name\n        children { id name productCount }\n        parent { id name children { id name productCount } }\n      }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query ListingAside {\n    categories { id name productCount }\n    sideBanners: banners(placement: SIDE) { id ...BannerLink_banner }\n  }\n"): (typeof documents)["\n  query ListingAside {\n    categories { id name productCount }\n    sideBanners: banners(placement: SIDE) { id ...BannerLink_banner }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment ListingPage_category on Category {\n    id\n    name\n  }\n"): (typeof documents)["\n  fragment ListingPage_category on Category {\n    id\n    name\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query ProductAliasPage($id: ID!) {\n    product(id: $id) { id }\n  }\n"): (typeof documents)["\n  query ProductAliasPage($id: ID!) {\n    product(id: $id) { id }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query ProductPage($id: ID!) {\n    product(id: $id) {\n      id name brand description price offerPrice mrp rating reviewCount ratingCount countInStock\n      label { diet countryOfOrigin shelfLifeDays manufacturer importer fssaiLicense allergens ingredients nutrition }\n      category { id name }\n      subCategory { id name }\n      images { id url(width: 640) }\n      variants { id sku unitPrice { amount per } }\n      reviews(first: 5, sort: HELPFUL) {\n        nodes { id text customerRating customerName dateCreated answer photos { id url(width: 480) } }\n      }\n      offers { offerId text }\n      ...ProductGallery_product\n      ...ProductSummary_product\n      ...AddToCartForm_product\n      ...ProductDescription_product\n      ...RelatedProducts_product\n    }\n    shop { promisesDelivery freeDeliveryFrom }\n  }\n"): (typeof documents)["\n  query ProductPage($id: ID!) {\n    product(id: $id) {\n      id name brand description price offerPrice mrp rating reviewCount ratingCount countInStock\n      label { diet countryOfOrigin shelfLifeDays manufacturer importer fssaiLicense allergens ingredients nutrition }\n      category { id name }\n      subCategory { id name }\n      images { id url(width: 640) }\n      variants { id sku unitPrice { amount per } }\n      reviews(first: 5, sort: HELPFUL) {\n        nodes { id text customerRating customerName dateCreated answer photos { id url(width: 480) } }\n      }\n      offers { offerId text }\n      ...ProductGallery_product\n      ...ProductSummary_product\n      ...AddToCartForm_product\n      ...ProductDescription_product\n      ...RelatedProducts_product\n    }\n    shop { promisesDelivery freeDeliveryFrom }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query GiftCardsPage {\n  creditTerms { giftCardDays giftCardMin giftCardMax sellsGiftCards }\n  me {\n    id name email phone\n    giftCardPurchases { id value state recipientName recipientEmail sendAt expiresAt }\n  }\n}"): (typeof documents)["query GiftCardsPage {\n  creditTerms { giftCardDays giftCardMin giftCardMax sellsGiftCards }\n  me {\n    id name email phone\n    giftCardPurchases { id value state recipientName recipientEmail sendAt expiresAt }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation unsubscribeFromNewsletter($email: String!) {\n  unsubscribeFromNewsletter(email: $email) { ok message userErrors { code message field } }\n}"): (typeof documents)["mutation unsubscribeFromNewsletter($email: String!) {\n  unsubscribeFromNewsletter(email: $email) { ok message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation confirmMailing($token: String!) {\n  confirmMailing(token: $token) { ok message userErrors { code message field } }\n}"): (typeof documents)["mutation confirmMailing($token: String!) {\n  confirmMailing(token: $token) { ok message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation leaveMailing($token: String!) {\n  leaveMailing(token: $token) { ok message userErrors { code message field } }\n}"): (typeof documents)["mutation leaveMailing($token: String!) {\n  leaveMailing(token: $token) { ok message userErrors { code message field } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query MyAccountPage {\n  me { id email isEmailConfirmed pendingEmail needsProvider eraseAt ...ProfileForm_user }\n  shop { uploadUrl sendsMail }\n}"): (typeof documents)["query MyAccountPage {\n  me { id email isEmailConfirmed pendingEmail needsProvider eraseAt ...ProfileForm_user }\n  shop { uploadUrl sendsMail }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query TellMePage($id: ID!) {\n  product(id: $id) {\n    id name brand\n    images(first: 1) { id alt url(width: 192) }\n    variants { id size ram weight price countInStock }\n  }\n  me { id email isEmailConfirmed productAlerts { id kind price product { id name } } }\n  shop { sendsMail }\n}"): (typeof documents)["query TellMePage($id: ID!) {\n  product(id: $id) {\n    id name brand\n    images(first: 1) { id alt url(width: 192) }\n    variants { id size ram weight price countInStock }\n  }\n  me { id email isEmailConfirmed productAlerts { id kind price product { id name } } }\n  shop { sendsMail }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query ShopFacts {\n    shop { name address phone email hours pagePicture { url width height } }\n  }\n"): (typeof documents)["\n  query ShopFacts {\n    shop { name address phone email hours pagePicture { url width height } }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query SupportPage {\n    shop { supportHours }\n  }\n"): (typeof documents)["\n  query SupportPage {\n    shop { supportHours }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment AboutCategories_category on Category {\n    id\n    name\n    productCount\n    images { id alt placeholder srcset }\n  }\n"): (typeof documents)["\n  fragment AboutCategories_category on Category {\n    id\n    name\n    productCount\n    images { id alt placeholder srcset }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query AboutPage {\n    shop { name description phone email iconUrl }\n    categories { id ...AboutCategories_category }\n  }\n"): (typeof documents)["\n  query AboutPage {\n    shop { name description phone email iconUrl }\n    categories { id ...AboutCategories_category }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query ContactPage {\n    shop { name description address phone email hours iconUrl gstin fssaiLicence grievanceOfficer grievanceContact }\n  }\n"): (typeof documents)["\n  query ContactPage {\n    shop { name description address phone email hours iconUrl gstin fssaiLicence grievanceOfficer grievanceContact }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query TermsToday {\n    deliveryTerms { fee freeFrom expressFee }\n    cashTerms { fee }\n  }\n"): (typeof documents)["\n  query TermsToday {\n    deliveryTerms { fee freeFrom expressFee }\n    cashTerms { fee }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query OwnText($page: ShopPage!) {\n    shopText(page: $page) { id heading html }\n  }\n"): (typeof documents)["\n  query OwnText($page: ShopPage!) {\n    shopText(page: $page) { id heading html }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CartPage {\n  me { id creditBalance cart { id lines { id } ...CartTable_cart ...CartSummary_cart } }\n  shop { estimateFor promisesDelivery }\n}"): (typeof documents)["query CartPage {\n  me { id creditBalance cart { id lines { id } ...CartTable_cart ...CartSummary_cart } }\n  shop { estimateFor promisesDelivery }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query BasketPage($lines: [CartMergeLineInput!]!) {\n  basket(lines: $lines) {\n    lines {\n      productId variantId outcome wanted added quantity price priceBefore\n      product { id name images { url(width: 320) srcset placeholder width height alt } }\n    }\n    totalQuantity subTotal discount rounding shipping total\n  }\n}"): (typeof documents)["query BasketPage($lines: [CartMergeLineInput!]!) {\n  basket(lines: $lines) {\n    lines {\n      productId variantId outcome wanted added quantity price priceBefore\n      product { id name images { url(width: 320) srcset placeholder width height alt } }\n    }\n    totalQuantity subTotal discount rounding shipping total\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CheckoutPage {\n  deliveryPromises { pin }\n  shop { promisesDelivery }\n  me {\n    id name email phone confirmedPhone\n    addresses {\n      id label fullName phoneNumber streetAddressLine1 streetAddressLine2 city state country zipCode isDefault\n    }\n    cart { id subTotal discount shipping total offers { title code discount } lines { id } ...OrderSummary_cart }\n    orders(first: 1) { nodes { id name phoneNumber address city state country pincode } }\n  }\n}"): (typeof documents)["query CheckoutPage {\n  deliveryPromises { pin }\n  shop { promisesDelivery }\n  me {\n    id name email phone confirmedPhone\n    addresses {\n      id label fullName phoneNumber streetAddressLine1 streetAddressLine2 city state country zipCode isDefault\n    }\n    cart { id subTotal discount shipping total offers { title code discount } lines { id } ...OrderSummary_cart }\n    orders(first: 1) { nodes { id name phoneNumber address city state country pincode } }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query MyListPage {\n  me { id wishlist { id ...WishlistTable_item } }\n}"): (typeof documents)["query MyListPage {\n  me { id wishlist { id ...WishlistTable_item } }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OrdersPage($after: String) {\n  me {\n    id\n    orders(first: 20, after: $after) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      nodes { id number status ...OrderRow_order }\n    }\n  }\n}"): (typeof documents)["query OrdersPage($after: String) {\n  me {\n    id\n    orders(first: 20, after: $after) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      nodes { id number status ...OrderRow_order }\n    }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment ReviewItem_review on Review {\n    id text customerRating customerName bought dateCreated helpfulCount answer answeredAt\n    photos { id alt placeholder srcset zoomUrl }\n  }\n"): (typeof documents)["\n  fragment ReviewItem_review on Review {\n    id text customerRating customerName bought dateCreated helpfulCount answer answeredAt\n    photos { id alt placeholder srcset zoomUrl }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query ProductReviews($id: ID!, $sort: ReviewSort!, $after: String) {\n    product(id: $id) {\n      id name rating reviewCount ratingCount\n      starCounts { stars count }\n      reviews(first: 10, sort: $sort, after: $after) {\n        totalCount\n        nodes { id ...ReviewItem_review }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n    shop { name uploadUrl }\n  }\n"): (typeof documents)["\n  query ProductReviews($id: ID!, $sort: ReviewSort!, $after: String) {\n    product(id: $id) {\n      id name rating reviewCount ratingCount\n      starCounts { stars count }\n      reviews(first: 10, sort: $sort, after: $after) {\n        totalCount\n        nodes { id ...ReviewItem_review }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n    shop { name uploadUrl }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query MyReview($id: ID!) {\n    me {\n      id\n      writtenReview(productId: $id) {\n        id text customerRating\n        photos { id alt placeholder srcset zoomUrl }\n      }\n      helpfulReviews(productId: $id) { id }\n    }\n  }\n"): (typeof documents)["\n  query MyReview($id: ID!) {\n    me {\n      id\n      writtenReview(productId: $id) {\n        id text customerRating\n        photos { id alt placeholder srcset zoomUrl }\n      }\n      helpfulReviews(productId: $id) { id }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation addReview($input: ReviewInput!) {\n  addReview(input: $input) {\n    message\n    review { id ...ReviewItem_review }\n    product { id rating reviewCount ratingCount starCounts { stars count } }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation addReview($input: ReviewInput!) {\n  addReview(input: $input) {\n    message\n    review { id ...ReviewItem_review }\n    product { id rating reviewCount ratingCount starCounts { stars count } }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation voteReview($id: ID!, $isHelpful: Boolean!) {\n  voteReview(id: $id, isHelpful: $isHelpful) {\n    message\n    review { id helpfulCount }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation voteReview($id: ID!, $isHelpful: Boolean!) {\n  voteReview(id: $id, isHelpful: $isHelpful) {\n    message\n    review { id helpfulCount }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query ScannedGoods($code: String!) {\n    search(query: $code, first: 2) {\n      nodes { id }\n    }\n  }\n"): (typeof documents)["\n  query ScannedGoods($code: String!) {\n    search(query: $code, first: 2) {\n      nodes { id }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment FoundProduct_product on Product {\n    id name brand price countInStock weightOptions\n    unitPrice { amount per }\n    images(first: 1) { id alt placeholder srcset }\n  }\n"): (typeof documents)["\n  fragment FoundProduct_product on Product {\n    id name brand price countInStock weightOptions\n    unitPrice { amount per }\n    images(first: 1) { id alt placeholder srcset }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query SearchHelp {\n    categories { id name productCount images { id alt placeholder srcset } }\n  }\n"): (typeof documents)["\n  query SearchHelp {\n    categories { id name productCount images { id alt placeholder srcset } }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query Suggestions($prefix: String!, $isOther: Boolean! = false) {\n    suggest(prefix: $prefix, first: 10) {\n      queries\n      products { id called: name(asTyped: $prefix) @include(if: $isOther) ...FoundProduct_product }\n      categories { id name(asTyped: $prefix) parent { id name(asTyped: $prefix) } }\n      brands\n    }\n  }\n"): (typeof documents)["\n  query Suggestions($prefix: String!, $isOther: Boolean! = false) {\n    suggest(prefix: $prefix, first: 10) {\n      queries\n      products { id called: name(asTyped: $prefix) @include(if: $isOther) ...FoundProduct_product }\n      categories { id name(asTyped: $prefix) parent { id name(asTyped: $prefix) } }\n      brands\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation countSearchChoice($query: String!, $productId: ID!) {\n  countSearchChoice(query: $query, productId: $productId) { ok }\n}"): (typeof documents)["mutation countSearchChoice($query: String!, $productId: ID!) {\n  countSearchChoice(query: $query, productId: $productId) { ok }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query SearchResults(\n    $query: String!, $filter: ProductFilter!, $sort: ProductSort!, $isOther: Boolean! = false\n  ) {\n    search(query: $query, filter: $filter, sort: $sort, first: 24) {\n      totalCount\n      interpretation {\n        used corrected synonyms notSold notSoldText nothingText\n        filters { label isStrict queryWithout }\n        nearest { id name(asTyped: $query) }\n      }\n      facets(keys: [CATEGORY, BRAND, RATING, DISCOUNT, AVAILABILITY, DIET, ORIGIN, CUSTOM]) {\n        key field label isEstimate values { value label count }\n      }\n      prices: facets(keys: [PRICE]) { isEstimate values { value label @include(if: $isOther) count } }\n      nodes {\n        id\n        called: name(asTyped: $query) @include(if: $isOther)\n        shelf: category @include(if: $isOther) { id name(asTyped: $query) }\n        ...ProductCard_product @unmask ...FoundProduct_product\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query SearchResults(\n    $query: String!, $filter: ProductFilter!, $sort: ProductSort!, $isOther: Boolean! = false\n  ) {\n    search(query: $query, filter: $filter, sort: $sort, first: 24) {\n      totalCount\n      interpretation {\n        used corrected synonyms notSold notSoldText nothingText\n        filters { label isStrict queryWithout }\n        nearest { id name(asTyped: $query) }\n      }\n      facets(keys: [CATEGORY, BRAND, RATING, DISCOUNT, AVAILABILITY, DIET, ORIGIN, CUSTOM]) {\n        key field label isEstimate values { value label count }\n      }\n      prices: facets(keys: [PRICE]) { isEstimate values { value label @include(if: $isOther) count } }\n      nodes {\n        id\n        called: name(asTyped: $query) @include(if: $isOther)\n        shelf: category @include(if: $isOther) { id name(asTyped: $query) }\n        ...ProductCard_product @unmask ...FoundProduct_product\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query MoreOfSearchResults(\n    $query: String!, $filter: ProductFilter!, $sort: ProductSort!, $after: String!, $isOther: Boolean! = false\n  ) {\n    search(query: $query, filter: $filter, sort: $sort, first: 48, after: $after) {\n      nodes {\n        id\n        called: name(asTyped: $query) @include(if: $isOther)\n        shelf: category @include(if: $isOther) { id name(asTyped: $query) }\n        ...ProductCard_product @unmask\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query MoreOfSearchResults(\n    $query: String!, $filter: ProductFilter!, $sort: ProductSort!, $after: String!, $isOther: Boolean! = false\n  ) {\n    search(query: $query, filter: $filter, sort: $sort, first: 48, after: $after) {\n      nodes {\n        id\n        called: name(asTyped: $query) @include(if: $isOther)\n        shelf: category @include(if: $isOther) { id name(asTyped: $query) }\n        ...ProductCard_product @unmask\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment WishlistTable_item on WishlistItem {\n    id\n    product {\n      id name brand price rating countInStock weightOptions\n      unitPrice { amount per }\n      images(first: 1) { id alt placeholder srcset }\n    }\n  }\n"): (typeof documents)["\n  fragment WishlistTable_item on WishlistItem {\n    id\n    product {\n      id name brand price rating countInStock weightOptions\n      unitPrice { amount per }\n      images(first: 1) { id alt placeholder srcset }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation addToWishlist($productId: ID!) {\n  addToWishlist(productId: $productId) {\n    message\n    wishlist { id product { id } }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation addToWishlist($productId: ID!) {\n  addToWishlist(productId: $productId) {\n    message\n    wishlist { id product { id } }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation removeFromWishlist($id: ID!) {\n  removeFromWishlist(id: $id) {\n    message\n    wishlist { id product { id } }\n    userErrors { code message field }\n  }\n}"): (typeof documents)["mutation removeFromWishlist($id: ID!) {\n  removeFromWishlist(id: $id) {\n    message\n    wishlist { id product { id } }\n    userErrors { code message field }\n  }\n}"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Wishlist {\n  me { id wishlist { id product { id } } }\n}"): (typeof documents)["query Wishlist {\n  me { id wishlist { id product { id } } }\n}"];

export function gql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;