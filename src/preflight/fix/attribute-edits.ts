/** Creates the edits that rules use to fix attributes. */

import type { SourceEdit } from '../finding.ts'
import type { HtmlElement } from '../html/html-document.ts'
import type { RuleContext } from '../rule-context.ts'

/**
 * The edit that fixes a fault; absent if the text is not literally in the file, for example because a template
 * expression printed it.
 */
export interface Edited {
  readonly edit?: SourceEdit
}

type EditContext = Pick<RuleContext, 'htmlText' | 'originAt'>

/** Inserts an attribute, such as `alt=""`, after an element's name. */
export function insertAttribute({ name, start }: HtmlElement, attribute: string, context: EditContext): Edited {
  const before = context.htmlText?.text.slice(start, start + 1 + name.length) ?? ''
  return replaceText(start, { before, after: `${before} ${attribute}` }, context)
}

/** Replaces text at an offset in the HTML. */
export function replaceText(
  offset: number,
  { before, after }: Pick<SourceEdit, 'before' | 'after'>,
  { htmlText, originAt }: EditContext,
): Edited {
  const { kind, place } = originAt(offset)
  const { file, line, column } = place
  const isThere = htmlText?.text.startsWith(before, offset) === true
  if (kind !== 'literal' || line === undefined || column === undefined || before === '' || !isThere) return {}
  return { edit: { file, line, column, before, after } }
}
