import { appear, settle, vanish } from '../../theme/motion';
import { move } from '../media/move';

/** What a line pushes down, where it is without that line, and by how many pixels. */
type Shift = { element: HTMLElement; top: number; by: number };

/** A line fades where it stands; what is below it then closes the gap. Resolves as it is gone. */
export async function takeAway(line: HTMLElement): Promise<void> {
  await move(line, vanish);
  const shifts = shiftsBelow(line);
  line.style.display = 'none';
  glide(shifts, 1);
}

/** What is below a line that has come makes room for it. */
export function makeRoom(line: HTMLElement): void {
  glide(shiftsBelow(line), -1);
  void move(line, appear);
}

/** By how many pixels a line pushes down what is below it and in view. */
function shiftsBelow(line: HTMLElement): Shift[] {
  const below = allBelow(line);
  const pushed = below.map(topOf);
  line.style.display = 'none';
  const shifts = below.map((element, place) => {
    const top = topOf(element);
    return { element, top, by: (pushed[place] ?? top) - top };
  });
  line.style.display = '';
  return shifts.filter(({ top, by }) => by !== 0 && top < window.innerHeight);
}

/** What comes after a line on the page, and after all that it is in. */
function allBelow(line: HTMLElement): HTMLElement[] {
  const found: Element[] = [];
  for (let inner: Element | null = line; inner; inner = inner.parentElement)
    for (let next = inner.nextElementSibling; next; next = next.nextElementSibling) found.push(next);
  return found.filter((each) => each instanceof HTMLElement);
}

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

/** Has each come from where it was to where it is: the browser does that without the page. */
function glide(shifts: Shift[], direction: 1 | -1): void {
  for (const { element, by } of shifts) void move(element, settle(by * direction));
}
