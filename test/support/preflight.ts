/** Runs preflight on templates in memory. */

import { buildContext } from '../../src/preflight/build-context.ts'
import { noDnsFacts } from '../../src/preflight/dns/dns-facts.ts'
import type { PreflightFinding, PreflightReport } from '../../src/preflight/finding.ts'
import { defaultPreflightSettings, type PreflightSettings } from '../../src/preflight/preflight-settings.ts'
import { preflightTemplate } from '../../src/preflight/preflight-template.ts'
import type { Rule, RuleExample } from '../../src/preflight/rule.ts'
import type { RuleContext } from '../../src/preflight/rule-context.ts'
import type { TemplateRequest } from '../../src/template/render-template.ts'
import { traceTemplate } from '../../src/template/trace/trace-template.ts'
import type { Files } from '../../src/world/world.ts'
import { valueOf } from './a-repository.ts'
import { fakeFiles } from './fake-files.ts'

/** What rules say about an example. */
export async function preflightExample(example: RuleExample, rules?: readonly Rule[]): Promise<PreflightReport> {
  const { template, settings, files } = requestOf(example)
  const request = { template, settings, ...(rules === undefined ? {} : { rules }) }
  return valueOf(await preflightTemplate(request, { files, clock: { nowMs: () => nowMs } }))
}

const nowMs = Date.UTC(2026, 10, 22)

/** What rules see of an example. */
export async function preflightContext(example: RuleExample): Promise<RuleContext> {
  const { template, settings, files } = requestOf(example)
  const traced = valueOf(await traceTemplate(template, files))
  return buildContext({ traced, settings, dns: noDnsFacts, nowMs })
}

interface ExampleRequest {
  readonly template: TemplateRequest
  readonly settings: PreflightSettings
  readonly files: Files
}

function requestOf(example: RuleExample): ExampleRequest {
  const { file, text, files = {}, settings = {} } = example
  const isEml = file.endsWith('.eml')
  const all = { ...files, [file]: isEml ? text.replaceAll(/\r?\n/gu, '\r\n') : text }
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
      embedImages: settings.embedImages ?? false,
    },
    settings: { ...defaultPreflightSettings, ...settings },
    files: fakeFiles(contents),
  }
}

/** The findings of one rule, as `error welcome.html:3:5 ×2 message`. */
export function findingLines(findings: readonly PreflightFinding[]): readonly string[] {
  return findings.map(({ severity, place, count, message, ruleId }) => {
    const times = count === 1 ? '' : ` ×${count}`
    return `${severity} ${ruleId} ${place.file}:${place.line ?? ''}:${place.column ?? ''}${times} ${message}`
  })
}
