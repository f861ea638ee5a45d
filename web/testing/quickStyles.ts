/** Of what an element inherits from those around it: the value of a page. */
const INHERITED: Record<string, string> = { visibility: 'visible', 'pointer-events': 'auto' };
/** What the rules of jsdom's sheet ask for before they hide an element. */
const HIDING = ['hidden', 'open', 'type'];

/**
 * Has the window answer at once what Testing Library and user-event ask of every element, in place
 * of matching all rules of jsdom's own sheet to it: an eighth of the time of all tests. While a
 * page has no other sheet, an element is as its `style` says, and else as all of its kind. What
 * else is asked, jsdom answers.
 */
export function answerStylesQuickly(window: Window): void {
  const ask = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();

  const displayOf = (element: HTMLElement): string => {
    const kind = [element.localName, ...HIDING.map((name) => String(element.getAttribute(name)))].join();
    const known = displays.get(kind);
    if (known !== undefined) return known;
    const bare = element.cloneNode() as HTMLElement;
    bare.removeAttribute('style');
    const { display } = ask(bare);
    displays.set(kind, display);
    return display;
  };

  const styleOf = (element: HTMLElement, name: string): string => {
    for (let each: HTMLElement | null = element; each; each = each.parentElement) {
      const own = each.hasAttribute('style') ? each.style.getPropertyValue(name) : '';
      if (own && own !== 'inherit') return own;
      if (name === 'display') return displayOf(element);
    }
    return INHERITED[name] as string;
  };

  const quick: Record<string | symbol, string> = {
    display: 'display',
    visibility: 'visibility',
    pointerEvents: 'pointer-events',
  };
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || window.document.styleSheets.length > 0) return ask(element, pseudoElement);
    const html = element as HTMLElement;
    return new Proxy({} as CSSStyleDeclaration, {
      get(_nothing, name) {
        if (quick[name]) return styleOf(html, quick[name]);
        if (name !== 'getPropertyValue') return Reflect.get(ask(element), name);
        return (property: string) =>
          Object.values(quick).includes(property) ? styleOf(html, property) : ask(element).getPropertyValue(property);
      },
    });
  };
}
