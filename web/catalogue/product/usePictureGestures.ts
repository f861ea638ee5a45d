import { type PointerEvent, useRef, useState } from 'react';

/**
 * How large a picture is drawn, 1 to 4, and how far its middle lies from the middle of its place,
 * in pixels.
 */
export interface PictureView {
  scale: number;
  x: number;
  y: number;
}

/** The whole picture in its place. */
const WHOLE: PictureView = { scale: 1, x: 0, y: 0 };

const MAX_SCALE = 4;
/** What a double tap grows it to. */
const CLOSE = 2.5;
/** A finger that has moved less than this, in pixels, for less than `TAP_MS`, has tapped. */
const TAP_PX = 12;
const TAP_MS = 300;
/** A picture pushed further than this, in pixels, gives way to the next. */
const SWIPE_PX = 60;

interface Point {
  x: number;
  y: number;
}

interface Grip {
  fingers: Point[];
  view: PictureView;
  at: number;
}

/**
 * What fingers and mouse do with a picture: two fingers pinch it, one moves it while it is larger
 * than its place and pushes it aside while it is not, and a double tap grows and shrinks it.
 *
 * @param onSwipe called when the picture was pushed aside: 1 asks for the next, -1 for the one
 *   before
 */
export function usePictureGestures(onSwipe: (direction: 1 | -1) => void) {
  const [view, setView] = useState(WHOLE);
  const [push, setPush] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  const grip = useRef<Grip>(undefined);
  const lastTap = useRef<{ at: number; point: Point }>(undefined);

  const take = (event: PointerEvent) => {
    grip.current = { fingers: [...fingers.current.values()], view, at: event.timeStamp };
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, middled(event));
    setHeld(true);
    take(event);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.has(event.pointerId) || !grip.current) return;
    fingers.current.set(event.pointerId, middled(event));
    const [from, fromOther] = grip.current.fingers;
    const [to, toOther] = [...fingers.current.values()];
    const before = grip.current.view;
    if (!from || !to) return;
    if (fromOther && toOther) {
      setPush(0);
      const grown = before.scale * (distance(to, toOther) / Math.max(1, distance(from, fromOther)));
      setView(scaledTo(before, grown, between(from, fromOther), between(to, toOther), event.currentTarget));
    } else if (before.scale > 1) {
      setView(inside({ ...before, x: before.x + to.x - from.x, y: before.y + to.y - from.y }, event.currentTarget));
    } else {
      setPush(to.x - from.x);
    }
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current;
    const point = fingers.current.get(event.pointerId);
    const wasAlone = fingers.current.size === 1;
    fingers.current.delete(event.pointerId);
    setHeld(fingers.current.size > 0);
    take(event);
    setPush(0);
    const [from] = held?.fingers ?? [];
    if (!held || !point || !from || !wasAlone) return;

    if (distance(from, point) < TAP_PX && event.timeStamp - held.at < TAP_MS) {
      const last = lastTap.current;
      const isDouble = last && event.timeStamp - last.at < TAP_MS * 1.5 && distance(last.point, point) < 3 * TAP_PX;
      lastTap.current = isDouble ? undefined : { at: event.timeStamp, point };
      if (isDouble) setView(scaledTo(view, view.scale > 1 ? 1 : CLOSE, point, point, event.currentTarget));
    } else if (held.view.scale === 1 && view.scale === 1 && Math.abs(push) > SWIPE_PX) {
      onSwipe(push < 0 ? 1 : -1);
    }
  };
  return {
    view,
    /** How far the picture is pushed aside just now, in pixels. */
    push,
    /** Fingers or the mouse hold it. */
    isHeld,
    /** Draws it larger or smaller around its middle, by a factor. */
    scaleBy: (factor: number, place: HTMLElement) =>
      setView(scaledTo(view, view.scale * factor, { x: 0, y: 0 }, { x: 0, y: 0 }, place)),
    /** Moves it by pixels, as far as it reaches beyond its place. */
    moveBy: (x: number, y: number, place: HTMLElement) =>
      setView(inside({ ...view, x: view.x + x, y: view.y + y }, place)),
    showWhole: () => setView(WHOLE),
    /** Go on the place of the picture. */
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}

/** Where the pointer is, counted from the middle of the place. */
function middled({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The view in which what was seen at one point is seen at another, at a new scale. */
function scaledTo(view: PictureView, wanted: number, from: Point, to: Point, place: HTMLElement): PictureView {
  const scale = Math.max(1, Math.min(wanted, MAX_SCALE));
  const ratio = scale / view.scale;
  return inside({ scale, x: to.x - (from.x - view.x) * ratio, y: to.y - (from.y - view.y) * ratio }, place);
}

/** Limits the shift of an enlarged picture, so that its edges stay outside its frame. */
function inside({ scale, x, y }: PictureView, place: HTMLElement): PictureView {
  const limit = (offset: number, size: number) => {
    const most = ((scale - 1) * size) / 2;
    return Math.max(-most, Math.min(offset, most));
  };
  return { scale, x: limit(x, place.clientWidth), y: limit(y, place.clientHeight) };
}
