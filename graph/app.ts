import type { ApolloServer } from '@apollo/server';
import express, { type Express } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { DataSource } from 'typeorm';
import { socialSignInRouter } from './accounts/openid/social-sign-in.router.js';
import { agentTextsRouter } from './agents/agent-texts.router.js';
import { mcpRouter } from './agents/mcp.router.js';
import { readTools } from './agents/read-tools.js';
import { openApi } from './api.js';
import { AUDIT_EXPORT_PATH, auditExportRouter } from './audit/audit-export.router.js';
import { CATALOGUE_EXPORT_PATH, catalogueExportRouter } from './catalogue-files/catalogue-export.router.js';
import { compress } from './http/compress.js';
import type { OpenContext } from './http/contexts-over.js';
import { allowOrigins, originsOfShopPages } from './http/cors.js';
import type { Health } from './http/health.js';
import { identify, refuseStaleToken } from './http/identify.js';
import { metricsPage } from './http/metrics.js';
import { admitPublicKeys } from './http/public-keys.js';
import { limitCredentials, readBytes, readJson } from './http/read-body.js';
import { readFromReplica } from './http/read-from-replica.js';
import { allowCrossOrigin, webFilePolicy } from './http/security-headers.js';
import { manualRouter } from './manual/manual.router.js';
import { IMAGES_PATH } from './media/image-store.js';
import { picturesRouter } from './media/pictures.router.js';
import { MAILBOX_PATH, mailboxRouter } from './messages/mailbox.router.js';
import { openPlayground } from './playground/playground.router.js';
import { jsonErrors, notFound } from './rest/answer-failure.js';
import { checkIsRead, checkMethod } from './rest/check-method.js';
import { requestTimeout } from './rest/request-timeout.js';
import { agentPartsOf } from './shared/agent-parts.js';
import type { Config } from './shared/config/config.js';
import type { Context } from './shared/context.js';
import type { Feature } from './shared/feature.js';
import type { Demonstration } from './shared/ports/demonstration.js';
import { openWebHost } from './ssr/web-host.js';

/**
 * A picture may still have to be drawn, and a browser that was refused one shows a gap and never
 * asks again. In milliseconds.
 */
const PICTURE_WITHIN_MS = 60_000;

/** What the app stands on. */
interface AppParts {
  config: Config;
  database: DataSource;
  schema: GraphQLSchema;
  /** Executes what tools of /mcp ask. */
  apollo: ApolloServer<Context>;
  openContext: OpenContext;
  /** Whose routes are served under /api. */
  features: readonly Feature[];
  /** Null in a shop with goods and keys of its own. */
  demo: Demonstration | null;
  health: Health;
  /** Whatever a request waits for, it is answered by then. In milliseconds. */
  answerTimeoutMs: number;
  /** False leaves the web out, for tests of the graph alone. */
  withWeb: boolean;
}

/**
 * The Express app: /api, files, pages, and what watches over the shop; nothing of the graph. It is
 * given requests that are open.
 */
export async function openApp(parts: AppParts): Promise<Express> {
  const { config, database, schema, openContext, demo, health } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  const pictures = [allowCrossOrigin, picturesRouter(config, demo?.draw ?? null), notFound];
  app.use(IMAGES_PATH, requestTimeout(PICTURE_WITHIN_MS), ...pictures);
  // Says in its window what takes too long.
  app.use('/auth', socialSignInRouter(parts.answerTimeoutMs), notFound);
  app.use(requestTimeout(parts.answerTimeoutMs));

  // Before compression: small or compressed already.
  app.get('/health', health.page).get('/health/live', health.live).get('/health/ready', health.ready);
  app.get('/metrics', metricsPage(config, database));
  app.use(compress);

  // No request comes with a token of the shop here: the stand-ins for providers, and the window of
  // a sign-in.
  if (demo) app.use(demo.router);
  if (config.mail.by === 'mailbox') app.use(MAILBOX_PATH, mailboxRouter, notFound);

  // CORS before whatever refuses: a browser's preflight brings no token, and a page is to read why.
  app.use('/api/user/upload', allowOrigins(originsOfShopPages(config)));
  app.use('/api', allowOrigins(config.corsOrigins), admitPublicKeys);
  // The first parser that fits a path reads the body. The signature of a webhook covers the bytes
  // as they came.
  app.use('/api/payment/webhook', readBytes);
  app.use(['/api/user/signin', '/api/user/signup', '/api/user/changePassword'], limitCredentials);
  app.use('/api', readJson, identify, readFromReplica);
  const api = await openApi(parts.features);
  app.use('/api', checkMethod(api), api, notFound);
  app.use(CATALOGUE_EXPORT_PATH, identify, refuseStaleToken, catalogueExportRouter, notFound);
  app.use(AUDIT_EXPORT_PATH, identify, refuseStaleToken, auditExportRouter, notFound);
  const tools = await readTools(schema);
  app.use('/mcp', allowOrigins(config.corsOrigins), admitPublicKeys, readJson, identify, refuseStaleToken);
  app.use('/mcp', mcpRouter(tools, agentPartsOf(tools, parts.features), parts.apollo), notFound);
  // No page is written to, nor is a file.
  app.use(checkIsRead);
  app.use(agentTextsRouter(tools));
  app.use('/playground', await openPlayground(demo?.accounts ?? []));
  app.use('/docs', manualRouter(schema), notFound);
  // The web takes every path that is left.
  if (parts.withWeb)
    app.use(webFilePolicy, await openWebHost({ schema, config, openContext, features: parts.features }));
  app.use(notFound, jsonErrors);
  return app;
}
