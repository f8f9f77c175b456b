/** Days as YYYY-MM-DD, which sort as texts do. */

const dayMs = 86_400_000

/** The UTC day of a moment. */
export function dayOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10)
}

/** The day `count` days later, or earlier with a negative count. */
export function addDays(date: string, count: number): string {
  return dayOf(Date.parse(date) + count * dayMs)
}

/** How many days `later` is after `earlier`; negative when it is before. */
export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / dayMs)
}

/** All days from the first to the last, both included. */
export function daysOf({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }): string[] {
  return Array.from({ length: Math.max(daysBetween(startDate, endDate) + 1, 0) }, (_, index) =>
    addDays(startDate, index),
  )
}
