import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { asPaise, exactPaise, MAX_RUPEES, type Paise, rupeesOf } from './money.js';

/** @param written where the value stands in the document; absent for that of a variable */
function parse(value: unknown, written?: ValueNode): Paise {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0 || value > MAX_RUPEES) {
    throw new GraphQLError(`Rupees must be a number from 0 to ${MAX_RUPEES}.`, { nodes: written });
  }
  const amount = exactPaise(value);
  if (amount === null) throw new GraphQLError('Rupees have two decimals at most.', { nodes: written });
  return amount;
}

/** Rupees in the schema, paise in the domain: the one place in the graph where the two meet. */
export const Rupees = new GraphQLScalarType<Paise, number>({
  name: 'Rupees',
  description:
    'An amount in Indian rupees as a JSON number with at most two decimals, e.g. 27.5 for ₹27.50; from 0 to 10000000. Held as whole paise inside, so sums are exact.',
  serialize: (value) => rupeesOf(asPaise(Number(value))),
  parseValue: (value) => parse(value),
  parseLiteral: (node) => parse(node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : null, node),
});
