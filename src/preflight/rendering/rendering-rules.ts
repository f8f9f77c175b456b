/** The rules in the group "rendering", in the order of their documentation pages. */

import type { Rule } from '../rule.ts'
import { commentLeak } from '../rules/comment-leak.ts'
import { emptyGreeting } from '../rules/empty-greeting.ts'
import { mjmlValidation } from '../rules/mjml-validation.ts'
import { placeholderText } from '../rules/placeholder-text.ts'
import { renderedNonvalue } from '../rules/rendered-nonvalue.ts'
import { unresolvedVariable } from '../rules/unresolved-variable.ts'

export const renderingRules: readonly Rule[] = [
  unresolvedVariable,
  renderedNonvalue,
  emptyGreeting,
  placeholderText,
  commentLeak,
  mjmlValidation,
]
