/** Runs preflight on templates in memory. */

import { parseZoneFile } from '../../src/foundation/world/parse-zone-file.ts'
import type { Dns, Files } from '../../src/foundation/world/world.ts'
import { buildContext } from '../../src/preflight/build-context.ts'
import { type ReadDns, uncheckedDns } from '../../src/preflight/dns/dns-facts.ts'
import { dnsReader } from '../../src/preflight/dns/dns-reader.ts'
import type { PreflightFinding, PreflightReport } from '../../src/preflight/finding.ts'
import type { CheckLinks } from '../../src/preflight/link-check/link-facts.ts'
import { readMessageTexts } from '../../src/preflight/message/message-texts.ts'
import type { PreflightSettings } from '../../src/preflight/preflight-settings.ts'
import { preflightTemplate } from '../../src/preflight/preflight-template.ts'
import type { Rule, RuleExample } from '../../src/preflight/rule.ts'
import type { RuleContext } from '../../src/preflight/rule-context.ts'
import type { TemplateRequest } from '../../src/render/render-template.ts'
import type { AskTool } from '../../src/render/tools/tool-request.ts'
import { traceTemplate } from '../../src/render/trace/trace-template.ts'
import { valueOf } from './a-repository.ts'
import { fakeFiles } from './fake-files.ts'
import { defaultPreflightSettings } from './preflight-settings.ts'

/** Returns the findings of rules for an example. */
export async function preflightExample(example: RuleExample, rules?: readonly Rule[]): Promise<PreflightReport> {
  const { template, settings, files } = requestOf(example)
  const readDns = readDnsOf(example, settings)
  const checkLinks = checkLinksOf(example)
  const world = {
    files,
    clock: { nowMs: () => nowMs },
    readDns,
    checkLinks,
    askTool: mjmlOf(example),
    ...(rules === undefined ? {} : { rules }),
  }
  return valueOf(await preflightTemplate({ template, settings }, world))
}

const nowMs = Date.UTC(2026, 10, 22)

/** The MJML output of an example, with its notes. */
function mjmlOf({ mjmlNotes: notes = [] }: RuleExample): AskTool {
  return () => Promise.resolve({ status: 'answered', answer: { html: '<p>Ready.</p>', notes } })
}

/** Returns the input that rules receive for an example. */
export async function preflightContext(example: RuleExample): Promise<RuleContext> {
  const { template, settings, files } = requestOf(example)
  const traced = valueOf(await traceTemplate(template, files))
  return buildContext({ traced, parts: readMessageTexts(traced), settings, dns: uncheckedDns('a test'), nowMs })
}

/** Answers DNS queries from the example's zone files; every other query fails. */
function readDnsOf({ files = {} }: RuleExample, { dns: mode, zoneFiles }: PreflightSettings): ReadDns {
  const zones = zoneFiles.map((path) => valueOf(parseZoneFile(files[path] ?? '', path)))
  const live: Dns = {
    resolve: () => Promise.resolve({ status: 'servfail', reason: 'the DNS server returned SERVFAIL' }),
  }
  return dnsReader({ mode, zones, live })
}

/** Returns the link results that the example specifies; other links are unknown. */
function checkLinksOf({ links = {} }: RuleExample): CheckLinks {
  const unknown = {
    status: 'unknown',
    statusCode: null,
    reason: null,
    redirects: [],
    certificateExpiresAtMs: null,
  } as const
  return (urls) =>
    Promise.resolve(
      new Map(
        urls.map((url) => {
          const found = links[url]
          return [url, found === undefined ? unknown : { ...unknown, status: 'answered' as const, ...found }]
        }),
      ),
    )
}

interface ExampleRequest {
  readonly template: TemplateRequest
  readonly settings: PreflightSettings
  readonly files: Files
}

function requestOf(example: RuleExample): ExampleRequest {
  const { file = 'message.html', text, files = {}, settings = {} } = example
  const isEml = file.endsWith('.eml')
  const tools = example.mjmlNotes === undefined ? {} : { 'node_modules/mjml/package.json': '{}' }
  const all = { ...files, ...tools, [file]: isEml ? text.replaceAll(/\r?\n/gu, '\r\n') : text }
  const contents = Object.fromEntries(Object.entries(all).map(([path, content]) => [`/repo/${path}`, content]))
  const hasHead = isEml || text.startsWith('---')
  return {
    template: {
      templatePath: file,
      repositoryRoot: '/repo',
      dataSetName: null,
      data: 'data.json' in files ? { kind: 'file', path: 'data.json' } : { kind: 'none' },
      overrides: {
        subject: hasHead ? null : 'Your bike is ready',
        from: hasHead ? null : 'Fernhill Bikes <news@fernhill-bikes.com>',
        replyTo: null,
        headers: [],
        textPath: 'text.txt' in files ? 'text.txt' : null,
      },
      printed: null,
      helpersPath: null,
      embedImages: settings.embedImages ?? false,
      inlineCss: false,
    },
    settings: { ...defaultPreflightSettings, isCheckingLinks: example.links !== undefined, ...settings },
    files: fakeFiles(contents),
  }
}

/** Returns the findings of one rule, as `error welcome.html:3:5 ×2 message`. */
export function findingLines(findings: readonly PreflightFinding[]): readonly string[] {
  return findings.map(({ severity, place, count, message, ruleId }) => {
    const times = count === 1 ? '' : ` ×${count}`
    return `${severity} ${ruleId} ${place.file}:${place.line ?? ''}:${place.column ?? ''}${times} ${message}`
  })
}

/**
 * Returns everything that readers see of the findings: place, message, fix, details and the edit that `--fix` makes.
 */
export function findingTexts(findings: readonly PreflightFinding[]): readonly string[] {
  return findings.map((finding) => {
    const { fix, detail, edits } = finding
    return [
      ...findingLines([finding]),
      `fix: ${fix}`,
      ...detail,
      ...edits.map((edit) => `edit: ${JSON.stringify(edit)}`),
    ].join('\n')
  })
}
