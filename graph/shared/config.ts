import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectRoot } from './project-root.js';

/** HS256 wants a key no shorter than its hash. */
const SECRET_BYTES = 32;

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optionalText = z.preprocess(blankIsAbsent, z.string().trim().min(1).optional());
const secret = z.preprocess(
  blankIsAbsent,
  z
    .string()
    .refine((text) => Buffer.byteLength(text) >= SECRET_BYTES, `must have at least ${SECRET_BYTES} bytes`)
    .optional(),
);
const whole = (least: number, most: number, otherwise: number) =>
  z.preprocess(blankIsAbsent, z.coerce.number().int().min(least).max(most).default(otherwise));

/** A GSTIN: the code of the state, the PAN of the firm, and what tells its registrations apart. */
export const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/;

/** What invoices show outside production where no GSTIN is set; nobody has it. */
const DEMO_GSTIN = '29AAAAA0000A1Z5';

const environment = z
  .object({
    NODE_ENV: z.preprocess(blankIsAbsent, z.enum(['development', 'test', 'production']).default('development')),
    HOST: z.preprocess(blankIsAbsent, z.string().default('127.0.0.1')),
    PORT: whole(0, 65_535, 4000),
    KEEP_ALIVE_S: whole(1, 3_600, 65),
    SHUTDOWN_DELAY_S: whole(0, 300, 0),
    WEB_CONCURRENCY: whole(1, 64, 1),
    DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('.data')),
    DATABASE_URL: z.preprocess(
      blankIsAbsent,
      z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    ),
    DATABASE_DIRECT_URL: z.preprocess(
      blankIsAbsent,
      z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    ),
    DATABASE_REPLICA_URLS: z.preprocess(
      blankIsAbsent,
      z
        .string()
        .transform((text) => text.split(',').map((url) => url.trim()))
        .refine(
          (urls) => urls.every((url) => URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)),
          'must be postgres:// addresses, parted by commas',
        )
        .default([]),
    ),
    DATABASE_PASSWORD: z.preprocess(blankIsAbsent, z.string().optional()),
    DATABASE_POOL_SIZE: whole(2, 200, 10),
    SLOW_STATEMENT_MS: whole(0, 60_000, 1_000),
    MIGRATE_AT_START: z.preprocess(blankIsAbsent, z.enum(['yes', 'no']).default('yes')),
    ANSWER_MEMORY_MB: whole(0, 4_096, 32),
    SEED_CATALOGUE: z.preprocess(blankIsAbsent, z.enum(['yes', 'no']).default('yes')),
    DRAW_AHEAD: z.preprocess(blankIsAbsent, z.enum(['yes', 'no']).default('yes')),
    PUBLIC_URL: z.preprocess(
      blankIsAbsent,
      z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
    ),
    UPLOAD_BASE_URL: z.preprocess(
      blankIsAbsent,
      z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
    ),
    CORS_ORIGINS: z.preprocess(
      blankIsAbsent,
      z
        .string()
        .transform((text) => text.split(',').map((origin) => origin.trim().replace(/\/$/, '')))
        .refine(
          (origins) =>
            origins.every((origin) => origin === '*' || (URL.canParse(origin) && new URL(origin).origin === origin)),
          'must be origins such as https://kiosk.example, parted by commas, or *',
        )
        .default([]),
    ),
    TRUST_PROXY: whole(0, 10, 0),
    LOG_LEVEL: z.preprocess(blankIsAbsent, z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional()),
    JWT_SECRET: secret,
    SIGN_IN_FAILURES_PER_NETWORK: whole(1, 10_000, 300),
    SIGN_UPS_PER_NETWORK: whole(1, 100_000, 100),
    CART_PIECES_PER_LINE: whole(1, 100_000, 1_000),
    TURN_WITHIN_MS: whole(0, 8_000, 50),
    UNPAID_CHECKOUTS_PER_DAY: whole(1, 100_000, 20),
    RAZORPAY_KEY_ID: optionalText,
    RAZORPAY_KEY_SECRET: optionalText,
    RAZORPAY_WEBHOOK_SECRET: optionalText,
    PAYMENT_STANDIN: z.preprocess(blankIsAbsent, z.enum(['allowed']).optional()),
    S3_ENDPOINT: z.preprocess(
      blankIsAbsent,
      z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
    ),
    S3_BUCKET: z.preprocess(
      blankIsAbsent,
      z
        .string()
        .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
        .optional(),
    ),
    S3_REGION: z.preprocess(blankIsAbsent, z.string().trim().default('us-east-1')),
    S3_ACCESS_KEY_ID: optionalText,
    S3_SECRET_ACCESS_KEY: optionalText,
    RESERVATION_TTL_S: whole(1, 86_400, 900),
    WEBHOOK_LOOPBACK: z.preprocess(blankIsAbsent, z.enum(['allowed']).optional()),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(
      blankIsAbsent,
      z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
    ),
    OTEL_SERVICE_NAME: z.preprocess(blankIsAbsent, z.string().trim().default('jhola')),
    OTEL_TRACES_SAMPLER_ARG: z.preprocess(blankIsAbsent, z.coerce.number().min(0).max(1).default(1)),
    METRICS_TOKEN: z.preprocess(blankIsAbsent, z.string().min(16, 'must have at least 16 characters').optional()),
    SMTP_URL: z.preprocess(
      blankIsAbsent,
      z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
    ),
    MAIL_FROM: optionalText,
    SMS_URL: z.preprocess(
      blankIsAbsent,
      z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
    ),
    SMS_TOKEN: optionalText,
    SHOP_GSTIN: z.preprocess(
      blankIsAbsent,
      z.string().trim().regex(GSTIN, 'must be a GSTIN, such as 29ABCDE1234F1Z5').optional(),
    ),
    GOOGLE_CLIENT_ID: optionalText,
    GOOGLE_CLIENT_SECRET: optionalText,
    OIDC_ISSUER: z.preprocess(
      blankIsAbsent,
      z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).default('https://accounts.google.com'),
    ),
  })
  .superRefine((env, issues) => {
    const complain = (name: string, message: string) => issues.addIssue({ code: 'custom', path: [name], message });
    if ((env.SMTP_URL === undefined) !== (env.MAIL_FROM === undefined)) {
      complain('MAIL_FROM', 'must be set together with SMTP_URL');
    }
    if ((env.SMS_URL === undefined) !== (env.SMS_TOKEN === undefined)) {
      complain('SMS_TOKEN', 'must be set together with SMS_URL');
    }
    if (env.SMTP_URL && env.NODE_ENV === 'production' && !env.PUBLIC_URL) {
      complain('PUBLIC_URL', 'must be set together with SMTP_URL, for the links in mails');
    }
    if ((env.RAZORPAY_KEY_ID === undefined) !== (env.RAZORPAY_KEY_SECRET === undefined)) {
      complain('RAZORPAY_KEY_SECRET', 'must be set together with RAZORPAY_KEY_ID');
    }
    if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
      complain('DATABASE_URL', 'must be set together with DATABASE_DIRECT_URL');
    }
    if (env.DATABASE_REPLICA_URLS.length > 0 && !env.DATABASE_URL) {
      complain('DATABASE_URL', 'must be set together with DATABASE_REPLICA_URLS');
    }
    if (env.DATABASE_REPLICA_URLS.length > 0 && env.ANSWER_MEMORY_MB === 0) {
      complain(
        'ANSWER_MEMORY_MB',
        'must be above 0 with DATABASE_REPLICA_URLS: how new a replica must be is read for it',
      );
    }
    if (env.UPLOAD_BASE_URL && !env.PUBLIC_URL) {
      complain('PUBLIC_URL', 'must be set together with UPLOAD_BASE_URL, whose host lets in the pages of this address');
    }
    if ((env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined)) {
      complain('GOOGLE_CLIENT_SECRET', 'must be set together with GOOGLE_CLIENT_ID');
    }
    const ofBucket = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
    const missing = ofBucket.filter((name) => env[name] === undefined);
    if (missing.length < ofBucket.length) {
      for (const name of missing) complain(name, 'must be set, since other variables of the bucket are');
    }
    if (env.S3_ENDPOINT && !isBareAddress(env.S3_ENDPOINT)) {
      complain('S3_ENDPOINT', 'must be the address of a host without anything behind or before it, such as a key');
    }
    if (env.NODE_ENV !== 'production') return;
    if (env.WEBHOOK_LOOPBACK) complain('WEBHOOK_LOOPBACK', 'must not be set in production');
    if (!env.OIDC_ISSUER.startsWith('https:')) complain('OIDC_ISSUER', 'must be an https:// address in production');
    if (!env.JWT_SECRET) complain('JWT_SECRET', `is required in production (at least ${SECRET_BYTES} bytes)`);
    else if (isGuessable(env.JWT_SECRET)) {
      complain('JWT_SECRET', 'can be guessed: make one with `openssl rand -base64 48`');
    }
    if (!env.DATABASE_URL) complain('DATABASE_URL', 'is required in production');
    if (!env.RAZORPAY_KEY_ID && env.PAYMENT_STANDIN !== 'allowed') {
      complain('RAZORPAY_KEY_ID', 'is required in production (or PAYMENT_STANDIN=allowed for a demonstration)');
    }
  });

/** Words and sequences that everybody tries first; what else a secret has must be enough by itself. */
const COMMON = /secret|password|example|jhola|admin|1234567890|0123456789|abcdefgh|qwertyuiop/gi;

/** So long what is left must be, and of so many different characters. */
const LEAST_LEFT = { length: 16, characters: 10 } as const;

/** Whether a secret is a few characters repeated, a placeholder of an example, or made of what everybody tries first. */
function isGuessable(secret: string): boolean {
  const left = secret.replaceAll(COMMON, '');
  return (
    /change.?me|your.?(secret|key)/i.test(secret) ||
    left.length < LEAST_LEFT.length ||
    new Set(left).size < LEAST_LEFT.characters
  );
}

/** Whether nothing that belongs elsewhere, such as a password or a bucket, stands in an address. */
function isBareAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password, pathname, search, hash } = new URL(text);
  return [username, password, pathname.replace('/', ''), search, hash].every((part) => part === '');
}

/** What the environment settles, parsed once. */
export interface Config {
  readonly environment: 'development' | 'test' | 'production';
  readonly host: string;
  /** 0 lets the system choose a free one. */
  readonly port: number;
  /** How long an idle connection of a client stays open: longer than a balancer's, or it sends into closed ones. In milliseconds. */
  readonly keepAliveMs: number;
  /** How long a shop that is about to stop says so before its port closes. In milliseconds. */
  readonly shutdownDelayMs: number;
  /** How many processes answer on it, each with its own connections and memory for answers. */
  readonly processes: number;
  /** Absolute folder of the embedded database, pictures and generated secrets. */
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /** PostgreSQL itself, where `databaseUrl` leads to a pooler before it; undefined: there is none. */
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
  /** Whether an empty shop is filled with the demonstration catalogue. */
  readonly seedsCatalogue: boolean;
  /** Whether pictures of the demonstration catalogue are drawn before anybody asks for them. */
  readonly drawsAhead: boolean;
  /** The shop's address as its visitors type it, without a trailing slash; null: taken from each request. */
  readonly publicUrl: string | null;
  /** Address of the host that files are sent to, without a trailing slash; null: the shop's own. */
  readonly uploadBaseUrl: string | null;
  /** Whose pages, besides the shop's own, may call /graphql and /api from a browser; `*` stands for all. */
  readonly corsOrigins: readonly string[];
  /** How many proxies stand before the shop. */
  readonly trustProxy: number;
  readonly logLevel: string;
  /** Signs the tokens of signed-in shoppers. */
  readonly jwtSecret: string;
  /** Failed ways into accounts from one network, within a quarter of an hour, that are answered as such. */
  readonly signInFailuresPerNetwork: number;
  /** Accounts that may be made from one network within an hour. */
  readonly signUpsPerNetwork: number;
  /** The most pieces of a variant that a cart holds. */
  readonly cartPiecesPerLine: number;
  /** How long a request may wait to be worked on before it is refused as too much, in milliseconds. */
  readonly turnWithinMs: number;
  /** Checkouts that an account may leave unpaid within a day before it opens no further one. */
  readonly unpaidCheckoutsPerDay: number;
  readonly payments: PaymentsConfig;
  /** Whether webhooks may be sent to this machine itself and without TLS, as those who write a receiver want it. */
  readonly allowsLoopbackWebhooks: boolean;
  /** What a scraper of /metrics has to send; null: there is no such page. */
  readonly metricsToken: string | null;
  /** Under which the shop takes GST; null: it is not registered, and takes none. */
  readonly gstin: string | null;
  /** Null: requests are not traced. */
  readonly tracing: TracingConfig | null;
  readonly mail: MailConfig;
  readonly sms: SmsConfig;
  /** Who vouches for shoppers that sign in without a password; null: nobody, and the shop offers no such way. */
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

/** How text messages leave: by a gateway over HTTP, into the local mailbox of a developer, or not at all. */
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
  /** Address of the host, without a slash at its end; the bucket is the first part of the path behind it. */
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
    gstin: env.SHOP_GSTIN ?? (env.NODE_ENV === 'production' ? null : DEMO_GSTIN),
    mail: mailOf(env),
    sms: smsOf(env),
    identity: identityOf(env),
    bucket: bucketOf(env),
  };
}

/** An address with the password that was given apart from it, in which any character may stand, unless it has one. */
function withPassword(address: string | undefined, password: string | undefined): string | undefined {
  if (!address || !password) return address;
  const url = new URL(address);
  if (url.password === '') url.password = encodeURIComponent(password);
  return url.href;
}

function bucketOf(env: z.infer<typeof environment>): BucketConfig | null {
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

function tracingOf(env: z.infer<typeof environment>): TracingConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_SAMPLER_ARG: share } = env;
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return null;
  return { endpoint: OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, ''), serviceName, share };
}

function mailOf({ SMTP_URL, MAIL_FROM, NODE_ENV }: z.infer<typeof environment>): MailConfig {
  if (SMTP_URL && MAIL_FROM) return { by: 'smtp', smtpUrl: SMTP_URL, from: MAIL_FROM };
  return NODE_ENV === 'development' ? { by: 'mailbox' } : { by: 'nobody' };
}

function smsOf({ SMS_URL, SMS_TOKEN, NODE_ENV }: z.infer<typeof environment>): SmsConfig {
  if (SMS_URL && SMS_TOKEN) return { by: 'http', url: SMS_URL, token: SMS_TOKEN };
  return NODE_ENV === 'development' ? { by: 'mailbox' } : { by: 'nobody' };
}

function identityOf(env: z.infer<typeof environment>): IdentityConfig | null {
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

const secretsFile = z.object({
  databasePassword: z.string(),
  jwtSecret: z.string(),
  standInKeySecret: z.string(),
  standInWebhookSecret: z.string(),
});

/** Secrets that the shop made for itself on a machine where nobody gave any. */
export type GeneratedSecrets = z.infer<typeof secretsFile>;

/** Reads the generated secrets of a data folder, making them on the first call. */
export function generatedSecrets(dataDir: string): GeneratedSecrets {
  const file = path.join(dataDir, 'secrets.json');
  if (existsSync(file)) return secretsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  const made = () => randomBytes(SECRET_BYTES).toString('base64url');
  const secrets = {
    databasePassword: made(),
    jwtSecret: made(),
    standInKeySecret: made(),
    standInWebhookSecret: made(),
  };
  mkdirSync(dataDir, { recursive: true });
  // Of several shops that start at the same moment over one folder all take the secrets of the first.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (thrown) {
    if (!existsSync(file)) throw thrown;
  } finally {
    rmSync(own, { force: true });
  }
  return secretsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
}
