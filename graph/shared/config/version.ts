import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.js';

/** The version of the shop, as package.json and docs/CHANGELOG.md have it. */
export const version: string = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')).version;

/**
 * The version of the contract: the day of its latest change, as graph/schema-changes.md has it.
 * Answers name it in the header `API-Version`.
 */
export const apiVersion: string =
  /^## (\d{4}-\d\d-\d\d)$/m.exec(readFileSync(path.join(projectRoot, 'graph', 'schema-changes.md'), 'utf8'))?.[1] ??
  'unknown';
