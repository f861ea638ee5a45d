import type { ReactNode } from 'react';

const star = 'M12 3.2l2.7 5.6 6.1.9-4.4 4.3 1 6.1L12 17.2l-5.4 2.9 1-6.1L3.2 9.7l6.1-.9z';
const heart = 'M12 20.2l-7.3-7.3a4.7 4.7 0 0 1 6.6-6.6l.7.7.7-.7a4.7 4.7 0 0 1 6.6 6.6z';

const drawings = {
  cart: (
    <>
      <path d="M2.5 3.5h2.3l2.5 11.2h10.4l2.3-8H6" />
      <circle cx="9" cy="19" r="1.6" />
      <circle cx="16.5" cy="19" r="1.6" />
    </>
  ),
  heart: <path d={heart} />,
  heartFilled: <path d={heart} fill="currentColor" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20.5c.9-3.8 4-5.8 8-5.8s7.1 2 8 5.8" />
    </>
  ),
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l4.5 4.5" />
    </>
  ),
  expand: <path d="M9 4H4v5M4 4l6 6M15 20h5v-5M20 20l-6-6M15 4h5v5M20 4l-6 6M9 20H4v-5M4 20l6-6" />,
  zoomIn: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l4.5 4.5M8.5 11h5M11 8.5v5" />
    </>
  ),
  zoomOut: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l4.5 4.5M8.5 11h5" />
    </>
  ),
  menu: <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h11" />,
  close: <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />,
  chevronDown: <path d="M6 9.5l6 6 6-6" />,
  chevronRight: <path d="M9.5 6l6 6-6 6" />,
  chevronLeft: <path d="M14.5 6l-6 6 6 6" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  trash: <path d="M4 6.5h16M9 6.5V4h6v2.5M6 6.5l.9 13.5h10.2L18 6.5M10 10.5v6M14 10.5v6" />,
  star: <path d={star} fill="currentColor" />,
  starHalf: (
    <>
      <path d={star} />
      <path d="M12 3.2v14l-5.4 2.9 1-6.1L3.2 9.7l6.1-.9z" fill="currentColor" stroke="none" />
    </>
  ),
  check: <path d="M4.5 12.5l5 5 10-11" />,
  warning: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.5v.01" />
    </>
  ),
  eye: (
    <>
      <path d="M2.5 12s3.4-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.4 6.5-9.5 6.5S2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  eyeOff: (
    <path d="M4 4l16 16M9.9 5.8a9 9 0 0 1 2.1-.3c6.1 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.9 3.7M6.3 7.6A16 16 0 0 0 2.5 12s3.4 6.5 9.5 6.5a9 9 0 0 0 4.3-1.1M10 10a2.8 2.8 0 0 0 4 4" />
  ),
  phone: (
    <path d="M5.2 3.5h3.6l1.7 4.4-2.2 1.7a13 13 0 0 0 6.1 6.1l1.7-2.2 4.4 1.7v3.6a1.7 1.7 0 0 1-1.9 1.7C10.8 19.8 4.2 13.2 3.5 5.4a1.7 1.7 0 0 1 1.7-1.9z" />
  ),
  mapPin: (
    <>
      <path d="M12 21.5s7-6.2 7-11.5a7 7 0 0 0-14 0c0 5.3 7 11.5 7 11.5z" />
      <circle cx="12" cy="10" r="2.6" />
    </>
  ),
  filter: (
    <>
      <path d="M3.5 7h9M18.5 7h2M3.5 17h2M11.5 17h9" />
      <circle cx="15.5" cy="7" r="2.5" />
      <circle cx="8.5" cy="17" r="2.5" />
    </>
  ),
  home: <path d="M3.5 11.2L12 4l8.5 7.2M5.5 9.8V20h13V9.8M10 20v-5.5h4V20" />,
  box: <path d="M3.5 7.5L12 3l8.5 4.5v9L12 21l-8.5-4.5zM3.5 7.5L12 12l8.5-4.5M12 12v9" />,
  truck: (
    <>
      <path d="M5 17.5H2.5v-12h11.5v12H9M14 9h4l3.5 4v4.5H19M14 17.5h1" />
      <circle cx="7" cy="17.5" r="2" />
      <circle cx="17" cy="17.5" r="2" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
    </>
  ),
  moon: <path d="M20 14.3A8.5 8.5 0 0 1 9.7 4a8.5 8.5 0 1 0 10.3 10.3z" />,
  screen: <path d="M3 4.5h18v12H3zM9 20h6M12 16.5V20" />,
  refresh: (
    <path d="M20 11.5a8 8 0 0 0-14.3-4.3L3.5 9.5M3.5 4.5v5h5M4 12.5a8 8 0 0 0 14.3 4.3l2.2-2.3M20.5 19.5v-5h-5" />
  ),
  grid: <path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z" />,
  tag: (
    <>
      <path d="M3.5 4.5h8l9 9-7 7-9-9z" />
      <circle cx="8" cy="8.5" r="1.2" />
    </>
  ),
  offline: (
    <path d="M3 3l18 18M8.5 16.5a5 5 0 0 1 7 0M5.5 12.8a9.3 9.3 0 0 1 4-2.4M2.5 9a14 14 0 0 1 4.3-2.7M18.5 12.8a9 9 0 0 0-4-2.4M21.5 9A13.7 13.7 0 0 0 10.8 5.6M12 20h.01" />
  ),
  camera: (
    <>
      <path d="M3.5 7.5h4L9 5h6l1.5 2.5h4v12h-17z" />
      <circle cx="12" cy="13" r="3.5" />
    </>
  ),
  signOut: <path d="M14 4H5v16h9M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5" />,
  rupee: <path d="M6.5 4h11M6.5 8.5h11M6.5 4H10a4.5 4.5 0 0 1 0 9H6.5l7.5 7.5" />,
  mail: <path d="M3 5.5h18v13H3zM3.5 6.5L12 13l8.5-6.5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.5l3.5 2" />
    </>
  ),
  google: (
    <g stroke="none">
      <path fill="#4285F4" d="M21.6 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.4z" />
      <path fill="#34A853" d="M12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5a6 6 0 0 1-9-3.1H3.1v2.6A10 10 0 0 0 12 22z" />
      <path fill="#FBBC05" d="M6.4 14a6 6 0 0 1 0-3.9V7.5H3.1a10 10 0 0 0 0 9z" />
      <path fill="#EA4335" d="M12 6c1.5 0 2.8.5 3.9 1.5l2.8-2.8A10 10 0 0 0 3.1 7.5l3.3 2.6A6 6 0 0 1 12 6z" />
    </g>
  ),
} satisfies Record<string, ReactNode>;

/** The drawings the shop has. */
export type IconName = keyof typeof drawings;

/**
 * A small line drawing in the colour of the text around it. It is decoration: a button that holds only an icon
 * carries its own accessible name.
 *
 * @param size CSS length or pixels; by default a little larger than the text
 */
export function Icon({ name, size = '1.25em' }: { name: IconName; size?: number | string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flexShrink: 0 }}
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
