import pg from 'pg';

/**
 * How values of the database are read: a bigint, such as an amount of paise or a count, as a
 * number, where the driver has a text. It belongs to the shop's own connections; no other
 * library's, such as the queue's, are touched.
 */
export const VALUE_TYPES: pg.CustomTypesConfig = {
  getTypeParser: ((oid, format) =>
    oid === pg.types.builtins.INT8 && format !== 'binary'
      ? readWhole
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** @throws RangeError for one that no number holds exactly, rather than to tell another */
function readWhole(text: string): number {
  const whole = Number(text);
  if (!Number.isSafeInteger(whole)) throw new RangeError('A bigint of the database is beyond exact numbers.');
  return whole;
}
