import express, { type RequestHandler } from 'express';

/** Bodies of calls are small; files have their own route. */
const BODY_LIMIT = '64kb';
/** What signs in or up is smaller still, and anybody may send it. */
const CREDENTIALS_LIMIT = '16kb';

/** Reads the JSON of a call, unless a stricter reader has been there before. */
export const readJson: RequestHandler = express.json({ limit: BODY_LIMIT });

/** Reads the JSON of a call that anybody may make as often as they like, and that costs much. */
export const readCredentials: RequestHandler = express.json({ limit: CREDENTIALS_LIMIT });

/** Reads the bytes as they came, for what is signed. */
export const readBytes: RequestHandler = express.raw({ type: () => true, limit: BODY_LIMIT });
