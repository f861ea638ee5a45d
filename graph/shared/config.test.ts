import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.js';

const BUCKET = {
  S3_ENDPOINT: 'https://s3.ap-south-1.amazonaws.com/',
  S3_BUCKET: 'jhola-pictures',
  S3_REGION: 'ap-south-1',
  S3_ACCESS_KEY_ID: 'an-id',
  S3_SECRET_ACCESS_KEY: 'a-secret',
};
const read = (variables: NodeJS.ProcessEnv) =>
  readConfig({ NODE_ENV: 'test', JWT_SECRET: 'x'.repeat(32), ...variables });

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
