import { LRUCache } from 'lru-cache';
import { matchPath } from 'react-router-dom';
import { routeOf } from '../routing/routes';
import type { PageQuery } from './pageClient';

/** A query with its variables as JSON, in which what stands in the path is named instead. */
interface Remembered extends Omit<PageQuery, 'variables'> {
  variables: string;
}

const remembered = new LRUCache<string, Remembered[]>({ max: 1_000 });

/**
 * What pages asked when they were last rendered, by their route and the query of their address: what one product asks is known
 * from any other. A page that asks all of it before it is drawn is drawn once; otherwise it is drawn anew for each answer that
 * lets it ask on, which takes the front page twice the time.
 */
export class AskedBefore {
  private readonly key: string;
  private readonly params: [name: string, value: string][];

  /** Of a page, by the path and the query of its address. */
  constructor({ pathname, search }: URL) {
    const { path } = routeOf(pathname) ?? { path: pathname };
    this.key = path + search;
    this.params = Object.entries(matchPath(path, pathname)?.params ?? {}).map(([name, value]) => [
      JSON.stringify(`:${name}`),
      JSON.stringify(value),
    ]);
  }

  recall(): PageQuery[] {
    return (remembered.get(this.key) ?? []).map((query) => ({
      ...query,
      variables: JSON.parse(
        this.params.reduce((json, [name, value]) => json.replaceAll(name, () => value), query.variables),
      ),
    }));
  }

  remember(asked: readonly PageQuery[]): void {
    const queries = asked.map((query) => {
      const json = JSON.stringify(query.variables);
      return {
        ...query,
        variables: this.params.reduce((text, [name, value]) => text.replaceAll(value, () => name), json),
      };
    });
    remembered.set(this.key, queries);
  }

  forget(): void {
    remembered.delete(this.key);
  }
}
