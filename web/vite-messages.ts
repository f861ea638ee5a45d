import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** A text that is said, in quotation marks of any kind. */
const SAID = /(?<![\w.])t\(\s*(['"`])((?:\\.|(?!\1)[^\\$])*)\1/g;

/**
 * Has the build fail at a text that it would say in English only.
 *
 * @param hindi the messages that are loaded where the build's texts are said
 */
export function messagesThere(hindi: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'messages-there',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/web\/.*\.tsx?$/.test(id)) return;
      for (const [, , text = ''] of code.matchAll(SAID)) {
        const plain = text.replace(/\\(.)/g, '$1');
        if (!(plain in hindi)) this.error(`There is no Hindi for “${plain}”: add it to web/lib/hindi/.`);
      }
    },
  };
}

/**
 * Where the graph says nothing that a screen of the shop or the desk shows: how it is asked and
 * described, what it says to programs and to who runs the machine, and what it says in two
 * languages by itself.
 */
const NOT_SHOWN =
  /\.test\.|\.(args|entity|enum|input|json|payload|resolver|rest|router|scalar|shapes|type|words)\.ts$|^(api-keys|audit|cache|cli|postgres|demo|custom-fields|extensions|uploads|rest|development|endpoint|executor|graphql|http|invoices|jobs|live|manual|media|messages|nodes|openapi|playground|public-keys|replicas|search\/(?!plan)|ssr|sync|testing|tracing|webhooks|idempotency|limits\/spend|payments\/settlement\/webhooks|shared\/(allow|one-of|paging))(\/|\.)|^(schema|api)\.ts$/;

/**
 * In whose mouths these are: of the stand-in for Google, of the terminal, of a mail, of the
 * description of a call.
 */
const SAID_ELSEWHERE =
  /^(accounts\/openid\/stand-in-identity|catalogue-files\/import\/import-file|accounts\/(sign-in\/reset-password|email\/\w+-mail))\.ts$/;

/** A text in quotation marks of any kind. */
const QUOTED =
  /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.|\$(?!\{)|\$\{[^{}`]*(?:\{[^{}`]*\}[^{}`]*)*\})*)`/g;

/** What stands before the text of a refusal, or of what was done. */
const ANSWERS =
  /(?:ShopError|Refused|NoWorkbook|bad|refus\w*|unproven|beyond|unusable|movedOrder)\([^()'"`]*(?:'\w*',\s*)?$|\b(?:message|reason|called|whenEmpty)\b[^;'"`]*[:=]\s*$/i;

/** What stands before a text that only who runs the machine, or a reader of the schema, is told. */
const TO_OTHERS = /(?:new Error|super|[lL]og\w*\.\w+)\((?:\{[^}]*\},\s*)?$|\bdescription:\s*$/;

/**
 * All that the graph may answer on a screen of the shop or the desk, as its sources say it:
 * sentences, and what they are put together of. In place of what is filled in stands “x”.
 *
 * @param graph the folder of its sources
 */
export function answersOf(graph: string): string[] {
  const files = readdirSync(graph, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));
  const answering = files.filter((file) => file.endsWith('.ts') && !NOT_SHOWN.test(file) && !SAID_ELSEWHERE.test(file));
  return answering.flatMap((file) => answersIn(readFileSync(path.join(graph, file), 'utf8')));
}

function answersIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(QUOTED)].flatMap((found) => {
    const before = code.slice(Math.max(0, found.index - 160), found.index);
    const text = (found[1] ?? found[2] ?? found[3] ?? '')
      .replace(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, 'x')
      .replace(/\\(.)/g, '$1');
    const isText = /^[A-Z₹“x].* /.test(text) && !/^x? x$/.test(text);
    return isText && (ANSWERS.test(before) || /[.!]$/.test(text)) && !TO_OTHERS.test(before) ? [text] : [];
  });
}

/**
 * Has the build fail at an answer of the graph that it would say in English only.
 *
 * @param say says an answer in Hindi; undefined for one that it has no words for
 */
export function answersThere(say: (text: string) => string | undefined): Plugin {
  return {
    name: 'answers-there',
    buildStart() {
      const missing = answersOf(path.join(import.meta.dirname, '../graph')).find((text) => say(text) === undefined);
      if (missing)
        this.error(`There is no Hindi for the graph's “${missing}”: add it to web/lib/hindi/ (x is a fact).`);
    },
  };
}
