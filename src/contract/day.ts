/** Days as YYYY-MM-DD, as the wire has them: the provider's, without a time zone. They sort as texts do. */

const dayMs = 86_400_000

/** The day of a moment in UTC. */
export function dayOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10)
}

/** The day that these numbers name; `null`: there is none. */
export function dayFrom(year: number, month: number, day: number): string | null {
  if (![year, month, day].every(Number.isInteger) || year < 1 || year > 9999) return null
  const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
  return isDay(text) ? text : null
}

/** Whether a text is a day that exists: a calendar takes 30 February for 2 March. */
export function isDay(text: string): boolean {
  const startMs = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? startOfDay(text) : Number.NaN
  return !Number.isNaN(startMs) && dayOf(startMs) === text
}

/** When it begins in UTC; NaN for what is no day. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** The day so many days later, or earlier when negative. */
export function plusDays(day: string, count: number): string {
  return dayOf(startOfDay(day) + count * dayMs)
}

/** How many days `later` is after `earlier`; 0 for the same day, negative when it is before. */
export function daysBetween(earlier: string, later: string): number {
  return Math.round((startOfDay(later) - startOfDay(earlier)) / dayMs)
}

/** All days from the first to the last, both included. */
export function daysIn({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }): string[] {
  return Array.from({ length: Math.max(daysBetween(startDate, endDate) + 1, 0) }, (_, index) =>
    plusDays(startDate, index),
  )
}
