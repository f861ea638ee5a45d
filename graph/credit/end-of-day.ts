/**
 * The end of the day in India on which a moment falls, in SQL: credit ends with it, since its end
 * is told as a day.
 *
 * @param moment as SQL
 */
export function endOfDay(moment: string): string {
  const nextDay = `date_trunc('day', (${moment}) AT TIME ZONE 'Asia/Kolkata') + interval '1 day'`;
  return `(${nextDay}) AT TIME ZONE 'Asia/Kolkata' - interval '1 second'`;
}
