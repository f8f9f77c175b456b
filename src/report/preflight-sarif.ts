/** Renders the results of preflight as SARIF 2.1.0, for GitHub code scanning. */

import type { PreflightResult } from '../check/run-preflight.ts'
import type { PreflightFinding, Severity } from '../preflight/finding.ts'
import { plainText } from './plain-text.ts'
import { ruleUrl } from './rule-url.ts'

const levels: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', notice: 'note' }

/** GitHub reads at most this many results per run. */
const maxResults = 5000

/**
 * Renders one SARIF run with all templates. If several data sets lead to a finding at the same place, it is reported
 * once.
 */
export function renderPreflightSarif({ reports }: PreflightResult, version: string): string {
  const findings = new Map<string, PreflightFinding>()
  for (const finding of reports.flatMap((report) => report.findings)) findings.set(keyOf(finding), finding)
  const results = [...findings.values()].slice(0, maxResults)
  const ruleIds = [...new Set(results.map(({ ruleId }) => ruleId))]
  const driver = {
    name: 'presend',
    version,
    rules: ruleIds.map((id) => ({ id, helpUri: ruleUrl(id), shortDescription: { text: id } })),
  }
  const sarif = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results: results.map((one) => resultOf(one, ruleIds)) }],
  }
  return `${JSON.stringify(sarif, null, 2)}\n`
}

function keyOf({ ruleId, message, place }: PreflightFinding): string {
  return JSON.stringify([ruleId, message, place])
}

function resultOf(finding: PreflightFinding, ruleIds: readonly string[]): object {
  const { ruleId, severity, message, fix, place } = finding
  return {
    ruleId,
    ruleIndex: ruleIds.indexOf(ruleId),
    level: levels[severity],
    message: { text: `${plainText(message)}. ${plainText(fix)}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(place.file) },
          // Code scanning rejects a result without a line.
          region: { startLine: place.line ?? 1, startColumn: place.column ?? 1 },
        },
      },
    ],
    // The fingerprint contains the rule and the text but not the line, so that an edit above an old finding does not
    // make it a new one.
    partialFingerprints: { 'presend/v1': `${ruleId}:${place.file}:${message}` },
  }
}
