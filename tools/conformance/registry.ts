/** Lists all checks in order of execution. */

import type { Check, CheckGroup } from './check.ts'
import { authentication } from './checks/authentication.ts'
import { bodies } from './checks/bodies.ts'
import { conventions } from './checks/conventions.ts'
import { createSpamTest } from './checks/create-spam-test.ts'
import { documents } from './checks/documents.ts'
import { exhaustion } from './checks/exhaustion.ts'
import { externalTests } from './checks/external-tests.ts'
import { getSpamTest } from './checks/get-spam-test.ts'
import { listChecks } from './checks/lists.ts'
import { monitoring } from './checks/monitoring.ts'
import { postmaster } from './checks/postmaster.ts'
import { rateLimits } from './checks/rate-limits.ts'
import { results } from './checks/results.ts'
import { traffic } from './checks/traffic.ts'
import { waiting } from './checks/waiting.ts'
import { webhooks } from './checks/webhooks.ts'
import { workspaces } from './checks/workspaces.ts'

/** The `traffic` group comes last, because it checks all responses in the run. */
export const groups: readonly CheckGroup[] = [
  conventions,
  authentication,
  rateLimits,
  createSpamTest,
  getSpamTest,
  externalTests,
  listChecks,
  bodies,
  workspaces,
  postmaster,
  documents,
  monitoring,
  waiting,
  results,
  webhooks,
  exhaustion,
  traffic,
]

/** Lists the checks in a profile. The `presend` profile includes the checks in the `document` profile. */
export function checksOf(profile: 'document' | 'presend'): readonly Check[] {
  const all = groups.flatMap((group) => group.checks)
  return profile === 'presend' ? all : all.filter((check) => check.decidedBy === 'document')
}
