import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Kind, type OperationDefinitionNode, parse, type Token, TokenKind } from 'graphql';
import { projectRoot } from '../shared/config/project-root.js';

/** An operation of graph/examples.graphql, with what the file says of it. */
export interface Example {
  /** The heading that it stands under, such as "Search". */
  task: string;
  name: string;
  /** What it shows, in sentences. */
  explanation: string;
  /** Who may ask it, as far as the explanation says so. */
  caller: 'anyone' | 'shopper' | 'admin';
  /** What it takes; "…product" in it stands for the id of some product, and so on. */
  variables: Record<string, object>;
  /**
   * What the playground remembers of its answer for what is asked next, by name, such as `product`,
   * and where it stands.
   */
  gives: Record<string, string>;
  /** The fields that it asks for at the top, such as `Mutation.addToCart`. */
  fields: string[];
  /** The operation itself, without its comments. */
  text: string;
}

/** Operations that are asked one after the other, by their names. */
export interface Collection {
  name: string;
  operations: string[];
}

const FILE = path.join(projectRoot, 'graph', 'examples.graphql');

/** Reads the collections that graph/examples.graphql names above its operations. */
export async function readCollections(): Promise<Collection[]> {
  const file = await readFile(FILE, 'utf8');
  return [...file.matchAll(/^# Collection "(.+)": (.+)$/gm)].map(([, name = '', operations = '']) => ({
    name,
    operations: operations.split(', '),
  }));
}

/**
 * Reads the operations of graph/examples.graphql.
 *
 * @throws Error when an operation has no name or stands under no heading
 */
export async function readExamples(): Promise<Example[]> {
  const file = await readFile(FILE, 'utf8');
  let task = '';
  return parse(file).definitions.map((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name || !definition.loc) {
      throw new Error('graph/examples.graphql holds operations with names, and nothing else.');
    }
    const { startToken, start, end } = definition.loc;
    task = headingAbove(startToken) ?? task;
    const name = definition.name.value;
    if (!task) throw new Error(`${name} stands under no heading in graph/examples.graphql.`);
    const comment = commentAbove(startToken);
    const [, variables] = /^Variables: (.*)$/m.exec(comment) ?? [];
    const [, gives] = /^Gives: (.*)$/m.exec(comment) ?? [];
    const explanation = comment.replaceAll(/^(Variables|Gives): .*\n?/gm, '').trim();
    const text = file.slice(start, end);
    return {
      ...{ task, name, explanation, caller: callerIn(explanation), text },
      variables: variables ? JSON.parse(variables) : {},
      gives: gives ? JSON.parse(gives) : {},
      fields: fieldsOf(definition),
    };
  });
}

function callerIn(explanation: string): Example['caller'] {
  if (/\bFor an admin\b/i.test(explanation)) return 'admin';
  return /\bSigned in\b/.test(explanation) ? 'shopper' : 'anyone';
}

function fieldsOf({ operation, selectionSet }: OperationDefinitionNode): string[] {
  const type = operation.charAt(0).toUpperCase() + operation.slice(1);
  return selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? `${type}.${field.name.value}` : []));
}

/** The lines of comment that stand right above, without a blank line between. */
function commentAbove(start: Token): string {
  const lines: string[] = [];
  let below = start;
  for (const comment of commentsAbove(start)) {
    if (comment.line !== below.line - 1) break;
    lines.unshift(comment.value.trim());
    below = comment;
  }
  return lines.join('\n');
}

/** The last line `## …` between here and the operation before; null where the task goes on. */
function headingAbove(start: Token): string | null {
  const heading = commentsAbove(start).find(({ value }) => value.startsWith('# '));
  return heading ? heading.value.slice(2).trim() : null;
}

/** The comments before a token, nearest first. */
function commentsAbove(start: Token): Token[] {
  const comments: Token[] = [];
  for (let token = start.prev; token?.kind === TokenKind.COMMENT; token = token.prev) comments.push(token);
  return comments;
}
