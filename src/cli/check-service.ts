/** Runs `presend serve --check` and `presend serve --health`. */

import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { ServiceSettings } from '../check/settings/service-file/service-settings.ts'
import { plainText } from '../foundation/errors/plain-text.ts'
import { PresendError } from '../foundation/errors/presend-error.ts'
import { inFolder } from '../service/self-hosted/open-foundation.ts'
import { baseUrlOf } from '../service/self-hosted/plan-service.ts'
import { readSettingsResources } from '../service/self-hosted/settings-resources.ts'
import { refuseUnknown, type StorageState } from '../service/storage/migrate.ts'
import { inspectStorage } from '../service/storage/open-storage.ts'
import type { CommandDeps } from './command.ts'
import { printLine } from './print-data.ts'

/**
 * Checks whether the service could start. Opens no port and changes nothing. Prints one line each for the settings,
 * files, encryption key, mail server and storage.
 *
 * @throws PresendError SETTINGS_INVALID, STORAGE_FAILED
 */
export async function checkService(
  settings: ServiceSettings,
  { world, host: { workingDirectory }, terminal, loadServiceExtensions }: CommandDeps,
): Promise<number> {
  const { storageLocation } = await readSettingsResources(settings, { ...world, workingDirectory })
  const extensions = (await loadServiceExtensions()).map(({ storage }) => storage)
  const state = await inspectStorage(inFolder(storageLocation, workingDirectory), extensions)
  if (state.status === 'found' && state.unknown.length > 0) refuseUnknown(state.unknown)
  const lines = [
    `settings: ok (${settings.configPath ?? 'no service file'})`,
    'files: ok',
    `encryption key: ${settings.encryptionKeys === null ? 'not set; passwords and tokens cannot be stored' : 'ok'}`,
    `mail server: ${mailServerText(settings)}`,
    `storage: ${describeState(state)}`,
    ...settings.notices.map((notice) => `note: ${notice}`),
  ]
  terminal.print(lines.map((text) => `${plainText(text)}\n`).join(''))
  return 0
}

function mailServerText({ mailServer }: ServiceSettings): string {
  if (mailServer === null) return 'not set; the service sends no mail'
  const { host, port, username } = mailServer
  return `${host}, port ${port}${username === null ? '' : `, as ${username}`} (not contacted)`
}

function describeState(state: StorageState): string {
  if (state.status === 'new') return 'ok, does not exist yet (the service creates it at the first start)'
  if (state.pending.length === 0) return 'ok, no pending migrations'
  return `ok, with pending migrations (the service runs them at the next start): ${state.pending.join(', ')}`
}

const healthTimeoutMs = 3000

/**
 * Checks whether the service responds. Requests `/healthz` at the address in the settings. @throws PresendError
 * LISTEN_FAILED unless the status of the response is 200
 */
export async function checkHealth(
  settings: Pick<ServiceSettings, 'listen' | 'tls'>,
  { terminal }: Pick<CommandDeps, 'terminal'>,
): Promise<number> {
  const url = `${baseUrlOf(settings, settings.listen)}/healthz`
  const came = await requestStatus(url).catch((error: unknown) => (error instanceof Error ? error.message : error))
  if (came === 200) {
    printLine('alive', terminal)
    return 0
  }
  throw new PresendError({
    code: 'LISTEN_FAILED',
    outcome: 'inconclusive',
    done: `Requesting ${url}`,
    came: String(came),
    expected: '200',
    todo: 'check that presend serve runs with the same settings',
  })
}

/**
 * Requests the health page. The certificate is not verified, because it is issued for the public host name and the
 * request contains no secret.
 */
async function requestStatus(url: string): Promise<number | undefined> {
  const options = { timeout: healthTimeoutMs, agent: false, rejectUnauthorized: false }
  return await new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? requestHttps(url, options) : requestHttp(url, options)
    request.on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.on('timeout', () => request.destroy(new Error(`no response within ${healthTimeoutMs / 1000} s`)))
    request.on('error', reject)
    request.end()
  })
}
