/** Limits YAML files before they are parsed, so that parsing takes at most a few seconds. */

import { CST, Lexer } from 'yaml'

/** The maximum nesting depth. Parsing time grows with the square of the depth. Real files have at most ten levels. */
const maxDepth = 100
/** The maximum number of anchors and aliases. Resolving each alias requires a search of the whole file. */
const maxNames = 500

/** Describes which limit a YAML text exceeds. Returns `null` if it exceeds none, even if it is not valid YAML. */
export function findYamlExcess(text: string): { readonly came: string; readonly expected: string } | null {
  let flowDepth = 0
  let lineDepth = 0
  let nameCount = 0
  for (const source of new Lexer().lex(text)) {
    const token = CST.tokenType(source)
    if (token === 'newline') lineDepth = 0
    // Several dashes on one line start nested lists, as in `- - - value`.
    if (token === 'seq-item-ind' || token === 'explicit-key-ind') lineDepth += 1
    if (token === 'flow-seq-start' || token === 'flow-map-start') flowDepth += 1
    if (token === 'flow-seq-end' || token === 'flow-map-end') flowDepth = Math.max(0, flowDepth - 1)
    if (token === 'anchor' || token === 'alias') nameCount += 1
    if (flowDepth + lineDepth > maxDepth) {
      return { came: 'more', expected: `at most ${maxDepth} levels of nesting` }
    }
    if (nameCount > maxNames) {
      return { came: 'more', expected: `at most ${maxNames} anchors (&) and aliases (*)` }
    }
  }
  return null
}
