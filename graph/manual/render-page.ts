import path from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { isEnumType } from 'graphql';
import MarkdownIt from 'markdown-it';
import { Html, html } from '../rest/html.js';
import { anchorOf, type ManualPage } from './manual-pages.js';

/** Where what is no page of the manual is shown. */
const SHOWN_ELSEWHERE: Record<string, string> = { 'graph/schema.graphql': '/docs/schema.graphql' };

/**
 * A page as HTML, with the list of all pages beside it.
 *
 * @param shop what the shop is called
 */
export function renderPage(page: ManualPage, pages: readonly ManualPage[], shop: string): Html {
  const groups = [...new Set(pages.map(({ group }) => group))].filter((group) => group !== null);
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title} | ${shop} for developers</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/style.css">
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<header>
  <p><a href="/docs">${shop} for developers</a></p>
  <nav aria-label="Elsewhere">
    <a href="/playground">Playground</a>
    <a href="/api/docs">REST calls</a>
    <a href="/">The shop</a>
  </nav>
</header>
<div class="columns">
<nav aria-label="Pages" class="topics">
  ${groups.map(
    (group) => html`<h2>${group}</h2>
  <ul>
    ${pages
      .filter((each) => each.group === group)
      .map((each) => html`<li><a href="${hrefOf(each)}"${currentMark(each === page)}>${each.title}</a></li>`)}
  </ul>`,
  )}
</nav>
<main class="manual">
${bodyOf(page, pages)}
</main>
</div>
</body>
</html>
`;
}

/** The page of all codes of refusals, as the schema describes them. */
export function errorsPage(schema: GraphQLSchema): ManualPage {
  const codes = schema.getType('ErrorCode');
  const rows = (isEnumType(codes) ? codes.getValues() : []).map(
    ({ name, description }) => `| \`${name}\` | ${description?.replace(/\s+/g, ' ')} |`,
  );
  const text = `# Error codes

The same codes come from the graph, in \`userErrors\` or \`errors[].extensions.code\`, and from \`/api\`, as \`code\`. Every failure has a
\`requestId\`, by which the shop's log knows it. [How errors are answered](graph.md#errors).

| code | when |
|---|---|
${rows.join('\n')}
`;
  return { address: 'errors', title: 'Error codes', group: 'The graph', file: 'docs/errors.md', text };
}

function hrefOf({ address }: ManualPage): string {
  return address ? `/docs/${address}` : '/docs';
}

function currentMark(isCurrent: boolean): Html | null {
  return isCurrent ? new Html(' aria-current="page"') : null;
}

/** The Markdown comes from the repository alone; raw HTML in it is shown, not obeyed. */
function bodyOf({ text, file }: ManualPage, pages: readonly ManualPage[]): Html {
  const markdown = new MarkdownIt({ html: false });
  markdown.core.ruler.push('links and anchors', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'heading_open') token.attrSet('id', anchorOf(tokens[index + 1]?.content ?? ''));
      for (const inline of token.children ?? []) {
        const href = inline.type === 'link_open' ? inline.attrGet('href') : null;
        if (href) inline.attrSet('href', leadingTo(href, file, pages));
      }
    }
  });
  // A page scrolls down, a wide table or a long line by itself, also by the keyboard.
  markdown.renderer.rules.table_open = () => '<div class="wide" tabindex="0"><table>\n';
  markdown.renderer.rules.table_close = () => '</table></div>\n';
  return new Html(markdown.render(text));
}

/**
 * Where a link of a file leads within the manual: to the page of a section where that is one of its
 * own. What is not shown here leads to the first page.
 */
function leadingTo(href: string, file: string, pages: readonly ManualPage[]): string {
  if (/^(\w+:|\/)/.test(href)) return href;
  const [target = '', anchor] = href.split('#');
  const wanted = target ? path.posix.join(path.posix.dirname(file), target) : file;
  const section = pages.find((page) => page.file === wanted && anchor && page.address.endsWith(`/${anchor}`));
  if (section) return hrefOf(section);
  if (!target) return href;
  const page = pages.find((each) => each.file === wanted);
  if (!page) return SHOWN_ELSEWHERE[wanted] ?? '/docs';
  return anchor ? `${hrefOf(page)}#${anchor}` : hrefOf(page);
}
