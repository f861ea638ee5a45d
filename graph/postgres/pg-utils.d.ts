/** What of the driver's inner parts its own cursors use too. */
declare module 'pg/lib/utils.js' {
  const utils: {
    /**
     * A value as PostgreSQL reads it, as a text or as bytes.
     *
     * @throws Error where it holds itself
     */
    prepareValue(value: unknown): string | Buffer | null;
  };
  export default utils;
}
