/** Traced text for tests. */

import type { SourceText } from '../../src/render/source-text.ts'
import { type TracedText, tracedText } from '../../src/render/trace/source-map.ts'

/** Traced text that is printed exactly as the author wrote it. */
export function literalText(source: SourceText): TracedText {
  return tracedText(source.text, [{ start: 0, site: { kind: 'literal', source, offset: 0, text: source.text } }])
}
