import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { describe, expect, it } from 'vitest'

import * as signature from '../src/contract/webhook-signature.ts'
import * as door from '../src/webhook.ts'
import { makeReceiverProject } from './support/receiver-project.ts'
import { projectRoot } from './support/source-files.ts'

/** What a script prints in a project that has presend installed. */
async function runScript(script: string): Promise<string> {
  await using project = await makeReceiverProject()
  await writeFile(join(project.path, 'receiver.js'), script)
  const { stdout } = await promisify(execFile)(process.execPath, ['receiver.js'], { cwd: project.path })
  return stdout.trim()
}

describe('the entry point presend/webhook', () => {
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

  it('is the only one: the bundle of the command line cannot be imported', async () => {
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
