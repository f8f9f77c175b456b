import { beforeAll, describe, expect, it } from 'vitest'

import { fakeJuice, fakeMjml, fakePackage } from '../support/fake-packages.ts'
import { type ActionCase, type ActionRun, runAction } from '../support/run-action.ts'
import { letter, problemLines, pullRequestEvent, startRemoteService } from '../support/scenario.ts'

const head = '---\nsubject: About our opening hours\nfrom: Acme Shop <shop@acme.example>\n---\n'
const mjml = `${head}<mjml lang="en">\n<mj-body>\n<mj-text>Dear reader</mj-text>\n</mj-body>\n</mjml>\n`

async function check(given: ActionCase): Promise<ActionRun> {
  return await runAction({
    limitMs: 60_000,
    ...given,
    inputs: { template: 'emails/*.mjml', preflight: 'off', 'dry-run': 'true', ...given.inputs },
  })
}

describe('an MJML template', () => {
  it("is sent as the HTML that the repository's mjml package creates", async () => {
    await using remote = await startRemoteService()
    const run = await check({
      files: { 'emails/a.mjml': mjml, ...fakeMjml() },
      inputs: { ...remote.inputs, template: 'emails/*.mjml', 'dry-run': 'false' },
    })
    expect(run.outputs['result']).toBe('pass')
    expect(remote.smtp.delivered).toHaveLength(6)
    expect(remote.smtp.delivered[0]?.content).toContain('<p>Dear reader</p>')
    expect(remote.smtp.delivered[0]?.content).toContain('Subject: About our opening hours')
  })

  it('awaits the promise of mjml 5, and passes the path and the root for included files', async () => {
    const files = fakePackage(
      'mjml',
      "module.exports = { default: async (text, options) => { require('node:fs').writeFileSync('options.json', JSON.stringify(options)); return { html: text, errors: [] } } }",
      'emails/',
    )
    const run = await check({ files: { 'emails/a.mjml': mjml, ...files } })
    expect(run.outputs['result']).toBe('pass')
    expect(JSON.parse(run.written['options.json'] ?? '')).toMatchObject({
      filePath: expect.stringMatching(/workspace\/emails\/a\.mjml$/u),
      includePath: expect.stringMatching(/workspace$/u),
      ignoreIncludes: false,
    })
  })

  it('shares one process with all other templates', async () => {
    const all = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`emails/${index}.mjml`, mjml]))
    const run = await check({
      files: { ...all, ...fakeMjml("fs.appendFileSync('compiled', 'x')") },
      inputs: { preflight: 'error' },
    })
    expect(run.outputs['result']).toBe('pass')
    expect([run.written['loaded'], run.written['compiled']]).toEqual(['x', 'xxxxx'])
  })

  it('is compiled without inputs and secrets in the environment', async () => {
    const run = await check({
      files: { 'emails/a.mjml': mjml, ...fakeMjml("fs.writeFileSync('env.json', JSON.stringify(process.env))") },
      env: { GITHUB_TOKEN: 'ghs_secret0', NPM_TOKEN: 'secret1', MY_KEY: 'secret2' },
      inputs: { 'github-token': 'ghs_secret3' },
    })
    const seen = run.written['env.json'] ?? ''
    expect(JSON.parse(seen)).toHaveProperty('PATH')
    expect(seen).not.toMatch(/secret|INPUT_/u)
  })

  it('gets an error at the line of an unknown element, even in an included file', async () => {
    const unknown = [
      'const message = "Element mj-x doesn\'t exist or is not registered"',
      "errors.push({ line: 3, tagName: 'mj-x', message, formattedMessage: 'Line 3 of /x (mj-x) — ' + message })",
      "const part = options.includePath + '/emails/part.mjml'",
      "errors.push({ line: 2, tagName: 'mj-x', message, formattedMessage: 'Line 2 of ' + part + ', included at line 3 of file /x (mj-x) — ' + message })",
      "errors.push({ line: 1, tagName: 'mj-text', message: 'Attribute colour is illegal', formattedMessage: 'Line 1' })",
    ].join('\n')
    const run = await check({ files: { 'emails/a.mjml': mjml, ...fakeMjml(unknown) } })
    expect(run.outputs['result']).toBe('misconfigured')
    expect(run.stdout).toContain('file=emails/a.mjml,line=7')
    expect(run.stdout).toContain('file=emails/part.mjml,line=2')
    expect(run.stdout).not.toContain('colour')
  })

  it('is checked by preflight, with its own line numbers', async () => {
    const text = mjml.replace('</mj-text>', '</mj-text>\n<mj-button href="#">Open</mj-button>')
    const run = await check({ files: { 'emails/a.mjml': text, ...fakeMjml() }, inputs: { preflight: 'error' } })
    expect(run.outputs['result']).toBe('fail')
    expect(run.stdout).toContain('file=emails/a.mjml,line=8')
    expect(run.stdout).toContain('The link has no real target')
  })
})

describe('an MJML template with', () => {
  /** Creates a package for the template in the same folder. */
  type Package = (folder: string) => Readonly<Record<string, string>>
  const include = (path: string): string => mjml.replace('<mj-text>', `<mj-include path="${path}" />\n<mj-text>`)
  const cases: readonly (readonly [name: string, text: string, files: Package, expected: readonly string[]])[] = [
    [
      'no mjml package in the repository',
      mjml,
      () => ({}),
      [
        'no mjml package in emails/0/node_modules or emails/node_modules or node_modules',
        'npm install --save-dev mjml',
      ],
    ],
    [
      'an mjml package that throws',
      mjml,
      (folder) => fakeMjml("throw new Error('Parsing failed')", folder),
      ['expected no error, got "Parsing failed"'],
    ],
    [
      'an mjml package that cannot be loaded',
      mjml,
      (folder) => fakePackage('mjml', "require('no-such-package')", folder),
      ['no-such-package'],
    ],
    [
      'an mjml package that exports no function',
      mjml,
      (folder) => fakePackage('mjml', 'exports.a = 1', folder),
      ['does not export a function'],
    ],
    [
      'an mjml package that exits',
      mjml,
      (folder) => fakeMjml("console.error('Cannot go on'); process.exit(3)", folder),
      ['got 3', 'Cannot go on'],
    ],
    [
      'an mjml package that prints nothing',
      mjml,
      (folder) => fakePackage('mjml', "module.exports = () => ({ html: '' })", folder),
      ['got no output'],
    ],
    [
      'an mjml package that prints too much',
      mjml,
      (folder) => fakePackage('mjml', "module.exports = () => ({ html: 'x'.repeat(6e6) })", folder),
      ['at most 5 MiB'],
    ],
    ...['no.mjml', '../../outside.mjml', '/etc/hostname'].map(
      (path) => [`the include ${path}`, include(path), (folder: string) => fakeMjml('', folder), [':7']] as const,
    ),
  ]
  let run: ActionRun
  let deliveredCount = -1
  beforeAll(async () => {
    await using remote = await startRemoteService()
    const files = cases.flatMap(([, text, packageOf], index) =>
      Object.entries({ [`emails/${index}/a.mjml`]: text, ...packageOf(`emails/${index}/`) }),
    )
    run = await check({
      files: Object.fromEntries(files),
      inputs: { ...remote.inputs, template: 'emails/*/a.mjml', 'dry-run': 'false' },
    })
    deliveredCount = remote.smtp.delivered.length
  }, 70_000)

  it('an error is misconfigured, and nothing is sent', () => {
    expect([run.exitCode, run.outputs['result'], deliveredCount]).toEqual([2, 'misconfigured', 0])
    expect(run.stdout).toContain(
      `misconfigured: ${cases.length} problems in the settings or templates; nothing was sent`,
    )
  })

  it.each(cases.map(([name, , , expected], index) => ({ name, expected, file: `emails/${index}/a.mjml` })))(
    '$name causes an error that names the template and the cause',
    ({ file, expected }) => {
      const problems = problemLines(run, file)
      for (const text of expected) expect(problems).toContain(text)
    },
  )

  it('an include that cannot be read is not compiled', () => {
    const loaded = [7, 8, 9].map((index) => run.written[`emails/${index}/loaded`])
    expect([loaded, run.written['loaded']]).toEqual([[undefined, undefined, undefined], 'xx'])
  })
})

describe('the setting inline-css', () => {
  const html = `${head}<!doctype html><html lang="en"><head><title>T</title>\n<style>p { color: #222222 }</style>\n</head><body>\n<p>Dear reader</p>\n<p><a href="#">Open</a></p></body></html>\n`
  const inputs = { template: 'emails/a.html', 'inline-css': 'true' }

  it("sends the HTML that the repository's juice package creates", async () => {
    await using remote = await startRemoteService()
    const options = "fs.writeFileSync('options.json', JSON.stringify(options))"
    const run = await check({
      files: { 'emails/a.html': html, ...fakeJuice(options) },
      inputs: { ...remote.inputs, ...inputs, 'dry-run': 'false' },
    })
    expect(run.outputs['result']).toBe('pass')
    expect(remote.smtp.delivered[0]?.content).toMatch(/<p style=(?:3D)?"color: #222222;">Dear reader/u)
    expect(remote.smtp.delivered[0]?.content).not.toContain('<style>')
    expect(JSON.parse(run.written['options.json'] ?? '')).toMatchObject({ preserveMediaQueries: true })
  })

  it('keeps the line numbers of findings', async () => {
    const run = await check({
      files: { 'emails/a.html': html, ...fakeJuice() },
      inputs: { ...inputs, preflight: 'error' },
    })
    expect(run.outputs['result']).toBe('fail')
    expect(run.stdout).toMatch(/file=emails\/a\.html,line=9[^\n]*The link has no real target/u)
  })

  it('names the install command when juice is missing', async () => {
    const run = await check({ files: { 'emails/a.html': html }, inputs })
    expect(run.outputs['result']).toBe('misconfigured')
    expect(run.stdout).toContain('npm install --save-dev juice')
  })
})

describe('MJML that another engine prints', () => {
  const printed = mjml.replace('Dear reader', 'Dear {{ name }}')
  const data = { data: 'name: Ada' }

  it.each([
    ['emails/a.hbs', {}],
    ['emails/a.liquid', {}],
    ['emails/a.html', { engine: 'liquid' }],
    ['emails/a.mjml', { engine: 'handlebars' }],
  ])('%s is sent as the HTML that mjml creates', async (path, inputs) => {
    await using remote = await startRemoteService()
    const run = await check({
      files: { [path]: printed, ...fakeMjml() },
      inputs: { ...remote.inputs, ...data, ...inputs, template: path, 'dry-run': 'false' },
    })
    expect(run.outputs['result']).toBe('pass')
    expect(remote.smtp.delivered[0]?.content).toContain('<p>Dear Ada</p>')
    expect(remote.smtp.delivered[0]?.content).not.toMatch(/<mj|\{\{/u)
  })

  it('is compiled when a render command prints it', async () => {
    const files = { 'emails/a.tsx': 'x', 'render.mjs': `process.stdout.write(${JSON.stringify(mjml)})`, ...fakeMjml() }
    const run = await check({ files, inputs: { template: 'emails/a.tsx', 'render-command': 'node render.mjs' } })
    expect([run.outputs['result'], run.written['loaded']]).toEqual(['pass', 'x'])
  })

  it.each(['emails/a.hbs', 'emails/a.html'])('%s is refused without the mjml package', async (path) => {
    const run = await check({ files: { [path]: printed }, inputs: { ...data, template: path } })
    expect(run.outputs['result']).toBe('misconfigured')
    expect(run.stdout).toContain('npm install --save-dev mjml')
    expect(run.stdout).toContain(`file=${path}`)
  })
})

describe('a pull request from a fork', () => {
  const event = pullRequestEvent('fork')
  const files = { ...letter, 'emails/a.mjml': mjml, ...fakeMjml() }

  it('compiles no MJML, reports this and checks the other templates of the pattern', async () => {
    const run = await check({ event, files, inputs: { template: 'emails/*' } })
    expect(run.outputs['result']).toBe('pass')
    expect(run.summary).toContain('Not checked: emails/a.mjml. presend does not run code from the repository')
    expect(run.summary).toContain('emails/letter.html')
    expect(run.written['loaded']).toBeUndefined()
  })

  it('compiles no MJML in a file of another kind, or in a layout', async () => {
    const layouts = {
      'emails/b.hbs': mjml,
      'emails/c.hbs': `${head}{{> layout}}`,
      'partials/layout.hbs': mjml.slice(head.length),
    }
    const run = await check({ event, files: { ...files, ...layouts }, inputs: { template: 'emails/*' } })
    expect(run.summary).toContain('Not checked: emails/a.mjml, emails/b.hbs.')
    expect(run.stdout).toMatch(/file=emails\/c\.hbs[^\n]*set allow-fork-code to compile it/u)
    expect(run.written['loaded']).toBeUndefined()
  })

  it('does not inline CSS, and reports this', async () => {
    const inputs = { template: 'emails/letter.html', 'inline-css': 'true' }
    const run = await check({ event, files: { ...files, ...fakeJuice("fs.writeFileSync('ran', '')") }, inputs })
    expect(run.outputs['result']).toBe('inconclusive')
    expect(run.written['ran']).toBeUndefined()
  })

  it('compiles MJML with allow-fork-code', async () => {
    const run = await check({ event, files, inputs: { 'allow-fork-code': 'true' } })
    expect([run.outputs['result'], run.written['loaded']]).toEqual(['pass', 'x'])
  })
})
