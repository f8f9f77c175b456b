/** Renders a result as a short headline, with the figures that decided the outcome. */

import { problemsOfRun } from '../check/bad-input.ts'
import type { CheckResult, RateEvaluation, TestReport } from '../check/check-result.ts'
import { countOutcomes, joinWords } from '../check/outcome-sentence.ts'
import { renderNumber, renderThreshold } from '../check/rate.ts'
import { authenticationNames, isAuthentication, type RateName, rateKinds } from '../foundation/contract/rate-kinds.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import { overallRate } from './figures.ts'

/** The maximum number of missed thresholds in the headline. The table of rates lists all missed thresholds. */
const mostReasons = 2

/**
 * Renders the headline of a run. Examples are `0 of 9 mailboxes in the inbox (limit 85%)`, `all 3 templates passed`,
 * and `2 problems in the settings or templates; nothing was sent`.
 */
export function runHeadline(result: CheckResult): string {
  const { tests, postmaster, problems, error, reason } = result
  if (isInputAtFault(result))
    return `${renderCount(problems.length, 'problem')} in the settings or templates; nothing was sent`
  const isMailFine = tests.every((test) => test.outcome === 'pass')
  const isSent = result.mode === 'send' && result.outcome === 'pass'
  if (result.isCancelled || (result.isDryRun && isMailFine) || isSent) return reason
  const troubled = postmaster.find((report) => report.outcome !== 'pass')
  if (tests.length === 0) return troubled?.reason ?? postmaster[0]?.reason ?? error?.message ?? reason
  if (isMailFine && troubled !== undefined) return troubled.reason
  return mailHeadline(result)
}

/** Returns true if nothing was sent because of problems with inputs. */
function isInputAtFault(result: CheckResult): boolean {
  if (result.problems.length === 0) return false
  return problemsOfRun(result).length > 0 || result.tests.every((test) => test.outcome === 'misconfigured')
}

function mailHeadline(result: CheckResult): string {
  const { tests, notSent, reason } = result
  const [only] = tests
  if (tests.every((test) => test.outcome === 'not-sent')) return notSent?.reason ?? reason
  if (only !== undefined && tests.length === 1) return testHeadline(only)
  return tests.every((test) => test.outcome === 'pass') ? `all ${tests.length} templates passed` : countOutcomes(result)
}

/** Renders the headline of one test. */
export function testHeadline(test: TestReport): string {
  if (test.rates.length === 0) return test.reason
  if (test.outcome === 'pass') return passHeadline(test)
  if (test.outcome === 'fail') return missedHeadline(test.rates.filter((rate) => rate.status === 'missed'))
  return `no verdict: ${test.reason}`
}

function passHeadline(test: TestReport): string {
  const inbox = overallRate(test, 'inbox')
  const methods = authenticationNames.filter((name) => isAllPass(overallRate(test, name)))
  const others = authenticationNames.flatMap((name) => {
    const rate = overallRate(test, name)
    return rate === null || rate.percent === null || isAllPass(rate) ? [] : [passPhrase([rate])]
  })
  const parts = [
    ...(inbox === null || inbox.percent === null
      ? []
      : [`${inbox.openCount > 0 ? 'at least ' : ''}${mailboxCount(inbox)} ${rateKinds.inbox.headline}`]),
    ...(methods.length === 0 ? [] : [`${joinNames(methods)} ${methods.length === 1 ? 'passes' : 'pass'}`]),
    ...others,
  ]
  return parts.length === 0 ? test.reason : parts.join('; ')
}

function isAllPass(rate: RateEvaluation | null): boolean {
  return rate !== null && rate.percent === 100
}

/** Renders the missed rates, and groups authentication methods with the same counts. */
function missedHeadline(missed: readonly RateEvaluation[]): string {
  const groups = Map.groupBy(missed, (rate) =>
    isAuthentication(rate.rate)
      ? JSON.stringify([rate.scope, rate.hitCount, rate.outOfCount, rate.thresholdPercent])
      : `${rate.rate} ${rate.scope}`,
  )
  const parts = [...groups.values()].map(missedPhrase)
  const more = parts.length - mostReasons
  const rest = more <= 0 ? '' : `; ${renderCount(more, 'more threshold')} missed`
  return `${parts.slice(0, mostReasons).join('; ')}${rest}`
}

function missedPhrase(rates: readonly RateEvaluation[]): string {
  const [rate] = rates
  if (rate === undefined) return ''
  const scope = rate.scope === 'overall' ? '' : `${rate.scope}: `
  const limit = ` (limit ${renderThreshold(rate.thresholdPercent ?? 0)}%)`
  const kind = rateKinds[rate.rate]
  if (kind.counts === 'copies') return `${scope}${passPhrase(rates)}${limit}`
  const qualifier = kind.counts === 'inbox' && rate.openCount > 0 ? 'so far ' : ''
  return `${scope}${qualifier}${mailboxCount(rate)} ${kind.headline}${limit}`
}

function mailboxCount({ hitCount, outOfCount }: RateEvaluation): string {
  return `${renderNumber(hitCount)} of ${renderCount(outOfCount, 'mailbox', 'mailboxes')}`
}

function passPhrase(rates: readonly RateEvaluation[]): string {
  const [rate] = rates
  const names = rates.map((one) => one.rate)
  const copies = renderCount(rate?.outOfCount ?? 0, 'copy', 'copies')
  return `${joinNames(names)} ${names.length === 1 ? 'passes' : 'pass'} on ${renderNumber(rate?.hitCount ?? 0)} of ${copies}`
}

/** Joins names: `['spf', 'dkim']` becomes `SPF and DKIM`. */
export function joinNames(rates: readonly RateName[]): string {
  return joinWords(rates.map((rate) => rateKinds[rate].name))
}
