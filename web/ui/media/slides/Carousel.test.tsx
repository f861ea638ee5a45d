import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { loadMotion } from '../move';
import { Carousel } from './Carousel';

const EVERY_MS = 2000;
const ms = (time: number) => act(async () => jest.advanceTimersByTime(time));
const moves = async (count: number) => {
  for (let move = 0; move < count; move++) {
    await ms(EVERY_MS - 600);
    await ms(600);
  }
};

/** A row of five slides of 100 px, two of them in view; jsdom itself lays nothing out. */
function showRow(isInfinite: boolean): HTMLElement {
  render(
    <Carousel label="Fruit" inView={{ base: 2 }} autoplayMs={EVERY_MS} isInfinite={isInfinite}>
      {['Apple', 'Banana', 'Cherry', 'Date', 'Elderberry'].map((fruit) => (
        <b key={fruit}>{fruit}</b>
      ))}
    </Carousel>,
  );
  const track = screen.getByRole('list');
  Object.defineProperties(track, { clientWidth: { value: 200 } });
  for (const [place, slide] of [...track.children].entries()) {
    Object.defineProperties(slide, { offsetLeft: { value: place * 100 }, offsetWidth: { value: 100 } });
  }
  let left = 0;
  Object.defineProperty(track, 'scrollLeft', {
    get: () => left,
    set: (value: number) => {
      left = value;
      fireEvent.scroll(track);
    },
  });
  fireEvent.scroll(track);
  return track;
}

describe('carousel', () => {
  const real = window.matchMedia;
  const animate = jest.fn((..._drawn: Parameters<Element['animate']>) => ({ finished: new Promise(() => {}) }));
  beforeAll(loadMotion);
  beforeEach(() => {
    animate.mockClear();
    Object.assign(Element.prototype, { animate });
    jest.useFakeTimers();
    window.matchMedia = (media) => Object.assign(real(media), { matches: !media.includes(': reduce') });
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top: 0, bottom: 100 } as unknown as DOMRect);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    window.matchMedia = real;
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  it('moves on by one slide each time and stops at the end', async () => {
    const track = showRow(false);

    await ms(EVERY_MS + 600);
    expect(track.scrollLeft).toBe(100);
    await moves(4);
    expect(track.scrollLeft).toBe(300);
  });

  it('begins again when it is infinite', async () => {
    const track = showRow(true);

    await moves(4);
    await ms(600);

    expect(track.scrollLeft).toBe(0);
  });

  it('takes 500 ms for a move, from where the slides were seen', async () => {
    const track = showRow(false);

    fireEvent.click(screen.getByText('Next: Fruit'));
    await ms(0);

    expect(track.scrollLeft).toBe(200);
    expect(animate).toHaveBeenCalledTimes(5);
    expect(animate.mock.calls[0]).toMatchObject([{ translate: ['200px 0', '0 0'] }, { duration: 500 }]);
  });

  it('moves by the arrow keys, Home and End', async () => {
    const track = showRow(false);
    const press = async (key: string) => {
      fireEvent.keyDown(track, { key });
      await ms(600);
      return track.scrollLeft;
    };

    expect([await press('ArrowRight'), await press('ArrowLeft'), await press('End'), await press('Home')]).toEqual([
      100, 0, 300, 0,
    ]);
  });

  it('leaves the keys of what is focused within a slide alone', async () => {
    const track = showRow(false);

    fireEvent.keyDown(screen.getByText('Apple'), { key: 'End' });
    await ms(600);

    expect(track.scrollLeft).toBe(0);
  });

  it('stands still while the tab is hidden', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const track = showRow(false);

    await ms(EVERY_MS * 3);

    expect(track.scrollLeft).toBe(0);
    hidden.mockRestore();
  });

  it('stands still while a pointer is over it', async () => {
    const track = showRow(false);
    const matches = jest.spyOn(Element.prototype, 'matches').mockImplementation((query) => query.includes(':hover'));

    await ms(EVERY_MS * 3);

    expect(track.scrollLeft).toBe(0);
    matches.mockRestore();
  });

  it('stands still below a dialog, which makes the page inert', async () => {
    const track = showRow(false);
    document.body.setAttribute('inert', '');

    await ms(EVERY_MS * 3);

    expect(track.scrollLeft).toBe(0);
    document.body.removeAttribute('inert');
  });

  it('stands still once paused', async () => {
    const track = showRow(false);

    fireEvent.click(screen.getByRole('button', { name: 'Pause: Fruit' }));
    await ms(EVERY_MS * 3);

    expect(track.scrollLeft).toBe(0);
  });

  it('stands still while the focus is in it', async () => {
    const track = showRow(false);

    track.focus();
    await ms(EVERY_MS * 3);

    expect(track.scrollLeft).toBe(0);
  });

  it('stands still for a visitor who prefers reduced motion', async () => {
    window.matchMedia = (media) => Object.assign(real(media), { matches: media.includes(': reduce') });
    const track = showRow(false);

    await ms(EVERY_MS * 3);

    expect(track.scrollLeft).toBe(0);
  });
});
