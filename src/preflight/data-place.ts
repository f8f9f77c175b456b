/** Finds the position of a printed value in the data file. */

import { positionOf } from '../errors/problem.ts'
import type { TextOrigin } from '../template/trace/source-map.ts'
import type { RuleContext } from './rule-context.ts'

/**
 * Returns the position in the data file of the text that an expression printed. If the text is not found there, returns
 * the origin of the expression.
 */
export function originInData(
  text: string,
  origin: TextOrigin,
  { template }: Pick<RuleContext, 'template'>,
): TextOrigin {
  const { dataFile } = template
  if (origin.kind !== 'value' || dataFile === null) return origin
  const offset = [text, JSON.stringify(text).slice(1, -1)]
    .map((wanted) => dataFile.text.indexOf(wanted))
    .find((found) => found !== -1)
  if (offset === undefined) return origin
  return { ...origin, place: { file: dataFile.path, ...positionOf(dataFile.text, offset) } }
}
