/** Opens the parts of the service that need no port: database, jobs, seeds, DNS, spam engine, metrics. */

import { resolve } from 'node:path'
import type { ServiceSettings } from '../../check/settings/service-file/service-settings.ts'
import { problemsError } from '../../foundation/errors/presend-error.ts'
import { quoteValue } from '../../foundation/errors/problem.ts'
import { type SecretBox, secretBox } from '../../foundation/world/secret-box.ts'
import { spareCoreCount } from '../../foundation/world/workers/spare-cores.ts'
import type { Clock, Dns, Files, Random } from '../../foundation/world/world.ts'
import type { TrustedProxies } from '../http/client-address.ts'
import { measuredStore } from '../operations/measured-store.ts'
import { observedFilter } from '../operations/observe-judging.ts'
import { observedDns } from '../operations/observed-dns.ts'
import { observedJobs } from '../operations/observed-jobs.ts'
import type { ServiceLog } from '../operations/service-log.ts'
import { type ServiceMetrics, serviceMetrics } from '../operations/service-metrics.ts'
import { type SeedDirectory, storedDirectory } from '../receiving/directory.ts'
import { type Judging, openJudging } from '../receiving/judging/open-judging.ts'
import type { DurableReceiverParts } from '../receiving/receive-durably.ts'
import { type MailRenderer, openMailRenderer } from '../receiving/test-mail/open-mail-renderer.ts'
import { type MailSender, type MailSenderDeps, type MailServer, mailSender } from '../sending/mail-sender.ts'
import { openUploads, type Uploads } from '../sending/open-uploads.ts'
import type { StorageExtension } from '../storage/extension.ts'
import type { Jobs } from '../storage/jobs.ts'
import { type OpenStorage, openStorage, type StorageLocation } from '../storage/open-storage.ts'
import { checkSqliteFile } from '../storage/sqlite/open-sqlite-store.ts'
import type { Store } from '../storage/store.ts'
import { type SeedRegistry, type SeedRegistryDeps, seedRegistry } from './known-seeds.ts'
import { type OpenSpamFilter, openSpamFilter } from './open-spam-filter.ts'
import type { KeyPair } from './read-key-pair.ts'
import type { FilePlace } from './read-setting-file.ts'
import { receiving } from './receive.ts'
import { readSettingsResources } from './settings-resources.ts'
import { directorySeeds } from './to-mailbox.ts'

/** The environment of a self-hosted service. */
export interface SelfHostedWorld extends FilePlace {
  readonly clock: Clock
  readonly random: Random
  readonly files: Files
  readonly log: ServiceLog
}

/** Open resources. Disposing the foundation closes the jobs and the database. */
export interface Foundation extends AsyncDisposable {
  readonly store: Store
  readonly jobs: Jobs
  /** Reads the connection pool's usage; `null` if the database has no connection pool. */
  readonly poolUsage: NonNullable<OpenStorage['poolUsage']> | null
  /** Reads the disk usage; `null` for an in-memory store. */
  readonly diskUsage: NonNullable<OpenStorage['diskUsage']> | null
  readonly directory: SeedDirectory
  readonly metrics: ServiceMetrics
  readonly judging: Judging
  readonly mailRenderer: MailRenderer
  readonly received: DurableReceiverParts
  /** Starts the first attempts of new webhook deliveries. */
  readonly onDeliveries: (deliveryIds: readonly string[]) => void
  /** The circuit breaker of the spam engine; `null` for the built-in engine. */
  readonly engineGuard: OpenSpamFilter['guard']
  readonly dns: Dns
  readonly seeds: SeedRegistry
  /** Encrypts and decrypts stored secrets; `null` if no encryption key is set. */
  readonly secretBox: SecretBox | null
  /** The certificate for HTTPS; `null` for plain HTTP. */
  readonly httpTls: KeyPair | null
  /** The certificate for STARTTLS. */
  readonly smtpTls: KeyPair
  readonly trustedProxies: TrustedProxies
  /** The server that sends mail; `null` if none is configured. */
  readonly mailServer: MailServer | null
  /** Reads and composes uploaded messages. */
  readonly uploads: Uploads
  /** Sends uploaded messages; `null` if no server is configured. */
  readonly mailSender: MailSender | null
}

/**
 * Opens the resources. Checks the settings before accessing the database.
 *
 * @throws PresendError SETTINGS_INVALID, STORAGE_FAILED
 */
export async function openFoundation(
  settings: ServiceSettings,
  world: SelfHostedWorld,
  extensions: readonly StorageExtension[],
): Promise<Foundation> {
  const { clock, random, log } = world
  const { authorities, trustedProxies, httpTls, smtpTls, storageLocation, ...resources } = await readSettingsResources(
    settings,
    world,
  )
  const dns = observedDns(resources.dns, { log, clock })
  const metrics = serviceMetrics()
  await using stack = new AsyncDisposableStack()
  const storage = stack.use(await openNamedStorage(storageLocation, world, extensions))
  stack.use(storage.lockForService())
  const store = measuredStore(storage.store, metrics)
  const reportMailboxes = settings.dmarcReports.mailboxes.map(({ mailbox }) => mailbox.address)
  rejectDuplicates(await store.syncSeeds(directorySeeds(settings.seeds), reportMailboxes), settings)
  const box = settings.encryptionKeys === null ? null : secretBox(settings.encryptionKeys)
  const seeds = seedRegistry(settings, authorities, { store, secretBox: box, clock, random, ...seedLogging(log) })
  await seeds.refresh()
  const jobs = stack.use(observedJobs(await storage.startJobs(), { metrics, log }))
  const { spamFilter, guard } = openSpamFilter(settings.spamFilter, clock)
  const engine = spamFilter === null ? null : observedFilter(spamFilter, { metrics, log })
  const judging = stack.use(openJudging({ dns, clock, engine, threads: spareCoreCount(), isBackground: true }))
  judging.warm()
  const received = receiving({ settings, store, jobs, judging, clock, random, log, metrics })
  const uploads = stack.use(openUploads())
  const sender = openSender(resources.mailServer, { store, uploads, ...world })
  if (sender !== null) stack.defer(async () => await sender.drain(AbortSignal.abort()))
  const mailRenderer = stack.use(openMailRenderer())
  const owned = stack.move()
  return {
    store,
    jobs,
    metrics,
    judging,
    mailRenderer,
    received,
    onDeliveries: (deliveryIds) => received.ports.onDeliveries?.(deliveryIds),
    engineGuard: guard,
    dns,
    seeds,
    secretBox: box,
    poolUsage: storage.poolUsage ?? null,
    diskUsage: storage.diskUsage ?? null,
    httpTls,
    smtpTls,
    trustedProxies,
    mailServer: resources.mailServer,
    mailSender: sender,
    uploads,
    directory: storedDirectory(store, {
      find: (address) => seeds.current.find(address),
      refresh: async () => void (await seeds.refresh()),
    }),
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

interface SenderParts extends Pick<SelfHostedWorld, 'clock' | 'random' | 'log'> {
  readonly store: Store
  readonly uploads: Uploads
}

function openSender(server: MailServer | null, { uploads, log, ...deps }: SenderParts): MailSender | null {
  if (server === null) return null
  const compose: MailSenderDeps['compose'] = async (request, signal) => await uploads.compose(request, signal)
  return mailSender(server, { ...deps, compose, ...sendingLog(log) })
}

/**
 * Rejects seeds in the service file that were also added by a command.
 *
 * @throws PresendError SETTINGS_INVALID, listing all of them
 */
function rejectDuplicates(addresses: readonly string[], { configPath }: ServiceSettings): void {
  if (addresses.length === 0) return
  const problems = addresses.map((address) => ({
    input: `seeds (${configPath ?? 'the nine local ones'})`,
    came: `${quoteValue(address)}, which was also added by presend seeds add`,
    expected: 'each address once',
    todo: `remove the seed from the file, or run: presend seeds remove ${address}`,
  }))
  throw problemsError(
    'SETTINGS_INVALID',
    'Comparing the seeds in the service file with those added by presend seeds add',
    problems,
  )
}

function seedLogging(log: ServiceLog): Pick<SeedRegistryDeps, 'onNotice' | 'onError'> {
  return {
    onNotice: (seed, text) => log.warn('seed notice', { seed, text }),
    onError: (seed, error) => log.warn('refresh token not saved', { seed, error }),
  }
}

function sendingLog(log: ServiceLog): Pick<MailSenderDeps, 'onEnd' | 'onError'> {
  return {
    onEnd: ({ numericId, result: { copies } }) => {
      const accepted = copies.filter(({ status }) => status === 'accepted').length
      log.info('message sent to seeds', { test: numericId, accepted, failed: copies.length - accepted })
    },
    onError: (error, numericId) => log.warn('sending result not stored', { test: numericId, error }),
  }
}

async function openNamedStorage(
  location: StorageLocation,
  { clock, random, workingDirectory, log }: SelfHostedWorld,
  extensions: readonly StorageExtension[],
): Promise<OpenStorage> {
  const onError = (error: unknown): void => log.warn('storage error, continuing', { error })
  const found = inFolder(location, workingDirectory)
  if (found.kind === 'sqlite') checkSqliteFile(found.path)
  return await openStorage(found, { clock, random, onError, extensions })
}

/** Converts the path of a SQLite file to an absolute path. */
export function inFolder(location: StorageLocation, folder: string): StorageLocation {
  return location.kind === 'sqlite' ? { kind: 'sqlite', path: resolve(folder, location.path) } : location
}
