import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { settingRows } from '../../src/check/settings/rows/table.ts'
import { parseCommandLine } from '../../src/cli/run-command-line.ts'
import { extensionCommands } from '../support/extensions.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'
import { daysBefore, wireSeriesOf } from '../support/postmaster-days.ts'
import { runAction } from '../support/run-action.ts'
import { letter, startRemoteService } from '../support/scenario.ts'
import { projectRoot } from '../support/source-files.ts'

/** The README, and the pages that show how to use the action. */
const pages = [
  'README.md',
  ...['changed-only', 'postmaster', 'preflight', 'real-mailboxes', 'settings-file', 'templates', 'verdicts'].map(
    (name) => `docs/${name}.md`,
  ),
]
const readme = pages.map((path) => readFileSync(resolve(projectRoot, path), 'utf8')).join('\n')
const zone = readFileSync(resolve(projectRoot, 'examples/dns/lanternfish.zone'), 'utf8')
const key = readFileSync(resolve(projectRoot, 'examples/dns/test-only-dkim-key.pem'), 'utf8')

/** Returns the fenced blocks of one language, in order. */
function blocks(language: string): readonly string[] {
  return [...readme.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gmu'))].map((match) => match[1] ?? '')
}

/** Returns the inputs of each step that uses presend. The indentation of a block inside a list is removed. */
function stepInputs(): readonly Readonly<Record<string, string>>[] {
  return blocks('yaml')
    .filter((block) => block.includes('uses: presend/presend@'))
    .map((block) => {
      const lines = block.slice(block.indexOf('- uses: presend/presend@')).split('\n').slice(2)
      const inputs: unknown = parse(lines.join('\n'))
      return Object.fromEntries(Object.entries(inputs ?? {}).map(([name, value]) => [name, String(value)]))
    })
}

/** Returns the inputs of the first step that sets all of these inputs. */
function stepWith(...names: readonly string[]): Readonly<Record<string, string>> {
  return stepInputs().find((inputs) => names.every((name) => inputs[name] !== undefined)) ?? {}
}

const plain = stepWith('from', 'subject')
const signed = stepWith('dkim-private-key')
const remote = stepWith('smtp-password')
const postmaster = stepWith('postmaster-domain')
const changed = stepWith('changed-only')
const body = letter['emails/letter.html'] ?? ''

it('the README has at most 220 lines, and names only inputs that exist in its groups of inputs', () => {
  const text = readFileSync(resolve(projectRoot, 'README.md'), 'utf8')
  expect(text.split('\n').length).toBeLessThanOrEqual(221)
  const rows = text.slice(text.indexOf('| for | inputs |')).split('\n\n')[0] ?? ''
  const named = Array.from(rows.matchAll(/`([a-z0-9-]+)`/gu), ([, name = '']) => name)
  const known = new Set<string>(settingRows.map((row) => row.name))
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

it('docs/README.md lists every page of docs/ once', () => {
  const index = readFileSync(resolve(projectRoot, 'docs/README.md'), 'utf8')
  const listed = Array.from(index.matchAll(/\]\((?:https:[^)]*\/)?([a-z-]+\.md)\)/gu), ([, name]) => name)
  const found = readdirSync(resolve(projectRoot, 'docs')).filter((name) => name.endsWith('.md') && name !== 'README.md')
  expect(listed.length).toBe(found.length)
  expect(new Set(listed)).toEqual(new Set(found))
})

describe('the README, with the pages about the action,', () => {
  it('shows several ways to use the action, with inputs that exist', () => {
    expect(stepInputs().length).toBeGreaterThanOrEqual(6)
    const names = new Set<string>(settingRows.map((row) => row.name))
    for (const inputs of stepInputs()) expect(Object.keys(inputs).filter((name) => !names.has(name))).toEqual([])
  })

  it('has a first example that passes unchanged', async () => {
    const run = await runAction({ inputs: plain, files: { 'emails/welcome.html': body } })
    expect([run.exitCode, run.outputs['result']]).toEqual([0, 'pass'])
  })

  it('has an example that signs, and measures SPF, DKIM and DMARC', async () => {
    const files = {
      'emails/order.liquid': `---\nfrom: Shop <a@shop.example>\nsubject: Hours\n---\n${body.split('---\n')[2] ?? ''}{{ name }}`,
      'emails/sample.json': '{"name": "Zoë"}',
      'dns/shop.zone': zone
        .replaceAll('lanternfish.example', 'shop.example')
        .replace('presend._domainkey', 'mail2026._domainkey'),
    }
    const run = await runAction({ inputs: { ...signed, 'dkim-private-key': key }, files })
    expect([run.exitCode, run.stdout]).toEqual([0, expect.any(String)])
    for (const rate of ['spf', 'dkim', 'dmarc']) expect(run.outputs[`${rate}-pass-rate`]).toBe('100.0')
  })

  it('has an example for a real service that works with addresses and secrets filled in', async () => {
    await using service = await startRemoteService()
    const inputs = { ...remote, ...service.inputs, template: remote['template'] ?? '' }
    const files = { 'emails/order.liquid': body, 'emails/order.json': '{}' }
    const run = await runAction({ inputs: { ...inputs, 'smtp-username': '', 'smtp-password': '' }, files })
    expect([run.exitCode, run.outputs['result']]).toEqual([0, 'pass'])
    expect(Object.keys(remote).toSorted()).toEqual(
      expect.arrayContaining(['api-token', 'api-url', 'smtp-host', 'smtp-password', 'smtp-username']),
    )
  })

  it('has an example that evaluates only postmaster data', async () => {
    const days = [4, 3, 2].map((ago) => ({ date: daysBefore(Date.now(), ago) }))
    const account = { id: 1, email: postmaster['postmaster-email'] ?? '', source: 'google' }
    const data = { accounts: [account], domains: { 'shop.example': wireSeriesOf(days) } }
    await using service = await startRemoteService({ api: { postmaster: data } })
    const { 'api-url': apiUrl = '', 'api-token': apiToken = '' } = service.inputs
    const run = await runAction({ inputs: { ...postmaster, 'api-url': apiUrl, 'api-token': apiToken } })
    expect([run.exitCode, run.outputs['postmaster-outcome'], run.outputs['spam-rate']]).toEqual([0, 'pass', '0.02'])
  })

  it('has an example for changed templates, which checks all templates outside of pull requests', async () => {
    expect(changed['changed-only']).toBe('true')
    const run = await runAction({ inputs: changed, files: { 'emails/order.liquid': body } })
    expect([run.exitCode, run.outputs['result'], run.stdout]).toEqual([
      0,
      'pass',
      expect.stringContaining('all templates'),
    ])
  })

  it('has a config file for built templates that passes unchanged', async () => {
    const config = blocks('yaml').find((block) => block.includes('out/welcome.html')) ?? ''
    const html = body.split('---\n')[2] ?? ''
    const files = {
      '.github/presend.yml': config,
      'out/welcome.html': html.replace(/<title>.*<\/title>/u, ''),
      'out/receipt.html': html.replace(/<title>.*<\/title>/u, ''),
      'out/news/may.html': html,
    }
    const run = await runAction({ files, inputs: { 'min-inbox-rate': 'none' } })
    expect([run.exitCode, run.outputs['result']]).toEqual([0, 'pass'])
    const subjects = JSON.parse(run.written['presend-report/report.json'] ?? '{}').tests.map(
      (test: { subject: string }) => test.subject,
    )
    expect(subjects).toEqual(['Welcome to our shop', 'Your receipt', 'Opening hours'])
  })

  it('has front matter that can be read unchanged', async () => {
    const template = blocks('html').find((block) => block.startsWith('---')) ?? ''
    const run = await runAction({ files: { 'a.html': template }, inputs: { template: 'a.html', 'dry-run': 'true' } })
    expect([run.exitCode, run.outputs['result']]).toEqual([0, 'pass'])
  })

  it('has a config file that can be read without a problem', async () => {
    const config = blocks('yaml').find((block) => block.startsWith('templates:')) ?? ''
    const files = {
      '.github/presend.yml': config,
      'emails/order.liquid': body,
      'emails/order.json': '{}',
      'emails/newsletter.hbs': body,
      'emails/newsletter.yml': '{}',
    }
    const run = await runAction({ inputs: { 'dry-run': 'true' }, files })
    expect([run.exitCode, run.outputs['result']]).toEqual([0, 'pass'])
  })

  it('has command lines that presend accepts', () => {
    const lines = blocks('sh')
      .flatMap((block) => block.split('\n'))
      .filter((line) => line.startsWith('npx presend '))
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      const withoutComment = line.replace('npx presend ', '').replace(/\s#.*$/u, '')
      const argv = [...withoutComment.matchAll(/"([^"]*)"|(\S+)/gu)].map((match) => match[1] ?? match[2] ?? '')
      const terminal = fakeTerminal()
      const parsed = parseCommandLine(argv, terminal, extensionCommands)
      const isFine = parsed.status === 'parsed' || parsed.exitCode === 0
      expect([line, terminal.told, isFine]).toEqual([line, '', true])
    }
  })
})
