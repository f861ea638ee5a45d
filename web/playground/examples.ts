import { Kind, parse } from 'graphql';

/** An operation to try, as the shop sends it. */
export interface Example {
  task: string;
  name: string;
  explanation: string;
  caller: 'anyone' | 'shopper' | 'admin';
  variables: Record<string, unknown>;
  /** What is remembered of its answer, by name, and where it stands. */
  gives: Record<string, string>;
  /** The fields that it asks for at the top, such as `Mutation.addToCart`. */
  fields: string[];
  text: string;
}

/** An account that anybody may try things with. */
export interface DemoAccount {
  name: string;
  email: string;
  password: string;
  /** What it does in the shop; null for a shopper's. */
  role: 'OWNER' | null;
}

/** What the playground has to know besides the schema. */
export interface Facts {
  examples: Example[];
  /** Examples that are run one after the other, by their names. */
  collections: { name: string; operations: string[] }[];
  /** Empty in a shop that is open to the public. */
  demoAccounts: DemoAccount[];
}

/**
 * Asks the shop for its examples; none when it does not answer, and the playground opens without.
 */
export async function readFacts(): Promise<Facts> {
  try {
    const response = await fetch('/playground/examples.json');
    if (response.ok) return await response.json();
  } catch {
    // Without a connection there is nothing to try either, which the editor says by itself.
  }
  return { examples: [], collections: [], demoAccounts: [] };
}

/** "AddToCart" as a person reads it: "Add to cart". */
export function titleOf({ name }: Pick<Example, 'name'>): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of the first operation of a document; null where it has none, or cannot be read. */
export function operationNameOf(query: string): string | null {
  try {
    const { definitions } = parse(query);
    const first = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    return first?.name?.value ?? null;
  } catch {
    return null;
  }
}

/**
 * The operation as it goes into the editor: its explanation as comments, lines no longer than a
 * screen is wide.
 */
export function queryOf({ explanation, gives, text }: Example): string {
  const comments = explanation.split('\n').flatMap((line) => (line.startsWith('  ') ? [line] : folded(line)));
  if (Object.keys(gives).length > 0) comments.push(`Gives: ${JSON.stringify(gives)}`);
  return `${comments.map((line) => `# ${line}`).join('\n')}\n${text}\n`;
}

const MAX_LINE_LENGTH = 72;

function folded(line: string): string[] {
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last && last.length + word.length >= MAX_LINE_LENGTH) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}

/** The variables as they go into the editor. */
export function variablesOf({ variables }: Example): string {
  return Object.keys(variables).length ? `${JSON.stringify(variables, null, 2)}\n` : '';
}
