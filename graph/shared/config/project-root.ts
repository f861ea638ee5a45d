import { existsSync } from 'node:fs';
import path from 'node:path';

function folderOfPackage(start: string): string {
  return existsSync(path.join(start, 'package.json')) ? start : folderOfPackage(path.dirname(start));
}

/**
 * The folder of package.json, the same whether this runs compiled from dist/ or from its source in
 * a test.
 */
export const projectRoot = folderOfPackage(import.meta.dirname);
