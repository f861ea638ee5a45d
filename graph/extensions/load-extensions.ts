import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import express from 'express';
import * as graphql from 'graphql';
import * as typeGraphql from 'type-graphql';
import * as typeorm from 'typeorm';
import * as zod from 'zod';
import { addJobs } from '../jobs/add-jobs.queries.js';
import { settlePayment } from '../payments/settlement/settle-payment.js';
import { about } from '../rest/describe-call.js';
import { contextOf } from '../rest/response-context.js';
import { answer, route } from '../rest/route.js';
import * as errors from '../shared/errors.js';
import type { Feature } from '../shared/feature.js';
import { MailRefused } from '../shared/ports/mailer.js';
import { TextRefused } from '../shared/ports/text-messenger.js';
import * as viewer from '../shared/rights/viewer.js';
import * as transaction from '../shared/rows/transaction.js';
import { type AddJob, CONTRACT, type Extension, type Shop } from './extension.js';
import { guardAgents, guardEach, guarding, guardPaymentOption, guardPorts, guardResolver, guardTask } from './guard.js';
import { refuseBadFields, resolversOfFields } from './make-field-resolver.js';

/**
 * Loads what SHOP_EXTENSIONS names.
 *
 * @param names folders, files or packages; relative ones are looked for from `from`
 * @param core the features of the shop itself, all of which an extension may use
 * @throws Error that names the extension and says what is wrong with it
 */
export async function loadExtensions(
  names: readonly string[],
  core: readonly Feature[],
  from = process.cwd(),
): Promise<readonly Feature[]> {
  const taken = new Set(core.map(({ name }) => name));
  const fields = new Set<string>();
  const features: Feature[] = [];
  for (const name of names) {
    try {
      const module: { default?: Extension } = await import(pathToFileURL(moduleOf(name, from)).href);
      const extension = checked(module.default, taken);
      taken.add(extension.name);
      refuseBadFields(extension.customFields ?? [], fields);
      for (const { entity, name: field } of extension.customFields ?? []) fields.add(`${entity}.${field}`);
      features.push(featureOf(extension, core));
    } catch (thrown) {
      const why = thrown instanceof Error ? thrown.message : String(thrown);
      throw new Error(`SHOP_EXTENSIONS: ${name} cannot be loaded: ${why}`, { cause: thrown });
    }
  }
  return features;
}

/**
 * The file that a name stands for: that of a package, or of a folder by its package.json, or else
 * index.js in it.
 */
function moduleOf(name: string, from: string): string {
  const place = path.resolve(from, name);
  if (!existsSync(place)) return createRequire(path.join(from, 'package.json')).resolve(name);
  if (!statSync(place).isDirectory()) return place;
  const described = path.join(place, 'package.json');
  const { main = 'index.js' }: { main?: string } = existsSync(described)
    ? JSON.parse(readFileSync(described, 'utf8'))
    : {};
  return path.join(place, main);
}

function checked(extension: Extension | undefined, taken: ReadonlySet<string>): Extension {
  if (typeof extension?.name !== 'string') throw new Error('it has no default export made by defineExtension');
  const { name, contract } = extension;
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(name))
    throw new Error(`its name ${name} is not of lower-case letters and hyphens`);
  if (taken.has(name)) throw new Error(`there is a feature or extension of the name ${name} already`);
  if (contract !== CONTRACT)
    throw new Error(`it was written for version ${contract} of the seam, and this shop has version ${CONTRACT}`);
  return extension;
}

function featureOf({ name, parts, web, customFields = [] }: Extension, core: readonly Feature[]): Feature {
  const {
    resolvers = [],
    routers = [],
    tasks = [],
    ports = {},
    paymentOptions = [],
    subscribers,
    hooks,
    agents,
    ...rest
  } = parts?.(shopFor(name)) ?? {};
  const foreign = tasks.find((task) => !task.name.startsWith(`${name}-`));
  if (foreign) throw new Error(`its task ${foreign.name} is not called ${name}-…`);
  for (const resolver of resolvers) guardResolver(resolver, name);
  const all = [...resolvers, ...resolversOfFields(name, customFields)];
  return {
    name,
    uses: core,
    customFields,
    web,
    ...rest,
    ports: guardPorts(ports, name),
    paymentOptions: paymentOptions.map((option) => guardPaymentOption(option, name)),
    hooks: guardEach(hooks, name),
    agents: guardAgents(agents, name),
    subscribers: guardEach(subscribers, name),
    resolvers: () => [Promise.resolve(Object.fromEntries(all.map((resolver) => [resolver.name, resolver])))],
    routers: () => [Promise.resolve(Object.fromEntries(routers.map((router, index) => [index, router])))],
    tasks: async () => tasks.map((task) => guardTask(task, name)),
  };
}

/** What an extension is given; whatever fails in its routes is known as its own. */
function shopFor(extension: string): Shop {
  const guardedRoute: typeof route = (work, options) =>
    route((ctx, req) => guarding(extension, () => work(ctx, req)), options);
  return {
    ...{ typeorm, typeGraphql, graphql, express, zod, errors, context: { ...viewer, ...transaction } },
    payments: { settlePayment },
    jobs: { addJob: addJobOf(extension) },
    refusals: { MailRefused, TextRefused },
    rest: { route: guardedRoute, answer, contextOf, about },
  };
}

/** Puts work of an extension off, and of no one else. */
function addJobOf(extension: string): AddJob {
  return async (ctx, task, payload) => {
    if (!task.startsWith(`${extension}-`) || !/^[a-z0-9-]+$/.test(task))
      throw new Error(`${extension} puts off ${task}, which is no task of its own`);
    const row = 'SELECT $1::json AS payload, NULL::text AS key, NULL::timestamptz AS run_at';
    await addJobs(ctx, task, row, [JSON.stringify(payload)]);
  };
}
