/** All other examples of rules. */

import { dnsCases } from './dns-cases.ts'
import { featureCases } from './feature-cases.ts'
import { headerCases } from './header-cases.ts'
import { limitCases } from './limit-cases.ts'
import { linkCases } from './link-cases.ts'
import type { RuleCase } from './rule-case.ts'
import { sizeCases } from './size-cases.ts'
import { textCases } from './text-cases.ts'
import { variableCases } from './variable-cases.ts'

export const allCases: readonly RuleCase[] = [
  ...headerCases,
  ...linkCases,
  ...textCases,
  ...variableCases,
  ...featureCases,
  ...sizeCases,
  ...limitCases,
  ...dnsCases,
]
