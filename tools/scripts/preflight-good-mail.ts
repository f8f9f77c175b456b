/**
 * Runs preflight on good mail and prints the number of false alarms: errors, warnings and notices per template and per
 * rule.
 *
 * Usage: node tools/scripts/preflight-good-mail.ts [--list <rule id>] [--marketing] [<folder> …]
 *
 * Without a folder, the script reads the good mail that the tests use. Given folders, it reads every template in them;
 * `welcome.json` contains the data for `welcome.liquid`. `--list` prints the findings of one rule or severity.
 */

import { existsSync, globSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { nodeFiles } from '../../src/foundation/world/node-files.ts'
import type { Files } from '../../src/foundation/world/world.ts'
import type { PreflightFinding, Severity } from '../../src/preflight/finding.ts'
import { severities } from '../../src/preflight/finding.ts'
import { preflightTemplate } from '../../src/preflight/preflight-template.ts'
import { templateExtensions } from '../../src/render/engine.ts'
import { allGoodMail } from '../../test/support/good-mail.ts'
import { defaultPreflightSettings } from '../../test/support/preflight-settings.ts'

interface GoodTemplate {
  readonly name: string
  readonly root: string
  readonly path: string
  readonly dataPath: string | null
  readonly files: Files
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'string' }, marketing: { type: 'boolean', default: false } },
})

function templatesIn(folder: string): readonly GoodTemplate[] {
  const root = resolve(folder)
  const paths = globSync('**/*', { cwd: root }).filter((path) => templateExtensions.includes(extname(path)))
  return paths.toSorted().map((path) => {
    const dataPath = path.replace(/\.[^.]+$/u, '.json')
    const hasData = existsSync(resolve(root, dataPath))
    return { name: `${folder}/${path}`, root, path, dataPath: hasData ? dataPath : null, files: nodeFiles() }
  })
}

function goodMailOfTests(): readonly GoodTemplate[] {
  return allGoodMail().map(({ place, bytes }) => {
    const files = { ...nodeFiles(), ...oneFile('/mail/message.eml', bytes) }
    return { name: place, root: '/mail', path: 'message.eml', dataPath: null, files }
  })
}

function oneFile(path: string, bytes: Uint8Array): Partial<Files> {
  const text = Buffer.from(bytes)
  return {
    read: () => Promise.resolve(text),
    readText: () => Promise.resolve(text.toString()),
    realPath: (asked) => Promise.resolve(asked),
    stat: (asked) => Promise.resolve({ sizeBytes: text.length, kind: asked === path ? 'file' : 'directory' }),
  }
}

async function findingsOf({ root, path, dataPath, files }: GoodTemplate): Promise<readonly PreflightFinding[] | null> {
  const report = await preflightTemplate(
    {
      template: {
        templatePath: path,
        repositoryRoot: root,
        dataSetName: null,
        data: dataPath === null ? { kind: 'none' } : { kind: 'file', path: dataPath },
        overrides: {
          subject: path.endsWith('.eml') ? null : 'Your order has been shipped',
          from: path.endsWith('.eml') ? null : 'Shop <hello@shop.example>',
          replyTo: null,
          headers: [],
          textPath: null,
        },
        embedImages: false,
        inlineCss: false,
        printed: null,
        helpersPath: null,
      },
      settings: { ...defaultPreflightSettings, mailType: values.marketing ? 'marketing' : 'transactional' },
    },
    { files, clock: { nowMs: () => Date.UTC(2026, 0, 7) } },
  )
  if (report.status === 'ok') return report.value.findings
  console.log(`${path} cannot be rendered: ${JSON.stringify(report.problems[0])}`)
  return null
}

const templates = positionals.length === 0 ? goodMailOfTests() : positionals.flatMap(templatesIn)
const found: { readonly name: string; readonly finding: PreflightFinding }[] = []
let renderedCount = 0
for (const template of templates) {
  const findings = await findingsOf(template)
  if (findings !== null) renderedCount += 1
  for (const finding of findings ?? []) found.push({ name: template.name, finding })
}

for (const { name, finding } of found) {
  if (values.list !== finding.ruleId && values.list !== finding.severity) continue
  const { severity, ruleId, message, count, place } = finding
  console.log(`${name}:${place.line ?? ''} ${severity} ${ruleId} ×${count} ${message}`)
}

const rows = Map.groupBy(found, ({ finding }) => `${finding.severity} ${finding.ruleId}`)
const ordered = [...rows].toSorted(
  ([one, first], [other, second]) => rank(one) - rank(other) || second.length - first.length,
)
for (const [row, of] of ordered) {
  console.log(`${row.padEnd(36)} ${of.length} in ${new Set(of.map(({ name }) => name)).size} templates`)
}
const totals = severities.map((severity) => `${summary(severity)} ${severity}s`)
console.log(`templates: ${renderedCount}; on average, ${totals.join(', ')} per template`)
const withError = new Set(found.filter(({ finding }) => finding.severity === 'error').map(({ name }) => name))
console.log(`templates with an error: ${withError.size} (${((withError.size / renderedCount) * 100).toFixed(1)}%)`)

function rank(row: string): number {
  return severities.findIndex((severity) => row.startsWith(severity))
}

function summary(severity: Severity): string {
  return (found.filter(({ finding }) => finding.severity === severity).length / renderedCount).toFixed(2)
}
