/**
 * The text of a page to read as Markdown, so that an owner need not begin with an empty box: what
 * stands in its sections. How the shop is reached becomes `{phone}` and `{email}`, which follow the
 * settings.
 *
 * @param path of the page, such as `/terms`
 * @throws Error when the page does not answer
 */
export async function readAsMarkdown(path: string): Promise<string> {
  const answer = await fetch(path, { headers: { Accept: 'text/html' } });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const sections = [...page.querySelectorAll('main article > section')];
  return asMarkdown(sections.length > 0 ? sections : [...page.querySelectorAll('main section')]);
}

/** Elements as Markdown, a blank line between them. */
export function asMarkdown(elements: readonly Element[]): string {
  return elements.flatMap(blocksOf).filter(Boolean).join('\n\n').trim();
}

function blocksOf(element: Element): string[] {
  switch (element.tagName) {
    case 'H2':
      return [`## ${inline(element)}`];
    case 'H3':
    case 'DT':
      return [`### ${inline(element)}`];
    case 'P':
    case 'DD':
      return [inline(element)];
    case 'UL':
    case 'OL':
      return [itemsOf(element)];
    case 'TABLE':
      return [rowsOf(element as HTMLTableElement)];
    default:
      return [...element.children].flatMap(blocksOf);
  }
}

function itemsOf(list: Element): string {
  return [...list.children]
    .map((item, place) => `${list.tagName === 'OL' ? `${place + 1}.` : '-'} ${inline(item)}`)
    .join('\n');
}

function rowsOf({ rows }: HTMLTableElement): string {
  const lines = [...rows].map((row) => `| ${[...row.cells].map(inline).join(' | ')} |`);
  const [head = '', ...rest] = lines;
  return [head, head.replace(/[^|]+/g, ' --- '), ...rest].join('\n');
}

function inline(element: Element): string {
  const text = [...element.childNodes].map((node) =>
    node instanceof Element ? marked(node) : (node.textContent ?? ''),
  );
  return text.join('').replace(/\s+/g, ' ').trim();
}

function marked(element: Element): string {
  const words = inline(element);
  const href = element.getAttribute('href') ?? '';
  if (href.startsWith('tel:')) return '{phone}';
  if (href.startsWith('mailto:')) return '{email}';
  if (element.tagName === 'A') return `[${words}](${href})`;
  return element.tagName === 'B' || element.tagName === 'STRONG' ? `**${words}**` : words;
}
