import { LANGUAGES, type Language } from '../shared/languages/languages.js';
import { wordsIn } from '../shared/languages/phrase.js';
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
  /** That goods come from a day on, to whom they come first. */
  comesFrom(day: string): string;
  /** That nothing is brought to a PIN code, or nothing fresh. */
  notServed(pin: string, isFreshAlone: boolean): string;
  /** The same in a narrow place. */
  notTo(pin: string): string;
}

/** What is said of deliveries in a language. */
export function deliveryWords(language: Language): DeliveryWords {
  const words = wordsIn(language);
  return {
    today: words('today'),
    tomorrow: words('tomorrow'),
    exactDay: (date) => dayIn(language, date),
    hours: (hours) => hoursIn(language, hours),
    comesOn: (day, hours) =>
      hours === null ? words('Delivery {day}', { day }) : words('Delivery {day}, {hours}', { day, hours }),
    comesBy: (day) => words('Delivery by {day}', { day }),
    comesByExpress: (day) => words('Express delivery by {day}', { day }),
    comesFrom: (day) => words('Delivery from {day}', { day }),
    notServed: (pin, isFreshAlone) =>
      isFreshAlone
        ? words('We do not deliver fresh food to {pin} yet', { pin })
        : words('We do not deliver to {pin} yet', { pin }),
    notTo: (pin) => words('Not to {pin}', { pin }),
  };
}

/**
 * What parts of a day are called, each with the hour that it ends before, and the words that join
 * two times and end them, in languages that name a part of the day rather than am and pm.
 */
const PARTS_OF_DAY: Partial<Record<Language, { parts: [before: number, name: string][]; to: string; end: string }>> = {
  hi: {
    parts: [
      [4, 'रात'],
      [12, 'सुबह'],
      [16, 'दोपहर'],
      [20, 'शाम'],
      [24, 'रात'],
    ],
    to: ' से ',
    end: ' बजे',
  },
  mr: {
    parts: [
      [4, 'रात्री'],
      [12, 'सकाळी'],
      [16, 'दुपारी'],
      [20, 'संध्याकाळी'],
      [24, 'रात्री'],
    ],
    to: ' ते ',
    end: '',
  },
};

/** A part of the day is named again only where it is another: शाम 6 से 7 बजे. */
function hoursIn(language: Language, hours: string): string {
  const words = PARTS_OF_DAY[language];
  if (!words) return hoursInEnglish(hours);
  const named = timesOf(hours).map(({ hour, clock }) => ({
    clock,
    part: words.parts.find(([before]) => hour < before)?.[1] ?? '',
  }));
  const said = named.map(({ clock, part }, index) => (part === named[index - 1]?.part ? clock : `${part} ${clock}`));
  return said.join(words.to) + words.end;
}

function hoursInEnglish(hours: string): string {
  return timesOf(hours)
    .map(({ hour, clock }) => `${clock} ${hour < 12 ? 'am' : 'pm'}`)
    .join(' to ');
}

/** A day as a shopper says it: today, tomorrow, or Tue, 24 Nov. */
export function dayInWords(date: string, now: Date, language: Language): string {
  const words = deliveryWords(language);
  const near = nearDay(date, now);
  return near ? words[near] : words.exactDay(date);
}

function dayIn(language: Language, date: string): string {
  const { locale, month } = LANGUAGES[language];
  const day = new Date(date);
  const name = (options: Intl.DateTimeFormatOptions) => day.toLocaleDateString(locale, { ...options, timeZone: 'UTC' });
  return `${name({ weekday: 'short' })}, ${day.getUTCDate()} ${name({ month })}`;
}

/** The two ends of hours such as 18:00-21:00, each with how a clock of twelve hours shows it. */
function timesOf(hours: string): { hour: number; clock: string }[] {
  return hours.split('-').map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return { hour, clock: `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}` };
  });
}
