import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.js';

/** The version of the shop, as package.json and docs/CHANGELOG.md have it. */
export const version: string = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')).version;
