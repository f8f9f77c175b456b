import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import * as signature from '../src/contract/webhook-signature.ts'
import * as door from '../src/webhook.ts'
import { projectRoot } from './support/source-files.ts'

const run = promisify(execFile)

describe('the door presend/webhook', () => {
  let project = ''

  /** A project that has presend in its node_modules, with the file that stands behind the door in dist/. */
  beforeAll(async () => {
    project = await mkdtemp(join(tmpdir(), 'presend-receiver-'))
    const presend = join(project, 'node_modules/presend')
    await mkdir(join(presend, 'dist'), { recursive: true })
    await copyFile(join(projectRoot, 'package.json'), join(presend, 'package.json'))
    const source = await readFile(join(projectRoot, 'src/contract/webhook-signature.ts'), 'utf8')
    await writeFile(join(presend, 'dist/webhook.js'), stripTypeScriptTypes(source))
    await writeFile(join(project, 'package.json'), '{ "type": "module" }')
  })

  afterAll(async () => await rm(project, { recursive: true, force: true }))

  async function runScript(script: string): Promise<string> {
    await writeFile(join(project, 'receiver.js'), script)
    const { stdout } = await run(process.execPath, ['receiver.js'], { cwd: project })
    return stdout.trim()
  }

  it('opens for a project that installed the package, without any other file of it', async () => {
    const script = `
      import { sign, verify } from 'presend/webhook'
      console.log(verify('body', sign('body', 'secret'), 'secret'), verify('other', sign('body', 'secret'), 'secret'))`
    await expect(runScript(script)).resolves.toBe('true false')
  })

  it('opens for require() too', async () => {
    const script = `
      import { createRequire } from 'node:module'
      const { sign, verify } = createRequire(import.meta.url)('presend/webhook')
      console.log(verify('body', sign('body', 'secret'), ['secret', 'older']))`
    await expect(runScript(script)).resolves.toBe('true')
  })

  it('is the only one: the bundle of the command line is nobody else’s business', async () => {
    await expect(runScript("import 'presend/dist/rooms.js'")).rejects.toThrow('ERR_PACKAGE_PATH_NOT_EXPORTED')
    await expect(runScript("import 'presend'")).rejects.toThrow('ERR_PACKAGE_PATH_NOT_EXPORTED')
  })

  it('exports what the signature’s file does: dist/ has that file in its place', () => {
    expect(Object.keys(door)).toEqual(Object.keys(signature))
    expect(door.verify).toBe(signature.verify)
  })

  it('leads to a file that imports nothing but node:crypto', async () => {
    const source = await readFile(join(projectRoot, 'src/contract/webhook-signature.ts'), 'utf8')
    expect([...source.matchAll(/from '([^']+)'/gu)].map(([, from]) => from)).toEqual(['node:crypto'])
  })
})
