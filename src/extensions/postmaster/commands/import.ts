/** Runs `presend postmaster import`. */

import { resolve } from 'node:path'
import type { CommandDeps, StorageInput } from '../../../cli/command.ts'
import { openCommandStorage } from '../../../cli/open-command-storage.ts'
import { printJson, printLine, printNote } from '../../../cli/print-data.ts'
import { invalidInput, problemsError, validOrThrow } from '../../../foundation/errors/presend-error.ts'
import { parsedObject } from '../../../foundation/errors/problem.ts'
import { renderCount } from '../../../foundation/errors/render-count.ts'
import { parseWorkspaceId } from '../../../service/accounts/account-name.ts'
import { parseEmail } from '../../../service/accounts/email.ts'
import { maxImportBytes, readImport } from '../import/read-import.ts'

interface ImportInput extends StorageInput {
  readonly file: string
  readonly workspace: string
  readonly account: string
}

const done = 'Importing postmaster data'

/** @throws PresendError SETTINGS_INVALID with every problem, STORAGE_FAILED */
export async function importFile(input: ImportInput, deps: CommandDeps): Promise<number> {
  const { world, terminal } = deps
  const fields = parsedObject({
    workspaceId: parseWorkspaceId(input.workspace, '--workspace'),
    email: parseEmail(input.account, '--account'),
  })
  const { workspaceId, email } = validOrThrow(fields, done)
  const bytes = await readFile(input.file, deps)
  const nowMs = world.clock.nowMs()
  const file = readImport(bytes, { file: input.file, nowMs })
  if (file.status === 'bad') {
    printNote(`Nothing was imported from ${input.file}:`, terminal)
    throw problemsError('SETTINGS_INVALID', `Importing ${input.file}`, file.problems)
  }
  await using storage = await openCommandStorage(input, deps, 'create')
  const { id, source } = await storage.store.ensurePostmasterAccount({ workspaceId, email, source: 'import', nowMs })
  if (source === 'dmarc-reports') {
    throw invalidInput({
      done,
      came: `the account ${email}, whose data comes from DMARC reports`,
      expected: 'a separate account for imported data',
      todo: 'pass another address with --account (any address works)',
    })
  }
  const days = file.value
  await storage.store.writePostmasterDays(id, days)
  if (input.isJson) printJson({ account: { id, email }, days: days.length }, terminal)
  else {
    const domainCount = new Set(days.map((day) => day.domain)).size
    const what = `${renderCount(days.length, 'day')} of data for ${renderCount(domainCount, 'domain')}`
    printLine(`Imported ${what} into account ${id} (${email})`, terminal)
  }
  return 0
}

/** Reads the file after checking its size. */
async function readFile(path: string, { world, host }: CommandDeps): Promise<Uint8Array> {
  const absolutePath = resolve(host.workingDirectory, path)
  const found = await world.files.stat(absolutePath)
  if (found?.kind === 'file' && found.sizeBytes <= maxImportBytes) return await world.files.read(absolutePath)
  const kinds = { directory: 'a directory', other: 'neither a file nor a directory' } as const
  const size = found?.kind === 'file' ? `${found.sizeBytes} bytes` : kinds[found?.kind ?? 'other']
  throw invalidInput({
    done: `Importing ${path}`,
    came: found === null ? 'no such file' : size,
    expected: `a file of at most ${maxImportBytes} bytes`,
    todo: 'pass the path to the file, relative to the working directory',
  })
}
