import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.js';
import { generatedSecrets } from './generated-secrets.js';
import { projectRoot } from './project-root.js';

const run = promisify(execFile);

const BUCKET = {
  S3_ENDPOINT: 'https://s3.ap-south-1.amazonaws.com/',
  S3_BUCKET: 'jhola-pictures',
  S3_REGION: 'ap-south-1',
  S3_ACCESS_KEY_ID: 'an-id',
  S3_SECRET_ACCESS_KEY: 'a-secret',
};
const read = (variables: NodeJS.ProcessEnv) =>
  readConfig({ NODE_ENV: 'test', JWT_SECRET: 'x'.repeat(32), ...variables });

describe('the environment', () => {
  it.each([
    ['PORT', 'abc', 'must be a whole number from 0 to 65535'],
    ['PORT', '99999', 'must be a whole number from 0 to 65535'],
    ['WEB_CONCURRENCY', '1.5', 'must be a whole number from 1 to 64'],
    ['SEED_CATALOGUE', 'maybe', 'must be yes or no'],
    ['LOG_LEVEL', 'loud', 'must be fatal or error or warn or info or debug or silent'],
    ['OTEL_TRACES_SAMPLER_ARG', '2', 'must be from 0 to 1'],
  ])('says in words what %s=%s may be', (name, value, words) => {
    expect(() => read({ [name]: value })).toThrow(`The environment needs attention:\n  ${name}: ${words}`);
  });
});

describe('the data folder', () => {
  it('is named as what needs attention where a file is in its place', () => {
    const dataDir = path.join(projectRoot, 'package.json');

    expect(() => generatedSecrets(dataDir)).toThrow('The environment needs attention:\n  DATA_DIR: EEXIST');
  });
});

describe('the bucket for pictures', () => {
  it('is none unless it is named', () => {
    expect(read({}).bucket).toBeNull();
    expect(read({ S3_ENDPOINT: '', S3_BUCKET: '', S3_REGION: 'ap-south-1' }).bucket).toBeNull();
  });

  it('is what the five variables say', () => {
    expect(read(BUCKET).bucket).toEqual({
      endpoint: 'https://s3.ap-south-1.amazonaws.com',
      bucket: 'jhola-pictures',
      region: 'ap-south-1',
      accessKeyId: 'an-id',
      secretAccessKey: 'a-secret',
    });
  });

  it.each(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
    'is refused at the start without %s, by name and without a word of the others',
    (name) => {
      const start = () => read({ ...BUCKET, [name]: '' });

      expect(start).toThrow(new RegExp(`${name}: must be set`));
      expect(start).not.toThrow(/a-secret|an-id/);
    },
  );

  it.each([
    ['S3_ENDPOINT', 'https://key:secret@s3.example.com'],
    ['S3_ENDPOINT', 'https://s3.example.com/jhola-pictures'],
    ['S3_ENDPOINT', 'https://s3.example.com/?x'],
    ['S3_ENDPOINT', 's3.example.com'],
    ['S3_BUCKET', '../other'],
    ['S3_BUCKET', 'a/b'],
  ])('is refused with %s=%s', (name, value) => {
    expect(() => read({ ...BUCKET, [name]: value })).toThrow(new RegExp(`${name}: must be`));
  });
});

describe('the GSTIN', () => {
  const gstin = '29ABCDE1234F1Z5';

  it('is a made-up one beside demo goods alone, never in a shop that begins with empty shelves', () => {
    expect(read({}).gstin).toBe('29AAAAA0000A1Z5');
    expect(read({ SEED_CATALOGUE: 'no' }).gstin).toBeNull();
    expect(read({ SEED_CATALOGUE: 'no', SHOP_GSTIN: gstin }).gstin).toBe(gstin);
  });
});

describe('secrets in production', () => {
  const start = (secret: string) => () =>
    readConfig({
      ...{ NODE_ENV: 'production', DATABASE_URL: 'postgres://shop@db/shop', PAYMENT_STANDIN: 'allowed' },
      ...{ DATA_DIR: '.data/none', RAZORPAY_KEY_ID: 'id', RAZORPAY_KEY_SECRET: 'key', JWT_SECRET: secret },
    });

  it.each([
    'x'.repeat(48),
    'change-me-before-the-shop-goes-public',
    'my-secret-admin-password-0123456789',
    'your-secret-key-of-thirty-two-characters',
    'ab12'.repeat(12),
  ])('are refused when anybody could guess them: %s', (secret) => {
    expect(start(secret)).toThrow(/JWT_SECRET: can be guessed/);
  });

  it.each(['vJ9kQ2mZ7xLr4TbN8cWs5HdF3gYp6VaEuR1oKi0B', 'nine-lemons-under-the-green-secret-stairs'])(
    'are taken when they are random, or words that nobody else put together: %s',
    (secret) => {
      expect(start(secret)).not.toThrow();
    },
  );
});

describe('the addresses of the database', () => {
  it('take a password that is given apart, whatever stands in it, unless they have one', () => {
    const { databaseUrl, databaseDirectUrl } = read({
      DATABASE_URL: 'postgres://shop@pooler:6432/shop',
      DATABASE_DIRECT_URL: 'postgres://shop:own@db/shop',
      DATABASE_PASSWORD: 'p@ss/w:rd?#%',
    });

    expect(decodeURIComponent(new URL(databaseUrl ?? '').password)).toBe('p@ss/w:rd?#%');
    expect(databaseUrl).toMatch(/@pooler:6432\/shop$/);
    expect(databaseDirectUrl).toBe('postgres://shop:own@db/shop');
  });

  it('are both needed where a pooler stands before it', () => {
    expect(() => read({ DATABASE_DIRECT_URL: 'postgres://shop@db/shop' })).toThrow(/DATABASE_URL: must be set/);
  });

  it('may be several of replicas, each with the password', () => {
    const DATABASE_URL = 'postgres://shop@one/shop';
    const replicas = { DATABASE_URL, DATABASE_REPLICA_URLS: 'postgres://shop@two/shop, postgres://shop@three/shop' };
    expect(read({ ...replicas, DATABASE_PASSWORD: 'p@ss' }).databaseReplicaUrls).toEqual([
      'postgres://shop:p%40ss@two/shop',
      'postgres://shop:p%40ss@three/shop',
    ]);
    expect(() => read({ ...replicas, DATABASE_REPLICA_URLS: 'two' })).toThrow(/DATABASE_REPLICA_URLS: must be/);
    expect(() => read({ ...replicas, ANSWER_MEMORY_MB: '0' })).toThrow(/ANSWER_MEMORY_MB: must be above 0/);
  });
});

describe('the secrets that a shop makes for itself', () => {
  it('are the same for shops that start at the same moment over one folder', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'jhola-secrets-'));
    const module = path.join(projectRoot, 'dist', 'graph', 'shared', 'config', 'generated-secrets.js');
    const program = `import(process.argv[1]).then((m) => console.log(m.generatedSecrets(process.argv[2]).jwtSecret))`;
    const start = async () => (await run(process.execPath, ['-e', program, module, dataDir])).stdout;

    const secrets = await Promise.all([start(), start(), start(), start()]);

    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(['secrets.json']);
    await rm(dataDir, { recursive: true });
  });

  it.each(['', '{"jwtSecret":"abc', '[]', '{}'])('say which file is damaged, and nothing of it: %j', async (text) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'jhola-secrets-'));
    const file = path.join(dataDir, 'secrets.json');
    await writeFile(file, text);

    const damaged = `${file} is damaged: bring it back from a backup, since the database has its password.`;
    expect(() => generatedSecrets(dataDir)).toThrow(new Error(damaged));
    await rm(dataDir, { recursive: true });
  });
});

describe('CORS_ORIGINS', () => {
  it('is nobody unless said otherwise, and origins alone', () => {
    expect(read({}).corsOrigins).toEqual([]);
    expect(read({ CORS_ORIGINS: 'https://kiosk.example, http://localhost:5173/' }).corsOrigins).toEqual([
      'https://kiosk.example',
      'http://localhost:5173',
    ]);
    for (const origin of ['kiosk.example', 'https://kiosk.example/shop', 'null', 'https://a.example,'])
      expect(() => read({ CORS_ORIGINS: origin })).toThrow(/CORS_ORIGINS: must be/);
  });
});
