/** Renders findings as SARIF 2.1.0, for GitHub code scanning. */

import type { CheckResult } from '../check/check-result.ts'
import { findingFix, findingText } from '../check/finding-words.ts'
import type { PreflightResult } from '../check/run-preflight.ts'
import { plainText } from '../foundation/errors/plain-text.ts'
import type { SourcePlace } from '../foundation/errors/problem.ts'
import type { Severity } from '../preflight/finding.ts'
import { type PlacementKind, placementKindOf } from './figures.ts'
import { ruleUrl } from './rule-url.ts'

/** A finding with its position in a repository file. */
interface SarifFinding {
  readonly ruleId: string
  /** The page that documents the rule; `null` if there is none. */
  readonly url: string | null
  readonly severity: Severity
  readonly message: string
  readonly fix: string | null
  readonly place: SourcePlace
  /** `Local simulation` if simulated mailboxes found the issue; `null` if only preflight did, or real mailboxes. */
  readonly simulation: string | null
}

const levels: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', notice: 'note' }

/** The maximum number of results that GitHub reads per run. */
const maxResults = 5000

const simulationTexts: Readonly<Record<PlacementKind, string | null>> = {
  simulated: 'Local simulation',
  mixed: 'Partly local simulation',
  observed: null,
  unstated: null,
}

/** Renders the findings that have a position in a template. */
export function renderReportSarif(
  { tests, serviceKind }: CheckResult,
  { version }: { readonly version: string },
): string {
  const findings = tests.flatMap((test) => {
    const simulation = simulationTexts[placementKindOf(test, serviceKind)]
    return test.findings.flatMap((finding): readonly SarifFinding[] => {
      const { source, rule, severity, place, seeds } = finding
      const [message, fix] = [findingText(finding), findingFix(finding)]
      if (rule === null || place === null) return []
      const url = source === 'preflight' ? ruleUrl(rule) : null
      return [{ ruleId: rule, url, severity, message, fix, place, simulation: seeds.length > 0 ? simulation : null }]
    })
  })
  return renderSarif(findings, version)
}

/** Renders the findings of `presend preflight`. */
export function renderPreflightSarif({ reports }: PreflightResult, version: string): string {
  const findings = reports.flatMap((report) => report.findings)
  return renderSarif(
    findings.map(({ ruleId, severity, message, fix, place }) => {
      return { ruleId, url: ruleUrl(ruleId), severity, message, fix, place, simulation: null }
    }),
    version,
  )
}

/** Renders the findings as one run. A finding that occurs several times at the same position is reported once. */
function renderSarif(findings: readonly SarifFinding[], version: string): string {
  const unique = new Map(
    findings.map((one): [string, SarifFinding] => [JSON.stringify([one.ruleId, one.message, one.place]), one]),
  )
  const results = [...unique.values()].slice(0, maxResults)
  const urls = new Map(results.map(({ ruleId, url }): [string, string | null] => [ruleId, url]))
  const ruleIds = [...urls.keys()]
  // Omit `helpUri`, because it must be an absolute URL (SARIF 2.1.0 §3.49.12) and the rule pages have none.
  const rules = [...urls].map(([id, url]) => {
    const help = {
      text: `Run "presend preflight --explain ${id}" to read the documentation for this rule (${url ?? ''}).`,
    }
    return { id, shortDescription: { text: id }, help: url === null ? undefined : help }
  })
  const driver = { name: 'presend', version, rules }
  const sarif = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results: results.map((one) => resultOf(one, ruleIds)) }],
  }
  return `${JSON.stringify(sarif, null, 2)}\n`
}

function resultOf(
  { ruleId, severity, message, fix, place, simulation }: SarifFinding,
  ruleIds: readonly string[],
): object {
  return {
    ruleId,
    ruleIndex: ruleIds.indexOf(ruleId),
    level: levels[severity],
    message: {
      text: [message, fix ?? '', simulation ?? '']
        .map(plainText)
        .filter((part) => part !== '')
        .join('. '),
    },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(place.file) },
          // GitHub rejects a result without a line number.
          region: { startLine: place.line ?? 1, startColumn: place.column ?? 1 },
        },
      },
    ],
    // The fingerprint does not include the line number, so that a finding does not look new after an edit above it.
    partialFingerprints: { 'presend/v1': `${ruleId}:${place.file}:${message}` },
  }
}
