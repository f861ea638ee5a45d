import { openHost } from './host';
import type { ServedPart } from './served';

/** Loads a module of an extension, and has it make its part of what it is given. */
export async function loadModule<Made>({ module }: ServedPart): Promise<Made> {
  const { default: make } = await import(/* @vite-ignore */ module);
  return make(openHost());
}

/** Names whose a fault is, for the console and whatever listens to errors of the page. */
export function blame({ extension }: ServedPart, thrown: unknown): void {
  window.reportError(new Error(`The extension ${extension} failed: ${thrown}`, { cause: thrown }));
}
