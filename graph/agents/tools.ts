/** An operation of graph/examples.graphql that programs may call as a tool. */
export interface ToolOffer {
  /** Its name in the file. */
  operation: string;
  /** Whether it takes away what is there, so that a client asks the person first. */
  isDestructive?: boolean;
  /** Whether doing it again changes nothing more. */
  isIdempotent?: boolean;
  /**
   * Set 90 days at least before it goes: what to use instead, and the day of its removal, as in
   * `Use add_to_cart until 2027-03-01.`
   */
  deprecated?: string;
}

/**
 * The tools of /mcp, in the order in which they are listed. What they take, answer and mean, and
 * who may call them, is read out of the operations and the schema. None of them pays: a person
 * does, at the checkout.
 */
export const TOOLS: readonly ToolOffer[] = [
  { operation: 'Search' },
  { operation: 'Suggest' },
  { operation: 'Listing' },
  { operation: 'Menus' },
  { operation: 'Product' },
  { operation: 'OlderReviews' },
  { operation: 'DeliveryPromises' },
  { operation: 'DeliveryTerms' },
  { operation: 'ShopInfo' },
  { operation: 'Basket' },
  { operation: 'MyCart' },
  { operation: 'AddToCart' },
  { operation: 'SetCartLineQuantity', isIdempotent: true },
  { operation: 'RemoveCartLine', isDestructive: true },
  { operation: 'ApplyOffer', isIdempotent: true },
  { operation: 'RemoveOffer', isDestructive: true },
  { operation: 'MyList' },
  { operation: 'AddToWishlist', isIdempotent: true },
  { operation: 'MyOrders' },
  { operation: 'Order' },
  { operation: 'CancelOrder', isDestructive: true },
  { operation: 'RequestReturn' },
  { operation: 'LowStock' },
  { operation: 'StockHistory' },
  { operation: 'AdjustStock', isDestructive: true },
  { operation: 'SetPrice', isDestructive: true, isIdempotent: true },
  { operation: 'AllOrders' },
  { operation: 'SetOrderStatus', isDestructive: true, isIdempotent: true },
  { operation: 'ShipOrder' },
];
