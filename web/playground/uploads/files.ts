import type { FetcherParams } from '@graphiql/toolkit';
import { Kind, parse, type TypeNode } from 'graphql';

/** A variable of an operation that is a file, or a list of files. */
export interface FileVariable {
  name: string;
  isList: boolean;
}

/** The files chosen for each variable, by its name. */
export type ChosenFiles = Readonly<Record<string, readonly File[]>>;

/** The variables of a document that are files; none while it cannot be read. */
export function fileVariablesOf(query: string): FileVariable[] {
  try {
    return parse(query).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? (definition.variableDefinitions ?? []).flatMap(({ variable, type }) =>
            namedType(type) === 'Upload' ? { name: variable.name.value, isList: isList(type) } : [],
          )
        : [],
    );
  } catch {
    return [];
  }
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}

function isList(type: TypeNode): boolean {
  return type.kind === Kind.LIST_TYPE || (type.kind === Kind.NON_NULL_TYPE && isList(type.type));
}

/**
 * Writes an operation and its files as a form, in which files stand as numbered parts.
 *
 * @returns null when no file was chosen for any of its variables
 * @see https://github.com/jaydenseric/graphql-multipart-request-spec
 */
export function formOf({ query, operationName, variables }: FetcherParams, chosen: ChosenFiles): FormData | null {
  const sent = fileVariablesOf(query).filter(({ name }) => chosen[name]?.length);
  if (sent.length === 0) return null;
  const parts = sent.flatMap(({ name, isList }) =>
    (chosen[name] ?? []).map((file, index) => ({ file, place: `variables.${name}${isList ? `.${index}` : ''}` })),
  );
  const nulls = sent.map(({ name, isList }) => [name, isList ? (chosen[name] ?? []).map(() => null) : null]);
  const form = new FormData();
  const filled = { ...(variables as object), ...Object.fromEntries(nulls) };
  form.set('operations', JSON.stringify({ query, operationName, variables: filled }));
  form.set('map', JSON.stringify(Object.fromEntries(parts.map(({ place }, index) => [index, [place]]))));
  for (const [index, { file }] of parts.entries()) form.set(String(index), file);
  return form;
}
