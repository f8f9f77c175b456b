/** `presend postmaster import`: the run half, on the storage itself. */

import { resolve } from 'node:path'
import type { CommandTools } from '../../commands/command-parts.ts'
import { openLineStorage } from '../../commands/open-line-storage.ts'
import { printJson } from '../../commands/print-data.ts'
import { PresendError, problemsError } from '../../errors/presend-error.ts'
import { bad, ok, type Parsed, quoteValue } from '../../errors/problem.ts'
import { parseDomain } from '../../mail/domain.ts'
import { escapeTerminal } from '../../report/escape-terminal.ts'
import { parseAccountName } from '../../service/accounts/account-name.ts'
import { suggestName } from '../../settings/closest-name.ts'
import { type ImportFormat, importFormats, maxImportBytes, readImport } from '../import/read-import.ts'
import type { PostmasterAccountStore, StoredPostmasterAccount } from '../storage/accounts-and-days.ts'
import { parseAccountEmail } from './account-email.ts'
import type { PostmasterImportLine } from './declare-import.ts'

/** Does it. @throws PresendError SETTINGS_INVALID with every problem of the line and the file, STORAGE_FAILED */
export async function runPostmasterImport(line: PostmasterImportLine, tools: CommandTools): Promise<number> {
  const { world, terminal } = tools
  const wanted = parseLine(line)
  if (wanted.status === 'bad') throw problemsError('SETTINGS_INVALID', 'Importing postmaster data', wanted.problems)
  const { workspace, email, format, domain } = wanted.value
  const bytes = await readFile(line.file, tools)
  const nowMs = world.clock.nowMs()
  const file = readImport(bytes, format, { file: line.file, domain, nowMs })
  if (file.status === 'bad') {
    terminal.tell(`${escapeTerminal(`Nothing of ${line.file} was imported:`)}\n`)
    throw problemsError('SETTINGS_INVALID', `Importing ${line.file}`, file.problems)
  }
  await using storage = await openLineStorage(line, tools, 'create')
  const account = await accountFor({ workspaceId: workspace, email, nowMs }, storage.store)
  const { days, leftOut } = file.value
  await storage.store.writePostmasterDays(account.id, days)
  const shown = { id: account.id, email: account.email }
  if (line.format === 'json') printJson({ account: shown, days: days.length }, terminal)
  else terminal.print(`${escapeTerminal(importedSentence(days, shown))}\n`)
  if (leftOut.length > 0)
    terminal.tell(`${escapeTerminal(`Left out, as no series has a place for it: ${leftOut.join('; ')}`)}\n`)
  return 0
}

interface WantedImport {
  readonly workspace: string
  readonly email: string
  readonly format: ImportFormat | null
  readonly domain: string | null
}

function parseLine({ workspace, account, fileFormat, domain }: PostmasterImportLine): Parsed<WantedImport> {
  const name = parseAccountName(workspace, '--workspace')
  const email = parseAccountEmail(account, '--account')
  const format = parseFormat(fileFormat)
  const whose = parseWhose(domain)
  if (name.status === 'bad' || email.status === 'bad' || format.status === 'bad' || whose.status === 'bad') {
    return bad(...[name, email, format, whose].flatMap((one) => (one.status === 'bad' ? one.problems : [])))
  }
  return ok({ workspace: name.value, email: email.value, format: format.value, domain: whose.value })
}

function parseFormat(text: string | null): Parsed<ImportFormat | null> {
  if (text === null) return ok(null)
  const found = importFormats.find((format) => format === text.toLowerCase())
  if (found !== undefined) return ok(found)
  const expected = importFormats.join(', ')
  return bad({ input: '--format', came: quoteValue(text), expected, todo: suggestName(text, importFormats) })
}

function parseWhose(text: string | null): Parsed<string | null> {
  const domain = text === null ? null : parseDomain(text)
  if (text === null || domain !== null) return ok(domain)
  return bad({ input: '--domain', came: quoteValue(text), expected: 'a domain, such as shop.example' })
}

/** The size is looked at first: nobody means to read a disk image into memory. */
async function readFile(path: string, { world, host }: CommandTools): Promise<Uint8Array> {
  const absolutePath = resolve(host.workingDirectory, path)
  const found = await world.files.stat(absolutePath)
  const isReadable = found?.kind === 'file' && found.sizeBytes <= maxImportBytes
  if (isReadable) return await world.files.read(absolutePath)
  const kinds = { directory: 'a directory', other: 'neither a file nor a directory' } as const
  const size = found?.kind === 'file' ? `${found.sizeBytes} bytes` : kinds[found?.kind ?? 'other']
  const came = found === null ? 'no such file' : size
  throw new PresendError({
    code: 'SETTINGS_INVALID',
    outcome: 'misconfigured',
    done: `Importing ${path}`,
    came,
    expected: `a file of at most ${maxImportBytes} bytes`,
    todo: 'give the path of the file, relative to the working directory',
  })
}

/** @throws PresendError when the account is one whose days are computed */
async function accountFor(
  wanted: { readonly workspaceId: string; readonly email: string; readonly nowMs: number },
  store: Pick<PostmasterAccountStore, 'ensurePostmasterAccount' | 'findPostmasterAccountByEmail'>,
): Promise<StoredPostmasterAccount> {
  const known = await store.findPostmasterAccountByEmail(wanted.workspaceId, wanted.email)
  if (known?.source === 'dmarc-reports') {
    throw new PresendError({
      code: 'SETTINGS_INVALID',
      outcome: 'misconfigured',
      done: 'Importing postmaster data',
      came: `the account ${wanted.email}, whose data is computed from DMARC reports`,
      expected: 'an account of its own for imported data',
      todo: 'give another --account; any address will do',
    })
  }
  return await store.ensurePostmasterAccount({ ...wanted, source: 'import' })
}

function importedSentence(
  days: readonly { readonly domain: string }[],
  { id, email }: { readonly id: number; readonly email: string },
): string {
  const domains = new Set(days.map((day) => day.domain)).size
  return `Imported ${days.length === 1 ? '1 day' : `${days.length} days`} of ${domains === 1 ? '1 domain' : `${domains} domains`} into account ${id} (${email})`
}
