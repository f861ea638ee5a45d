/** Drawings for `Icon` that no first view shows: they come with the parts that show them. */

export const CAMERA = { path: 'M3.5 7.5h4L9 5h6l1.5 2.5h4v12h-17zM8.5 13a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0 -7 0z' };
export const GRIP = { path: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01' };
export const EXPAND = { path: 'M9 4H4v5M4 4l6 6M15 20h5v-5M20 20l-6-6M15 4h5v5M20 4l-6 6M9 20H4v-5M4 20l6-6' };
export const MICROPHONE = { path: 'M9 6a3 3 0 0 1 6 0v5a3 3 0 0 1-6 0zM5 11a7 7 0 0 0 14 0M12 18v3' };
export const SIGN_OUT = { path: 'M14 4H5v16h9M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5' };
export const ZOOM_IN = { path: 'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0 -13 0zM16 16l4.5 4.5M8.5 11h5M11 8.5v5' };
export const ZOOM_OUT = { path: 'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0 -13 0zM16 16l4.5 4.5M8.5 11h5' };
export const BARS = { path: 'M3.5 20.5h17M6.5 17v-5M12 17V4.5M17.5 17V9' };
export const LOCK = { path: 'M5 11h14v9.5H5zM8 11V8a4 4 0 0 1 8 0v3M12 14.8v2' };
export const PEOPLE = {
  path: 'M5.8 8a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0 -6.4 0zM2.5 19.5c.7-3.2 3.1-5 6.5-5s5.8 1.8 6.5 5M15 5.1a3.2 3.2 0 0 1 0 5.8M17.8 14.9c2 .7 3.2 2.3 3.7 4.6',
};
export const PERCENT = {
  path: 'M18.5 5.5l-13 13M5 7.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0 -5 0zM14 16.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0 -5 0z',
};
export const PLUG = { path: 'M9 3.5v5M15 3.5v5M6.5 8.5h11v3a5.5 5.5 0 0 1-11 0zM12 17v4' };
export const EYE_OFF = {
  path: 'M4 4l16 16M9.9 5.8a9 9 0 0 1 2.1-.3c6.1 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.9 3.7M6.3 7.6A16 16 0 0 0 2.5 12s3.4 6.5 9.5 6.5a9 9 0 0 0 4.3-1.1M10 10a2.8 2.8 0 0 0 4 4',
};
