/** Parses and renders durations such as `500ms`, `90s`, `30m` and `1h`. */

import { ok } from '../../../foundation/errors/problem.ts'
import { badText } from '../engine/bad-text.ts'
import type { ParseText } from '../engine/row.ts'

const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/** The pattern for durations in the JSON Schema. */
export const durationPattern = '^[0-9]{1,9}(ms|s|m|h)$'

/** Creates a parser that converts a duration to milliseconds. Both ends of the range are allowed. */
export function duration(range: { readonly minMs: number; readonly maxMs: number }): ParseText<number> {
  const limits = `from ${renderDuration(range.minMs)} to ${renderDuration(range.maxMs)}`
  return (text, input) => {
    const [, digits = '', unit = ''] = /^(\d{1,9})(ms|s|m|h)$/u.exec(text) ?? []
    const factorMs = unitMs[unit]
    if (factorMs === undefined) {
      const todo = /^\d+$/u.test(text) ? `add a unit: ${text.slice(0, 9)}s or ${text.slice(0, 9)}m` : undefined
      return badText({ input, text }, `a duration ${limits}, such as 90s, 30m or 1h`, todo)
    }
    const durationMs = Number(digits) * factorMs
    if (durationMs >= range.minMs && durationMs <= range.maxMs) return ok(durationMs)
    return badText({ input, text }, `a duration ${limits}`)
  }
}

/** Renders a duration as a whole number of the largest possible unit. */
export function renderDuration(durationMs: number): string {
  const [unit, factorMs] = Object.entries(unitMs).findLast(([, ms]) => durationMs % ms === 0) ?? ['ms', 1]
  return durationMs === 0 ? '0s' : `${durationMs / factorMs}${unit}`
}
