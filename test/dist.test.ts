import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { projectRoot } from './support/source-files.ts'

const run = promisify(execFile)

let folder = ''
let paths: readonly string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-packed-'))
  const options = ['--json', '--ignore-scripts', '--offline', '--pack-destination', folder]
  const { stdout } = await run('npm', ['pack', ...options], { cwd: projectRoot })
  paths = JSON.parse(stdout)[0].files.map(({ path }: { readonly path: string }) => path)
}, 120_000)

afterAll(async () => await rm(folder, { recursive: true, force: true }))

it('the Markdown files in the package link only to files in the package', () => {
  const dead = paths
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      linksOf(path)
        .filter((target) => !paths.some((one) => one === target || one.startsWith(`${target}/`)))
        .map((target) => `${path} → ${target}`),
    )
  expect(dead).toEqual([])
})

/** Returns relative link targets, from the root of the package. */
function linksOf(path: string): readonly string[] {
  const text = readFileSync(join(projectRoot, path), 'utf8')
  const targets = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/gu)].map(([, target = '']) => target)
  const relative = targets.filter((target) => !/^[a-z]+:/u.test(target))
  return relative.map((target) => posix.join(posix.dirname(path), target).replace(/\/$/u, ''))
}

it('the packed package provides presend/webhook with its types to a receiver', async () => {
  const project = join(folder, 'receiver')
  const presend = join(project, 'node_modules/presend')
  await mkdir(presend, { recursive: true })
  await run('tar', ['-xzf', join(folder, 'presend-0.1.0.tgz'), '-C', presend, '--strip-components=1'])
  await writeFile(join(project, 'package.json'), '{ "type": "module" }')
  const receiver = `import { type RawBody, sign, verify } from 'presend/webhook'
      const body: RawBody = 'body'
      const isTrue: boolean = verify(body, sign(body, 'secret'), ['secret'])
      console.log(isTrue)`
  await writeFile(join(project, 'receiver.ts'), receiver)
  await expect(run(process.execPath, ['receiver.ts'], { cwd: project })).resolves.toMatchObject({ stdout: 'true\n' })
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc')
  const options = ['--noEmit', '--strict', '--types', '', '--lib', 'es2022,dom', '--target', 'es2022', 'receiver.ts']
  for (const how of ['nodenext', 'preserve']) {
    await run(process.execPath, [tsc, '--module', how, ...options], { cwd: project })
  }
}, 120_000)
