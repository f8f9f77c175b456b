import { beforeAll, describe, expect, it } from 'vitest'

import { type ActionCase, type ActionRun, runAction } from '../support/run-action.ts'
import { letter, problemLines, pullRequestEvent, startRemoteService } from '../support/scenario.ts'

const page = letter['emails/letter.html'] ?? ''

/** Returns a program that prints the message; `body` runs before. */
function program(body: string): Readonly<Record<string, string>> {
  return { 'render.mjs': `const page = ${JSON.stringify(page)}\n${body}\n` }
}

async function check(given: ActionCase): Promise<ActionRun> {
  return await runAction({
    limitMs: 60_000,
    ...given,
    inputs: { template: 'emails/*.tsx', preflight: 'off', ...given.inputs },
  })
}

const node = 'node render.mjs'

describe('render-command', () => {
  it("sends the program's output, with its front matter", async () => {
    await using remote = await startRemoteService()
    const run = await check({
      files: { 'emails/a.tsx': 'export {}', ...program("console.log(page.replace('Dear reader', 'Dear program'))") },
      inputs: { ...remote.inputs, template: 'emails/*.tsx', 'render-command': node },
    })
    expect(run.outputs['result']).toBe('pass')
    expect(remote.smtp.delivered).toHaveLength(6)
    expect(remote.smtp.delivered[0]?.content).toContain('Dear program')
    expect(remote.smtp.delivered[0]?.content).toContain('Subject: About our opening hours')
  })

  it('writes inline data to a file for the program and deletes it', async () => {
    const body =
      "import { readFileSync } from 'node:fs'\nconsole.log(page.replace('Dear', readFileSync(process.argv[3])))"
    const run = await check({
      files: { 'emails/a.tsx': 'x', ...program(body) },
      inputs: { data: '{"name": "Ada"}', 'render-command': node, 'dry-run': 'true' },
    })
    expect(run.outputs['result']).toBe('pass')
    expect(run.leftBehind).toEqual([])
  })

  it('keeps inputs and secrets out of the environment of the program', async () => {
    const body =
      "import { writeFileSync } from 'node:fs'\nwriteFileSync('env.json', JSON.stringify(process.env))\nconsole.log(page)"
    const secrets = { GITHUB_TOKEN: 'ghs_secret0', NPM_TOKEN: 'secret1', ACTIONS_RUNTIME_TOKEN: 'secret2' }
    const run = await check({
      files: { 'emails/a.tsx': 'x', ...program(body) },
      env: { ...secrets, AWS_SECRET_ACCESS_KEY: 'secret3', MY_KEY: 'secret4' },
      inputs: { 'render-command': node, 'github-token': 'ghs_secret5', 'dry-run': 'true' },
    })
    const seen = run.written['env.json'] ?? ''
    expect(Object.keys(JSON.parse(seen)).toSorted()).toEqual(['CI', 'HOME', 'PATH', 'TMPDIR'])
    expect(seen).not.toContain('secret')
  })

  it('accepts a byte order mark, 100 MB of messages on stderr, and a child process that keeps the output open', async () => {
    const body = [
      "import { spawn } from 'node:child_process'",
      "import { writeFileSync } from 'node:fs'",
      "writeFileSync(1, '\\u{FEFF}---\\r\\nsubject: From Windows\\r\\nfrom: shop@acme.example\\r\\n---\\r\\n<p>Hello</p>')",
      "const line = 'x'.repeat(999_999) + '\\n'",
      'for (let n = 0; n < 100; n += 1) writeFileSync(2, line)',
      "spawn('sleep', ['12'], { detached: true, stdio: 'inherit' }).unref()",
    ].join('\n')
    const run = await check({
      files: { 'emails/a.tsx': 'x', ...program(body) },
      inputs: { 'render-command': node, 'dry-run': 'true' },
    })
    expect(run.outputs['result']).toBe('pass')
    expect(run.stdout).toContain('rendered emails/a.tsx: "From Windows"')
  })

  it('reports no line numbers of the output in findings, but the template line of text that occurs in the template', async () => {
    const body =
      "import { readFileSync } from 'node:fs'\nconsole.log(page.replace('</body>', readFileSync(process.argv[2]) + '</body>'))"
    const run = await check({
      files: { 'emails/a.tsx': '\n\n<img src="https://cdn.acme.example/the-shop.png" />\n', ...program(body) },
      inputs: { 'render-command': node, 'dry-run': 'true', preflight: 'error' },
    })
    expect(run.stdout).toContain('file=emails/a.tsx,line=3')
  })
})

describe('the path of a template', () => {
  const names = ['a b.tsx', 'it\'s "quoted".tsx', 'two\nlines.tsx', '-x.tsx', '$(id) `id`.tsx', 'ünï.tsx']
  let run: ActionRun
  beforeAll(async () => {
    const body = [
      "import { appendFileSync, readFileSync } from 'node:fs'",
      'const [template, data] = process.argv.slice(2)',
      "const seen = [process.argv.slice(2), readFileSync(template, 'utf8'), readFileSync(data, 'utf8')]",
      "appendFileSync('seen.txt', JSON.stringify(seen) + '\\n')",
      'console.log(page)',
    ].join('\n')
    run = await check({
      files: { ...Object.fromEntries(names.map((name) => [name, name])), '-d.json': '{}', ...program(body) },
      inputs: { template: '*.tsx', data: '-d.json', 'render-command': node, 'dry-run': 'true' },
    })
  })

  it.each(names)('%j is passed to the program unchanged, like the data file', (name) => {
    expect(run.outputs['result']).toBe('pass')
    const path = name.startsWith('-') ? `./${name}` : name
    const seen = (run.written['seen.txt'] ?? '').trim().split('\n')
    expect(seen).toContain(JSON.stringify([[path, './-d.json'], name, '{}']))
  })
})

describe('render-command with a program that', () => {
  const cases: readonly (readonly [name: string, file: string, body: string, expected: readonly string[]])[] = [
    [
      'is not found',
      'no-such-program',
      '',
      [
        'a program that was not found',
        'the command was no-such-program emails/0.tsx; install the program in an earlier step',
      ],
    ],
    [
      'exits non-zero',
      'stderr.mjs',
      "console.error('first')\nconsole.error('Cannot find Button')\nprocess.exit(3)",
      ['expected exit code 0, got 3', `the program's stderr ended with "first | Cannot find Button"`],
    ],
    [
      'exits non-zero with its error on stdout',
      'stdout.mjs',
      "console.log('Cannot find Button')\nprocess.exit(3)",
      ['expected exit code 0, got 3', `the program's stdout ended with "Cannot find Button"`],
    ],
    [
      'imports a package that is not installed',
      'imports.mjs',
      "await import('no-such-package')",
      ["Cannot find package 'no-such-package' imported from imports.mjs"],
    ],
    ['is a file that is not executable', './plain.mjs', '', ['got a file that is not executable', 'python3']],
    ['is killed', 'killed.mjs', "process.kill(process.pid, 'SIGTERM')", ['expected exit code 0, got signal SIGTERM']],
    [
      'prints messages before the HTML',
      'messages.mjs',
      "console.log('> shop@1.0.0 render')\nconsole.log(page)",
      ['expected HTML that starts with a tag, got "> shop@1.0.0 render"', 'npm run --silent'],
    ],
    ['prints a NUL byte', 'nul.mjs', "console.log('<p>\\0</p>')", ['got a NUL character']],
    ['prints nothing', 'nothing.mjs', '', ['expected HTML on stdout, got no output']],
    ['prints bytes that are not UTF-8', 'latin.mjs', 'process.stdout.write(Buffer.from([0xe4, 0xff]))', ['not UTF-8']],
    [
      'prints too much',
      'much.mjs',
      "for (;;) if (!process.stdout.write('x'.repeat(65536))) await new Promise((go) => process.stdout.once('drain', go))",
      ['at most 5 MiB'],
    ],
  ]
  let run: ActionRun
  let deliveredCount = -1
  beforeAll(async () => {
    await using remote = await startRemoteService()
    const templates = cases.map(([, file], index) => {
      const command = file.endsWith('.mjs') && !file.startsWith('./') ? `node ${file}` : file
      return [`  - template: emails/${index}.tsx`, `    render-command: ${command}`]
    })
    const programs = cases.flatMap(([, file, body]) =>
      Object.entries(program(body)).map(([, text]) => [file, text] as const),
    )
    run = await runAction({
      limitMs: 60_000,
      files: {
        '.github/presend.yml': ['templates:', ...templates.flat(), ''].join('\n'),
        ...Object.fromEntries(programs),
        ...Object.fromEntries(cases.map((_, index) => [`emails/${index}.tsx`, 'x'])),
      },
      inputs: { ...remote.inputs, template: '', preflight: 'off' },
    })
    deliveredCount = remote.smtp.delivered.length
  })

  it('fails makes the run misconfigured, and nothing is sent', () => {
    expect([run.exitCode, run.outputs['result'], deliveredCount]).toEqual([2, 'misconfigured', 0])
    expect(run.stdout).toContain(
      `misconfigured: ${cases.length} problems in the settings or templates; nothing was sent`,
    )
  })

  it.each(cases.map(([name, , , expected], index) => ({ name, expected, file: `emails/${index}.tsx` })))(
    '$name causes an error that names the template and the cause',
    ({ file, expected }) => {
      const problems = problemLines(run, file)
      for (const text of expected) expect(problems).toContain(text)
    },
  )
})

describe('a pull request from a fork', () => {
  const files = {
    ...letter,
    'emails/a.tsx': 'x',
    ...program("import { writeFileSync } from 'node:fs'\nwriteFileSync('ran', '')\nconsole.log(page)"),
  }
  const config = (...lines: readonly string[]): Readonly<Record<string, string>> => ({
    ...files,
    '.github/presend.yml': ['templates:', ...lines, ''].join('\n'),
  })
  const command = ['  - template: emails/*.tsx', '    render-command: node render.mjs']
  const event = pullRequestEvent('fork')

  it('does not run the render command, reports this and checks the other templates', async () => {
    const both = config('  - template: emails/letter.html', ...command)
    const run = await runAction({ event, files: both, inputs: { preflight: 'off', 'dry-run': 'true' } })
    expect(run.outputs['result']).toBe('pass')
    expect(run.summary).toContain('Not checked: emails/a.tsx. presend does not run code from the repository')
    expect(run.written['ran']).toBeUndefined()
  })

  it.each([
    ['pull_request_target', event.payload],
    ['workflow_run', { workflow_run: { head_sha: 'a'.repeat(40), head_repository: { full_name: 'mallory/shop' } } }],
    ['workflow_run', { workflow_run: { head_sha: 'a'.repeat(40), head_repository: null } }],
  ])('does not run the command for %s, either', async (name, payload) => {
    const both = config('  - template: emails/letter.html', ...command)
    const inputs = { preflight: 'off', 'dry-run': 'true' }
    const run = await runAction({ event: { name, payload }, files: both, inputs })
    expect(run.summary).toContain('Not checked: emails/a.tsx. presend does not run code from the repository')
    expect(run.written['ran']).toBeUndefined()
  })

  it('is inconclusive when every template needs code from the fork', async () => {
    const run = await runAction({ event, files: config(...command) })
    expect(run.outputs['result']).toBe('inconclusive')
    expect(run.summary).toContain('set allow-fork-code')
    expect(run.written['ran']).toBeUndefined()
  })

  it('runs the render command with allow-fork-code', async () => {
    const run = await runAction({
      event,
      files: config(...command),
      inputs: { 'allow-fork-code': 'true', preflight: 'off', 'dry-run': 'true' },
    })
    expect(run.outputs['result']).toBe('pass')
    expect(run.written['ran']).toBe('')
  })

  it('cannot allow its own code in its config file', async () => {
    const own = {
      ...config(...command),
      '.github/presend.yml': `allow-fork-code: true\ntemplates:\n${command.join('\n')}\n`,
    }
    const run = await runAction({ event, files: own })
    expect(run.outputs['result']).toBe('misconfigured')
    expect(run.written['ran']).toBeUndefined()
  })
})

describe('render-command-batch', () => {
  const batch = [
    "import { appendFileSync } from 'node:fs'",
    "import { createInterface } from 'node:readline'",
    "appendFileSync('starts', 'x')",
    'for await (const line of createInterface({ input: process.stdin })) {',
    '  const { id, template, data } = JSON.parse(line)',
    "  const html = page.replace('Dear reader', `Dear ${template} ${data}`)",
    '  console.log(JSON.stringify(answer(id, html)))',
    '}',
  ].join('\n')

  it('renders 200 templates with one process', async () => {
    const templates = Array.from({ length: 200 }, (_, index) => [`emails/${index}.tsx`, 'x'])
    const run = await check({
      files: { ...Object.fromEntries(templates), ...program(`const answer = (id, html) => ({ id, html })\n${batch}`) },
      inputs: { 'render-command-batch': node, 'dry-run': 'true' },
    })
    expect(run.outputs['result']).toBe('pass')
    expect(run.written['starts']).toBe('x')
  })

  describe('with a program that', () => {
    const cases = [
      ['reports an error', "({ id, error: 'Button is not defined' })", 'got "Button is not defined"'],
      [
        'omits a template',
        'id === 0 ? { id: 1, html } : { id: 9, html }',
        'expected each id from the input exactly once',
      ],
      ['prints another format', "'compiled'", 'expected lines of JSON'],
      ['prints no HTML', '({ id })', 'expected {"id": 1, "html": "…"} or {"id": 1, "error": "…"}, got "{'],
      ['also prints messages', "{ console.log('injecting env'); return { id, html } }", 'got "injecting env"'],
    ] as const
    let run: ActionRun
    beforeAll(async () => {
      const templates = cases.map((_, index) => [
        `  - template: emails/${index}?.tsx`,
        `    render-command-batch: node render${index}.mjs`,
      ])
      const programs = cases.map(([, answer], index) => {
        const text = program(`const answer = (id, html) => ${answer}\n${batch}`)['render.mjs'] ?? ''
        return [`render${index}.mjs`, text.replace("'starts'", `'starts${index}'`)]
      })
      const files = cases.flatMap((_, index) => ['a', 'b'].map((name) => [`emails/${index}${name}.tsx`, 'x']))
      run = await runAction({
        files: {
          '.github/presend.yml': ['templates:', ...templates.flat(), ''].join('\n'),
          ...Object.fromEntries([...programs, ...files]),
        },
        inputs: { preflight: 'off' },
      })
    })

    it.each(cases.map(([name, , expected], index) => ({ name, expected, file: `emails/${index}b.tsx` })))(
      '$name is misconfigured',
      ({ file, expected }) => {
        expect(run.outputs['result']).toBe('misconfigured')
        expect(problemLines(run, file)).toContain(expected)
      },
    )
  })
})

describe('a render command that exceeds render-timeout', () => {
  it.each([
    ['render-command', 'output within 1 s'],
    ['render-command-batch', 'the first line within 2 s'],
  ])('%s is inconclusive, because the machine may be slow', async (name, expected) => {
    const run = await check({
      files: { 'emails/a.tsx': 'x', ...program('setInterval(() => page, 1000)') },
      inputs: { [name]: node, 'render-timeout': '1s' },
    })
    expect(run.outputs['result']).toBe('inconclusive')
    expect(run.stdout).toContain(expected)
    expect(run.stdout).toContain('raise render-timeout')
  })
})
