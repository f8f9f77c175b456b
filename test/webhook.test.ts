import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { describe, expect, it } from 'vitest'

import * as signature from '../src/foundation/contract/webhook-signature.ts'
import * as door from '../src/webhook.ts'
import { makeReceiverProject } from './support/receiver-project.ts'
import { projectRoot } from './support/source-files.ts'

/** Runs a script in a project that has presend installed, and returns its output. */
async function runScript(script: string): Promise<string> {
  await using project = await makeReceiverProject()
  await writeFile(join(project.path, 'receiver.js'), script)
  const { stdout } = await promisify(execFile)(process.execPath, ['receiver.js'], { cwd: project.path })
  return stdout.trim()
}

describe('the entry point presend/webhook', () => {
  it('can be imported in a project that installed the package, without any other file of the package', async () => {
    const script = `
      import { sign, verify } from 'presend/webhook'
      console.log(verify('body', sign('body', 'secret'), 'secret'), verify('other', sign('body', 'secret'), 'secret'))`
    await expect(runScript(script)).resolves.toBe('true false')
  })

  it('can also be loaded with require()', async () => {
    const script = `
      import { createRequire } from 'node:module'
      const { sign, verify } = createRequire(import.meta.url)('presend/webhook')
      console.log(verify('body', sign('body', 'secret'), ['secret', 'older']))`
    await expect(runScript(script)).resolves.toBe('true')
  })

  it('is the only importable entry point: the bundle of the command line cannot be imported', async () => {
    await expect(runScript("import 'presend/dist/bundle.js'")).rejects.toThrow('ERR_PACKAGE_PATH_NOT_EXPORTED')
    await expect(runScript("import 'presend'")).rejects.toThrow('ERR_PACKAGE_PATH_NOT_EXPORTED')
  })

  it('has the same exports as the source file that dist/ replaces', () => {
    expect(Object.keys(door)).toEqual(Object.keys(signature))
    expect(door.verify).toBe(signature.verify)
  })

  it('resolves to a file that imports only node:crypto', async () => {
    const source = await readFile(join(projectRoot, 'src/foundation/contract/webhook-signature.ts'), 'utf8')
    expect([...source.matchAll(/from '([^']+)'/gu)].map(([, from]) => from)).toEqual(['node:crypto'])
  })
})
