/** All further examples of rules. */

import { headerCases } from './header-cases.ts'
import type { RuleCase } from './rule-case.ts'

export const allCases: readonly RuleCase[] = [...headerCases]
