/** Implements preflight as part of a run: its settings, its findings in reports, and whether it prevents sending. */

import { renderCount } from '../foundation/errors/render-count.ts'
import {
  everyRule,
  type PreflightFinding,
  type PreflightReport,
  severities,
  type Unchecked,
} from '../preflight/finding.ts'
import type { PreflightSettings } from '../preflight/preflight-settings.ts'
import type { Finding, TestReport } from './check-result.ts'
import { mergeFindings } from './merge-findings.ts'
import type { ReadyMessage } from './run-tests.ts'
import type { Settings, TemplateSetting } from './settings/settings.ts'
import { messageFacts, unsentReport } from './unsent-report.ts'

type RunSettings = Pick<Settings, 'preflight' | 'service' | 'envelopeFrom' | 'dkimName' | 'dkim' | 'smtp'>

/** Returns the preflight settings for one template. */
export function preflightSettings(settings: RunSettings, template: TemplateSetting): PreflightSettings {
  const { senderClass, allowVariables, allowHosts, esps, clients, rules, dns, isCheckingLinks } = settings.preflight
  const { service, envelopeFrom, dkimName, dkim, smtp } = settings
  const isEmbedded = service.kind === 'embedded'
  return {
    mailType: template.isMailTypeStated ? template.mailType : null,
    senderClass,
    allowVariables,
    allowHosts,
    esps,
    clients,
    rules,
    dns,
    isCheckingLinks,
    zoneFiles: isEmbedded ? service.zoneFilePaths : [],
    sendingIp: isEmbedded ? service.sendingIp : null,
    envelopeFrom,
    dkim: dkimName === null ? null : { ...dkimName, isSigning: dkim !== null },
    smtpHost: smtp?.host ?? null,
    embedImages: template.embedImages,
  }
}

/** Returns true if a finding fails the run. @param level the lowest severity that fails the run */
export function isBlocking({ severity }: PreflightFinding, level: Settings['preflight']['level']): boolean {
  if (level === 'off') return false
  return severity === 'error' || (level === 'warning' && severity === 'warning')
}

/** Returns the report on a message that preflight prevents from being sent; `null` if it may be sent. */
export function blockedReport(ready: ReadyMessage, level: Settings['preflight']['level']): TestReport | null {
  const reason = blockedReason(ready.preflight?.findings ?? [], level)
  if (reason === null) return null
  const facts = messageFacts(ready.message, ready.setting.mailType)
  return withPreflight(unsentReport(facts, { outcome: 'fail', reason: `${reason}; not sent` }), ready)
}

/**
 * Returns why preflight fails a template, with the position of the first finding. Returns null if no finding fails the
 * template.
 */
export function blockedReason(
  findings: readonly PreflightFinding[],
  level: Settings['preflight']['level'],
): string | null {
  const blocking = findings.filter((finding) => isBlocking(finding, level))
  if (blocking.length === 0) return null
  const [first] = blocking
  const kind = blocking.every(({ severity }) => severity === 'error') ? 'error' : 'finding'
  const line = first?.place.line === undefined ? '' : `:${first.place.line}`
  const where = first === undefined ? '' : ` (${first.place.file}${line}: ${first.message})`
  return `preflight found ${renderCount(blocking.length, kind)}${where}`
}

/** Adds the preflight findings to the report on a test, before the findings from the seeds. */
export function withPreflight(
  report: TestReport,
  { preflight }: { readonly preflight: PreflightReport | null },
): TestReport {
  if (preflight === null) return report
  const { compliance, unchecked, checkedRules } = preflight
  const all = [...mergeFindings(preflight.findings, report.findings), ...uncheckedFindings(preflight)]
  return {
    ...report,
    compliance,
    unchecked,
    ...(checkedRules === undefined ? {} : { checkedRules }),
    findings: severities.flatMap((severity) => all.filter((one) => one.severity === severity)),
  }
}

/**
 * Returns a single finding for all rules that could not be checked. The rules themselves are listed elsewhere in the
 * report.
 */
function uncheckedFindings({ unchecked }: PreflightReport): readonly Finding[] {
  if (unchecked.length === 0) return []
  const message = `Could not be checked: ${renderUnchecked(unchecked)}`
  const none = { count: 1, fix: null, detail: [], rule: null, points: null, place: null, seeds: [] } as const
  return [{ source: 'preflight', severity: 'notice', message, ...none }]
}

/** The maximum number of reasons in the finding about unchecked rules. */
const maxReasons = 3

/** Renders why rules could not be checked: `18 rules (no zone-file, and dns is not live), 2 rules (no sending-ip)`. */
export function renderUnchecked(unchecked: readonly Unchecked[]): string {
  const byReason = Map.groupBy(unchecked, ({ reason }) => reason)
  const reasons = [...byReason].toSorted(([, one], [, other]) => other.length - one.length)
  const rest = reasons.slice(maxReasons).flatMap(([, rules]) => rules)
  return [
    ...reasons.slice(0, maxReasons).map(([reason, rules]) => `${ruleCount(rules)} (${reason})`),
    ...(rest.length === 0 ? [] : [`${rest.length} more`]),
  ].join(', ')
}

function ruleCount(rules: readonly Unchecked[]): string {
  return rules.some(({ ruleId }) => ruleId === everyRule) ? everyRule : renderCount(rules.length, 'rule')
}
