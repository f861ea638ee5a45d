import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { asPaise, MAX_RUPEES, type Paise, paiseOfRupees, rupeesOf } from './money.js';

function parse(value: unknown): Paise {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0 || value > MAX_RUPEES) {
    throw new GraphQLError(`Rupees must be a number from 0 to ${MAX_RUPEES}.`);
  }
  return paiseOfRupees(value);
}

/** Rupees in the schema, paise in the domain: the one place in the graph where the two meet. */
export const Rupees = new GraphQLScalarType<Paise, number>({
  name: 'Rupees',
  description:
    'An amount in Indian rupees as a JSON number with at most two decimals, e.g. 27.5 for ₹27.50; from 0 to 10000000. Held as whole paise inside, so sums are exact.',
  serialize: (value) => rupeesOf(asPaise(Number(value))),
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : null),
});
