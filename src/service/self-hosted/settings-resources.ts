/**
 * Reads and checks everything that the settings refer to (files, networks, storage location) before any resource is
 * opened.
 */

import { resolve } from 'node:path'

import { PresendError, problemsError } from '../../errors/presend-error.ts'
import { bad, ok, type Problem } from '../../errors/problem.ts'
import { selfSignedCertificate } from '../../seeds/local-smtp/self-signed-certificate.ts'
import type { ServiceSettings } from '../../settings/service-file/service-settings.ts'
import { parseStorageLocation, type StorageLocation } from '../../storage/open-storage.ts'
import { liveDns } from '../../world/live-dns.ts'
import { parseZoneFile } from '../../world/parse-zone-file.ts'
import type { Clock, Dns, Files, Random } from '../../world/world.ts'
import { zoneFileDns } from '../../world/zone-file-dns.ts'
import { parseTrustedProxies, type TrustedProxies } from '../http/client-address.ts'
import type { MailServer } from '../sending/mail-sender.ts'
import { type FileAuthorities, readFileAuthorities } from './known-seeds.ts'
import { type KeyPair, readKeyPair } from './read-key-pair.ts'

export interface SettingsResources {
  readonly authorities: FileAuthorities
  readonly trustedProxies: TrustedProxies
  readonly dns: Dns
  /** The certificate for HTTPS; `null` for plain HTTP. */
  readonly httpTls: KeyPair | null
  /** The certificate for STARTTLS. */
  readonly smtpTls: KeyPair
  readonly storageLocation: StorageLocation
  /** The server that sends mail; `null` if the service does not send mail. */
  readonly mailServer: MailServer | null
}

export interface ReadingWorld {
  readonly clock: Clock
  readonly random: Random
  readonly files: Files
  /** The absolute path against which relative paths are resolved. */
  readonly workingDirectory: string
}

/** Reads all files and addresses that the settings refer to. @throws PresendError SETTINGS_INVALID with all problems */
export async function readSettingsResources(
  settings: ServiceSettings,
  world: ReadingWorld,
): Promise<SettingsResources> {
  const reads = [
    readFileAuthorities(settings, world),
    readTrustedProxies(settings),
    openDns(settings.dns, world),
    readHttpTls(settings, world),
    readSmtpTls(settings, world),
    readStorageLocation(settings),
    readMailServer(settings, world),
  ] as const
  await rejectTogether(reads)
  const [authorities, trustedProxies, dns, httpTls, smtpTls, storageLocation, mailServer] = await Promise.all(reads)
  return { authorities, trustedProxies, dns, httpTls, smtpTls, storageLocation, mailServer }
}

/**
 * Returns the problems with the zone file and the certificates, to be reported together with the problems in the
 * settings.
 */
export async function checkFiles(
  {
    zoneFilePath,
    tls,
    smtpTls,
  }: Pick<ServiceSettings, 'tls' | 'smtpTls'> & Pick<ServiceSettings['dns'], 'zoneFilePath'>,
  world: Omit<ReadingWorld, 'random'>,
): Promise<readonly Problem[]> {
  const results = await Promise.allSettled([
    zoneFilePath === null ? null : openDns({ servers: [], zoneFilePath }, world),
    tls === null ? null : readKeyPair('tls', tls, world),
    smtpTls === null ? null : readKeyPair('smtp-tls', smtpTls, world),
  ])
  return errorsOf(results).flatMap((error) => error.problems)
}

/** Waits for all reads; rejects with the problems of all failed reads. */
async function rejectTogether(reads: readonly unknown[]): Promise<void> {
  const errors = errorsOf(await Promise.allSettled(reads))
  const [first] = errors
  if (first === undefined) return
  if (errors.length === 1) throw first
  const problems = errors.flatMap((error) => error.problems)
  throw problemsError('SETTINGS_INVALID', 'Reading the files and addresses in the settings', problems)
}

/** Returns the errors of all reads. @throws the first error that is not a PresendError */
function errorsOf(results: readonly PromiseSettledResult<unknown>[]): readonly PresendError[] {
  return results.flatMap((result) => {
    if (result.status === 'fulfilled') return []
    if (result.reason instanceof PresendError) return [result.reason]
    throw result.reason
  })
}

/** Returns the SMTP receiver's host name, for its greeting and its self-signed certificate. */
const smtpName = 'seeds.presend.example'

async function readHttpTls({ tls }: ServiceSettings, world: ReadingWorld): Promise<KeyPair | null> {
  return tls === null ? null : await readKeyPair('tls', tls, world)
}

async function readSmtpTls({ smtpTls }: ServiceSettings, world: ReadingWorld): Promise<KeyPair> {
  return smtpTls === null ? selfSignedCertificate(smtpName, world) : await readKeyPair('smtp-tls', smtpTls, world)
}

async function readTrustedProxies(settings: ServiceSettings): Promise<TrustedProxies> {
  const parsed = await Promise.resolve(parseTrustedProxies(settings.trustedProxies))
  if (parsed.status === 'bad') throw problemsError('SETTINGS_INVALID', 'Reading trusted-proxies', parsed.problems)
  return parsed.value
}

async function readStorageLocation({ storage }: ServiceSettings): Promise<StorageLocation> {
  const location = await Promise.resolve(parseStorageLocation(storage.reveal()))
  if (location.status === 'bad') throw problemsError('SETTINGS_INVALID', 'Reading storage', location.problems)
  return location.value
}

async function readMailServer({ mailServer }: ServiceSettings, world: ReadingWorld): Promise<MailServer | null> {
  if (mailServer === null) return null
  const { caPath, ...server } = mailServer
  if (caPath === null) return { ...server, ca: null }
  const read = await world.files.readText(resolve(world.workingDirectory, caPath)).then(ok, (error: unknown) =>
    bad({
      input: 'smtp-ca-file',
      came: error instanceof Error ? error.message : String(error),
      expected: expectedCa,
    }),
  )
  const ca = read.status === 'ok' && !read.value.includes('-----BEGIN CERTIFICATE-----') ? noCertificate : read
  if (ca.status === 'bad') throw problemsError('SETTINGS_INVALID', 'Reading smtp-ca-file', ca.problems)
  return { ...server, ca: ca.value }
}

const expectedCa = 'a readable PEM file with certificates'
const noCertificate = bad({ input: 'smtp-ca-file', came: 'a file without certificates', expected: expectedCa })

/** Opens live DNS; names in the zone file, if there is one, take precedence. @throws PresendError SETTINGS_INVALID */
export async function openDns(
  { servers, zoneFilePath }: ServiceSettings['dns'],
  world: Pick<ReadingWorld, 'files' | 'clock' | 'workingDirectory'>,
): Promise<Dns> {
  const live = liveDns({ servers, clock: world.clock })
  if (zoneFilePath === null) return live
  const zone = parseZoneFile(await readZoneFile(zoneFilePath, world), zoneFilePath)
  if (zone.status === 'bad') throw problemsError('SETTINGS_INVALID', 'Reading dns.zone-file', zone.problems)
  return zoneFileDns([zone.value], live)
}

async function readZoneFile(
  path: string,
  { files, workingDirectory }: Pick<ReadingWorld, 'files' | 'workingDirectory'>,
): Promise<string> {
  try {
    return await files.readText(resolve(workingDirectory, path))
  } catch (error) {
    const came = error instanceof Error ? error.message : String(error)
    throw problemsError('SETTINGS_INVALID', 'Reading dns.zone-file', [
      { input: 'dns.zone-file', came, expected: 'a readable zone file (RFC 1035 section 5)' },
    ])
  }
}
