import type { RequestHandler } from 'express';
import type { Context } from '../context.js';
import type { StandInKeys } from './identity-provider.js';

/** An account that anybody may try things with. */
export interface DemoAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/**
 * What makes a shop that can be tried without keys and goods of one's own: goods with drawn
 * pictures, accounts, and stand-ins for the providers of payments and identity, which speak the
 * real protocols. A shop with its own catalogue and keys has none.
 */
export interface Demonstration {
  /** None in production, where known passwords would be a hole. */
  readonly accounts: readonly DemoAccount[];
  /** Null where shoppers sign in by a real provider, or by none. */
  readonly identity: StandInKeys | null;
  /** The pages and calls of the stand-ins, at their own addresses. */
  readonly router: RequestHandler;
  /**
   * Sees to it that the file of a drawn picture is there.
   *
   * @param width in pixels
   * @returns false where the demonstration has no such picture
   * @throws ShopError SERVICE_UNAVAILABLE when it cannot be drawn just now
   */
  draw(key: string, width: number): Promise<boolean>;
  /** Draws in the background what has not been asked for yet. */
  drawRest(): void;
  /**
   * Puts accounts, a name and goods into a new shop; one that has goods is left alone.
   *
   * @param onProgress how far each step has come
   */
  fill(shop: Context, onProgress: (step: string, done: number, total: number) => void): Promise<void>;
  /** Breaks off what is being drawn. */
  stop(): Promise<void>;
}
