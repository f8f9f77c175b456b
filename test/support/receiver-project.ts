/** Creates a project with presend in its node_modules, as receivers of webhooks have it. */

import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { projectRoot } from './source-files.ts'

/**
 * Creates a folder with the package's manifest and the file that `presend/webhook` resolves to; disposing it deletes
 * the folder.
 */
export async function makeReceiverProject(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'presend-receiver-'))
  const presend = join(path, 'node_modules/presend')
  await mkdir(join(presend, 'dist'), { recursive: true })
  await copyFile(join(projectRoot, 'package.json'), join(presend, 'package.json'))
  // The same file as in dist/, without building everything; a test of dist/ compares the two.
  const source = await readFile(join(projectRoot, 'src/foundation/contract/webhook-signature.ts'), 'utf8')
  await writeFile(join(presend, 'dist/webhook.js'), stripTypeScriptTypes(source))
  await writeFile(join(path, 'package.json'), '{ "type": "module" }')
  return { path, [Symbol.asyncDispose]: async () => await rm(path, { recursive: true, force: true }) }
}
