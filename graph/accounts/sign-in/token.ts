import { createSecretKey, type KeyObject } from 'node:crypto';
import DataLoader from 'dataloader';
import jwt from 'jsonwebtoken';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Config } from '../../shared/config.js';
import type { Viewer } from '../../shared/context.js';
import { readId } from '../../shared/id.js';
import { inOrderOf } from '../../shared/loader.js';
import type { User } from '../user.entity.js';

const ALGORITHM = 'HS256';
const ISSUER = 'jhola';
const AUDIENCE = 'jhola-shop';

/** How long a sign-in lasts. */
const LIFETIME = '24h';

const claims = z.object({ sub: z.string(), tv: z.number().int() });

/** Makes the token that a signed-in shopper sends as `Authorization: Bearer …`; it lasts 24 hours. */
export function signToken(user: Pick<User, 'id' | 'tokenVersion'>, { jwtSecret }: Pick<Config, 'jwtSecret'>): string {
  return jwt.sign({ tv: user.tokenVersion }, keyOf(jwtSecret), {
    algorithm: ALGORITHM,
    issuer: ISSUER,
    audience: AUDIENCE,
    subject: user.id,
    expiresIn: LIFETIME,
  });
}

/**
 * Reads who asks out of an Authorization header and confirms it by the user row.
 *
 * @returns null for a visitor: no header, another scheme, or a token that is forged, expired, made under an older token
 *   version or of an account that is gone
 */
export async function viewerFromToken(
  db: EntityManager,
  { jwtSecret }: Pick<Config, 'jwtSecret'>,
  header: string | undefined,
): Promise<Viewer | null> {
  const token = header && /^Bearer (\S+)$/i.exec(header)?.[1];
  const read = token ? verified(token, jwtSecret) : null;
  const id = readId(read?.sub);
  if (!read || !id) return null;
  const row = await accountsOf(db).load(id);
  return row?.tokenVersion === read.tv ? { id, role: row.role } : null;
}

interface AccountRow {
  id: string;
  tokenVersion: number;
  role: Viewer['role'];
}

const accounts = new WeakMap<EntityManager, DataLoader<string, AccountRow | undefined>>();

/**
 * Accounts by id, read anew for each request: those who come in the same round of the event loop share a statement, which
 * under load is a quarter of what a short call costs.
 */
function accountsOf(db: EntityManager): DataLoader<string, AccountRow | undefined> {
  const known = accounts.get(db);
  if (known) return known;
  const read = async (ids: readonly string[]) => {
    const rows: AccountRow[] = await db.query(
      // Of a list that stands in a select of its own PostgreSQL does not look at the length, so that it keeps the plan.
      'SELECT id, token_version AS "tokenVersion", role FROM "user" WHERE id = ANY((SELECT $1::uuid[])::uuid[])',
      [ids],
    );
    return inOrderOf(ids, rows, (row) => row.id);
  };
  const made = new DataLoader(read, { cache: false, batchScheduleFn: (send) => void setImmediate(send) });
  accounts.set(db, made);
  return made;
}

const keys = new Map<string, KeyObject>();

/** The library tries each text as a key of two parts first, which takes longer than everything else that a token takes. */
function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}

function verified(token: string, secret: string): z.infer<typeof claims> | null {
  try {
    return claims.parse(
      jwt.verify(token, keyOf(secret), {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        maxAge: LIFETIME,
      }),
    );
  } catch {
    return null;
  }
}
