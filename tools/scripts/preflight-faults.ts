/**
 * Runs preflight on a folder of messages with seeded faults, listed in `expected.json`. Prints which faults preflight
 * finds, and whether it reports the correct locations. The list in test/fixtures/preflight has another format, which
 * test/cli/preflight-fixtures.test.ts reads.
 *
 * Usage: node tools/scripts/preflight-faults.ts <folder>
 */

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeFiles } from '../../src/foundation/world/node-files.ts'
import { parseZoneFile } from '../../src/foundation/world/parse-zone-file.ts'
import { unaskedDns } from '../../src/foundation/world/reserved-names.ts'
import { dnsReader } from '../../src/preflight/dns/dns-reader.ts'
import type { PreflightFinding } from '../../src/preflight/finding.ts'
import { preflightTemplate } from '../../src/preflight/preflight-template.ts'
import { defaultPreflightSettings } from '../../test/support/preflight-settings.ts'

interface Expected {
  readonly rule: string
  readonly file: string
  readonly line: number | null
  readonly column?: number
  readonly also_accept?: readonly Omit<Expected, 'rule'>[]
}

interface FaultCase {
  readonly id: string
  readonly entry: string
  readonly settings?: Readonly<Record<string, string>>
  readonly expect?: readonly Expected[]
}

const root = resolve(process.argv[2] ?? '.')
// oxlint-disable-next-line no-unsafe-type-assertion -- the format of our own lists
const list = JSON.parse(readFileSync(resolve(root, 'expected.json'), 'utf8')) as {
  readonly cases: readonly FaultCase[]
  readonly controls: readonly FaultCase[]
}

if (!('cases' in list && 'controls' in list)) {
  console.error(`${resolve(root, 'expected.json')}: expected lists named "cases" and "controls"`)
  process.exit(1)
}

async function findingsOf({ entry, settings = {} }: FaultCase): Promise<readonly PreflightFinding[]> {
  const { data, 'zone-file': zoneFile, 'dkim-domain': domain, 'dkim-selector': selector } = settings
  const zone = zoneFile === undefined ? null : parseZoneFile(readFileSync(resolve(root, zoneFile), 'utf8'), zoneFile)
  const zones = zone?.status === 'ok' ? [zone.value] : []
  const report = await preflightTemplate(
    {
      template: {
        templatePath: entry,
        repositoryRoot: root,
        dataSetName: null,
        data: data === undefined ? { kind: 'none' } : { kind: 'file', path: data },
        overrides: { subject: null, from: null, replyTo: null, headers: [], textPath: null },
        embedImages: false,
        inlineCss: false,
        printed: null,
        helpersPath: null,
      },
      settings: {
        ...defaultPreflightSettings,
        zoneFiles: zoneFile === undefined ? [] : [zoneFile],
        envelopeFrom: settings['envelope-from'] ?? null,
        dkim: domain === undefined || selector === undefined ? null : { domain, selector, isSigning: false },
      },
    },
    {
      files: nodeFiles(),
      clock: nodeClock(),
      readDns: dnsReader({ mode: 'zone', zones, live: unaskedDns('no network') }),
    },
  )
  if (report.status === 'ok') return report.value.findings
  console.log(`  the template cannot be rendered: ${JSON.stringify(report.problems)}`)
  return []
}

let namedCount = 0
let rightCount = 0
let otherCount = 0
for (const one of [...list.cases, ...list.controls]) {
  const findings = await findingsOf(one)
  const [expected] = one.expect ?? []
  const found = findings.find(({ ruleId }) => ruleId === expected?.rule)
  const spots = expected === undefined ? [] : [expected, ...(expected.also_accept ?? [])]
  const isRight = spots.some(
    ({ file, line }) => found?.place.file === file && (line === null || line === found.place.line),
  )
  if (found !== undefined) namedCount += 1
  if (isRight) rightCount += 1
  const others = findings.filter((finding) => finding !== found && finding.severity !== 'notice')
  otherCount += others.length
  let verdict = found === undefined ? 'MISSED' : 'WRONG LOCATION'
  if (expected === undefined) verdict = 'control'
  else if (isRight) verdict = 'found'
  console.log(`${verdict.padEnd(15)} ${one.id}`)
  for (const { severity, ruleId, message, place } of others) {
    console.log(`  ${severity} ${ruleId} ${place.file}:${place.line ?? ''} ${message.slice(0, 100)}`)
  }
}
console.log(
  `faults found: ${namedCount} of ${list.cases.length}, at the correct location: ${rightCount}; other errors and warnings: ${otherCount}`,
)
