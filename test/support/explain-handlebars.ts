/** Explains the syntax error in a Handlebars template. */

import Handlebars from 'handlebars'

import { renderProblem } from '../../src/foundation/errors/problem.ts'
import { syntaxProblem } from '../../src/render/engines/handlebars-syntax.ts'
import { sourceOfFile } from '../../src/render/source-text.ts'

/** Returns the message for a template, without the name of its file. */
export function explainHandlebars(text: string, skippedLines: number = 0): string {
  try {
    Handlebars.parse(text)
  } catch (error) {
    return renderProblem(syntaxProblem(sourceOfFile('a.hbs', text, skippedLines), error)).replace(
      'template (a.hbs:',
      '(',
    )
  }
  return 'no error'
}
