/**
 * Parses limits on shares of mail, and converts them to percent. A rate is written in percent (`0.3` or `0.3%`). A
 * ratio is written as a number from 0 to 1, or as a percentage with a % sign (`0.98` or `98%`). Ambiguous values are
 * rejected, because a limit that is wrong by a factor of 100 would pass or fail all mail.
 */

import { ok, type Parsed } from '../../../foundation/errors/problem.ts'
import { badText } from '../engine/bad-text.ts'
import type { ParseText } from '../engine/row.ts'
import { type KindWords, percentWithSign } from './kinds.ts'

interface Written {
  readonly value: number
  readonly hasSign: boolean
}

function readNumber(text: string): Written | null {
  const { digits, sign } = /^(?<digits>\d{1,9}(?:\.\d{1,12})?)(?<sign>%?)$/u.exec(text)?.groups ?? {}
  return digits === undefined ? null : { value: Number(digits), hasSign: sign === '%' }
}

/**
 * The lowest spam rate that is accepted without a percent sign. A lower number is probably a ratio, because provider
 * APIs return ratios.
 */
const leastPlainPercent = 0.01

/** Parses a spam rate, which is a percentage above 0. */
export function parseSpamRate(text: string, input: string): Parsed<number> {
  const written = readNumber(text)
  if (written === null || written.value > 100 || written.value === 0) {
    return badText({ input, text }, 'a percentage above 0 and at most 100', 'for example 0.3 or 0.3%')
  }
  if (written.hasSign || written.value >= leastPlainPercent) return ok(written.value)
  const asRatio = `${toPercent(written.value)}%`
  const todo = `a number this small could be a ratio: write ${asRatio} if it is, or ${text}% if it is a percentage`
  return badText({ input, text }, 'a percentage with a % sign', todo)
}

export const spamRateWords: KindWords = {
  valueName: 'percent',
  schema: { anyOf: [{ type: 'number', minimum: leastPlainPercent, maximum: 100 }, percentWithSign] },
}

/**
 * Creates a parser that converts ratios to percent.
 *
 * @param limit if it is `greatest`, the number 1 is rejected, because this limit would allow everything and the user
 * probably meant 1%
 */
export function ratioLimit(limit: 'least' | 'greatest'): ParseText<number> {
  const example = limit === 'least' ? '0.98 or 98%' : '0.05 or 5%'
  return (text, input) => {
    const written = readNumber(text)
    if (written?.hasSign === true && written.value <= 100) return ok(written.value)
    const isRatio = written !== null && !written.hasSign && written.value <= 1
    if (isRatio && !(limit === 'greatest' && written.value === 1)) return ok(toPercent(written.value))
    return badText({ input, text }, 'a ratio from 0 to 1, or a percentage with a % sign', fixFor(written, example))
  }
}

function fixFor(written: Written | null, example: string): string {
  if (written === null || written.hasSign || written.value > 100) return `for example ${example}`
  return written.value === 1 ? 'write 1% or 100%' : `write ${written.value}%`
}

export const ratioWords: KindWords = {
  valueName: 'ratio',
  schema: { anyOf: [{ type: 'number', minimum: 0, maximum: 1 }, percentWithSign] },
}

/** Converts a ratio to percent without floating-point errors: 0.07 becomes 7, not 7.000000000000001. */
function toPercent(ratio: number): number {
  return Number((ratio * 100).toPrecision(12))
}
