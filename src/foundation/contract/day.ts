/**
 * Handles days written as YYYY-MM-DD, in the provider's time zone. Sorting these strings puts the days in chronological
 * order.
 */

import { dayMs } from '../errors/day-ms.ts'

/** How error messages describe a valid day. */
export const expectedDay = 'a valid date in the format YYYY-MM-DD'

/** Returns the UTC day that contains a point in time. */
export function dayOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10)
}

/** Builds a day from its year, month and day numbers. Returns `null` if the day does not exist. */
export function dayFrom(year: number, month: number, day: number): string | null {
  if (![year, month, day].every(Number.isInteger) || year < 1 || year > 9999) return null
  const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
  return isDay(text) ? text : null
}

/**
 * Checks that a string is a day that exists. `Date.parse` alone is not enough, because it turns 30 February into 2
 * March.
 */
export function isDay(text: string): boolean {
  const startMs = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? startOfDay(text) : Number.NaN
  return !Number.isNaN(startMs) && dayOf(startMs) === text
}

/** Returns the Unix time in milliseconds at which a day begins in UTC, or NaN for an invalid day. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** Adds a number of days. A negative count subtracts days. */
export function plusDays(day: string, count: number): string {
  return dayOf(startOfDay(day) + count * dayMs)
}

/** Counts the days from `earlier` to `later`: 0 for the same day, negative if `later` comes first. */
export function daysBetween(earlier: string, later: string): number {
  return Math.round((startOfDay(later) - startOfDay(earlier)) / dayMs)
}

/** A range of days that includes both ends. */
export interface DayRange {
  readonly startDate: string
  readonly endDate: string
}

/** Lists all days in a range. */
export function daysIn({ startDate, endDate }: DayRange): string[] {
  return Array.from({ length: Math.max(daysBetween(startDate, endDate) + 1, 0) }, (_, index) =>
    plusDays(startDate, index),
  )
}
