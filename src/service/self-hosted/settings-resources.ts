/**
 * Reads and checks everything that the settings refer to (files, networks, database location) before opening any
 * resource.
 */

import type { ServiceSettings } from '../../check/settings/service-file/service-settings.ts'
import { PresendError, problemsError, validOrThrow } from '../../foundation/errors/presend-error.ts'
import { bad, type Problem } from '../../foundation/errors/problem.ts'
import { liveDns } from '../../foundation/world/live-dns.ts'
import { parseZoneFile } from '../../foundation/world/parse-zone-file.ts'
import type { Clock, Dns, Random } from '../../foundation/world/world.ts'
import { zoneFileDns } from '../../foundation/world/zone-file-dns.ts'
import { parseTrustedProxies, type TrustedProxies } from '../http/client-address.ts'
import { selfSignedCertificate } from '../receiving/local-smtp/self-signed-certificate.ts'
import type { MailServer } from '../sending/mail-sender.ts'
import { parseStorageLocation, type StorageLocation } from '../storage/open-storage.ts'
import { type FileAuthorities, readFileAuthorities } from './known-seeds.ts'
import { type KeyPair, readKeyPair } from './read-key-pair.ts'
import { type FilePlace, readSettingFile } from './read-setting-file.ts'

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

export interface ReadingWorld extends FilePlace {
  readonly clock: Clock
  readonly random: Random
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

/** The SMTP receiver's host name, used in its greeting and its self-signed certificate. */
const smtpName = 'seeds.presend.example'

async function readHttpTls({ tls }: ServiceSettings, world: ReadingWorld): Promise<KeyPair | null> {
  return tls === null ? null : await readKeyPair('tls', tls, world)
}

async function readSmtpTls({ smtpTls }: ServiceSettings, world: ReadingWorld): Promise<KeyPair> {
  return smtpTls === null ? selfSignedCertificate(smtpName, world) : await readKeyPair('smtp-tls', smtpTls, world)
}

async function readTrustedProxies(settings: ServiceSettings): Promise<TrustedProxies> {
  return await Promise.resolve(validOrThrow(parseTrustedProxies(settings.trustedProxies), 'Reading trusted-proxies'))
}

async function readStorageLocation({ storage }: ServiceSettings): Promise<StorageLocation> {
  return await Promise.resolve(validOrThrow(parseStorageLocation(storage.reveal()), 'Reading storage'))
}

async function readMailServer({ mailServer }: ServiceSettings, world: ReadingWorld): Promise<MailServer | null> {
  if (mailServer === null) return null
  const { caPath, ...server } = mailServer
  if (caPath === null) return { ...server, ca: null }
  const setting = { input: 'smtp-ca-file', expected: 'a readable PEM file with certificates' }
  const read = await readSettingFile(caPath, setting, world)
  const isEmpty = read.status === 'ok' && !read.value.includes('-----BEGIN CERTIFICATE-----')
  const ca = isEmpty ? bad({ ...setting, came: 'a file without certificates' }) : read
  return { ...server, ca: validOrThrow(ca, 'Reading smtp-ca-file') }
}

/**
 * Opens a client for live DNS. If there is a zone file, it takes precedence for the names that it covers. @throws
 * PresendError SETTINGS_INVALID
 */
export async function openDns(
  { servers, zoneFilePath }: ServiceSettings['dns'],
  world: Pick<ReadingWorld, 'files' | 'clock' | 'workingDirectory'>,
): Promise<Dns> {
  const live = liveDns({ servers, clock: world.clock })
  if (zoneFilePath === null) return live
  const setting = { input: 'dns.zone-file', expected: 'a readable zone file (RFC 1035 section 5)' }
  const text = await readSettingFile(zoneFilePath, setting, world)
  const zone = text.status === 'ok' ? parseZoneFile(text.value, zoneFilePath) : text
  return zoneFileDns([validOrThrow(zone, 'Reading dns.zone-file')], live)
}
