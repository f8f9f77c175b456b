/**
 * Reads the settings of a service from flags, the service file and environment variables. Returns the settings, or all
 * problems at once.
 */

import { bad, ok, type Parsed, type Problem, parsedObject, problemsOf } from '../../../foundation/errors/problem.ts'
import type { Secret } from '../../../foundation/world/secret.ts'
import type { Env, Files } from '../../../foundation/world/world.ts'
import type { Row } from '../engine/row.ts'
import { type Layer, layerProblems, parseGiven, valuesOf } from '../engine/values.ts'
import { buildServiceSettings } from './build-service-settings.ts'
import { readGoogle } from './google.ts'
import { readMailServer } from './mail-server.ts'
import { readOidc } from './oidc.ts'
import { readDmarcMailboxes } from './read-dmarc-mailboxes.ts'
import { isInEnvironment, readEncryptionKeys } from './read-secret-box.ts'
import { readSeeds } from './read-seeds.ts'
import {
  fileProblem,
  namedFile,
  readServiceFile,
  readServiceLevel,
  readServicePart,
  type ServiceFileRequest,
  type ServicePlace,
  type ServiceWorld,
  secretFileNotice,
} from './service-files.ts'
import { type ServiceValues, serviceTable } from './service-rows.ts'
import { serviceProblems } from './service-rules.ts'
import type { ServiceSettings, TlsFiles } from './service-settings.ts'

/** The sources of a service's settings. */
export interface ServiceRequest {
  /** The flags with their setting names. The value of the `config` flag is the path of the service file. */
  readonly flags: readonly { readonly name: string; readonly text: string }[]
  /** The absolute path of the working directory. */
  readonly workingDirectory: string
  /**
   * Checks the contents of the files named in settings. The resulting problems are reported together with all other
   * problems.
   */
  readonly checkFiles?: CheckFiles
}

/**
 * The paths of the files named in settings. A path is `null` if the setting is not set, or if the file is missing. A
 * missing file has already been reported as a problem.
 */
export interface ExistingFiles {
  readonly zoneFilePath: string | null
  readonly tls: TlsFiles | null
  readonly smtpTls: TlsFiles | null
}

/** Checks the contents of certificates, keys and zone files, and returns their problems. */
export type CheckFiles = (files: ExistingFiles) => Promise<readonly Problem[]>

/** Reads the settings of a service. Flags override the service file, which overrides environment variables. */
export async function readServiceSettings(
  request: ServiceRequest,
  world: ServiceWorld,
): Promise<Parsed<ServiceSettings>> {
  const { workingDirectory } = request
  const place = { ...world, workingDirectory }
  const flags = request.flags.filter((flag) => flag.text.trim() !== '')
  const config = flags.findLast((flag) => flag.name === 'config')?.text ?? null
  const file = await readServiceFile({ config, workingDirectory }, world.files)
  const level = readServiceLevel(file.entries, { table: serviceTable, otherKeys: ['seeds', 'dmarc-reports'] })
  const flagged = flagLayer(flags)
  const layer = new Map([...environmentLayer(world.env), ...level.layer, ...flagged])
  const values = valuesOf(serviceTable, layer)
  const keyFile = namedFile(values, 'encryption.key-file')
  const parts = parsedObject({
    seeds: await readSeeds(level.others.get('seeds'), place),
    encryptionKeys: await readEncryptionKeys(keyFile, place),
    mailServer: await readMailServer(values, place),
    google: await readGoogle(values, place),
    oidc: await readOidc(values, place),
    dmarcMailboxes: await readDmarcMailboxes(level.others.get('dmarc-reports'), place),
  })
  const problems = [
    ...file.problems,
    ...level.problems,
    // Also report invalid values that a flag overrides, because the service would not start without the flag.
    ...new Set([level.layer, flagged, layer].flatMap((one) => layerProblems(serviceTable, one))),
    ...serviceProblems(values),
    ...(await namedFileProblems(values, place, request.checkFiles)),
  ]
  if (problems.length > 0 || parts.status === 'bad') return bad(...problems, ...problemsOf(parts))
  const isKeyInEnvironment = isInEnvironment(world)
  const settings = buildServiceSettings({ configPath: file.path, layer, values, isKeyInEnvironment, ...parts.value })
  const notice = keyFile === null || isKeyInEnvironment ? null : await secretFileNotice(keyFile, place)
  return ok(notice === null ? settings : { ...settings, notices: [...settings.notices, notice] })
}

/**
 * The settings that contain a file path. Files with secrets are not listed, because they are checked when they are
 * read.
 */
const fileNames = [
  'dns.zone-file',
  'tls.cert-file',
  'tls.key-file',
  'smtp-tls.cert-file',
  'smtp-tls.key-file',
  'smtp-ca-file',
] as const

async function namedFileProblems(
  values: ServiceValues,
  place: ServicePlace,
  check: CheckFiles | undefined,
): Promise<readonly Problem[]> {
  const problems: Problem[] = []
  const existing = new Map<(typeof fileNames)[number], string>()
  for (const name of fileNames) {
    const file = namedFile(values, name)
    if (file === null) continue
    const problem = await fileProblem(file, place)
    if (problem === null) existing.set(name, file.path)
    else problems.push(problem)
  }
  const pairOf = (section: 'tls' | 'smtp-tls'): TlsFiles | null => {
    const [certPath, keyPath] = [existing.get(`${section}.cert-file`), existing.get(`${section}.key-file`)]
    return certPath === undefined || keyPath === undefined ? null : { certPath, keyPath }
  }
  const zoneFilePath = existing.get('dns.zone-file') ?? null
  const found = await check?.({ zoneFilePath, tls: pairOf('tls'), smtpTls: pairOf('smtp-tls') })
  return [...problems, ...(found ?? [])]
}

/** Reads only the `storage` setting. If a flag sets the location, the service file is not read. */
export async function readStorageSetting(
  { storage, ...request }: ServiceFileRequest & { readonly storage: string | null },
  { files, env }: ServiceWorld,
): Promise<Parsed<Secret>> {
  const table = { storage: serviceTable.storage }
  const flags = flagLayer(storage === null ? [] : [{ name: 'storage', text: storage }])
  const isFileNeeded = storage === null || request.config !== null
  const layers = { environment: environmentLayer(env), flags, skipFile: !isFileNeeded }
  const values = await readServicePart(table, { ...request, ...layers }, files)
  return values.status === 'bad' ? values : ok(values.value.always('storage'))
}

/** Reads only the `public-url` setting. Returns `null` if it is not set. */
export async function readPublicUrlSetting(
  request: ServiceFileRequest,
  { files, env }: ServiceWorld,
): Promise<Parsed<string | null>> {
  const table = { 'public-url': serviceTable['public-url'] }
  const values = await readServicePart(table, { ...request, environment: environmentLayer(env) }, files)
  return values.status === 'bad' ? values : ok(values.value.get('public-url'))
}

/** Reads only the `webhooks.allow-private` setting. */
export async function readAllowPrivateSetting(
  request: ServiceFileRequest,
  { files }: { readonly files: Files },
): Promise<Parsed<boolean>> {
  const name = 'webhooks.allow-private'
  const values = await readServicePart({ [name]: serviceTable[name] }, request, files)
  return values.status === 'bad' ? values : ok(values.value.always(name))
}

const serviceRows: readonly Row[] = Object.values(serviceTable)

function environmentLayer(env: Env): Layer {
  return new Map(
    serviceRows.flatMap((row) => {
      const { name, environmentVariable: label } = row
      const text = label === null ? '' : (env[label] ?? '').trim()
      const given = { input: { form: 'text', text }, label: label ?? name, source: 'environment', place: null } as const
      return text === '' ? [] : [[name, parseGiven(row, given)]]
    }),
  )
}

function flagLayer(flags: ServiceRequest['flags']): Layer {
  return new Map(
    flags.flatMap(({ name, text }) => {
      const row = serviceRows.find((one) => one.name === name)
      const input = { form: 'text', text: text.trim() } as const
      return row === undefined
        ? []
        : [[name, parseGiven(row, { input, label: `--${name}`, source: 'flag', place: null })]]
    }),
  )
}
