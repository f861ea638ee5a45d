import { acpFormat } from './formats/acp.format.js';
import type { FeedFormat } from './formats/feed-format.js';
import { googleFormat } from './formats/google.format.js';
import { metaFormat } from './formats/meta.format.js';
import { ondcFormat } from './formats/ondc.format.js';

/** The feeds of the shop, by the names of their files. */
export const FEED_FORMATS: readonly FeedFormat[] = [googleFormat, metaFormat, acpFormat, ondcFormat];
