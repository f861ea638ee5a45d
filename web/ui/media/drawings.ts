/** Drawings for `Icon` that no first view shows: they come with the parts that show them. */

export const CAMERA = { path: 'M3.5 7.5h4L9 5h6l1.5 2.5h4v12h-17zM8.5 13a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0 -7 0z' };
export const GRIP = { path: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01' };
export const EXPAND = { path: 'M9 4H4v5M4 4l6 6M15 20h5v-5M20 20l-6-6M15 4h5v5M20 4l-6 6M9 20H4v-5M4 20l6-6' };
export const MICROPHONE = { path: 'M9 6a3 3 0 0 1 6 0v5a3 3 0 0 1-6 0zM5 11a7 7 0 0 0 14 0M12 18v3' };
export const SIGN_OUT = { path: 'M14 4H5v16h9M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5' };
export const ZOOM_IN = { path: 'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0 -13 0zM16 16l4.5 4.5M8.5 11h5M11 8.5v5' };
export const ZOOM_OUT = { path: 'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0 -13 0zM16 16l4.5 4.5M8.5 11h5' };
export const PLUG = { path: 'M9 3.5v5M15 3.5v5M6.5 8.5h11v3a5.5 5.5 0 0 1-11 0zM12 17v4' };
export const EYE_OFF = {
  path: 'M4 4l16 16M9.9 5.8a9 9 0 0 1 2.1-.3c6.1 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.9 3.7M6.3 7.6A16 16 0 0 0 2.5 12s3.4 6.5 9.5 6.5a9 9 0 0 0 4.3-1.1M10 10a2.8 2.8 0 0 0 4 4',
};
