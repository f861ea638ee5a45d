/** What a program needs of a machine to run at all, and to find its browser and its folders. */
const NEEDED = [
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'LD_LIBRARY_PATH'],
  // As Windows calls the like of it.
  ...[
    'Path',
    'PATHEXT',
    'SystemRoot',
    'SystemDrive',
    'ComSpec',
    'USERPROFILE',
    'APPDATA',
    'LOCALAPPDATA',
    'TEMP',
    'TMP',
  ],
];

/**
 * The environment in which tests start the shop's programs: that of the run without all that could
 * configure a shop. A developer who has DATABASE_URL, a bucket or the keys of a provider set tests
 * an empty shop on this machine as anybody else does, and sends nothing there.
 */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(NEEDED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/**
 * Lets the few shoppers of a test do in minutes what as many as they stand for do in a day, and
 * wait for their turn as long as a machine takes that does other things as well.
 */
export const MANY_SHOPPERS = {
  SIGN_UPS_PER_NETWORK: '100000',
  UNPAID_CHECKOUTS_PER_DAY: '100000',
  TURN_WITHIN_MS: '8000',
};
