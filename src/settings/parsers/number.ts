/** Numbers, strictly: digits and nothing else, so that a typo is a problem and never NaN or "not given". */

import type { Parsed } from '../../errors/problem.ts'
import { ok } from '../../errors/problem.ts'
import type { ParseText } from '../setting.ts'
import { badText } from './bad-text.ts'

const decimalPattern = /^\d{1,9}(?:\.\d{1,12})?$/u

/** A percentage from 0 to 100; decimals and one trailing `%` are fine. */
export function parsePercent(text: string, input: string): Parsed<number> {
  const digits = text.replace(/%$/u, '')
  const percent = decimalPattern.test(digits) ? Number(digits) : null
  if (percent !== null && percent <= 100) return ok(percent)
  return badText({ input, text }, 'a number from 0 to 100 (percent)', 'write for instance 85 or 99.5')
}

/** A percentage, or `none` for no threshold. */
export function parseThreshold(text: string, input: string): Parsed<number | 'none'> {
  if (text === 'none') return ok('none')
  const percent = parsePercent(text, input)
  if (percent.status === 'ok') return percent
  return badText({ input, text }, 'a number from 0 to 100 (percent), or none', 'write for instance 85, 99.5 or none')
}

/** A parser for whole numbers in a range, both ends included. */
export function wholeNumber(range: { readonly min: number; readonly max: number }): ParseText<number> {
  return (text, input) => {
    const value = /^\d{1,9}$/u.test(text) ? Number(text) : null
    if (value !== null && value >= range.min && value <= range.max) return ok(value)
    return badText({ input, text }, `a whole number from ${range.min} to ${range.max}`)
  }
}

/** A parser for numbers above zero, decimals allowed. */
export function positiveNumber(max: number): ParseText<number> {
  return (text, input) => {
    const value = decimalPattern.test(text) ? Number(text) : null
    if (value !== null && value > 0 && value <= max) return ok(value)
    return badText({ input, text }, `a number above 0 and at most ${max}`)
  }
}
