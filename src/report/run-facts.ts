/** What stands muted beside a headline: what the folders are worth, and what a reader can do about what is not known. */

import type { CheckResult, TestReport } from '../check/check-result.ts'
import { testTitle } from '../check/outcome-sentence.ts'
import { type PlacementKind, placementKindOf } from './figures.ts'
import { joinNames } from './headline.ts'

const kindTexts: Readonly<Record<PlacementKind, string | null>> = {
  simulated: 'local simulation',
  observed: 'observed placement',
  mixed: 'partly local simulation',
  unstated: null,
}

/** `local simulation`, `partly local simulation`, `observed placement`; `null`: nothing is known of it. */
export function placementFact({ tests, serviceKind }: Pick<CheckResult, 'tests' | 'serviceKind'>): string | null {
  const kinds = new Set(tests.filter((test) => test.test !== null).map((test) => placementKindOf(test, serviceKind)))
  const [kind] = kinds
  if (kind === undefined) return null
  if (kinds.size === 1) return kindTexts[kind]
  return kinds.has('simulated') || kinds.has('mixed') ? kindTexts.mixed : null
}

/** The template, where there is only one. */
export function templateFact({ tests }: Pick<CheckResult, 'tests'>): string | null {
  const [only] = tests
  return only === undefined || tests.length > 1 ? null : testTitle(only)
}

const methods = ['spf', 'dkim', 'dmarc'] as const

/** `SPF not measured (set sending-ip to check it)`: one line for each way to measure more. */
export function unmeasuredLines(
  test: TestReport,
  result: Pick<CheckResult, 'serviceKind' | 'settings'>,
): readonly string[] {
  const names = methods.filter((name) => {
    const rate = test.rates.find((one) => one.scope === 'overall' && one.rate === name)
    return rate !== undefined && rate.percent === null
  })
  if (names.length === 0) return []
  if (test.receivedCount === 0) return [`${joinNames(names)} pass rates not measured: no copy was received`]
  const byHint = Map.groupBy(names, (name) => hintFor(name, result))
  return [...byHint].map(
    ([hint, group]) =>
      `${joinNames(group)} not measured${hint === null ? '' : ` (${hint} to check ${group.length === 1 ? 'it' : 'them'})`}`,
  )
}

/** What to set; `null`: it is set, or nothing that presend can be told would help. */
function hintFor(
  name: (typeof methods)[number],
  { serviceKind, settings }: Pick<CheckResult, 'serviceKind' | 'settings'>,
): string | null {
  if (serviceKind === 'remote') return null
  const isSet = (setting: string): boolean => settings.some((one) => one.name === setting && one.source !== 'default')
  if (name === 'spf') return isSet('sending-ip') ? null : 'set sending-ip'
  return isSet('dkim-private-key') ? null : 'set dkim-domain, dkim-selector and dkim-private-key'
}
