import { beforeAll, describe, expect, it } from 'vitest'

import { type ActionRun, runAction } from '../support/run-action.ts'
import { problemLines, pullRequestEvent, startRemoteService } from '../support/scenario.ts'

const head = '---\nsubject: Your order\nfrom: Acme Shop <shop@acme.example>\n---\n'
const data = '{"total": 1999, "lines": ["pen", "ink"]}'
const helpers = [
  'export function money(cents) { return (cents / 100).toFixed(2) + " EUR <net>" }',
  'export function year() { return 2026 }',
  'export function list(items, options) { return items.map((item) => options.fn(item)).join("+") }',
  'export const env = () => JSON.stringify(process.env)',
  'export const tags = { shout: { parse(token) { this.word = token.args }, render() { return this.word.toUpperCase() } } }',
].join('\n')

/** The configuration of templates that each have a module of helpers. */
function configOf(templates: readonly (readonly [template: string, helpers: string])[]): string {
  const entries = templates.map(
    ([template, path]) => `  - template: ${template}\n    helpers: ${path}\n    data: data.json\n`,
  )
  return `templates:\n${entries.join('')}`
}

describe('template helpers that work', () => {
  const moneyOnly = '<p>{{money total}}</p>'
  const files = {
    'emails/a.hbs': '<p>{{money total}} {{year}} {{#list lines}}{{this}}{{/list}} {{env}}</p>',
    'emails/a.liquid': '<p>{{ total | money }} {{ "" | year }} {% shout hello %} {{ "" | env }}</p>',
    'emails/later.liquid': '<p>{{ total | money }}</p>',
    'emails/common.hbs': moneyOnly,
    'emails/package.hbs': moneyOnly,
    'emails/print.hbs': moneyOnly,
  }
  let run: ActionRun
  let delivered: readonly string[] = []
  beforeAll(async () => {
    await using remote = await startRemoteService()
    const config = configOf([
      ['emails/a.hbs', 'emails/helpers.mjs'],
      ['emails/a.liquid', 'emails/helpers.mjs'],
      ['emails/later.liquid', 'emails/later.mjs'],
      ['emails/common.hbs', 'emails/helpers.cjs'],
      ['emails/package.hbs', 'emails/package.mjs'],
      ['emails/print.hbs', 'emails/print.mjs'],
    ])
    run = await runAction({
      files: {
        ...Object.fromEntries(Object.entries(files).map(([path, text]) => [path, head + text])),
        '.github/presend.yml': config,
        'data.json': data,
        'emails/helpers.mjs': helpers,
        'emails/later.mjs': 'export const money = async () => "later"',
        'emails/helpers.cjs': 'module.exports = { money: (cents) => `${cents} from CommonJS` }',
        'emails/package.mjs': "export { money } from 'own-money'",
        'emails/print.mjs': 'export const money = () => { console.log("::error::printed"); return "printing" }',
        'node_modules/own-money/package.json': '{"name": "own-money", "type": "module", "exports": "./index.js"}',
        'node_modules/own-money/index.js': 'export const money = (cents) => `${cents} from a package`',
      },
      inputs: { ...remote.inputs, template: '', preflight: 'off' },
      limitMs: 60_000,
    })
    delivered = remote.smtp.delivered.map(({ content }) => content)
  }, 70_000)

  it.each([
    ['render a Handlebars template without access to the environment', ['19.99 EUR', '2026', 'pen+ink', '{}']],
    ['render a Liquid template without access to the environment', ['19.99 EUR', '2026', 'HELLO', '{}']],
    ['may return a promise in Liquid', ['later']],
    ['can be loaded from a CommonJS module', ['1999 from CommonJS']],
    ['can be loaded from one that imports packages', ['1999 from a package']],
    ['may print to standard output', ['printing']],
  ])('%s', (_name, expected) => {
    expect(run.outputs['result']).toBe('pass')
    const contents = delivered.filter((content) => expected.every((text) => content.includes(text)))
    expect(contents).toHaveLength(6)
  })

  it('do not affect the log when they print to standard output', () => {
    expect(run.stdout).not.toContain('::error::printed')
  })
})

describe('template helpers that are faulty', () => {
  const calls = { hbs: '<p>Hello</p>\n<p>{{money total}}</p>', liquid: '<p>Hello</p>\n<p>{{ total | money }}</p>' }
  const throwing = '\nexport const money = () => { throw new Error("no cents") }'
  const none = 'set helpers to its path'
  const threw = [':6:', 'expected a value from the "money" helper in emails/', 'got the error "Error: no cents | at ']
  const cases: readonly (readonly [name: string, text: string, module: string, says: readonly string[]])[] = [
    ['lack the called Handlebars helper', '{{nonsense total}}', helpers, ['the "nonsense" helper', none]],
    ['lack the called Liquid filter', '{{ total | nonsense }}', helpers, ['undefined filter: nonsense', none]],
    ['lack the called Liquid tag', '{% nonsense %}', helpers, ['tag "nonsense" not found', none]],
    [
      'are no valid JavaScript',
      calls.hbs,
      'export const = 1',
      ['expected a JavaScript module that can be loaded', '; run "node emails/'],
    ],
    ['import a missing package', calls.hbs, "import 'no-such-package'", ["Cannot find package 'no-such-package'"]],
    ['do not export the called helper', calls.hbs, 'export const a = 1', ['a module without such exports']],
    ['throw in Handlebars', calls.hbs, throwing, threw],
    ['throw in Liquid', calls.liquid, throwing, threw],
    [
      'return a promise in Handlebars, which would print the promise',
      calls.hbs,
      'export const money = async () => "later"',
      ['got a promise; Handlebars does not wait for promises'],
    ],
    [
      'end the process in a helper',
      calls.hbs,
      'export const money = () => process.exit(0)',
      ['a call to process.exit()', 'remove process.exit()'],
    ],
    [
      'end the process in the module',
      calls.hbs,
      'process.exit(1)',
      ['a call to process.exit()', 'remove process.exit()'],
    ],
  ]

  describe.each(['off', 'error'])('with preflight: %s', (preflight) => {
    let run: ActionRun
    beforeAll(async () => {
      const named = cases.map(([, text, module], index) => {
        const template = `emails/${index}.${/\| |\{%/u.test(text) ? 'liquid' : 'hbs'}`
        return { template, text: head + text, path: `emails/${index}.mjs`, module }
      })
      run = await runAction({
        files: {
          'data.json': data,
          '.github/presend.yml': configOf(named.map(({ template, path }) => [template, path])),
          ...Object.fromEntries(
            named.flatMap((one) => [
              [one.template, one.text],
              [one.path, one.module],
            ]),
          ),
        },
        inputs: { template: '', preflight, 'dry-run': 'true' },
        limitMs: 60_000,
      })
    }, 70_000)

    it.each(cases.map(([name, , , says], index) => ({ name, says, file: `emails/${index}.` })))(
      '$name cause an error that names the file and the cause',
      ({ file, says }) => {
        expect(run.outputs['result']).toBe('misconfigured')
        const problems = problemLines(run, file)
        for (const text of says) expect(problems).toContain(text)
      },
    )
  })
})

describe('template helpers', () => {
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
