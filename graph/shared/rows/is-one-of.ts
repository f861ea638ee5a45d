/** The condition of SQL that a column has one of the values of an enum, or of a list. */
export function isOneOf(column: string, values: object): string {
  return `${column} IN ('${Object.values(values).join("', '")}')`;
}
