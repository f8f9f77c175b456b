/** Finds where the data file contains a value that a template printed. */

import { positionOf } from '../foundation/errors/problem.ts'
import type { TextOrigin } from '../render/trace/source-map.ts'
import type { RuleContext } from './rule-context.ts'

/**
 * Returns where the data file contains the text that an expression printed, or the origin of the expression if the data
 * file does not contain the text.
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
