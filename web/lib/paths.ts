/**
 * Every address of the shop. Links are built here and nowhere else, so that a route has one
 * spelling.
 *
 * @see spec §2 (route table)
 */
export const paths = {
  home: () => '/',
  category: (id: string) => `/products/category/${encodeURIComponent(id)}`,
  subCategory: (id: string) => `/products/subCat/${encodeURIComponent(id)}`,
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  productPreview: (id: string) => `/preview/${encodeURIComponent(id)}`,
  mails: (step: string) => `/mails/${step}`,
  cart: () => '/cart',
  checkout: () => '/checkout',
  signIn: () => '/signIn',
  signUp: () => '/signUp',
  forgotPassword: () => '/forgotPassword',
  providerWindow: (provider: string, attempt: string) => `/auth/${provider}?attempt=${attempt}`,
  myList: () => '/myList',
  search: (query = '') => (query ? `/search?q=${encodeURIComponent(query)}` : '/search'),
  orders: () => '/orders',
  myAccount: () => '/my-account',
  giftCards: () => '/gift-cards',
  about: () => '/about',
  contact: () => '/contactus',
  privacy: () => '/privacy',
  terms: () => '/terms',
  returnPolicy: () => '/returnpolicy',
  shippingPolicy: () => '/shippingpolicy',
  supportCenter: () => '/supportcenter',
};
