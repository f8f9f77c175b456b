/**
 * Parses numbers, which consist of digits and at most one decimal point. Anything else is reported as a problem; the
 * result is never NaN.
 */

import { ok, type Parsed } from '../../../foundation/errors/problem.ts'
import { badText } from '../engine/bad-text.ts'
import type { ParseText } from '../engine/row.ts'

const decimalPattern = /^\d{1,9}(?:\.\d{1,12})?$/u

/** Parses a percentage from 0 to 100. Decimals are allowed, and the `%` is optional. */
export function parsePercent(text: string, input: string): Parsed<number> {
  const digits = text.replace(/%$/u, '')
  const percent = decimalPattern.test(digits) ? Number(digits) : null
  if (percent !== null && percent <= 100) return ok(percent)
  return badText({ input, text }, 'a number from 0 to 100 (percent)', 'for example 85 or 99.5')
}

/** Creates a parser for integers in a range. Both ends of the range are allowed. */
export function wholeNumber(range: { readonly min: number; readonly max: number }): ParseText<number> {
  return (text, input) => {
    const value = /^\d{1,9}$/u.test(text) ? Number(text) : null
    if (value !== null && value >= range.min && value <= range.max) return ok(value)
    return badText({ input, text }, `an integer from ${range.min} to ${range.max}`)
  }
}

/** Creates a parser for numbers above zero. Decimals are allowed. */
export function positiveNumber(max: number): ParseText<number> {
  return (text, input) => {
    const value = decimalPattern.test(text) ? Number(text) : null
    if (value !== null && value > 0 && value <= max) return ok(value)
    return badText({ input, text }, `a number above 0 and at most ${max}`)
  }
}
