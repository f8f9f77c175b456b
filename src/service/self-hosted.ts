/** The service that `presend serve` runs. */

import type { ListenAddress, ServiceSettings } from '../check/settings/service-file/service-settings.ts'
import { openImapThreads } from '../extensions/mailboxes/imap/imap-threads.ts'
import type { MailboxWatchers } from '../extensions/mailboxes/imap/mailbox-watchers.ts'
import { liveDns } from '../foundation/world/live-dns.ts'
import { localAddresses } from '../foundation/world/local-addresses.ts'
import { ownListeners } from '../foundation/world/resolve-target.ts'
import { createSetupCode } from './accounts/codes.ts'
import { alertWorker } from './alerts/alert-worker.ts'
import { type HttpServer, startHttpServer } from './http/http-server.ts'
import { operationsApp } from './operations/operations-app.ts'
import { type Readiness, type ReadinessCheck, readiness } from './operations/readiness.ts'
import { judgeKeptMessage } from './receiving/judge-kept-message.ts'
import { messageSweep } from './receiving/receive-durably.ts'
import { type DrainEnd, drainService } from './self-hosted/drain.ts'
import type { ServiceExtension } from './self-hosted/extension.ts'
import { listenError, tryOtherPorts } from './self-hosted/listen-error.ts'
import { type Foundation, openFoundation, type SelfHostedWorld } from './self-hosted/open-foundation.ts'
import { baseUrlOf, ownMailSenderOf, planService, publicUrlOf } from './self-hosted/plan-service.ts'
import { reloadCertificates } from './self-hosted/reload-certificates.ts'
import { addServiceGauges } from './self-hosted/service-gauges.ts'
import { startWork } from './self-hosted/start-work.ts'
import { watchMailboxes } from './self-hosted/watch-mailboxes.ts'
import { apiPath } from './server/app.ts'
import { type StartedService, startService } from './server/start-service.ts'
import type { JobWorker } from './storage/jobs.ts'
import type { Store } from './storage/store.ts'
import { deliveryWorker } from './webhooks/delivery-worker.ts'

/** A running service. Disposing the service aborts all work; for a graceful shutdown, call `drain` first. */
export interface SelfHostedService extends AsyncDisposable {
  /** The address on which the HTTP server listens, with the actual port. */
  readonly http: ListenAddress
  /** The address on which the SMTP server listens; `null` if the service receives no mail. */
  readonly smtp: ListenAddress | null
  /** The address on which the metrics port listens; `null` if metrics have no separate port. */
  readonly metrics: ListenAddress | null
  /** The API's base URL, which ends in `/api/v1`. */
  readonly apiUrl: string
  /** The public base URL. */
  readonly publicUrl: string
  /** Stops accepting new work and finishes current work within `shutdown-timeout`. Never rejects. */
  drain(): Promise<DrainEnd>
  /** Reloads certificates and keys. An invalid pair is logged and ignored. Never rejects. */
  reloadCertificates(): Promise<void>
}

/**
 * Starts the service. If the start fails, closes everything that was opened.
 *
 * @throws PresendError SETTINGS_INVALID, STORAGE_FAILED, LISTEN_FAILED
 */
export async function startSelfHosted(
  settings: ServiceSettings,
  world: SelfHostedWorld,
  extensions: readonly ServiceExtension[],
): Promise<SelfHostedService> {
  const { clock, log } = world
  await using stack = new AsyncDisposableStack()
  const { connect } = stack.use(openImapThreads())
  // Open the database before the watchers, so that the database is closed after them: jobs and watchers release their
  // claims in the database while they are being closed.
  const foundation = stack.use(
    await openFoundation(
      settings,
      world,
      extensions.map(({ storage }) => storage),
    ),
  )
  const { store, jobs } = foundation
  let started: StartedService | null = null
  const ready = readiness(
    checksOf(settings, foundation, () => started),
    { clock, log },
  )
  const plan = planService(settings, world, { ...foundation, ready, connect, extensions })
  const service = stack.use(
    await listening(settings, async () => await startService(plan)).catch(async (error: unknown) => {
      throw await tryOtherPorts(error, settings)
    }),
  )
  started = service
  const metrics = await listening(
    settings,
    async () => await openMetricsPort(settings, world, { ...foundation, ready }),
  )
  if (metrics !== null) stack.use(metrics)
  addServiceGauges(foundation.metrics, { ...foundation, service, clock })
  await startOwnWork(settings, world, { foundation, service, extensions })
  for (const extension of extensions) {
    stack.use(await extension.start({ settings, ...world, ...foundation, connect }))
  }
  const watchers = stack.use(await watchMailboxes({ settings, ...world, ...foundation, connect }))
  await announceSetup(store, publicUrlOf(settings, service.http), world)
  const owned = stack.move()
  return {
    ...addressesOf(settings, service),
    metrics: metrics === null ? null : { host: metrics.host, port: metrics.port },
    drain: async () =>
      await drainService({
        readiness: ready,
        service: { drain: async (signal) => await drainSources({ service, watchers, ...foundation }, signal) },
        jobs,
        clock,
        log,
        delayMs: settings.shutdownDelayMs,
        limitMs: settings.shutdownTimeoutMs,
      }),
    reloadCertificates: async () => await reloadCertificates(settings, service, world),
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

interface WorkParts {
  readonly foundation: Foundation
  readonly service: StartedService
  readonly extensions: readonly ServiceExtension[]
}

async function startOwnWork(
  settings: ServiceSettings,
  world: SelfHostedWorld,
  { foundation, service, extensions }: WorkParts,
): Promise<void> {
  const { clock, log } = world
  const { store, jobs, mailServer } = foundation
  await startWork({
    store,
    jobs,
    clock,
    log,
    retentionMs: settings.retentionMs,
    keepMessagesForMs: settings.keepMessagesForMs,
    deliverWebhook: deliveryWorkerOf(settings, world, { foundation, service }),
    judgeMessage: judgementWorker(foundation),
    sendAlert: alertWorker({ store, sender: ownMailSenderOf(mailServer), ...world }),
    sweepMessages: messageSweep({ store, jobs, clock }),
    extensions,
  })
}

/** If no user exists yet, logs a code for the setup page, which creates the first user. */
export async function announceSetup(
  store: Pick<Store, 'hasUsers' | 'createInvitation'>,
  publicUrl: string,
  { clock, random, log }: Pick<SelfHostedWorld, 'clock' | 'random' | 'log'>,
): Promise<void> {
  if (await store.hasUsers()) return
  const code = await createSetupCode('presend serve', { store, clock, random })
  log.info('setup code created', { url: `${publicUrl}/setup`, code: code.reveal() })
}

interface Sources extends Pick<Foundation, 'mailSender'> {
  readonly service: StartedService
  readonly watchers: MailboxWatchers
}

/**
 * Drains the servers and watchers that produce results. Call this function before draining the jobs, because results
 * may enqueue more jobs.
 */
async function drainSources({ service, watchers, mailSender }: Sources, signal: AbortSignal): Promise<void> {
  await Promise.all([service.drain(signal), watchers[Symbol.asyncDispose]()])
  // Drain requests first, because only requests can start sending a message.
  await mailSender?.drain(signal)
}

/** Opens a port. @throws PresendError LISTEN_FAILED */
async function listening<T>(settings: ServiceSettings, start: () => Promise<T>): Promise<T> {
  try {
    return await start()
  } catch (error) {
    throw listenError(error, settings)
  }
}

async function openMetricsPort(
  { metricsListen }: ServiceSettings,
  { clock }: SelfHostedWorld,
  { ready, metrics }: Foundation & { readonly ready: Readiness },
): Promise<HttpServer | null> {
  if (metricsListen === null) return null
  const app = operationsApp({ readiness: ready, metrics }, 'all-clients')
  return await startHttpServer(app, { ...metricsListen, clock })
}

/** The components that `/readyz` checks. */
function checksOf(
  { smtp }: ServiceSettings,
  { store, jobs }: Foundation,
  service: () => StartedService | null,
): readonly ReadinessCheck[] {
  const checkReceiver = async (): Promise<void> => {
    if (service()?.receiver?.isListening !== true) throw new Error('the SMTP receiver is not listening')
    await Promise.resolve()
  }
  return [
    { part: 'storage', check: async () => await store.ping() },
    { part: 'jobs', check: async () => void (await jobs.count()) },
    ...(smtp === null ? [] : [{ part: 'receiver', check: checkReceiver }]),
  ]
}

function deliveryWorkerOf(
  { dns, webhooks }: ServiceSettings,
  { clock, log }: SelfHostedWorld,
  { foundation, service }: { readonly foundation: Foundation; readonly service: StartedService },
): JobWorker {
  const listeners = [service.http, ...(service.receiver === null ? [] : [service.receiver])]
  const local = localAddresses()
  return deliveryWorker({
    store: foundation.store,
    jobs: foundation.jobs,
    clock,
    // Webhook hosts are resolved with live DNS: the zone file applies only to judging mail.
    dns: liveDns({ servers: dns.servers, clock }),
    rules: { allowPrivate: webhooks.allowPrivate, ownListeners: listeners.flatMap((one) => ownListeners(one, local)) },
    ca: null,
    secretBox: foundation.secretBox,
    onAttempt: ({ webhookId, workspaceId, deliveryId, numericId, host, ...attempt }) =>
      log.info('webhook delivery attempted', {
        ...(numericId === null ? {} : { test: numericId }),
        delivery: deliveryId,
        webhook: webhookId,
        workspace: workspaceId,
        host,
        attempt: attempt.attemptNumber,
        status: attempt.statusCode,
        ms: attempt.durationMs,
        state: attempt.state,
      }),
  })
}

/**
 * The maximum number of copies judged concurrently. The limit is high enough to keep the judging threads busy while
 * other copies wait for DNS.
 */
const judgementConcurrency = 16

function judgementWorker({ store, directory, received: { rules, ports, slots } }: Foundation): JobWorker {
  return {
    concurrency: judgementConcurrency,
    run: async (job, signal) => {
      using stack = new DisposableStack()
      stack.use(slots.take())
      // Refresh the seeds: another instance may have accepted the message for a seed that was just added.
      await directory.refresh()
      await judgeKeptMessage(job, { rules, ports: { ...ports, store, directory } }, signal)
    },
  }
}

function addressesOf(
  settings: ServiceSettings,
  { http, receiver }: StartedService,
): Pick<SelfHostedService, 'http' | 'smtp' | 'apiUrl' | 'publicUrl'> {
  return {
    http: { host: http.host, port: http.port },
    smtp: receiver === null ? null : { host: receiver.host, port: receiver.port },
    apiUrl: `${baseUrlOf(settings, http)}${apiPath}`,
    publicUrl: publicUrlOf(settings, http),
  }
}
