/** Flags, service file, environment and defaults → ServiceSettings, or every problem of all of them at once. */

import type { Parsed } from '../../errors/problem.ts'
import { bad, ok } from '../../errors/problem.ts'
import type { Secret } from '../../world/secret.ts'
import type { Env } from '../../world/world.ts'
import { buildServiceSettings } from './build-service-settings.ts'
import { namedFileProblems, type ProveFiles } from './named-files.ts'
import { readDmarcMailboxes } from './read-dmarc-mailboxes.ts'
import { readGoogle } from './read-google.ts'
import { isInEnvironment, readEncryptionKeys } from './read-secret-box.ts'
import { readSeeds } from './read-seeds.ts'
import { noFile, readServiceFile } from './read-service-file.ts'
import { type GivenRow, type RowLayer, type RowValues, readLevel, rowProblems, rowValues } from './row-layer.ts'
import { type NamedFile, type ServiceWorld, secretFileNotice } from './service-files.ts'
import type { AnyServiceRow } from './service-row.ts'
import { type ServiceValues, serviceTable } from './service-rows.ts'
import { serviceProblems } from './service-rules.ts'
import type { ServiceSettings } from './service-settings.ts'

/** What the settings of a service are read from. */
export interface ServiceRequest {
  /** Flags by the setting's name: `listen`, `storage`…; `config` is the file's path. */
  readonly flags: readonly { readonly name: string; readonly text: string }[]
  /** Absolute. */
  readonly workingDirectory: string
  /** Looks into the files of DNS and TLS, so that what is wrong there is told with the rest; absent: nobody does. */
  readonly proveFiles?: ProveFiles
}

/** The keys of the service file that are no rows. */
const otherServiceKeys: readonly string[] = ['seeds', 'dmarc-reports']

const serviceRows: readonly AnyServiceRow[] = Object.values(serviceTable)

/** Reads them. Precedence: flag, service file, environment (PRESEND_STORAGE), default. Opens nothing. */
export async function readServiceSettings(
  request: ServiceRequest,
  world: ServiceWorld,
): Promise<Parsed<ServiceSettings>> {
  const { workingDirectory } = request
  const flags = request.flags.filter((flag) => flag.text.trim() !== '')
  const named = flags.findLast((flag) => flag.name === 'config')?.text ?? null
  const file = await readServiceFile({ named, workingDirectory }, world.files)
  const level = readLevel(file.entries, { names: Object.keys(serviceTable), otherKeys: otherServiceKeys, prefix: '' })
  const outside = { environment: environmentLayer(world.env), flags: flagLayer(flags) }
  const layer = new Map([...outside.environment, ...level.layer, ...outside.flags])
  const values = rowValues(serviceTable, layer)
  const seeds = await readSeeds(level.others.get('seeds'), { ...world, workingDirectory })
  const key = await readEncryptionKeys(keyFileOf(values), { ...world, workingDirectory })
  const google = await readGoogle(values, { ...world, workingDirectory })
  const dmarc = await readDmarcMailboxes(level.others.get('dmarc-reports'), { ...world, workingDirectory })
  const problems = [
    ...file.problems,
    ...level.problems,
    // Also what a flag overrides: a wrong value in the file is wrong for the next start.
    ...[level.layer, outside.flags, withoutKeysOf(outside.environment, layer)].flatMap((one) =>
      rowProblems(serviceRows, one),
    ),
    ...serviceProblems(values),
    ...(await namedFileProblems(values, { files: world.files, workingDirectory }, request.proveFiles)),
    ...(seeds.status === 'bad' ? seeds.problems : []),
    ...(key.status === 'bad' ? key.problems : []),
    ...(google.status === 'bad' ? google.problems : []),
    ...(dmarc.status === 'bad' ? dmarc.problems : []),
  ]
  const isBad = problems.length > 0 || dmarc.status === 'bad'
  if (isBad || seeds.status === 'bad' || key.status === 'bad' || google.status === 'bad') return bad(...problems)
  const encryption = { keys: key.value, source: isInEnvironment(world) ? 'environment' : 'file' } as const
  const keyFile = encryption.source === 'file' ? keyFileOf(values) : null
  const notice = keyFile === null ? null : await secretFileNotice(keyFile, { files: world.files, workingDirectory })
  const settings = buildServiceSettings({
    configPath: file.path,
    layer,
    values,
    seeds: seeds.value,
    encryption,
    google: google.value,
    dmarcMailboxes: dmarc.value,
  })
  return ok(notice === null ? settings : { ...settings, notices: [...settings.notices, notice] })
}

function keyFileOf(values: RowValues<ServiceValues>): NamedFile | null {
  const path = values.get('encryption.key-file')
  return path === null ? null : { ...values.at('encryption.key-file'), path }
}

/** Where a command looks for the storage; `null`: not given. */
export interface StorageRequest {
  readonly storage: string | null
  readonly config: string | null
  /** Absolute. */
  readonly workingDirectory: string
}

/**
 * The storage alone: flag, service file, environment, default. Of the file only this key is looked at: passwords of
 * seeds, for instance, need not be in the environment of whoever makes a token. With a flag it is not read at all.
 */
export async function readStorageSetting(
  request: StorageRequest,
  { files, env }: ServiceWorld,
): Promise<Parsed<Secret>> {
  const { storage, config, workingDirectory } = request
  const flags = flagLayer(storage === null ? [] : [{ name: 'storage', text: storage }])
  const isFileAsked = storage === null || config !== null
  const file = isFileAsked ? await readServiceFile({ named: config, workingDirectory }, files) : noFile
  if (file.problems.length > 0) return bad(...file.problems)
  // What it says of other keys is not looked at.
  const level = readLevel(file.entries, { names: ['storage'], otherKeys: [], prefix: '' })
  const layer = new Map([...environmentLayer(env), ...level.layer, ...flags])
  const problems = rowProblems([serviceTable.storage], layer)
  return problems.length > 0 ? bad(...problems) : ok(rowValues(serviceTable, layer).always('storage'))
}

/** Whether the service file lets webhooks lead inside. Like the storage, it is read without the rest of the file. */
export async function readAllowPrivateSetting(
  { config, workingDirectory }: Omit<StorageRequest, 'storage'>,
  { files }: Pick<ServiceWorld, 'files'>,
): Promise<Parsed<boolean>> {
  const file = await readServiceFile({ named: config, workingDirectory }, files)
  if (file.problems.length > 0) return bad(...file.problems)
  const name = 'webhooks.allow-private'
  const entries = file.entries.filter((entry) => entry.key === 'webhooks')
  const level = readLevel(entries, { names: Object.keys(serviceTable), otherKeys: [], prefix: '' })
  const problems = rowProblems([serviceTable[name]], level.layer)
  return problems.length > 0 ? bad(...problems) : ok(rowValues(serviceTable, level.layer).always(name))
}

function environmentLayer(env: Env): RowLayer {
  return new Map(
    serviceRows.flatMap((row): readonly [string, GivenRow][] => {
      const text = row.environmentVariable === null ? '' : (env[row.environmentVariable] ?? '').trim()
      return text === '' ? [] : [[row.name, givenText(row.name, text, 'environment')]]
    }),
  )
}

function flagLayer(flags: ServiceRequest['flags']): RowLayer {
  return new Map(flags.map(({ name, text }) => [name, givenText(name, text.trim(), 'flag')]))
}

function givenText(label: string, text: string, source: GivenRow['source']): GivenRow {
  return { input: { form: 'text', text }, label, source, place: null }
}

/** What of `layer` holds in `whole`: an environment that nobody looks at cannot be wrong. */
function withoutKeysOf(layer: RowLayer, whole: RowLayer): RowLayer {
  return new Map([...layer].filter(([name, given]) => whole.get(name) === given))
}
