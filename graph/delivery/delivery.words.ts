import type { Language } from '../shared/languages/languages.js';
import { nearDay } from './promise.js';

/** What is said of deliveries in one language. */
interface DeliveryWords {
  today: string;
  tomorrow: string;
  /**
   * A day as it is written on an order, which is read on other days as well: Tue, 24 Nov.
   *
   * @param date as 2026-11-24
   */
  exactDay(date: string): string;
  /** Hours of a day: 18:00-21:00 is 6 pm to 9 pm. */
  hours(hours: string): string;
  /** That goods come on a day, at any hour of it or at some. */
  comesOn(day: string, hours: string | null): string;
  /** That goods come on a day or before it. */
  comesBy(day: string): string;
  /** The same by express. */
  comesByExpress(day: string): string;
  /** That nothing is brought to a PIN code, or nothing fresh. */
  notServed(pin: string, isFreshAlone: boolean): string;
  /** The same in a narrow place. */
  notTo(pin: string): string;
}

/** Parts of a day in Hindi, each with the hour that it ends before. */
const PARTS_OF_DAY = [
  { before: 4, name: 'रात' },
  { before: 12, name: 'सुबह' },
  { before: 16, name: 'दोपहर' },
  { before: 20, name: 'शाम' },
  { before: 24, name: 'रात' },
];

/** What is said of deliveries, in every language of the shop. */
export const DELIVERY_WORDS: Record<Language, DeliveryWords> = {
  en: {
    today: 'today',
    tomorrow: 'tomorrow',
    exactDay: (date) => dayIn('en-US', date, ({ weekday, day, month }) => `${weekday}, ${day} ${month}`),
    hours: (hours) =>
      timesOf(hours)
        .map(({ hour, clock }) => `${clock} ${hour < 12 ? 'am' : 'pm'}`)
        .join(' to '),
    comesOn: (day, hours) => `Delivery ${day}${hours === null ? '' : `, ${hours}`}`,
    comesBy: (day) => `Delivery by ${day}`,
    comesByExpress: (day) => `Express delivery by ${day}`,
    notServed: (pin, isFreshAlone) => `We do not ${isFreshAlone ? 'deliver fresh food' : 'deliver'} to ${pin} yet`,
    notTo: (pin) => `Not to ${pin}`,
  },
  hi: {
    today: 'आज',
    tomorrow: 'कल',
    exactDay: (date) => dayIn('hi-IN', date, ({ weekday, day, month }) => `${weekday}, ${day} ${month}`),
    hours: (hours) => {
      const named = timesOf(hours).map(({ hour, clock }) => ({
        clock,
        part: PARTS_OF_DAY.find(({ before }) => hour < before)?.name ?? '',
      }));
      const said = named.map(({ clock, part }, index) =>
        part === named[index - 1]?.part ? clock : `${part} ${clock}`,
      );
      return `${said.join(' से ')} बजे`;
    },
    comesOn: (day, hours) => `डिलीवरी ${day}${hours === null ? '' : `, ${hours}`}`,
    comesBy: (day) => `डिलीवरी ${day} तक`,
    comesByExpress: (day) => `एक्सप्रेस डिलीवरी ${day} तक`,
    notServed: (pin, isFreshAlone) => `${pin} पर अभी ${isFreshAlone ? 'ताज़ा सामान की ' : ''}डिलीवरी नहीं है`,
    notTo: (pin) => `${pin} पर नहीं`,
  },
};

/** A day as a shopper says it: today, tomorrow, or Tue, 24 Nov. */
export function dayInWords(date: string, now: Date, language: Language): string {
  const words = DELIVERY_WORDS[language];
  const near = nearDay(date, now);
  return near ? words[near] : words.exactDay(date);
}

interface DayParts {
  weekday: string;
  day: number;
  month: string;
}

function dayIn(locale: string, date: string, say: (parts: DayParts) => string): string {
  const day = new Date(date);
  const name = (options: Intl.DateTimeFormatOptions) => day.toLocaleDateString(locale, { ...options, timeZone: 'UTC' });
  const month = name({ month: locale === 'hi-IN' ? 'long' : 'short' });
  return say({ weekday: name({ weekday: 'short' }), day: day.getUTCDate(), month });
}

/** The two ends of hours such as 18:00-21:00, each with how a clock of twelve hours shows it. */
function timesOf(hours: string): { hour: number; clock: string }[] {
  return hours.split('-').map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return { hour, clock: `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}` };
  });
}
