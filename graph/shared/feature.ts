import type { Router } from 'express';
import type { MigrationInterface } from 'typeorm';
import type { AgentParts } from './agent-parts.js';
import type { Hooks, PaymentOption } from './context.js';
import type { CustomField } from './custom-field.js';
import type { OfferKind } from './offer-kind.js';
import type { OpenPorts } from './ports/ports.js';
import type { Subscribers } from './subscribers.js';
import type { Task } from './task.js';
import type { WebParts } from './web-parts.js';

/** A class that TypeORM or TypeGraphQL makes one of by itself. */
type Class<Made = object> = new () => Made;

/**
 * What a feature adds to the shop. Entities are read at once, since the data source needs them;
 * everything else is imported when it is wanted, so that programs of the operator load no resolver.
 */
export interface Feature {
  /** Its folder under graph/, such as `payments/cash`. */
  readonly name: string;
  /**
   * The features that it may import, and whose tables its SQL may name. What they use, it may not
   * without saying so.
   */
  readonly uses: readonly Feature[];
  /** Its tables. */
  readonly entities?: readonly Class[];
  /**
   * What its tables have gone through, in any order: each class name ends in the time that it runs
   * by.
   */
  readonly migrations?: readonly Class<MigrationInterface>[];
  /**
   * The folder of its functions and triggers, from the shop's root or absolute; see `installSql`.
   */
  readonly sql?: string;
  /** Modules whose exported classes are resolvers of the graph. */
  readonly resolvers?: () => Promise<Record<string, Class>>[];
  /** Modules whose exported routers answer under /api, each call described by `about`. */
  readonly routers?: () => Promise<Record<string, Router>>[];
  /** Work that happens later or recurs; jobs of a task that no feature names wait. */
  readonly tasks?: () => Promise<readonly Task[]>;
  /** Fields that it adds to things of other features. */
  readonly customFields?: readonly CustomField[];
  /** What it does once something has happened, in a job of its own. */
  readonly subscribers?: Subscribers;
  /** What it does when a feature below it does something, in the transaction of that. */
  readonly hooks?: Hooks;
  /** Ways to pay that it adds to those of the features before. */
  readonly paymentOptions?: readonly PaymentOption[];
  /** Kinds of offers that it adds to those of the features before; the last of a name holds. */
  readonly offerKinds?: readonly OfferKind[];
  /** What it adds for agents to the operations of the graph. */
  readonly agents?: AgentParts;
  /** What it brings to the web. */
  readonly web?: WebParts;
  /** Ways out of the shop that it opens; those of a later feature take their place. */
  readonly ports?: OpenPorts;
  /** Types of the graph that no field names, since they only implement an interface. */
  readonly orphanedTypes?: () => Promise<readonly Class[]>;
  /**
   * Root fields of queries that answer every visitor alike, and may be stored by caches (spec §2).
   */
  readonly publicFields?: readonly string[];
}

/** Says what a feature is; see `features.ts` for how it comes into the shop. */
export function defineFeature(feature: Feature): Feature {
  return feature;
}

/** The kinds of offers that features add, by their names. */
export function offerKindsOf(features: readonly Feature[]): ReadonlyMap<string, OfferKind> {
  const kinds = features.flatMap(({ offerKinds = [] }) => offerKinds);
  const odd = kinds.find(({ kind }) => !/^[A-Z][A-Z0-9_]{1,39}$/.test(kind));
  if (odd) throw new Error(`A kind of offer is called ${odd.kind}, and not by 2 to 40 capital letters.`);
  return new Map(kinds.map((kind) => [kind.kind, kind]));
}

/** Fields that features add to things of others. */
export function customFieldsOf(features: readonly Feature[]): readonly CustomField[] {
  return features.flatMap(({ customFields = [] }) => customFields);
}
