import path from 'node:path';
import { type Environment, environment } from './environment.schema.js';
import { generatedSecrets } from './generated-secrets.js';
import { projectRoot } from './project-root.js';

/** What invoices of a shop with demo goods show where no GSTIN is set; it is made up. */
const DEMO_GSTIN = '29AAAAA0000A1Z5';

/**
 * Settings of a process from its environment, feature flags among them, parsed once.
 */
export interface Config {
  readonly environment: 'development' | 'test' | 'production';
  readonly host: string;
  /** 0 lets the system choose a free one. */
  readonly port: number;
  /**
   * How long an idle connection of a client stays open: longer than a balancer's, or it sends into
   * closed ones. In milliseconds.
   */
  readonly keepAliveMs: number;
  /** How long a shop that is about to stop says so before its port closes. In milliseconds. */
  readonly shutdownDelayMs: number;
  /** How many processes answer on it, each with its own connections and memory for answers. */
  readonly processes: number;
  /** Absolute folder of the embedded database, pictures and generated secrets. */
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /**
   * PostgreSQL itself, where `databaseUrl` leads to a pooler before it; undefined: there is none.
   */
  readonly databaseDirectUrl: string | undefined;
  /** Standbys of the database, from which visitors' reads of the catalogue are answered. */
  readonly databaseReplicaUrls: readonly string[];
  readonly databasePoolSize: number;
  /** From how long on a statement is written into the log, in milliseconds; 0: none is. */
  readonly slowStatementMs: number;
  /** False: a start refuses tables that are not up to date, which `npm run migrate` changes. */
  readonly migratesAtStart: boolean;
  /** How much of what everybody is answered alike the process keeps, in bytes; 0: nothing. */
  readonly answerMemoryBytes: number;
  /** Folders and packages that add to the shop, see `loadExtensions`. */
  readonly extensions: readonly string[];
  /** Whether an empty shop is filled with the demonstration catalogue. */
  readonly seedsCatalogue: boolean;
  /** Whether pictures of the demonstration catalogue are drawn before anybody asks for them. */
  readonly drawsAhead: boolean;
  /**
   * The shop's address as its visitors type it, without a trailing slash; null: taken from each
   * request.
   */
  readonly publicUrl: string | null;
  /** Address of the host that files are sent to, without a trailing slash; null: the shop's own. */
  readonly uploadBaseUrl: string | null;
  /**
   * Whose pages, besides the shop's own, may call /graphql and /api from a browser; `*` stands for
   * all.
   */
  readonly corsOrigins: readonly string[];
  /** How many proxies stand before the shop. */
  readonly trustProxy: number;
  readonly logLevel: string;
  /** Signs the tokens of signed-in shoppers. */
  readonly jwtSecret: string;
  /**
   * Failed ways into accounts from one network, within a quarter of an hour, that are answered as
   * such.
   */
  readonly signInFailuresPerNetwork: number;
  /** Accounts that may be made from one network within an hour. */
  readonly signUpsPerNetwork: number;
  /** The most pieces of a variant that a cart holds. */
  readonly cartPiecesPerLine: number;
  /**
   * How long a request may wait to be worked on before it is refused as too much, in milliseconds.
   */
  readonly turnWithinMs: number;
  /** Checkouts that an account may leave unpaid within a day before it opens no further one. */
  readonly unpaidCheckoutsPerDay: number;
  /**
   * How many days it is known what was searched for, in vain or not, and opened of it; 0: it is not
   * counted.
   */
  readonly emptySearchDays: number;
  readonly payments: PaymentsConfig;
  /**
   * Whether webhooks may be sent to this machine itself and without TLS, as those who write a
   * receiver want it.
   */
  readonly allowsLoopbackWebhooks: boolean;
  /** What a scraper of /metrics has to send; null: there is no such page. */
  readonly metricsToken: string | null;
  /** Under which the shop takes GST; null: it is not registered, and takes none. */
  readonly gstin: string | null;
  /** Null: requests are not traced. */
  readonly tracing: TracingConfig | null;
  readonly mail: MailConfig;
  readonly sms: SmsConfig;
  /**
   * Who vouches for shoppers that sign in without a password; null: no provider, and the shop
   * offers no such way.
   */
  readonly identity: IdentityConfig | null;
  /** Where the pictures that shoppers and admins upload are kept; null: in `dataDir`. */
  readonly bucket: BucketConfig | null;
}

/** Where spans go, by OpenTelemetry's protocol. */
export interface TracingConfig {
  /** The collector, without a slash at its end and without `/v1/traces`. */
  readonly endpoint: string;
  /** What the shop is called there. */
  readonly serviceName: string;
  /** How many of the traces that begin here are kept, from 0 to 1. */
  readonly share: number;
}

/** How e-mail leaves: over SMTP, into the local mailbox of a developer, or not at all. */
export type MailConfig =
  | {
      readonly by: 'smtp';
      /** Address of the mail server, user and password included. */
      readonly smtpUrl: string;
      /** The sender, such as `Jhola <orders@shop.example>`. */
      readonly from: string;
    }
  | { readonly by: 'mailbox' }
  | { readonly by: 'nobody' };

/**
 * How text messages leave: by a gateway over HTTP, into the local mailbox of a developer, or not at
 * all.
 */
export type SmsConfig =
  | {
      readonly by: 'http';
      /** Where each message is posted to. */
      readonly url: string;
      /** Sent as Bearer. */
      readonly token: string;
    }
  | { readonly by: 'mailbox' }
  | { readonly by: 'nobody' };

/** A bucket at anybody who speaks S3, and the keys to it. */
export interface BucketConfig {
  /**
   * Address of the host, without a slash at its end; the bucket is the first part of the path
   * behind it.
   */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The OpenID provider: a real one, or the local stand-in, which never runs in production. */
export type IdentityConfig =
  | {
      readonly provider: 'openid';
      readonly issuer: string;
      readonly clientId: string;
      readonly clientSecret: string;
      /** Whether an issuer without TLS is spoken to, for one on the developer's own machine. */
      readonly allowsHttp: boolean;
    }
  | { readonly provider: 'standin' };

/** Which payment provider takes the money. */
export interface PaymentsConfig {
  /** `standin` is the local one, used when no keys are set. */
  readonly provider: 'razorpay' | 'standin';
  readonly keyId: string;
  readonly keySecret: string;
  /** Null: webhooks are not accepted. */
  readonly webhookSecret: string | null;
  /** How long a checkout holds its stock, in milliseconds. */
  readonly reservationTtlMs: number;
}

/**
 * Parses the environment.
 *
 * @throws Error that names every bad variable at once
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    const complaints = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment needs attention:\n${complaints.join('\n')}`);
  }
  const env = parsed.data;
  const dataDir = path.resolve(projectRoot, env.DATA_DIR);
  const generated = () => generatedSecrets(dataDir);
  return {
    environment: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    keepAliveMs: env.KEEP_ALIVE_S * 1000,
    shutdownDelayMs: env.SHUTDOWN_DELAY_S * 1000,
    processes: env.WEB_CONCURRENCY,
    dataDir,
    databaseUrl: withPassword(env.DATABASE_URL, env.DATABASE_PASSWORD) ?? null,
    databaseDirectUrl: withPassword(env.DATABASE_DIRECT_URL, env.DATABASE_PASSWORD),
    databaseReplicaUrls: env.DATABASE_REPLICA_URLS.map((url) => withPassword(url, env.DATABASE_PASSWORD) ?? url),
    databasePoolSize: env.DATABASE_POOL_SIZE,
    slowStatementMs: env.SLOW_STATEMENT_MS,
    migratesAtStart: env.MIGRATE_AT_START === 'yes',
    answerMemoryBytes: env.ANSWER_MEMORY_MB * 2 ** 20,
    extensions: env.SHOP_EXTENSIONS,
    seedsCatalogue: env.SEED_CATALOGUE === 'yes',
    drawsAhead: env.DRAW_AHEAD === 'yes',
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    uploadBaseUrl: env.UPLOAD_BASE_URL?.replace(/\/$/, '') ?? null,
    corsOrigins: env.CORS_ORIGINS,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
    jwtSecret: env.JWT_SECRET ?? generated().jwtSecret,
    signInFailuresPerNetwork: env.SIGN_IN_FAILURES_PER_NETWORK,
    signUpsPerNetwork: env.SIGN_UPS_PER_NETWORK,
    cartPiecesPerLine: env.CART_PIECES_PER_LINE,
    turnWithinMs: env.TURN_WITHIN_MS,
    unpaidCheckoutsPerDay: env.UNPAID_CHECKOUTS_PER_DAY,
    emptySearchDays: env.EMPTY_SEARCH_DAYS,
    allowsLoopbackWebhooks: env.WEBHOOK_LOOPBACK === 'allowed',
    metricsToken: env.METRICS_TOKEN ?? null,
    tracing: tracingOf(env),
    payments:
      env.RAZORPAY_KEY_ID && env.RAZORPAY_KEY_SECRET
        ? {
            provider: 'razorpay',
            keyId: env.RAZORPAY_KEY_ID,
            keySecret: env.RAZORPAY_KEY_SECRET,
            webhookSecret: env.RAZORPAY_WEBHOOK_SECRET ?? null,
            reservationTtlMs: env.RESERVATION_TTL_S * 1000,
          }
        : {
            provider: 'standin',
            keyId: 'rzp_test_standin',
            keySecret: generated().standInKeySecret,
            webhookSecret: env.RAZORPAY_WEBHOOK_SECRET ?? generated().standInWebhookSecret,
            reservationTtlMs: env.RESERVATION_TTL_S * 1000,
          },
    gstin: env.SHOP_GSTIN ?? (env.SEED_CATALOGUE === 'yes' && env.NODE_ENV !== 'production' ? DEMO_GSTIN : null),
    mail: mailOf(env),
    sms: smsOf(env),
    identity: identityOf(env),
    bucket: bucketOf(env),
  };
}

/**
 * An address with the password that was given apart from it, in which any character may stand,
 * unless it has one.
 */
function withPassword(address: string | undefined, password: string | undefined): string | undefined {
  if (!address || !password) return address;
  const url = new URL(address);
  if (url.password === '') url.password = encodeURIComponent(password);
  return url.href;
}

function bucketOf(env: Environment): BucketConfig | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT.replace(/\/$/, ''),
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function tracingOf(env: Environment): TracingConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_SAMPLER_ARG: share } = env;
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return null;
  return { endpoint: OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, ''), serviceName, share };
}

function mailOf({ SMTP_URL, MAIL_FROM, NODE_ENV }: Environment): MailConfig {
  if (SMTP_URL && MAIL_FROM) return { by: 'smtp', smtpUrl: SMTP_URL, from: MAIL_FROM };
  return NODE_ENV === 'development' ? { by: 'mailbox' } : { by: 'nobody' };
}

function smsOf({ SMS_URL, SMS_TOKEN, NODE_ENV }: Environment): SmsConfig {
  if (SMS_URL && SMS_TOKEN) return { by: 'http', url: SMS_URL, token: SMS_TOKEN };
  return NODE_ENV === 'development' ? { by: 'mailbox' } : { by: 'nobody' };
}

function identityOf(env: Environment): IdentityConfig | null {
  const isProduction = env.NODE_ENV === 'production';
  if (env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET) {
    return {
      provider: 'openid',
      issuer: env.OIDC_ISSUER,
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
      allowsHttp: !isProduction,
    };
  }
  return isProduction ? null : { provider: 'standin' };
}
