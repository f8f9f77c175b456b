/** HTML and plain text without variables. */

import { ok } from '../../errors/problem.ts'
import type { TemplateEngine } from '../template-engine.ts'

/** An engine that changes nothing: `{{ x }}` stays `{{ x }}`. */
export function openHtml(): TemplateEngine {
  return { render: ({ text }) => Promise.resolve(ok(text)) }
}
