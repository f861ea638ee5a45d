import type { ReactNode } from 'react';
import styles from './Icon.module.css';

const star = 'M12 3.2l2.7 5.6 6.1.9-4.4 4.3 1 6.1L12 17.2l-5.4 2.9 1-6.1L3.2 9.7l6.1-.9z';
const heart = 'M12 20.2l-7.3-7.3a4.7 4.7 0 0 1 6.6-6.6l.7.7.7-.7a4.7 4.7 0 0 1 6.6 6.6z';

/** The path of each, or what is drawn otherwise; what no first view shows is in `drawings.ts`. */
const drawings = {
  cart: 'M2.5 3.5h2.3l2.5 11.2h10.4l2.3-8H6M7.4 19a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0 -3.2 0zM14.9 19a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0 -3.2 0z',
  heart,
  heartFilled: <path d={heart} fill="currentColor" />,
  user: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0 -8 0zM4 20.5c.9-3.8 4-5.8 8-5.8s7.1 2 8 5.8',
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0 -13 0zM16 16l4.5 4.5',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h11',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  chevronDown: 'M6 9.5l6 6 6-6',
  chevronRight: 'M9.5 6l6 6-6 6',
  chevronLeft: 'M14.5 6l-6 6 6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5l.9 13.5h10.2L18 6.5M10 10.5v6M14 10.5v6',
  star: <path d={star} fill="currentColor" />,
  check: 'M4.5 12.5l5 5 10-11',
  warning: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0 -18 0zM12 7.5v5.5M12 16.5v.01',
  eye: 'M2.5 12s3.4-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.4 6.5-9.5 6.5S2.5 12 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0 -5.6 0z',
  phone:
    'M5.2 3.5h3.6l1.7 4.4-2.2 1.7a13 13 0 0 0 6.1 6.1l1.7-2.2 4.4 1.7v3.6a1.7 1.7 0 0 1-1.9 1.7C10.8 19.8 4.2 13.2 3.5 5.4a1.7 1.7 0 0 1 1.7-1.9z',
  mapPin: 'M12 21.5s7-6.2 7-11.5a7 7 0 0 0-14 0c0 5.3 7 11.5 7 11.5zM9.4 10a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0 -5.2 0z',
  filter:
    'M3.5 7h9M18.5 7h2M3.5 17h2M11.5 17h9M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0 -5 0zM6 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0 -5 0z',
  home: 'M3.5 11.2L12 4l8.5 7.2M5.5 9.8V20h13V9.8M10 20v-5.5h4V20',
  box: 'M3.5 7.5L12 3l8.5 4.5v9L12 21l-8.5-4.5zM3.5 7.5L12 12l8.5-4.5M12 12v9',
  truck:
    'M5 17.5H2.5v-12h11.5v12H9M14 9h4l3.5 4v4.5H19M14 17.5h1M5 17.5a2 2 0 1 0 4 0 2 2 0 1 0 -4 0zM15 17.5a2 2 0 1 0 4 0 2 2 0 1 0 -4 0z',
  sun: 'M8 12a4 4 0 1 0 8 0 4 4 0 1 0 -8 0zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.3A8.5 8.5 0 0 1 9.7 4a8.5 8.5 0 1 0 10.3 10.3z',
  screen: 'M3 4.5h18v12H3zM9 20h6M12 16.5V20',
  refresh: 'M20 11.5a8 8 0 0 0-14.3-4.3L3.5 9.5M3.5 4.5v5h5M4 12.5a8 8 0 0 0 14.3 4.3l2.2-2.3M20.5 19.5v-5h-5',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  tag: 'M3.5 4.5h8l9 9-7 7-9-9zM6.8 8.5a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0 -2.4 0z',
  offline:
    'M3 3l18 18M8.5 16.5a5 5 0 0 1 7 0M5.5 12.8a9.3 9.3 0 0 1 4-2.4M2.5 9a14 14 0 0 1 4.3-2.7M18.5 12.8a9 9 0 0 0-4-2.4M21.5 9A13.7 13.7 0 0 0 10.8 5.6M12 20h.01',
  rupee: 'M6.5 4h11M6.5 8.5h11M6.5 4H10a4.5 4.5 0 0 1 0 9H6.5l7.5 7.5',
  mail: 'M3 5.5h18v13H3zM3.5 6.5L12 13l8.5-6.5',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0 -17 0zM12 7v5.5l3.5 2',
} satisfies Record<string, ReactNode>;

/** What is drawn: by its name, or one of `drawings.ts`. */
export type IconName = keyof typeof drawings | { path: string };

/**
 * A small line drawing in the colour of the text around it. It is decoration: a button that holds
 * only an icon carries its own accessible name.
 *
 * @param size CSS length or pixels; by default a little larger than the text
 */
export function Icon({ name, size = '1.25em' }: { name: IconName; size?: number | string }) {
  const drawing = typeof name === 'string' ? drawings[name] : name.path;
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {typeof drawing === 'string' ? <path d={drawing} /> : drawing}
    </svg>
  );
}
