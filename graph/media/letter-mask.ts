type Point = readonly [x: number, y: number];

/** A closed line, the last point joined to the first. */
type Contour = Point[];

type Edge = readonly [from: Point, to: Point];

/**
 * An outline as `letterShapes` has them: 1000 units to the em, the advance width and an SVG path.
 */
export type LetterShape = readonly [advance: number, path: string];

/** How letters are set. */
interface Setting {
  /** Of the square they stand in the middle of, in pixels. */
  side: number;
  /** Size of the letters, in pixels; smaller where they would not fit. */
  em: number;
  /** How far they reach beyond their light outlines to all sides, in units of 1000 to the em. */
  boldness: number;
}

/** Straight pieces that a curve is drawn as; at the size of an avatar the eye sees no corner. */
const PIECES_OF_CURVE = 5;

/** Height of a capital letter, in units of 1000 to the em. */
const CAPITAL_HEIGHT = 700;

/** How much of the square's width letters may take. */
const MAX_WIDTH = 0.64;

/**
 * Draws letters in the middle of a square.
 *
 * Drawn here rather than by an SVG, which sharp may not read once strangers' pictures are decoded.
 *
 * @returns how much of each pixel the letters cover, 0 to 255, row by row
 */
export function letterMask(letters: readonly LetterShape[], { side, em, boldness }: Setting): Uint8Array {
  const run = letters.reduce((total, [advance]) => total + advance + boldness, 0);
  const scale = Math.min(em, (side * MAX_WIDTH * 1000) / run) / 1000;
  let left = side / 2 - (run * scale) / 2;
  const baseline = side / 2 + (CAPITAL_HEIGHT * scale) / 2;
  const contours = letters.flatMap(([advance, path]) => {
    const start = left + (boldness * scale) / 2;
    left += (advance + boldness) * scale;
    return contoursOf(path).map((contour) => contour.map(([x, y]): Point => [start + x * scale, baseline + y * scale]));
  });
  const edges = contours.flatMap((contour) =>
    contour.map((point, index): Edge => [point, contour[(index + 1) % contour.length] ?? point]),
  );
  const inside = insideOf(edges, side);
  const reach = boldness * scale;
  const distances = distancesTo(edges, side, reach + 1);
  const mask = new Uint8Array(side * side);
  for (let at = 0; at < mask.length; at++) {
    const distance = distances[at] as number;
    mask[at] = 255 * Math.min(1, Math.max(0, reach + 0.5 - (inside[at] ? -distance : distance)));
  }
  return mask;
}

/** Reads the four commands that letter outlines are written with: M, l, q and z. */
function contoursOf(path: string): Contour[] {
  const contours: Contour[] = [];
  let [x, y] = [0, 0];
  for (const [, command, digits = ''] of path.matchAll(/([Mlqz])([^Mlqz]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = [...digits.matchAll(/-?\d+/g)].map(Number);
    const contour = contours.at(-1);
    if (command === 'M') {
      [x, y] = [a, b];
      contours.push([[x, y]]);
    } else if (command === 'l') {
      [x, y] = [x + a, y + b];
      contour?.push([x, y]);
    } else if (command === 'q') {
      contour?.push(...curve([x, y], [x + a, y + b], [x + c, y + d]));
      [x, y] = [x + c, y + d];
    }
  }
  return contours;
}

function curve(from: Point, control: Point, to: Point): Point[] {
  return Array.from({ length: PIECES_OF_CURVE }, (_, piece): Point => {
    const t = (piece + 1) / PIECES_OF_CURVE;
    const at = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * to[axis];
    return [at(0), at(1)];
  });
}

/** Whether the middle of each pixel is inside, by how often the contours turn around it. */
function insideOf(edges: readonly Edge[], side: number): Uint8Array {
  const inside = new Uint8Array(side * side);
  for (let row = 0; row < side; row++) {
    const y = row + 0.5;
    const crossings: { x: number; turn: number }[] = [];
    for (const [[x1, y1], [x2, y2]] of edges) {
      if (y1 <= y === y2 <= y) continue;
      crossings.push({ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn: y2 > y1 ? 1 : -1 });
    }
    crossings.sort((one, other) => one.x - other.x);
    let turns = 0;
    for (const [index, { x, turn }] of crossings.entries()) {
      turns += turn;
      if (turns === 0) continue;
      const end = crossings[index + 1]?.x ?? x;
      inside.fill(1, row * side + Math.max(0, Math.round(x)), row * side + Math.min(side, Math.round(end)));
    }
  }
  return inside;
}

/**
 * How far the middle of each pixel is from the nearest edge, in pixels; `most` where it is farther
 * than that.
 */
function distancesTo(edges: readonly Edge[], side: number, most: number): Float32Array {
  const distances = new Float32Array(side * side).fill(most);
  const range = (one: number, other: number): [number, number] => [
    Math.max(0, Math.floor(Math.min(one, other) - most)),
    Math.min(side - 1, Math.ceil(Math.max(one, other) + most)),
  ];
  for (const [[x1, y1], [x2, y2]] of edges) {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const square = dx * dx + dy * dy;
    const [fromRow, toRow] = range(y1, y2);
    const [fromColumn, toColumn] = range(x1, x2);
    for (let row = fromRow; row <= toRow; row++) {
      for (let column = fromColumn; column <= toColumn; column++) {
        const px = column + 0.5 - x1;
        const py = row + 0.5 - y1;
        const along = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
        const distance = Math.sqrt((px - along * dx) ** 2 + (py - along * dy) ** 2);
        const at = row * side + column;
        if (distance < (distances[at] as number)) distances[at] = distance;
      }
    }
  }
  return distances;
}
