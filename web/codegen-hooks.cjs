/**
 * A codegen plugin: writes one typed Apollo hook for each operation that stands in web/. Ours
 * because the published hook plugin does not type-check against Apollo Client 4
 * (docs/decisions/0006-codegen.md).
 */
const { Kind } = require('graphql');

const hookName = (name) => `use${name[0].toUpperCase()}${name.slice(1)}`;
const typeName = (name) => `${name[0].toUpperCase()}${name.slice(1)}`;
const takesRequiredVariables = (operation) =>
  operation.variableDefinitions.some((variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue);

const queryHook = (operation) => {
  const name = typeName(operation.name.value);
  const types = `${name}Query, ${name}QueryVariables`;
  const required = takesRequiredVariables(operation);
  const options = required
    ? `options: ApolloHooks.useQuery.Options<${types}> & ({ variables: ${name}QueryVariables; skip?: boolean } | { skip: true })`
    : `options: ApolloHooks.useQuery.Options<${types}> = {}`;
  return `export const ${hookName(operation.name.value)}Query = (${options}) =>
  ApolloHooks.useQuery<${types}>(${name}Document, options as ApolloHooks.useQuery.Options<${types}> & { variables: ${name}QueryVariables });`;
};

const mutationHook = (operation) => {
  const name = typeName(operation.name.value);
  const types = `${name}Mutation, ${name}MutationVariables`;
  return `export const ${hookName(operation.name.value)}Mutation = (options: ApolloHooks.useMutation.Options<${types}> = {}) =>
  ApolloHooks.useMutation<${types}>(${name}Document, options);`;
};

exports.plugin = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return {
    prepend: ["import * as ApolloHooks from '@apollo/client/react';"],
    content: operations
      .map((operation) => (operation.operation === 'query' ? queryHook(operation) : mutationHook(operation)))
      .join('\n\n'),
  };
};
