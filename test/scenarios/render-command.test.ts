import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { isAlive } from '../support/process-tree.ts'
import { type ActionCase, type ActionRun, runAction } from '../support/run-action.ts'
import { letter, pullRequestEvent, startRemoteService } from '../support/scenario.ts'

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

  it.each(['a b.tsx', 'it\'s "quoted".tsx', 'two\nlines.tsx', '-x.tsx', '$(id) `id`.tsx', 'ünï.tsx'])(
    'passes the path %j and the data file to the program unchanged',
    async (name) => {
      const body = [
        "import { readFileSync, writeFileSync } from 'node:fs'",
        'const [template, data] = process.argv.slice(2)',
        "writeFileSync('seen.json', JSON.stringify([process.argv.slice(2), readFileSync(template, 'utf8'), readFileSync(data, 'utf8')]))",
        'console.log(page)',
      ].join('\n')
      const run = await check({
        files: { [name]: 'template', '-d.json': '{}', ...program(body) },
        inputs: { template: '*.tsx', data: '-d.json', 'render-command': node },
      })
      expect(run.outputs['result']).toBe('pass')
      const path = name.startsWith('-') ? `./${name}` : name
      expect(JSON.parse(run.written['seen.json'] ?? '')).toEqual([[path, './-d.json'], 'template', '{}'])
    },
  )

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

  it.each<[string, string, Readonly<Record<string, string>>, readonly string[]]>([
    [
      'is not found',
      'no-such-program',
      {},
      ['a program that was not found', 'the command was no-such-program emails/a.tsx; install it in an earlier step'],
    ],
    [
      'exits non-zero',
      node,
      program("console.error('first')\nconsole.error('Cannot find Button')\nprocess.exit(3)"),
      ['expected exit code 0, got 3', 'its stderr ended with "first | Cannot find Button"'],
    ],
    [
      'exits non-zero with its error on stdout',
      node,
      program("console.log('Cannot find Button')\nprocess.exit(3)"),
      ['expected exit code 0, got 3', 'its stdout ended with "Cannot find Button"'],
    ],
    [
      'imports a package that is not installed',
      node,
      program("await import('no-such-package')"),
      ["Cannot find package 'no-such-package' imported from render.mjs"],
    ],
    ['is a file that is not executable', './render.mjs', program(''), ['got a file that is not executable', 'python3']],
    ['is killed', node, program("process.kill(process.pid, 'SIGTERM')"), ['expected exit code 0, got signal SIGTERM']],
    [
      'prints messages before the HTML',
      node,
      program("console.log('> shop@1.0.0 render')\nconsole.log(page)"),
      ['expected HTML that starts with a tag, got "> shop@1.0.0 render"', 'npm run needs the option --silent'],
    ],
    ['prints a NUL byte', node, program("console.log('<p>\\0</p>')"), ['got a NUL character']],
    ['prints nothing', node, program(''), ['expected HTML on stdout, got no output']],
    [
      'prints bytes that are not UTF-8',
      node,
      program('process.stdout.write(Buffer.from([0xe4, 0xff]))'),
      ['not UTF-8'],
    ],
    [
      'prints too much',
      node,
      program(
        "for (;;) if (!process.stdout.write('x'.repeat(65536))) await new Promise((go) => process.stdout.once('drain', go))",
      ),
      ['at most 5 MiB'],
    ],
  ])('with a program that %s is misconfigured and sends nothing', async (_name, command, files, expected) => {
    await using remote = await startRemoteService()
    const run = await check({
      files: { 'emails/a.tsx': 'x', ...files },
      inputs: { ...remote.inputs, template: 'emails/*.tsx', 'render-command': command },
    })
    expect([run.exitCode, run.outputs['result']]).toEqual([2, 'misconfigured'])
    for (const text of ['emails/a.tsx', ...expected]) expect(run.stdout).toContain(text)
    expect(run.stdout).toContain('nothing was sent')
    expect(remote.smtp.delivered).toEqual([])
  })

  it('stops a program that hangs after 30 s, with all started processes', async () => {
    const body = [
      "import { spawn } from 'node:child_process'",
      "import { writeFileSync } from 'node:fs'",
      "const child = spawn('sleep', ['600'], { stdio: 'inherit' })",
      "writeFileSync('pids.json', JSON.stringify([process.pid, child.pid]))",
      'setInterval(() => undefined, 1000)',
    ].join('\n')
    const pids: number[] = []
    const run = await check({
      files: { 'emails/a.tsx': 'x', ...program(body) },
      inputs: { 'render-command': node },
      inspect: (workspace) => pids.push(...JSON.parse(readFileSync(`${workspace}/pids.json`, 'utf8'))),
    })
    expect(run.outputs['result']).toBe('misconfigured')
    expect(run.stdout).toContain('expected output within 30 s')
    expect(pids).toHaveLength(2)
    expect(await Promise.all(pids.map(isAlive))).toEqual([false, false])
  }, 60_000)

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

  it('reports no line numbers of the output in findings, but the template line of a text that occurs in the template', async () => {
    const body =
      "import { readFileSync } from 'node:fs'\nconsole.log(page.replace('</body>', readFileSync(process.argv[2]) + '</body>'))"
    const run = await check({
      files: { 'emails/a.tsx': '\n\n<img src="https://cdn.acme.example/the-shop.png" />\n', ...program(body) },
      inputs: { 'render-command': node, 'dry-run': 'true', preflight: 'error' },
    })
    expect(run.stdout).toContain('file=emails/a.tsx,line=3')
  })
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
    const run = await runAction({ event, files: both, inputs: { preflight: 'off' } })
    expect(run.outputs['result']).toBe('pass')
    expect(run.summary).toContain('Not checked: emails/a.tsx. Code of the repository')
    expect(run.written['ran']).toBeUndefined()
  })

  it.each([
    ['pull_request_target', event.payload],
    ['workflow_run', { workflow_run: { head_sha: 'a'.repeat(40), head_repository: { full_name: 'mallory/shop' } } }],
    ['workflow_run', { workflow_run: { head_sha: 'a'.repeat(40), head_repository: null } }],
  ])('does not run the command for %s, either', async (name, payload) => {
    const both = config('  - template: emails/letter.html', ...command)
    const run = await runAction({ event: { name, payload }, files: both, inputs: { preflight: 'off' } })
    expect(run.summary).toContain('Not checked: emails/a.tsx. Code of the repository')
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
      inputs: { 'allow-fork-code': 'true', preflight: 'off' },
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

  it.each<[string, string, string]>([
    ['reports an error', "({ id, error: 'Button is not defined' })", 'got "Button is not defined"'],
    ['omits a template', 'id === 0 ? { id: 1, html } : { id: 9, html }', 'expected each id of the input once'],
    ['prints another format', "'compiled'", 'expected lines of JSON'],
    ['prints no HTML', '({ id })', 'expected {"id": 1, "html": "…"} or {"id": 1, "error": "…"}, got "{'],
    ['also prints messages', "{ console.log('injecting env'); return { id, html } }", 'got "injecting env"'],
  ])('with a program that %s is misconfigured', async (_name, answer, expected) => {
    const run = await check({
      files: {
        'emails/a.tsx': 'x',
        'emails/b.tsx': 'x',
        ...program(`const answer = (id, html) => ${answer}\n${batch}`),
      },
      inputs: { 'render-command-batch': node },
    })
    expect(run.outputs['result']).toBe('misconfigured')
    expect(run.stdout).toContain(expected)
    expect(run.stdout).toContain('emails/b.tsx')
  })
})
