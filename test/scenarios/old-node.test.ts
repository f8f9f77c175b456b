import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { projectRoot } from '../support/source-files.ts'

/** The path of a Node before 24 on this machine; `null` if there is none. */
function findOldNode(): string | null {
  const paths = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'))
  return paths.find((path) => existsSync(path) && majorOf(path) < 24) ?? null
}

function majorOf(path: string): number {
  return Number(/^v(\d+)/u.exec(execFileSync(path, ['--version'], { encoding: 'utf8' }))?.[1])
}

/** Runs the current Node with the version number of an older one. */
const pretended: readonly string[] = [
  '--import',
  "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.9.0'}})",
]

const oldNode = findOldNode()
const nodes = [
  { node: process.execPath, options: pretended },
  ...(oldNode === null ? [] : [{ node: oldNode, options: [] }]),
]
const entries = ['dist/main.js', 'dist/cli.js', 'scripts/demo.mjs', 'scripts/build.mjs', 'scripts/needs-node-24.mjs']

describe.each(nodes)('on an old Node ($node)', ({ node, options }) => {
  it.each(entries.filter((entry) => existsSync(join(projectRoot, entry))))(
    '%s exits with 2 and prints one line',
    (entry) => {
      const run = spawnSync(node, [...options, join(projectRoot, entry), 'check'], { encoding: 'utf8', env: {} })
      expect(run.stderr).toMatch(/^presend needs Node 24 or newer; this is Node \d+\.\d+\.\d+\n$/u)
      expect(run.status).toBe(2)
    },
  )
})
