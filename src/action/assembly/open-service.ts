/** Opens the service that a run uses, which is either embedded in this process or remote. */

import type { ApiClient } from '../../check/client/open-client.ts'
import type { ServiceSetting, Settings } from '../../check/settings/settings.ts'
import { loadServiceExtensions } from '../../extensions.ts'
import { problemsError } from '../../foundation/errors/presend-error.ts'
import type { Dns } from '../../foundation/world/world.ts'
import type { Zone } from '../../foundation/world/zone.ts'
import { openApi } from './open-api.ts'
import type { OpenRequest } from './open-request.ts'
import { readRepositoryText } from './read-repository-text.ts'

/** A service's client and, for the embedded service, its SMTP receiver. */
export interface OpenService extends AsyncDisposable {
  readonly client: ApiClient
  /** The receiver's address; `null` if mail is sent through the user's SMTP server. */
  readonly receiver: { readonly host: string; readonly port: number } | null
}

type RemoteSetting = Extract<ServiceSetting, { kind: 'remote' }>
type EmbeddedSetting = Extract<ServiceSetting, { kind: 'embedded' }>

/** How much longer the embedded service's timeout is than the run's, so that the run times out first. */
const embeddedMarginMs = 60_000

/**
 * Starts the embedded service for a run, or connects to the remote one. @throws PresendError SETTINGS_INVALID for an
 * invalid zone file
 */
export async function openService(settings: Settings, request: OpenRequest): Promise<OpenService> {
  return settings.service.kind === 'embedded'
    ? await openEmbedded(settings, settings.service, request)
    : await openRemote(settings.service, request)
}

async function openRemote(setting: RemoteSetting, { world, trace }: OpenRequest): Promise<OpenService> {
  const { apiUrl, apiToken } = setting
  const client = await openApi({ apiUrl, apiToken, trace }, world)
  return { client, receiver: null, [Symbol.asyncDispose]: async () => await client[Symbol.asyncDispose]() }
}

async function openEmbedded(settings: Settings, setting: EmbeddedSetting, request: OpenRequest): Promise<OpenService> {
  const [{ startEmbeddedService }, extensions, dns] = await Promise.all([
    import('../../service/embedded.ts'),
    loadServiceExtensions(),
    openDns(setting, request),
  ])
  await using stack = new AsyncDisposableStack()
  const testTimeoutMs = settings.timeoutMs + embeddedMarginMs
  const { workers } = request.templateWorker
  const service = stack.use(
    await startEmbeddedService(
      { sendingIp: setting.sendingIp, dns, testTimeoutMs, extensions, workers },
      request.world,
    ),
  )
  const { apiUrl, apiToken, smtpHost, smtpPort } = service
  const client = stack.use(await openApi({ apiUrl, apiToken, trace: request.trace }, request.world))
  const owned = stack.move()
  return {
    client,
    receiver: { host: smtpHost, port: smtpPort },
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

/** The DNS timeout. It is short because every query takes this long if there is no network access. */
const dnsTimeoutMs = 2000

async function openDns({ zoneFilePaths }: EmbeddedSetting, request: OpenRequest): Promise<Dns> {
  const { liveDns } = await import('../../foundation/world/live-dns.ts')
  const live = liveDns({ timeoutMs: dnsTimeoutMs, clock: request.world.clock })
  if (zoneFilePaths.length === 0) return live
  const { zoneFileDns } = await import('../../foundation/world/zone-file-dns.ts')
  return zoneFileDns(await Promise.all(zoneFilePaths.map(async (path) => await readZone(path, request))), live)
}

async function readZone(path: string, request: OpenRequest): Promise<Zone> {
  const { parseZoneFile } = await import('../../foundation/world/parse-zone-file.ts')
  const text = await readRepositoryText({ name: 'zone-file', path }, request)
  const zone = parseZoneFile(text, path)
  if (zone.status === 'bad') throw problemsError('SETTINGS_INVALID', 'Reading zone-file', zone.problems)
  return zone.value
}
