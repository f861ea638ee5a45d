// The shop's waits, all in milliseconds, as the specification fixes them (spec §9).

/** How long an alert stays before it hides itself. */
export const ALERT_HIDE_MS = 6000;

/** From a successful sign-in or sign-up to the next page. */
export const REDIRECT_MS = 2000;

/**
 * From a changed cart line to the reload of the cart, and from a placed order to the emptied one.
 */
export const CART_RELOAD_MS = 1000;

/** The movement of a slider from one slide to the next. */
export const SLIDE_MS = 500;

/** The movement of the big picture of the product page. */
export const BIG_IMAGE_SLIDE_MS = 700;

/** How often the Featured Categories slider moves on by itself on wide screens. */
export const FEATURED_AUTOPLAY_MS = 2000;

/** From the results of a search to the page that shows them all. */
export const SEARCH_REDIRECT_MS = 2000;
/** How often the page looks whether the sign-in window is still open. */
export const WINDOW_CHECK_MS = 500;
