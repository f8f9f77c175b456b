import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import {
  openTemplateWorker,
  type TemplateWorker,
  type WorkerLimits,
} from '../../../src/action/assembly/template-worker.ts'
import { type Parsed, renderProblem } from '../../../src/foundation/errors/problem.ts'
import { nodeFiles } from '../../../src/foundation/world/node-files.ts'
import type { CheckedMessage } from '../../../src/preflight/preflight-request.ts'
import type { PreflightSettings } from '../../../src/preflight/preflight-settings.ts'
import { defaultPreflightSettings } from '../../support/preflight-settings.ts'

const never = new AbortController().signal
const head = '---\nsubject: Hello\nfrom: shop@acme.example\n---\n'

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'presend-worker-'))
  onTestFinished(async () => await rm(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

function open(limits?: WorkerLimits): TemplateWorker {
  const worker = openTemplateWorker({ files: nodeFiles(), env: {} }, never, limits)
  onTestFinished(async () => await worker[Symbol.asyncDispose]())
  return worker
}

interface RenderCase {
  readonly signal?: AbortSignal
  readonly preflight?: PreflightSettings | null
  /** The source code of the module with helpers. */
  readonly helpers?: string | null
}

async function render(
  worker: TemplateWorker,
  text: string,
  { signal = never, preflight = null, helpers = null }: RenderCase = {},
): Promise<Parsed<CheckedMessage>> {
  const files = { 'x.liquid': head + text, ...(helpers === null ? {} : { 'helpers.mjs': helpers }) }
  const repositoryRoot = await folderWith(files)
  const helpersPath = helpers === null ? null : 'helpers.mjs'
  const overrides = { subject: null, from: null, replyTo: null, headers: [], textPath: null }
  const request = { templatePath: 'x.liquid', repositoryRoot, dataSetName: null, data: { kind: 'none' } as const }
  const template = { ...request, overrides, printed: null, helpersPath, embedImages: false, inlineCss: false }
  return await worker.render(template, preflight, signal)
}

async function parse(configText: string, limits?: WorkerLimits): Promise<Parsed<unknown>> {
  return await open(limits).parseConfig(Buffer.from(configText), 'presend.yml')
}

function problemsOf(parsed: Parsed<unknown>): readonly string[] {
  return parsed.status === 'bad' ? parsed.problems.map(renderProblem) : []
}

describe('openTemplateWorker()', () => {
  it('renders the same result as without a thread', async () => {
    const rendered = await render(open(), '<p>{{ 1 | plus: 1 }}</p>')
    expect(rendered).toMatchObject({
      status: 'ok',
      value: { message: { subject: 'Hello', html: '<p>2</p>', text: '2' }, preflight: null },
    })
  })

  it('checks the message that it renders', async () => {
    const rendered = await render(open(), '<p>*|FNAME|*</p>', { preflight: defaultPreflightSettings })
    const findings = rendered.status === 'ok' ? (rendered.value.preflight?.findings ?? []) : []
    expect(rendered).toMatchObject({ status: 'ok', value: { message: { html: '<p>*|FNAME|*</p>' } } })
    expect(findings.map(({ ruleId, place }) => [ruleId, place.file, place.line])).toContainEqual([
      'unresolved-variable',
      'x.liquid',
      5,
    ])
  })

  it('reports a template that exceeds the time limit', async () => {
    const worker = open({ timeMs: 1000, memoryMb: 512 })
    expect(problemsOf(await render(worker, '{{ 1 }}'.repeat(700_000)))).toEqual([
      expect.stringContaining('template (x.liquid): expected rendering to stay within 1 s'),
    ])
  })

  it('names the helpers when rendering exceeds the time limit, and renders the next template', async () => {
    // The second template must render within the same limit, in a new thread and beside other tests.
    const worker = open({ timeMs: 15_000, memoryMb: 512 })
    const helpers = 'await new Promise(() => {})\nexport const money = () => 1'
    expect(problemsOf(await render(worker, '{{ 1 | money }}', { helpers }))).toEqual([
      expect.stringContaining('expected rendering to stay within 15 s; check helpers.mjs for an infinite loop'),
    ])
    expect(await render(worker, '<p>Hello</p>')).toMatchObject({ status: 'ok' })
  })

  it('reports a template that exceeds the memory limit', async () => {
    const worker = open({ timeMs: 30_000, memoryMb: 60 })
    expect(problemsOf(await render(worker, '{{ 1 }}'.repeat(700_000)))).toEqual([
      expect.stringMatching(/template \(x\.liquid\): expected rendering to stay within 60 MiB/u),
    ])
  })

  it('aborts on the signal while the thread is busy', async () => {
    const stopping = new AbortController()
    const rendering = render(open(), '{{ 1 }}'.repeat(700_000), { signal: stopping.signal })
    setTimeout(() => stopping.abort(new Error('stop')), 300)
    await expect(rendering).rejects.toThrow('stop')
  })

  it('lists the files of a template, which are unknown if rendering exceeds the time limit', async () => {
    const repositoryRoot = await folderWith({
      'x.liquid': `${head}Hi`,
      'slow.liquid': head + '{{ 1 }}'.repeat(700_000),
    })
    const overrides = { subject: null, from: null, replyTo: null, headers: [], textPath: null }
    const request = { repositoryRoot, dataSetName: null, data: { kind: 'none' }, overrides, printed: null } as const
    const list = async (templatePath: string, limits?: WorkerLimits): Promise<unknown> =>
      await open(limits).listFiles(
        { ...request, templatePath, helpersPath: null, embedImages: false, inlineCss: false },
        never,
      )
    expect(await list('x.liquid')).toMatchObject({ read: ['x.liquid'], usesPackages: false })
    expect(await list('slow.liquid', { timeMs: 1000, memoryMb: 512 })).toBeNull()
  })

  it('finds files, and reports a pattern that exceeds the time limit', async () => {
    const folder = await folderWith({ [`${'a'.repeat(200)}.html`]: '', 'b.html': '' })
    expect(await open().files.glob('b*.html', folder)).toEqual(['b.html'])
    await expect(open({ timeMs: 2000, memoryMb: 512 }).files.glob('+(a|aa)b.html', folder)).rejects.toMatchObject({
      code: 'SETTINGS_INVALID',
      problems: [{ input: 'template', came: '"+(a|aa)b.html"', expected: 'a pattern that can be matched within 2 s' }],
    })
  })

  it('parses a config file, and reports one that exceeds the time limit', async () => {
    expect(await parse('gate: warn')).toMatchObject({ status: 'ok', value: [{ key: 'gate' }] })
    const slow = await parse(`a:\n  ${"'\n".repeat(500_000)}`, { timeMs: 2000, memoryMb: 512 })
    expect(problemsOf(slow)).toEqual([
      expect.stringMatching(/config \(presend\.yml\): expected parsing to stay within 2 s/u),
    ])
  })

  it('reads the report of an earlier run', async () => {
    const text = JSON.stringify({ version: 1, serviceKind: 'embedded', tests: [] })
    const repositoryRoot = await folderWith({ 'old.json': text, 'bad.json': '{' })
    const worker = open()
    const baseline = { startedAt: null, serviceKind: 'embedded', tests: [] }
    const read = async (path: string): Promise<Parsed<unknown>> =>
      await worker.readBaseline({ path, repositoryRoot }, never)
    expect(await read('old.json')).toEqual({ status: 'ok', value: baseline })
    expect(await read('missing.json')).toEqual({ status: 'ok', value: null })
    expect(problemsOf(await read('bad.json'))).toEqual([expect.stringContaining('got text that is not JSON')])
  })

  it('reports a limit that parsing the report of an earlier run exceeds', async () => {
    const repositoryRoot = await folderWith({ 'huge.json': `[${'{},'.repeat(5_000_000)}{}]` })
    const read = open({ timeMs: 50, memoryMb: 512 }).readBaseline({ path: 'huge.json', repositoryRoot }, never)
    expect(problemsOf(await read)).toEqual([
      'baseline (huge.json): expected parsing to stay within 0.05 s; use a smaller report',
    ])
  })
})
