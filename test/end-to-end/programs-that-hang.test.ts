/**
 * Programs and helpers of the repository that never end are stopped after 30 s. These tests only wait, so they run
 * beside the tests that need servers.
 */

import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { fakeMjml } from '../support/fake-packages.ts'
import { isAlive } from '../support/process-tree.ts'
import { runAction } from '../support/run-action.ts'

const head = '---\nsubject: About our opening hours\nfrom: Acme Shop <shop@acme.example>\n---\n'
const limitMs = 100_000

function readProcessIds(workspace: string): readonly number[] {
  return JSON.parse(readFileSync(`${workspace}/pids.json`, 'utf8'))
}

/** Blocks the thread without using CPU time. */
const block = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'

describe.concurrent('after 30 s, a check stops', () => {
  it('a render command, with all started processes', async () => {
    const program = [
      "import { spawn } from 'node:child_process'",
      "import { writeFileSync } from 'node:fs'",
      "const child = spawn('sleep', ['600'], { stdio: 'inherit' })",
      "writeFileSync('pids.json', JSON.stringify([process.pid, child.pid]))",
      'setInterval(() => undefined, 1000)',
    ].join('\n')
    const pids: number[] = []
    const run = await runAction({
      files: { 'emails/a.tsx': 'x', 'render.mjs': program },
      inputs: { template: 'emails/a.tsx', 'render-command': 'node render.mjs', preflight: 'off' },
      inspect: (workspace) => pids.push(...readProcessIds(workspace)),
      limitMs,
    })
    expect(run.outputs['result']).toBe('inconclusive')
    expect(run.stdout).toContain('expected output within 30 s')
    expect(pids).toHaveLength(2)
    expect(await Promise.all(pids.map(isAlive))).toEqual([false, false])
  })

  it('the mjml package, with all started processes, and compiles the next template', async () => {
    const mjml = `${head}<mjml lang="en">\n<mj-body>\n<mj-text>Dear reader</mj-text>\n</mj-body>\n</mjml>\n`
    const hang = [
      "if (text.includes('hang')) {",
      "  const child = require('node:child_process').spawn('sleep', ['600'])",
      "  fs.writeFileSync('pids.json', JSON.stringify([process.pid, child.pid]))",
      `  ${block}`,
      '}',
    ].join('\n')
    const pids: number[] = []
    const run = await runAction({
      files: { 'emails/a.mjml': `${mjml}<!-- hang -->`, 'emails/b.mjml': mjml, ...fakeMjml(hang) },
      inputs: { template: 'emails/*.mjml', preflight: 'off', 'dry-run': 'true' },
      inspect: (workspace) => pids.push(...readProcessIds(workspace)),
      limitMs,
    })
    expect(run.outputs['result']).toBe('inconclusive')
    expect(run.stdout).toContain('expected output within 30 s')
    expect(run.stdout).toContain('emails/a.mjml')
    expect(run.stdout).not.toContain('file=emails/b.mjml')
    expect(await Promise.all(pids.map(isAlive))).toEqual([false, false])
    expect(run.written['loaded']).toBe('xx')
  })

  it('a template helper, and names its module', async () => {
    const run = await runAction({
      files: {
        'a.hbs': `${head}{{money 1}}`,
        'helpers.mjs': `export const money = () => ${block}`,
      },
      inputs: { template: 'a.hbs', helpers: 'helpers.mjs', preflight: 'off', 'dry-run': 'true' },
      limitMs,
    })
    expect(run.outputs['result']).toBe('misconfigured')
    expect(run.stdout).toContain('expected rendering to stay within 30 s; check helpers.mjs for an infinite loop')
  })
})
