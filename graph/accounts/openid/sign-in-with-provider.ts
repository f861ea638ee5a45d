import { IsNull, Not } from 'typeorm';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { presentableText } from '../../shared/input/checked-text.js';
import { normalEmail } from '../../shared/input/email.js';
import { phrase } from '../../shared/languages/phrase.js';
import { GOOGLE, type IdentityProvider, type ProviderIdentity } from '../../shared/ports/identity-provider.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { insertUser } from '../accounts.queries.js';
import { cancelEmailChange, confirmAddress } from '../email/email-links.js';
import { ensurePicture } from '../pictures/pictures.service.js';
import { endOtherWaysIn } from '../sign-in/end-other-ways-in.js';
import { letIn, type SignedIn } from '../sign-in/let-in.js';
import { User } from '../user.entity.js';
import { IdentityLink } from './identity-link.entity.js';
import { issuedNonceIn, issueNonce, type SignInNonce, spendNonce } from './sign-in-nonce.js';

/** The most characters of a name; a longer one of a token is cut. */
const MAX_NAME_LENGTH = 200;

/** What a client needs that asks the provider for an ID token itself. */
export interface SignInTicket extends SignInNonce {
  issuer: string;
  clientId: string;
}

/** A person whose token said all that an account needs. */
type Person = ProviderIdentity & { email: string };

/**
 * The configured provider by its name.
 *
 * @throws ShopError NOT_FOUND for an unknown one, and for any when none is configured
 */
export function getProvider(ctx: Context, name: string): IdentityProvider {
  if (ctx.identity && name === GOOGLE) return ctx.identity;
  throw new ShopError(ErrorCode.NOT_FOUND, phrase('This shop does not offer this way to sign in.'), 'provider');
}

/**
 * Begins a sign-in for a client that asks the provider for an ID token itself: the token must carry
 * the nonce.
 *
 * @throws ShopError NOT_FOUND
 */
export async function issueSignInNonce(ctx: Context, provider: string): Promise<SignInTicket> {
  const { issuer, clientId } = getProvider(ctx, provider);
  return { ...issueNonce(ctx), issuer, clientId };
}

/**
 * Signs a shopper in whom a provider vouches for. The provider's id for the person decides the
 * account. A person who comes for the first time is linked to the account with their verified
 * e-mail, whose password and older tokens end, or gets a new account without one.
 *
 * @param provider `google`
 * @param idToken signed by the provider for this shop, with a nonce that the shop gave out and
 *   not used
 * @throws ShopError NOT_FOUND when the shop has no such provider, INVALID_CREDENTIALS for a token
 *   that is forged, expired, another's or used before, or whose e-mail is not verified, CONFLICT
 *   when the e-mail's account belongs to another person at the provider, or the account that had it
 *   may still go back to it, PROVIDER_UNAVAILABLE
 * @see spec §4 (social provider flow)
 */
export async function signInWithProvider(ctx: Context, provider: string, idToken: string): Promise<SignedIn> {
  const { verifyIdToken } = getProvider(ctx, provider);
  if (!idToken) {
    throw new ShopError(ErrorCode.INVALID_CREDENTIALS, phrase('A sign-in is proven by an ID token alone.'), 'idToken');
  }
  const issued = issuedNonceIn(ctx, idToken);
  const person = withVerifiedEmail(await verifyIdToken(idToken, issued.nonce));
  const user = await inTransaction(ctx, async (tx) => {
    await spendNonce(tx, issued);
    const known = (await linkedUser(tx, person)) ?? (await linkUser(tx, person));
    await confirmAddress(tx, known, person.email);
    return known;
  });
  await ensurePicture(ctx, user);
  return letIn(ctx, user);
}

function withVerifiedEmail(identity: ProviderIdentity): Person {
  const { email, isEmailVerified } = identity;
  if (email && isEmailVerified) return { ...identity, email: normalEmail(email) };
  throw new ShopError(ErrorCode.INVALID_CREDENTIALS, phrase('Your account there has no confirmed e-mail address.'));
}

async function linkedUser(tx: Context, { issuer, subject }: Person): Promise<User | null> {
  const link = await tx.db.findOne(IdentityLink, { where: { issuer, subject }, relations: { user: true } });
  return link?.user ?? null;
}

async function linkUser(tx: Context, person: Person): Promise<User> {
  const { issuer, subject, email } = person;
  await insertUser(tx, { name: nameOf(person), email, phone: null, passwordHash: null });
  const user = await tx.db.findOneBy(User, { email });
  if (!user)
    throw new ShopError(
      ErrorCode.CONFLICT,
      phrase('This e-mail belonged to another account, and a link in your inbox can restore it.'),
    );
  const { id } = user;
  const { raw: made } = await tx.db
    .createQueryBuilder()
    .insert()
    .into(IdentityLink)
    .values({ issuer, subject, userId: id })
    .orIgnore()
    .updateEntity(false)
    .returning('user_id')
    .execute();
  if (made.length > 0) {
    await endPassword(tx, id);
    if (!user.emailConfirmedAt) await endOtherWaysIn(tx, user);
  }
  // Nothing was inserted when the same person came twice at once, or when the account is linked to
  // another account there.
  const linked = await linkedUser(tx, person);
  if (linked) return linked;
  throw new ShopError(ErrorCode.CONFLICT, phrase('The account with this e-mail belongs to someone else there.'));
}

/**
 * Ends the password of an account, every token made by it and a change of the e-mail asked for by
 * it. It was not proven at sign-up that the e-mail is theirs: the one who made the account first,
 * waiting for its owner to come by Google, must not get in any more.
 */
async function endPassword(tx: Context, userId: string): Promise<void> {
  const ended = { passwordHash: null, tokenVersion: () => 'token_version + 1' };
  await tx.db.update(User, { id: userId, passwordHash: Not(IsNull()) }, ended);
  await cancelEmailChange(tx, userId);
}

/** The name in the token; for a token without one, what stands before the @. */
function nameOf({ name, email }: Person): string {
  return presentableText(name ?? '', MAX_NAME_LENGTH) ?? email.split('@')[0] ?? email;
}
