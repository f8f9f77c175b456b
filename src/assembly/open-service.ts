/** Opens the service of a run: the embedded one in this process, or a client of a remote one. */

import { resolve } from 'node:path'

import type { ApiClient } from '../client/open-client.ts'
import { problemsError } from '../errors/presend-error.ts'
import type { ServiceSetting, Settings } from '../settings/settings.ts'
import type { Dns } from '../world/world.ts'
import { openApi } from './open-api.ts'
import type { OpenRequest } from './open-request.ts'

/** A service that answers, and the receiver of its seeds when it runs in this process. */
export interface OpenService extends AsyncDisposable {
  readonly client: ApiClient
  /** `null`: the seeds are somewhere else; the mail goes through the user's SMTP server. */
  readonly receiver: { readonly host: string; readonly port: number } | null
}

type RemoteSetting = Extract<ServiceSetting, { kind: 'remote' }>
type EmbeddedSetting = Extract<ServiceSetting, { kind: 'embedded' }>

/** Longer than the run waits, so that the run's own time-out decides and not the service's. */
const embeddedMarginMs = 60_000

/** Starts or reaches the service that the settings name. @throws PresendError SETTINGS_INVALID for a bad zone file */
export async function openService(settings: Settings, request: OpenRequest): Promise<OpenService> {
  return settings.service.kind === 'embedded'
    ? await openEmbedded(settings, settings.service, request)
    : await openRemote(settings, settings.service, request)
}

async function openRemote(settings: Settings, setting: RemoteSetting, { world }: OpenRequest): Promise<OpenService> {
  const { apiUrl, apiToken } = setting
  // A create that must wait longer than its results may take is not worth waiting for.
  const client = await openApi({ apiUrl, apiToken, mostCreateWaitMs: settings.timeoutMs }, world)
  return { client, receiver: null, [Symbol.asyncDispose]: async () => await client[Symbol.asyncDispose]() }
}

async function openEmbedded(settings: Settings, setting: EmbeddedSetting, request: OpenRequest): Promise<OpenService> {
  const [{ startEmbeddedService }, dns] = await Promise.all([
    import('../service/embedded.ts'),
    openDns(setting, request),
  ])
  await using stack = new AsyncDisposableStack()
  const testTimeoutMs = settings.timeoutMs + embeddedMarginMs
  const service = stack.use(
    await startEmbeddedService({ sendingIp: setting.sendingIp, dns, testTimeoutMs }, request.world),
  )
  const { apiUrl, apiToken, smtpHost, smtpPort } = service
  const client = stack.use(await openApi({ apiUrl, apiToken }, request.world))
  const owned = stack.move()
  return {
    client,
    receiver: { host: smtpHost, port: smtpPort },
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

async function openDns(setting: EmbeddedSetting, { repositoryRoot, world }: OpenRequest): Promise<Dns> {
  if (setting.zoneFilePath === null) {
    const { liveDns } = await import('../world/live-dns.ts')
    return liveDns()
  }
  const [{ parseZoneFile }, { zoneFileDns }] = await Promise.all([
    import('../world/parse-zone-file.ts'),
    import('../world/zone-file-dns.ts'),
  ])
  const path = setting.zoneFilePath
  const text = await world.files.readText(resolve(repositoryRoot, path))
  const zone = parseZoneFile(text, path)
  if (zone.status === 'bad') throw problemsError('SETTINGS_INVALID', 'Reading zone-file', zone.problems)
  return zoneFileDns(zone.value)
}
