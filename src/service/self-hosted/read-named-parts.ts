/** What the settings name and what is proven before anything is opened: files, addresses, the storage's location. */

import { PresendError, problemsError } from '../../errors/presend-error.ts'
import type { Problem } from '../../errors/problem.ts'
import { selfSignedCertificate } from '../../seeds/local-smtp/self-signed-certificate.ts'
import type { ServiceSettings } from '../../settings/service-file/service-settings.ts'
import { parseStorageLocation, type StorageLocation } from '../../storage/open-storage.ts'
import type { Clock, Dns, Files, Random } from '../../world/world.ts'
import { parseTrustedProxies, type TrustedProxies } from '../http/client-address.ts'
import { type FileAuthorities, readFileAuthorities } from './known-seeds.ts'
import { openDns } from './open-dns.ts'
import { type KeyPair, readKeyPair } from './read-key-pair.ts'

/** All of it, good. */
export interface NamedParts {
  readonly authorities: FileAuthorities
  readonly trustedProxies: TrustedProxies
  readonly dns: Dns
  /** `null`: plain HTTP. */
  readonly httpTls: KeyPair | null
  /** What STARTTLS is offered with. */
  readonly smtpTls: KeyPair
  readonly storageLocation: StorageLocation
}

/** What reading takes. */
export interface ReadingWorld {
  readonly clock: Clock
  readonly random: Random
  readonly files: Files
  /** Absolute. */
  readonly workingDirectory: string
}

/** Reads it. @throws PresendError SETTINGS_INVALID with the problems of every part */
export async function readNamedParts(settings: ServiceSettings, world: ReadingWorld): Promise<NamedParts> {
  const reads = [
    readFileAuthorities(settings, world),
    readTrustedProxies(settings),
    openDns(settings.dns, world),
    readHttpTls(settings, world),
    readSmtpTls(settings, world),
    readStorageLocation(settings),
  ] as const
  await refuseTogether(reads)
  const [authorities, trustedProxies, dns, httpTls, smtpTls, storageLocation] = await Promise.all(reads)
  return { authorities, trustedProxies, dns, httpTls, smtpTls, storageLocation }
}

/** What is wrong with the files of DNS and TLS; the paths are those of settings that are still being read. */
export async function proveFiles(
  {
    zoneFilePath,
    tls,
    smtpTls,
  }: Pick<ServiceSettings, 'tls' | 'smtpTls'> & Pick<ServiceSettings['dns'], 'zoneFilePath'>,
  world: Omit<ReadingWorld, 'random'>,
): Promise<readonly Problem[]> {
  const ends = await Promise.allSettled([
    zoneFilePath === null ? null : openDns({ servers: [], zoneFilePath }, world),
    tls === null ? null : readKeyPair('tls', tls, world),
    smtpTls === null ? null : readKeyPair('smtp-tls', smtpTls, world),
  ])
  return errorsOf(ends).flatMap((error) => error.problems)
}

/** Rejects when one of them does, with what all of them say. */
async function refuseTogether(reads: readonly unknown[]): Promise<void> {
  const told = errorsOf(await Promise.allSettled(reads))
  const [first] = told
  if (first === undefined) return
  if (told.length === 1) throw first
  const problems = told.flatMap((error) => error.problems)
  throw problemsError('SETTINGS_INVALID', 'Reading what the settings name', problems)
}

/** @throws the first that is no PresendError: a defect of ours */
function errorsOf(ends: readonly PromiseSettledResult<unknown>[]): readonly PresendError[] {
  return ends.flatMap((end) => {
    if (end.status === 'fulfilled') return []
    if (end.reason instanceof PresendError) return [end.reason]
    throw end.reason
  })
}

/** What the receiver calls itself, in its greeting and in a certificate that it makes itself. */
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
  if (location.status === 'bad') throw problemsError('SETTINGS_INVALID', 'Finding the storage', location.problems)
  return location.value
}
