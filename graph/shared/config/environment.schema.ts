import { z } from 'zod';
import { SECRET_BYTES } from './generated-secrets.js';

/** A variable of the environment, where an empty one is none. */
const variable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);
const optionalText = variable(z.string().trim().min(1).optional());
const secret = variable(
  z
    .string()
    .refine((text) => Buffer.byteLength(text) >= SECRET_BYTES, `must have at least ${SECRET_BYTES} bytes`)
    .optional(),
);
const whole = (least: number, most: number, otherwise: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return variable(z.coerce.number({ error }).int({ error }).min(least, error).max(most, error).default(otherwise));
};
const share = (otherwise: number) => {
  const error = 'must be from 0 to 1';
  return variable(z.coerce.number({ error }).min(0, error).max(1, error).default(otherwise));
};
const oneOf = <const Name extends string>(names: readonly [Name, ...Name[]]) =>
  z.enum(names, { error: `must be ${names.join(' or ')}` });
const yesUnlessNo = variable(oneOf(['yes', 'no']).default('yes'));
const allowedOrNot = variable(oneOf(['allowed']).optional());
const postgresAddress = variable(
  z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
);
const webAddress = variable(z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional());
const list = (isFine: (texts: string[]) => boolean, complaint: string, tidied = (text: string) => text) =>
  variable(
    z
      .string()
      .transform((text) => text.split(',').map((each) => tidied(each.trim())))
      .refine(isFine, complaint)
      .default([]),
  );

/** A GSTIN: the code of the state, the PAN of the firm, and what tells its registrations apart. */
export const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/;

/**
 * The variables of the environment: what each may be, what it is where it is absent, and which
 * belong together.
 */
export const environment = z
  .object({
    NODE_ENV: variable(oneOf(['development', 'test', 'production']).default('development')),
    HOST: variable(z.string().default('127.0.0.1')),
    PORT: whole(0, 65_535, 4000),
    KEEP_ALIVE_S: whole(1, 3_600, 65),
    SHUTDOWN_DELAY_S: whole(0, 300, 0),
    WEB_CONCURRENCY: whole(1, 64, 1),
    DATA_DIR: variable(z.string().default('.data')),
    DATABASE_URL: postgresAddress,
    DATABASE_DIRECT_URL: postgresAddress,
    DATABASE_REPLICA_URLS: list(
      (urls) => urls.every((url) => URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)),
      'must be postgres:// addresses, parted by commas',
    ),
    DATABASE_PASSWORD: variable(z.string().optional()),
    DATABASE_POOL_SIZE: whole(2, 200, 10),
    SLOW_STATEMENT_MS: whole(0, 60_000, 1_000),
    MIGRATE_AT_START: yesUnlessNo,
    ANSWER_MEMORY_MB: whole(0, 4_096, 32),
    SEED_CATALOGUE: yesUnlessNo,
    DRAW_AHEAD: yesUnlessNo,
    PUBLIC_URL: webAddress,
    UPLOAD_BASE_URL: webAddress,
    SHOP_EXTENSIONS: list((names) => names.every(Boolean), 'must be folders or packages, parted by commas'),
    CORS_ORIGINS: list(
      (origins) =>
        origins.every((origin) => origin === '*' || (URL.canParse(origin) && new URL(origin).origin === origin)),
      'must be origins such as https://kiosk.example, parted by commas, or *',
      (origin) => origin.replace(/\/$/, ''),
    ),
    TRUST_PROXY: whole(0, 10, 0),
    LOG_LEVEL: variable(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional()),
    JWT_SECRET: secret,
    SIGN_IN_FAILURES_PER_NETWORK: whole(1, 10_000, 300),
    SIGN_UPS_PER_NETWORK: whole(1, 100_000, 100),
    CART_PIECES_PER_LINE: whole(1, 100_000, 1_000),
    TURN_WITHIN_MS: whole(0, 8_000, 50),
    UNPAID_CHECKOUTS_PER_DAY: whole(1, 100_000, 20),
    EMPTY_SEARCH_DAYS: whole(0, 1_100, 400),
    RAZORPAY_KEY_ID: optionalText,
    RAZORPAY_KEY_SECRET: optionalText,
    RAZORPAY_WEBHOOK_SECRET: optionalText,
    PAYMENT_STANDIN: allowedOrNot,
    S3_ENDPOINT: webAddress,
    S3_BUCKET: variable(
      z
        .string()
        .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
        .optional(),
    ),
    S3_REGION: variable(z.string().trim().default('us-east-1')),
    S3_ACCESS_KEY_ID: optionalText,
    S3_SECRET_ACCESS_KEY: optionalText,
    RESERVATION_TTL_S: whole(1, 86_400, 900),
    WEBHOOK_LOOPBACK: allowedOrNot,
    OTEL_EXPORTER_OTLP_ENDPOINT: webAddress,
    OTEL_SERVICE_NAME: variable(z.string().trim().default('jhola')),
    OTEL_TRACES_SAMPLER_ARG: share(1),
    METRICS_TOKEN: variable(z.string().min(16, 'must have at least 16 characters').optional()),
    SMTP_URL: variable(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional()),
    MAIL_FROM: optionalText,
    SMS_URL: webAddress,
    SMS_TOKEN: optionalText,
    SHOP_GSTIN: variable(z.string().trim().regex(GSTIN, 'must be a GSTIN, such as 29ABCDE1234F1Z5').optional()),
    GOOGLE_CLIENT_ID: optionalText,
    GOOGLE_CLIENT_SECRET: optionalText,
    OIDC_ISSUER: variable(
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

/**
 * Words and sequences that everybody tries first; what else a secret has must be enough by itself.
 */
const COMMON = /secret|password|example|jhola|admin|1234567890|0123456789|abcdefgh|qwertyuiop/gi;

/** So long what is left must be, and of so many different characters. */
const MIN_LEFT = { length: 16, characters: 10 } as const;

/**
 * Whether a secret is a few characters repeated, a placeholder of an example, or made of what
 * everybody tries first.
 */
function isGuessable(secret: string): boolean {
  const left = secret.replaceAll(COMMON, '');
  return (
    /change.?me|your.?(secret|key)/i.test(secret) ||
    left.length < MIN_LEFT.length ||
    new Set(left).size < MIN_LEFT.characters
  );
}

/** Whether nothing that belongs elsewhere, such as a password or a bucket, stands in an address. */
function isBareAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password, pathname, search, hash } = new URL(text);
  return [username, password, pathname.replace('/', ''), search, hash].every((part) => part === '');
}

/** The environment once it was read. */
export type Environment = z.infer<typeof environment>;
