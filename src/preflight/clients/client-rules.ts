/** The rules in the group "clients", in the order of their documentation pages. */

import type { Rule } from '../rule.ts'
import { cssUnsupported } from '../rules/css-unsupported.ts'
import { darkMode } from '../rules/dark-mode.ts'
import { externalStylesheet } from '../rules/external-stylesheet.ts'
import { formElement } from '../rules/form-element.ts'
import { htmlUnsupported } from '../rules/html-unsupported.ts'
import { invalidHtml } from '../rules/invalid-html.ts'
import { missingDoctype } from '../rules/missing-doctype.ts'
import { msoConditional } from '../rules/mso-conditional.ts'
import { scriptElement } from '../rules/script-element.ts'
import { styleDropped } from '../rules/style-dropped.ts'
import { styleInBody } from '../rules/style-in-body.ts'

export const clientRules: readonly Rule[] = [
  cssUnsupported,
  htmlUnsupported,
  scriptElement,
  formElement,
  styleInBody,
  styleDropped,
  externalStylesheet,
  msoConditional,
  invalidHtml,
  missingDoctype,
  darkMode,
]
