import { isMarked, MARK, setAhead } from './overlayEntry';

type Entry = Parameters<History['pushState']>;

/** What lies over the page; what Back closes next comes last. */
const open: { onBack: () => void }[] = [];
/**
 * The entry that took the place of the marked one, such as a list that was narrowed in a sheet over
 * it.
 */
let chosen: Entry | null = null;
let isGoingBack = false;
/** What was pushed on the way back, which takes a moment. */
let waiting: Entry | null = null;
/** The router, which has gone back already, hears where it is after all. */
let isTelling = false;

/** The browser's own; taken with the first that is held. */
let push: History['pushState'] | undefined;

/**
 * Has Back close what lies over the page instead of leaving the page, as on a phone everybody
 * expects. It stands for an entry of the history, which goes when it is closed in another way; a
 * page that is chosen in it takes that entry's place.
 *
 * @param onBack called when the shopper goes back; it closes
 * @returns to be called once it is closed, in whatever way
 */
export function interceptBack(onBack: () => void): () => void {
  watchHistory();
  const held = { onBack };
  if (open.push(held) === 1) chosen = null;
  mark();
  return () => {
    const place = open.indexOf(held);
    if (place >= 0) open.splice(place, 1);
    // Something else may be opened in its place, and needs an entry as well.
    setTimeout(() => {
      if (isGoingBack || open.length > 0 || !isMarked()) return;
      isGoingBack = true;
      window.history.back();
    });
  };
}

function mark(): void {
  if (!isMarked()) push?.({ ...window.history.state, [MARK]: true }, '');
}

/**
 * Whether an entry is of the page that is shown: not of another one, which was chosen and is on its
 * way.
 */
function isHere([, , url]: Entry): boolean {
  return new URL(url ?? '', window.location.href).pathname === window.location.pathname;
}

function watchHistory(): void {
  if (push) return;
  push = window.history.pushState.bind(window.history);
  window.history.pushState = (...entry) => {
    if (isGoingBack) {
      waiting = entry;
      setAhead(entry[2] ?? '');
    } else if (open.length > 0 || isMarked()) {
      window.history.replaceState(...entry);
      chosen = entry;
    } else push?.(...entry);
  };
  window.addEventListener('popstate', goBack);
}

/** Runs behind the router, for which an entry that is marked is the same as the one below it. */
function goBack(): void {
  if (isTelling) return;
  if (isGoingBack) {
    isGoingBack = false;
    const pushed = waiting;
    waiting = null;
    setAhead();
    if (pushed) pushAndTell(pushed);
    else if (open.length > 0) mark();
    return;
  }
  const top = open.pop();
  top?.onBack();
  if (top ? chosen && !isHere(chosen) : !isMarked()) return;
  // Forward leads to an entry that stands for nothing any more.
  if (!top) window.history.back();
  else if (chosen) pushAndTell(chosen);
  else if (open.length > 0) mark();
}

function pushAndTell(entry: Entry): void {
  push?.(...entry);
  isTelling = true;
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  isTelling = false;
}
