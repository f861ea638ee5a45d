/** Marks an operation for codegen, which writes its hook and its types into graphql.ts. */
export function gql(_operation: string): void {}
