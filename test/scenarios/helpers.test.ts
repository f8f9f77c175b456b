import { describe, expect, it } from 'vitest'

import { type ActionRun, runAction } from '../support/run-action.ts'
import { pullRequestEvent, startRemoteService } from '../support/scenario.ts'

const head = '---\nsubject: Your order\nfrom: Acme Shop <shop@acme.example>\n---\n'
const data = '{"total": 1999, "lines": ["pen", "ink"]}'
const helpers = [
  'export function money(cents) { return (cents / 100).toFixed(2) + " EUR <net>" }',
  'export function year() { return 2026 }',
  'export function list(items, options) { return items.map((item) => options.fn(item)).join("+") }',
  'export const env = () => JSON.stringify(process.env)',
  'export const tags = { shout: { parse(token) { this.word = token.args }, render() { return this.word.toUpperCase() } } }',
].join('\n')

async function check(template: string, text: string, files: Readonly<Record<string, string>> = {}): Promise<ActionRun> {
  return await runAction({
    files: { [template]: head + text, 'data.json': data, 'emails/helpers.mjs': helpers, ...files },
    inputs: { template, data: 'data.json', helpers: 'emails/helpers.mjs', preflight: 'off', 'dry-run': 'true' },
  })
}

describe('template helpers', () => {
  it.each([
    ['emails/a.hbs', '<p>{{money total}} {{year}} {{#list lines}}{{this}}{{/list}} {{env}}</p>', 'pen+ink'],
    ['emails/a.liquid', '<p>{{ total | money }} {{ "" | year }} {% shout hello %} {{ "" | env }}</p>', 'HELLO'],
  ])('render %s without access to the environment', async (template, text, expected) => {
    await using remote = await startRemoteService()
    const run = await runAction({
      files: { [template]: head + text, 'data.json': data, 'emails/helpers.mjs': helpers },
      inputs: { ...remote.inputs, template, data: 'data.json', helpers: 'emails/helpers.mjs', preflight: 'off' },
    })
    expect(run.outputs['result']).toBe('pass')
    const content = remote.smtp.delivered[0]?.content ?? ''
    for (const one of ['19.99 EUR', '2026', expected, '{}']) expect(content).toContain(one)
  })

  it.each([
    ['emails/a.hbs', '{{nonsense total}}', 'the helper "nonsense"'],
    ['emails/a.liquid', '{{ total | nonsense }}', 'undefined filter: nonsense'],
    ['emails/a.liquid', '{% nonsense %}', 'tag "nonsense" not found'],
  ])('that are missing in %s cause an error that names the setting: %s', async (template, text, expected) => {
    const run = await check(template, text)
    expect(run.outputs['result']).toBe('misconfigured')
    expect(run.stdout).toContain(expected)
    expect(run.stdout).toContain('set helpers to its path')
  })

  it.each([
    ['export const = 1', 'expected a JavaScript module that can be loaded'],
    ['export const = 1', 'run "node emails/helpers.mjs" to see the line'],
    ["import 'no-such-package'", 'no-such-package'],
    ['export const a = 1', 'no such exports'],
  ])('from an unusable module %j cause an error', async (module, expected) => {
    const run = await check('emails/a.hbs', '{{money total}}', { 'emails/helpers.mjs': module })
    expect(run.outputs['result']).toBe('misconfigured')
    expect(run.stdout).toContain(expected)
    expect(run.stdout).toContain('emails/helpers.mjs')
  })

  it.each([
    ['emails/a.hbs', '<p>Hello</p>\n<p>{{money total}}</p>', 'emails/a.hbs,line=6'],
    ['emails/a.liquid', '<p>Hello</p>\n<p>{{ total | money }}</p>', 'emails/a.liquid,line=6'],
  ])('that throw in %s cause an error that names the call, the helper and its line', async (template, text, place) => {
    const module = '\nexport const money = () => { throw new Error("no cents") }'
    const run = await check(template, text, { 'emails/helpers.mjs': module })
    expect(run.outputs['result']).toBe('misconfigured')
    expect(run.stdout).toContain(`file=${place}`)
    expect(run.stdout).toContain('expected a value from the helper "money" in emails/helpers.mjs')
    expect(run.stdout).toMatch(/got the error "Error: no cents \| at \S+ \(emails\/helpers.mjs:2:/u)
  })

  it('that return a promise cause an error in Handlebars, which would print the promise, and work in Liquid', async () => {
    const module = { 'emails/helpers.mjs': 'export const money = async () => "later"' }
    const handlebars = await check('emails/a.hbs', '{{money total}}', module)
    expect(handlebars.outputs['result']).toBe('misconfigured')
    expect(handlebars.stdout).toContain('got a promise; Handlebars does not wait for promises')
    const liquid = await check('emails/a.liquid', '<p>{{ total | money }}</p>', module)
    expect(liquid.outputs['result']).toBe('pass')
  })

  it.each([
    ['a CommonJS module', 'emails/helpers.cjs', 'module.exports = { money: (cents) => `${cents} ct` }'],
    ['one that imports packages', 'emails/helpers.mjs', "export { money } from 'own-money'"],
  ])('can be loaded from %s', async (_name, path, module) => {
    const run = await runAction({
      files: {
        'emails/a.hbs': `${head}<p>{{money total}}</p>`,
        'data.json': data,
        [path]: module,
        'node_modules/own-money/package.json': '{"name": "own-money", "type": "module", "exports": "./index.js"}',
        'node_modules/own-money/index.js': 'export const money = (cents) => `${cents} ct`',
      },
      inputs: { template: 'emails/a.hbs', data: 'data.json', helpers: path, preflight: 'off', 'dry-run': 'true' },
    })
    expect(run.outputs['result']).toBe('pass')
  })

  it('that print to standard output do not affect the log', async () => {
    const module = 'export const money = () => { console.log("::error::printed"); return "x" }'
    const run = await check('emails/a.hbs', '{{money total}}', { 'emails/helpers.mjs': module })
    expect(run.outputs['result']).toBe('pass')
    expect(run.stdout).not.toContain('printed')
  })

  it('that never end are stopped after 30 s, and the error names the helper', async () => {
    const run = await runAction({
      files: { 'a.hbs': `${head}{{money 1}}`, 'helpers.mjs': 'export const money = () => { for (;;); }' },
      inputs: { template: 'a.hbs', helpers: 'helpers.mjs', preflight: 'off', 'dry-run': 'true' },
      limitMs: 60_000,
    })
    expect(run.outputs['result']).toBe('misconfigured')
    expect(run.stdout).toContain('expected rendering within 30 s; look for a loop that never ends in helpers.mjs')
  }, 70_000)

  it.each([
    ['a helper', 'export const money = () => process.exit(0)'],
    ['the module', 'process.exit(1)'],
  ])('that end the process in %s cause an error that names the module', async (_name, module) => {
    for (const preflight of ['off', 'error']) {
      const run = await runAction({
        files: { 'a.hbs': `${head}{{money 1}}`, 'helpers.mjs': module },
        inputs: { template: 'a.hbs', helpers: 'helpers.mjs', preflight, 'dry-run': 'true' },
      })
      expect(run.outputs['result']).toBe('misconfigured')
      expect(run.stdout).toContain('file=helpers.mjs')
      expect(run.stdout).toContain('remove process.exit()')
    }
  })

  it('are not loaded for a pull request from a fork', async () => {
    const module = `import { writeFileSync } from 'node:fs'\nwriteFileSync('ran', '')\n${helpers}`
    const files = { 'a.hbs': `${head}<p>{{year}}</p>`, 'b.html': `${head}<p>Hello</p>`, 'helpers.mjs': module }
    const inputs = { template: 'a.hbs\nb.html', helpers: 'helpers.mjs', preflight: 'off', 'dry-run': 'true' }
    const event = pullRequestEvent('fork')
    const run = await runAction({ event, files, inputs })
    expect([run.outputs['result'], run.written['ran']]).toEqual(['pass', undefined])
    expect(run.summary).toContain('Not checked: a.hbs.')
    const allowed = await runAction({ event, files, inputs: { ...inputs, 'allow-fork-code': 'true' } })
    expect([allowed.outputs['result'], allowed.written['ran']]).toEqual(['pass', ''])
  })
})
