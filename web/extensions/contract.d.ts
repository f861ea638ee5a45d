import type * as React from 'react';

/** A component of Chakra: it takes attributes of HTML, and styles such as `mt="4"`. */
export type StyledPart = React.ComponentType<
  React.AllHTMLAttributes<HTMLInputElement> & React.Attributes & Readonly<Record<string, unknown>>
>;

/** What every module for the web is given of the shop's own. */
export interface PaymentHost {
  /** The one of several texts that the visitor reads: in English where theirs is missing. */
  inLanguage<Text>(texts: { readonly en: Text; readonly [language: string]: Text }): Text;
  /** What the shop is called, as its owner wrote it. */
  shopName(): string;
  /**
   * Has Back close what lies over the page, in place of leaving the page.
   *
   * @param onBack closes it
   * @returns to be called once it is closed, in whatever way
   */
  interceptBack(onBack: () => void): () => void;
}

/** What a module for the web is given, so that it brings no copy of its own. */
export interface Host extends PaymentHost {
  readonly React: typeof React;
  /** Chakra's components in the shop's look, whose tokens are its colours and sizes. */
  readonly ui: Readonly<
    Record<'Badge' | 'Box' | 'Button' | 'Flex' | 'Grid' | 'Heading' | 'Input' | 'Link', StyledPart> &
      Record<'Stack' | 'Text' | 'Textarea', StyledPart>
  > & {
    readonly Card: Readonly<Record<'Root' | 'Header' | 'Body' | 'Footer', StyledPart>>;
    readonly Field: Readonly<Record<'Root' | 'Label' | 'HelperText' | 'ErrorText', StyledPart>>;
    readonly NativeSelect: Readonly<Record<'Root' | 'Field' | 'Indicator', StyledPart>>;
    readonly Table: Readonly<Record<'Root' | 'Header' | 'Body' | 'Row' | 'ColumnHeader' | 'Cell', StyledPart>>;
  };
  /**
   * Asks the graph as the visitor, whose token is sent along.
   *
   * @throws Error when it could not be asked, or the graph answered with errors
   */
  ask<Data>(operation: string, variables?: Record<string, unknown>): Promise<Data>;
  formatRupees(rupees: number): string;
}

/** What a part of a page is told of its place: `product`, the product's id, on its page. */
export interface PartProps {
  readonly facts: Readonly<Record<string, string>>;
}

/** What a module of a slot, of a page or of the desk exports by default. */
export type MakePart = (host: Host) => React.ComponentType<PartProps>;

/** What the shopper has chosen before the dialog opens, where its way to pay lets choose. */
export interface PaymentWish {
  readonly instrument: 'UPI' | 'CARD' | 'NETBANKING';
  /** Of UPI: an app on this phone, or a QR code for another one; null for the others. */
  readonly flow: 'intent' | 'qr' | null;
  /** The UPI app, as the provider calls it, such as google_pay; null for any. */
  readonly app: string | null;
}

/** What is to be paid. */
export interface PaymentToOpen {
  /** The id that `placeOrder` knows it by. */
  readonly id: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly keyId: string;
  readonly providerOrderId: string;
  readonly scriptUrl: string;
  /** Until when the goods are held, ISO 8601; absent where that is not known. */
  readonly expiresAt?: string;
  /** Whose cards the provider keeps; absent or null where it is to save none. */
  readonly customerId?: string | null;
  /**
   * With what alone it may be paid, since an offer is for that; what is paid otherwise goes back.
   * Absent or null: with anything.
   */
  readonly onlyInstrument?: PaymentWish['instrument'] | null;
  /** Absent or null where the dialog asks everything itself. */
  readonly wish?: PaymentWish | null;
}

/** Who pays, as the form says. */
export interface Payer {
  readonly fullName: string;
  readonly email: string;
  readonly phoneNumber: string;
}

/** How paying ended; what was paid is proven by the provider on the server. */
export type PaymentOutcome =
  | { kind: 'paid'; paymentId: string; signature: string }
  /** Closed by the shopper; `reason` is the provider's word on the last failed try, or null. */
  | { kind: 'dismissed'; reason: string | null }
  /** It could not be opened: no network, or a blocker. */
  | { kind: 'blocked' };

/**
 * What the module of a way to pay exports by default. A fault of what it gives back is as if it
 * could not be opened.
 */
export type MakePayment = (host: Host) => (payment: PaymentToOpen, payer: Payer) => Promise<PaymentOutcome>;
