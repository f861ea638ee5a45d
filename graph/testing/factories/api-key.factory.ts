import { createApiKey } from '../../api-keys/api-keys.service.js';
import type { PublicKey } from '../../public-keys/public-key.entity.js';
import { createPublicKey, type PublicKeyDraft } from '../../public-keys/public-keys.service.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { PublicKeyScope } from '../../shared/rights/public-key-scope.js';
import { Role } from '../../shared/rights/role.js';
import type { TestShop } from '../shop.js';
import { aUser } from './account.factory.js';

/** What a test may say of an API key; the rest is made up. */
interface KeyWishes {
  /** All of them unless the test says otherwise. */
  scopes?: ApiScope[];
  /** An admin of its own unless the test says otherwise. */
  madeBy?: { id: string };
}

/** An API key in force. */
export async function aKey(
  shop: TestShop,
  { scopes = Object.values(ApiScope), madeBy }: KeyWishes = {},
): Promise<{ id: string; key: string; as: string }> {
  const { id: adminId } = madeBy ?? (await aUser(shop.ctx(), { isAdmin: true }));
  const viewer = { id: adminId, role: Role.OWNER };
  const { apiKey, key } = await createApiKey(shop.ctx(viewer), { name: 'Warehouse', scopes, expiresAt: null });
  return { id: apiKey.id, key, as: `Bearer ${key}` };
}

/**
 * A public key in force, for https://recipes.example and whatever a shopper does unless the test
 * says otherwise.
 */
export async function aPublicKey(shop: TestShop, wishes: Partial<PublicKeyDraft> = {}): Promise<PublicKey> {
  const { id } = await aUser(shop.ctx(), { isAdmin: true });
  const usual = { name: 'Recipes', origins: ['https://recipes.example'], costPerMinute: 100_000 };
  const draft = { ...usual, scope: PublicKeyScope.SHOP, ...wishes };
  return (await createPublicKey(shop.ctx({ id, role: Role.OWNER }), draft)).publicKey;
}
