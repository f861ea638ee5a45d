import type { User } from '../../accounts/user.entity.js';
import type { SentFile } from '../upload-calls.js';
import type { Scene } from './scene.js';
import type { Json, Told } from './told.js';
import type { Answers, Code } from './who.js';

/** Variables of an operation; promises within are waited for. Undefined: those of its example. */
type Variables = Record<string, unknown> | undefined;

/** Makes what a call is about, for whom it is made. */
export type Needs = (scene: Scene, caller: User) => Variables | Promise<Variables>;

/** Variables in place of some of a row's, those of `input` one by one. */
type Changed = Record<string, unknown> | Needs;

/** What is refused, with the field that is pointed at and the sentence where these matter. */
export type Limit = [what: string, code: Code, changed: Changed, field?: string | undefined, says?: string];

/** A limit of what may be typed. */
export function bad(what: string, changed: Changed, field?: string, says?: string): Limit {
  return says ? [what, 'BAD_USER_INPUT', changed, field, says] : [what, 'BAD_USER_INPUT', changed, field];
}

/** Limits of the fields of an input: the values that each refuses. */
export function badInputs(values: Record<string, readonly unknown[]>): Limit[] {
  return Object.entries(values).flatMap(([field, refused]) =>
    refused.map((value) =>
      bad(`${field}: ${JSON.stringify(value)?.slice(0, 40)}`, { input: { [field]: value } }, field),
    ),
  );
}

/**
 * All that tests know of an operation. The row stands under the name of its example in
 * graph/examples.graphql, which is what tests send, with the variables documented there.
 */
export interface Row {
  /** Who may, and with which code anybody else is refused. */
  who: Answers;
  /** Another row's example, where the row is about what fewer may do with it. */
  example?: string;
  /** Variables that the example can not document, made anew for each caller who uses them up. */
  needs?: Needs;
  /** Files to send along, and where they stand; in `images` unless said. */
  files?: () => Promise<SentFile[]>;
  fileMap?: object;
  /** What the example answers at the least: its field, or the data where it asks for several. */
  shows?: unknown;
  /** What may be asked otherwise. */
  also?: [what: string, changed: Changed][];
  /** What no caller may ask, after which nothing is written. */
  limits?: Limit[];
  /** Sentences of the specification for refusals that are no limit's. */
  says?: Partial<Record<Code, string>>;
  /** The call under /api that does the same. */
  rest?: Twin | Twin[];
}

/** A call under /api that does what an operation does. */
export interface Twin extends Pick<Row, 'also' | 'limits' | 'needs'> {
  /** Method and path below /api, as documented. */
  call: string;
  /** Where it is not as on the graph, which tells null of what is not there. */
  who?: Answers;
  /**
   * What stands for `:id`: a variable, `id` unless said, or what the graph does not ask for. What
   * else stands in the path is a variable of its name.
   */
  id?: string | ((scene: Scene) => string);
  /** What it reads behind the question mark; the variables unless said. */
  query?: (variables: Json) => Record<string, unknown>;
  /** What it reads as JSON; the input, or else the variables, unless said. */
  body?: (variables: Json) => unknown;
  /** Fields of the graph that are sent by another name. */
  sentAs?: Record<string, string>;
  /** Which answer of the example is its own, where that has several. */
  of?: string;
  /** Where in its JSON the answer is told, and where in the field of the graph. */
  in?: string;
  at?: string;
  /** What both tell; in brackets, for each thing of a list. */
  tells: Told | [Told];
  /** Where the graph tells what the header X-Total-Count does. */
  total?: string;
  /** Whether nothing on the graph is an empty list here. */
  isEmptyForNothing?: boolean;
  /** Whether they may name an argument by different words in a refusal. */
  hasOwnWords?: boolean;
}

/** Rows by the names of their examples. */
export type Rows = Record<string, Row>;
