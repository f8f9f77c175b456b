/** Finds a printed value in the data file. */

import { positionOf } from '../errors/problem.ts'
import type { TextOrigin } from '../template/trace/source-map.ts'
import type { RuleContext } from './rule-context.ts'

/** The place in the data file of a text that an expression printed; the origin itself if it is not found there. */
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
