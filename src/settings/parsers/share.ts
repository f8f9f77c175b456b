/**
 * Limits on shares of mail, all in percent once they are parsed. A rate is written in percent (`0.3`, `0.3%`), a ratio from
 * 0 to 1 or in percent with its sign (`0.98`, `98%`). What could be either is refused: a gate that is wrong by a factor
 * of 100 lets everything through, or nothing.
 */

import type { Parsed } from '../../errors/problem.ts'
import { ok } from '../../errors/problem.ts'
import type { JsonSchema, ParseText } from '../setting.ts'
import { badText } from './bad-text.ts'

const shape = /^(?<digits>\d{1,9}(?:\.\d{1,12})?)(?<sign>%?)$/u

interface Written {
  readonly value: number
  readonly hasSign: boolean
}

function readNumber(text: string): Written | null {
  const { digits, sign } = shape.exec(text)?.groups ?? {}
  return digits === undefined ? null : { value: Number(digits), hasSign: sign === '%' }
}

/** A rate below this, without a sign, is more likely the ratio that providers' interfaces give. */
const leastPlainPercent = 0.01

/** A spam rate in percent, above 0 (no rate stays below 0), or `none`. */
export function parseSpamRate(text: string, input: string): Parsed<number | 'none'> {
  if (text === 'none') return ok('none')
  const written = readNumber(text)
  if (written === null || written.value > 100 || written.value === 0) {
    return badText({ input, text }, 'a percentage above 0 and at most 100, or none', 'write for instance 0.3 or 0.3%')
  }
  if (written.hasSign || written.value >= leastPlainPercent) return ok(written.value)
  const asRatio = `${toPercent(written.value)}%`
  return badText(
    { input, text },
    'a percentage, or none; so small a number could also be a ratio',
    `write ${asRatio} for the ratio ${text}, or ${text}% for that percentage`,
  )
}

/** What the config file may hold for a spam rate. */
export const spamRateSchema: JsonSchema = {
  anyOf: [
    { type: 'number', minimum: leastPlainPercent, maximum: 100 },
    { enum: ['none'] },
    { type: 'string', pattern: '^[0-9]+(\\.[0-9]+)?%$' },
  ],
}

/**
 * A parser for ratios, in percent, or `none`.
 *
 * @param limit of a `greatest` ratio the number 1 is refused: it would allow everything where 1 % was meant
 */
export function ratioLimit(limit: 'least' | 'greatest'): ParseText<number | 'none'> {
  const example = limit === 'least' ? '0.98 or 98%' : '0.05 or 5%'
  return (text, input) => {
    if (text === 'none') return ok('none')
    const written = readNumber(text)
    if (written?.hasSign === true && written.value <= 100) return ok(written.value)
    const isRatio = written !== null && !written.hasSign && written.value <= 1
    if (isRatio && !(limit === 'greatest' && written.value === 1)) return ok(toPercent(written.value))
    const expected = 'a ratio from 0 to 1, a percentage with its sign, or none'
    return badText({ input, text }, expected, todoFor(written, example))
  }
}

function todoFor(written: Written | null, example: string): string {
  if (written === null || written.hasSign || written.value > 100) return `write for instance ${example}`
  return written.value === 1 ? 'write 1% or 100%' : `write ${written.value}%`
}

/** What the config file may hold for a ratio. */
export const ratioLimitSchema: JsonSchema = {
  anyOf: [
    { type: 'number', minimum: 0, maximum: 1 },
    { enum: ['none'] },
    { type: 'string', pattern: '^[0-9]+(\\.[0-9]+)?%$' },
  ],
}

/** Without the dust of binary fractions: 0.07 is 7, not 7.000000000000001. */
function toPercent(ratio: number): number {
  return Number((ratio * 100).toPrecision(12))
}
