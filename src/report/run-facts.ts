/** Renders the facts next to a headline: whether folders were simulated, and which methods were not checked. */

import type { CheckResult, TestReport } from '../check/check-result.ts'
import { testTitle } from '../check/outcome-sentence.ts'
import { type AuthenticationName, authenticationNames } from '../foundation/contract/rate-kinds.ts'
import { type PlacementKind, placementKindOf } from './figures.ts'
import { joinNames } from './headline.ts'

const kindTexts: Readonly<Record<PlacementKind, string | null>> = {
  simulated: 'local simulation',
  observed: 'observed placement',
  mixed: 'partly local simulation',
  unstated: null,
}

/** Returns `local simulation`, `partly local simulation` or `observed placement`; `null` if this is unknown. */
export function placementFact({ tests, serviceKind }: Pick<CheckResult, 'tests' | 'serviceKind'>): string | null {
  const kinds = new Set(tests.filter((test) => test.test !== null).map((test) => placementKindOf(test, serviceKind)))
  const [kind] = kinds
  if (kind === undefined) return null
  if (kinds.size === 1) return kindTexts[kind]
  return kinds.has('simulated') || kinds.has('mixed') ? kindTexts.mixed : null
}

/** Returns the template's name if the run has only one test. */
export function templateFact({ tests }: Pick<CheckResult, 'tests'>): string | null {
  const [only] = tests
  return only === undefined || tests.length > 1 ? null : testTitle(only)
}

/** Returns lines about methods that were not checked, such as `SPF not measured (set sending-ip to check it)`. */
export function unmeasuredLines(
  test: TestReport,
  result: Pick<CheckResult, 'serviceKind' | 'settings'>,
): readonly string[] {
  const names = authenticationNames.filter((name) => {
    const rate = test.rates.find((one) => one.scope === 'overall' && one.rate === name)
    return rate !== undefined && rate.percent === null
  })
  if (names.length === 0) return []
  if (test.receivedCount === 0) return [`${joinNames(names)} not measured, because no copy was received`]
  const byHint = Map.groupBy(names, (name) => hintFor(name, result))
  return [...byHint].map(
    ([hint, group]) =>
      `${joinNames(group)} not measured${hint === null ? '' : ` (${hint} to check ${group.length === 1 ? 'it' : 'them'})`}`,
  )
}

/** Returns advice on which settings the check needs; `null` if they are set, or if no setting would help. */
function hintFor(
  name: AuthenticationName,
  { serviceKind, settings }: Pick<CheckResult, 'serviceKind' | 'settings'>,
): string | null {
  if (serviceKind === 'remote') return null
  const isSet = (setting: string): boolean => settings.some((one) => one.name === setting && one.source !== 'default')
  if (name === 'spf') return isSet('sending-ip') ? null : 'set sending-ip'
  return isSet('dkim-private-key') ? null : 'set dkim-domain, dkim-selector and dkim-private-key'
}
