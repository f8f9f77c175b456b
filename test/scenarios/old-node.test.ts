import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterAll, describe, expect, it } from 'vitest'

import { runAction } from '../support/run-action.ts'
import { projectRoot } from '../support/source-files.ts'

/** The path of a Node before 24 on this machine; `null` if there is none. */
function findOldNode(): string | null {
  const paths = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'))
  return paths.find((path) => existsSync(path) && majorOf(path) < 24) ?? null
}

function majorOf(path: string): number {
  return Number(/^v(\d+)/u.exec(execFileSync(path, ['--version'], { encoding: 'utf8' }))?.[1])
}

const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Makes the current Node look like an older one, which has no argon2. */
function pretending(version: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'presend-old-node-'))
  folders.push(folder)
  const path = join(folder, 'old-node.mjs')
  writeFileSync(
    path,
    `import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
delete crypto.argon2
syncBuiltinESMExports()
Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })
`,
  )
  return [`--import=${pathToFileURL(path).href}`]
}

const oldNode = findOldNode()
const nodes = [
  { node: process.execPath, options: pretending('20.9.0') },
  ...(oldNode === null ? [] : [{ node: oldNode, options: [] }]),
]
const entries = [
  'dist/main.js',
  'dist/cli.js',
  'tools/scripts/demo.mjs',
  'tools/scripts/build.mjs',
  'tools/scripts/needs-node-24.mjs',
]

describe.each(nodes)('on an old Node ($node)', ({ node, options }) => {
  it.each(entries.filter((entry) => existsSync(join(projectRoot, entry))))(
    '%s exits with 2 and prints one line',
    (entry) => {
      const run = spawnSync(node, [...options, join(projectRoot, entry), 'check'], { encoding: 'utf8', env: {} })
      expect(run.stderr).toMatch(/^presend needs Node 24(?:\.7)? or newer; this is Node \d+\.\d+\.\d+\n$/u)
      expect(run.status).toBe(2)
    },
  )
})

function runCommand(...words: readonly string[]): { readonly stderr: string; readonly status: number | null } {
  const entry = join(projectRoot, 'dist/cli.js')
  return spawnSync(process.execPath, [...pretending('24.6.0'), entry, ...words], { encoding: 'utf8', env: {} })
}

describe('on Node 24.6, which has no argon2', () => {
  it('the action checks a template with the embedded service', async () => {
    const files = { 'welcome.html': '<p>Welcome to the shop. Your account is ready, and you can log in now.</p>' }
    const inputs = { template: 'welcome.html', from: 'Shop <hello@shop.example>', subject: 'Welcome' }
    const { outputs, stderr } = await runAction({
      inputs,
      files,
      env: {
        NODE_OPTIONS: pretending('24.6.0').join(' '),
      },
    })
    expect(stderr).not.toContain('argon2')
    expect(outputs['result']).toBe('pass')
  })

  it('serve names the Node version that it needs', () => {
    const { status, stderr } = runCommand('serve')
    expect(stderr).toContain('Running presend serve: expected Node 24.7 or newer, got Node 24.6.0')
    expect(status).toBe(2)
  })

  it('every other command runs', () => {
    expect(runCommand('--version').status).toBe(0)
  })

  it('a script of this repository names the Node version that it needs', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [...pretending('24.6.0'), join(projectRoot, 'tools/scripts/needs-node-24.mjs')],
      { encoding: 'utf8' },
    )
    expect([status, stderr]).toEqual([2, 'presend needs Node 24.7 or newer; this is Node 24.6.0\n'])
  })
})
