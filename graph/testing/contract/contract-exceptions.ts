/**
 * Where the contract differs from what tools written by others would have, and why. The tests
 * beside this hold the contract to these tools in everything else, and fail as well when an
 * exception is no longer wanted.
 */

/**
 * Audits of graphql-http: what a server may or should do, and this one does otherwise. What a
 * server must do, it does.
 */
export const AUDITS_MEANT = [
  // The guard against requests forged by other sites: a page could send these without a preflight,
  // so that a reader's browser would ask for it. A GET wants a header that only a program sets,
  // such as `Apollo-Require-Preflight`.
  'MAY accept application/x-www-form-urlencoded formatted GET requests',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json',
  // A client that names no type gets that of the specification. The audit is of a draft in which
  // servers were to wait with this until 2025.
  'SHOULD accept */* and use application/json for the content-type',
  'SHOULD assume application/json content-type when accept is missing',
  // What was refused before anything was run has 400 whatever it is called, so that proxies, logs
  // and retries see it. The audit goes by a former draft: since 2025 the specification wants the
  // full range of statuses for these clients as well.
  'SHOULD use 200 status code on document parsing failure when accepting application/json',
  'SHOULD use 200 status code on document validation failure when accepting application/json',
  'SHOULD use a status code of 200 on variable coercion failure when accepting application/json',
];

/**
 * Rules of graphql-eslint's sets `schema-recommended` and `schema-relay` that are asked otherwise.
 */
export const RULES_ASKED_OTHERWISE = {
  // Lists that do not grow (the variants of a product, the children of a category) are lists; those
  // that do are connections, which the shop's own rules of the schema hold to.
  'relay-edge-types': { withEdgeSuffix: true, shouldImplementNode: true, listTypeCanWrapOnlyEdgeType: false },
  // Every list is read forwards, with `first` and `after`. No client reads a catalogue from its
  // end, and a page backwards would want each of the cursors a second time.
  'relay-arguments': { includeBoth: false },
  // A payload, a connection and an edge belong to what they answer.
  'strict-id-in-types': { exceptions: { suffixes: ['Payload', 'Connection', 'Edge'] } },
};

/** Types that graphql-eslint complains of all the same, by its rules. */
export const COMPLAINTS_MEANT: Record<string, readonly string[]> = {
  'relay-edge-types': [
    // A change names a node and is none: the same thing that changes again takes the place of its
    // former change.
    'ChangeEdge',
    // An account as those who run the shop see it, with what it has bought; the account itself is
    // the node.
    'CustomerEdge',
    // A code and its uses are read with their offer, a counted line with its count.
    'OfferCodeEdge',
    'StockCountLineEdge',
  ],
  // It is a link that its owner typed; the tool reads its name as 'Type'.
  'naming-convention': ['TypedFooterLink'],
  // Values: two that say the same are the same, so a store keeps them within what they are part of.
  'strict-id-in-types': [
    ...[
      'CartChange',
      'CashOffer',
      'CashTerms',
      'DeliveryPromise',
      'DeliverySlot',
      'DeliveryTerms',
      'ExpressOffer',
      'Facet',
    ],
    ...['FacetValue', 'ImportProblem', 'InputError', 'NetQuantity', 'OrderDelivery', 'PageInfo', 'PriceSlider'],
    ...['ProductLabel', 'SearchInterpretation', 'SearchWordsFilter', 'ShopTextSection', 'StarCount', 'StockError'],
    ...['Suggestions', 'UnitPrice'],
    ...[
      'AppliedOffer',
      'Basket',
      'CategoryTranslation',
      'Consent',
      'CreditAccount',
      'CreditTerms',
      'CustomFieldChoice',
    ],
    ...['CustomFieldDefinition', 'CustomFieldValue', 'FirstStep', 'FooterLink', 'GrantedRight', 'LineBatch'],
    ...['MessageParameter', 'OfferChoice', 'OfferChoices', 'OfferConflict', 'OfferHint', 'OfferOption', 'OfferPart'],
    ...['OfferScope', 'OfferSettings', 'OfferTerms', 'OfferTier', 'PaymentChoice', 'ProductEditor', 'ProductOffer'],
    ...['ProductTag', 'ProductTranslation', 'SearchExplanation', 'SearchLift', 'SearchMatch', 'SearchRuleChange'],
    ...['SecondFactorState', 'ShopAppearanceSettings', 'ShopColour', 'ShopColours', 'ShopContrast', 'ShopLine'],
    ...['ShopLineTranslation', 'ShopLogo', 'ShopLook', 'ShopNews', 'ShopNumberPrefixes', 'ShopPagePicture'],
    ...['StaffOffer', 'SubstituteOffer', 'TypedFooterLink'],
    // Figures, which are counted when they are asked for.
    ...[
      'LowStock',
      'LowStockVariant',
      'SalesDay',
      'VariantStock',
      'SalesReport',
      'SalesFigures',
      'SalesSum',
      'GoodsSum',
    ],
    ...['SalesOfDay', 'SalesOfHour', 'SalesOfCategory', 'SalesOfProduct', 'SalesOfPin', 'SalesRefund', 'EmptySearch'],
    ...['LeftInCarts', 'AgingBatch', 'AgingBatches', 'CreditBooks', 'GstDocumentRange', 'GstHsnSummary'],
    ...['GstNamedSupply', 'GstReturn', 'GstSupply', 'OfferPreview', 'OfferResults', 'SearchRulePreview'],
    ...['StockCountSums', 'TagCount'],
    // Papers and steps, which are not changed once written, and which are read with what
    // they are about.
    ...['Invoice', 'InvoiceLine', 'OrderEvent', 'OrderReturnLine', 'Shipment', 'ShipmentLine', 'StockChange'],
    // There is one.
    'Shop',
  ],
};
