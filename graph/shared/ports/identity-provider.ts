/**
 * The name of the one provider in every call, no matter who the configured issuer is (spec §2,
 * 'Sign In with Google').
 */
export const GOOGLE = 'google';

/** What a verified ID token says of a person. */
export interface ProviderIdentity {
  /** Who vouches for it. */
  readonly issuer: string;
  /** The person's id at the issuer; never given to anybody else, unlike an e-mail address. */
  readonly subject: string;
  /** Null when the token names none. */
  readonly email: string | null;
  /** Whether the issuer has made sure that the address is the person's. */
  readonly isEmailVerified: boolean;
  /** Null when the token names none. */
  readonly name: string | null;
}

/** What belongs to one way to the provider and back. */
export interface SignInRound {
  /** Where the provider sends the browser back to, with a code. */
  readonly redirectUri: string;
  /** Comes back with the code unchanged, which shows that this browser asked. */
  readonly state: string;
  /** Comes back inside the ID token, which shows that it was made for this round. */
  readonly nonce: string;
  /** Shown when the code is exchanged, so that no one else can. */
  readonly codeVerifier: string;
}

/** What a stand-in for an identity provider is reached with, as a real one by its keys. */
export interface StandInKeys {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The port to the one who vouches for shoppers: any OpenID provider, or the local stand-in. */
export interface IdentityProvider {
  /**
   * What a client needs that asks the provider itself, such as an app with the provider's own
   * dialog.
   */
  readonly issuer: string;
  readonly clientId: string;

  /**
   * Where a browser is sent to sign in.
   *
   * @throws ShopError PROVIDER_UNAVAILABLE
   */
  authorizationUrl(round: SignInRound): Promise<URL>;

  /**
   * Exchanges the code that a browser came back with for an ID token.
   *
   * @param callback the address that the browser came back to, with its query
   * @throws ShopError INVALID_CREDENTIALS with the provider's own words where it has some,
   *   PROVIDER_UNAVAILABLE
   */
  exchangeCode(callback: URL, round: SignInRound): Promise<string>;

  /**
   * Verifies an ID token that came by way of a browser: signature, issuer, audience, times and
   * nonce.
   *
   * @throws ShopError INVALID_CREDENTIALS, PROVIDER_UNAVAILABLE when its keys cannot be read
   */
  verifyIdToken(idToken: string, nonce: string): Promise<ProviderIdentity>;
}
