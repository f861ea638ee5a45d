import { dayAfter, INDIA_AHEAD_MS } from '../shared/india-time.js';
import { DeliveryKind } from './delivery-kind.js';
import type { DeliveryZone } from './delivery-zone.entity.js';

/** A time of day is offered until so long before it begins. In minutes. */
const PACKING_MINUTES = 60;

/** On how many days the times of a day can be chosen. */
const DAYS_OF_SLOTS = 2;

/** A time of a day at which fresh goods can be brought. */
export interface Slot {
  /** As 2026-11-24. */
  date: string;
  /** As 18:00-21:00. */
  hours: string;
}

/** What a zone can promise for one kind of goods. */
export interface Promised {
  /** The day by which they come, as 2026-11-24. */
  date: string;
  /** What can be chosen, earliest first; empty where goods come at any time of the day. */
  slots: Slot[];
}

/** The PIN code in what a visitor typed, without its blank; null for anything else. */
export function readPin(text: string): string | null {
  const [, first = '', last = ''] = /^\s*([1-9]\d{2})\s?(\d{3})\s*$/.exec(text) ?? [];
  return first ? first + last : null;
}

/** The zone that a PIN code lies in; null where the shop brings nothing. */
export function zoneOf(zones: readonly DeliveryZone[], pin: string): DeliveryZone | null {
  const fitting = zones.flatMap((zone) =>
    zone.pinPrefixes.filter((prefix) => pin.startsWith(prefix)).map((prefix) => ({ zone, length: prefix.length })),
  );
  return fitting.toSorted((one, other) => other.length - one.length)[0]?.zone ?? null;
}

/** By when goods that are ordered now come to a zone; null where they are not brought. */
export function promiseFor(zone: DeliveryZone, kind: DeliveryKind, now: Date): Promised | null {
  const days = kind === DeliveryKind.FRESH ? zone.freshDays : zone.generalDays;
  if (days === null) return null;
  const { date: today, minutes } = inIndia(now);
  let day = minutes < minutesOf(zone.cutoff) ? today : dayAfter(today, 1);
  for (let left = days; left > 0; left -= 1) day = nextOpen(zone, dayAfter(day, 1));
  day = nextOpen(zone, day);
  if (kind === DeliveryKind.GENERAL || zone.slots.length === 0) return { date: day, slots: [] };
  const slots: Slot[] = [];
  for (let offered = 0; offered < DAYS_OF_SLOTS; day = nextOpen(zone, dayAfter(day, 1))) {
    const earliest = day === today ? minutes + PACKING_MINUTES : 0;
    const open = zone.slots.filter((hours) => minutesOf(hours) >= earliest);
    if (open.length > 0) offered += 1;
    for (const hours of open) slots.push({ date: day, hours });
  }
  return { date: slots[0]?.date ?? day, slots };
}

/** Whether a day is today or tomorrow in India; null for any other. */
export function nearDay(date: string, now: Date): 'today' | 'tomorrow' | null {
  const { date: today } = inIndia(now);
  if (date === today) return 'today';
  return date === dayAfter(today, 1) ? 'tomorrow' : null;
}

/** The day in India, as 2026-11-24, and how far it has come, in minutes. */
function inIndia(now: Date): { date: string; minutes: number } {
  const there = new Date(now.getTime() + INDIA_AHEAD_MS);
  return { date: there.toISOString().slice(0, 10), minutes: there.getUTCHours() * 60 + there.getUTCMinutes() };
}

function nextOpen(zone: DeliveryZone, date: string): string {
  const weekday = new Date(date).getUTCDay() || 7;
  return zone.weekdays.includes(weekday) ? date : nextOpen(zone, dayAfter(date, 1));
}

/**
 * Minutes from midnight to a time such as 18:00, or to the beginning of hours such as 18:00-21:00.
 */
function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.slice(0, 5).split(':').map(Number);
  return hour * 60 + minute;
}
