/** JSON of which a test reads just the fields that it asked for. */
export type Json = ReturnType<typeof JSON.parse>;

/** Where a value stands, such as `product.images.0.url`, or values and what is made of them. */
type Source =
  | string
  | { paths: string[]; make: (...values: Json[]) => unknown; makeRest?: (value: Json) => unknown }
  | { at: string; each: Told };

/** What both faces tell: places in the JSON of /api, each with where the graph tells the same. */
export type Told = Record<string, Source>;

/** Fields of the same name on both faces, and others. */
export function told(same: string, others: Told = {}): Told {
  return { ...Object.fromEntries(same.split(' ').map((name) => [name, name])), ...others };
}

/** What /api makes of values of the graph. */
export function made(make: (...values: Json[]) => unknown, ...paths: string[]): Source {
  return { paths, make };
}

/** What differs from one answer to the next, of which both tell the same this way. */
export function alike(make: (value: Json) => unknown, path: string): Source {
  return { paths: [path], make, makeRest: make };
}

/** The list at a place of the graph. */
export function each(at: string, told: Told): Source {
  return { at, each: told };
}

/** The sentence that both tell a shopper. */
export const NOTICE: Told = { msg: 'message' };

/** What has to be asked of the graph. */
export function selectionOf(told: Told): string {
  return Object.values(told)
    .flatMap((source) => {
      if (typeof source === 'string') return [within(source)];
      return 'each' in source
        ? [within(source.at, selectionOf(source.each))]
        : source.paths.map((path) => within(path));
    })
    .join(' ');
}

/** The selection of a path, and of what stands at its end. */
export function within(path: string, selection?: string): string {
  const steps = path.split('.').filter((step) => !/^\d+$/.test(step));
  return steps.reduceRight((inner, step) => (inner ? `${step} { ${inner} }` : step), selection ?? '');
}

/** What the graph told. */
export function ofGraph(told: Told, json: Json): unknown {
  return mapped(told, (source) => {
    if (typeof source === 'string') return at(json, source);
    if ('each' in source) return at(json, source.at)?.map((one: Json) => ofGraph(source.each, one)) ?? null;
    return source.make(...source.paths.map((path) => at(json, path)));
  });
}

/** What /api told of the same. */
export function ofRest(told: Told, json: Json): unknown {
  return mapped(told, (source, place) => {
    const value = at(json, place);
    if (typeof source === 'string') return value;
    if ('each' in source) return value?.map((one: Json) => ofRest(source.each, one)) ?? null;
    return source.makeRest ? source.makeRest(value) : value;
  });
}

function mapped(told: Told, read: (source: Source, place: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(told).map(([place, source]) => [place, read(source, place)]));
}

/** The value at a path, of a list that of each thing in it; null where a step is missing. */
export function at(json: Json, path: string): Json {
  if (path === '') return json;
  return path.split('.').reduce((value: Json, step) => {
    const name = step.replace(/\(.*\)$/, '');
    if (Array.isArray(value) && !/^\d+$/.test(name)) return value.map((one) => one[name]);
    return value?.[name] ?? null;
  }, json);
}
