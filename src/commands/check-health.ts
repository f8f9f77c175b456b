/** `presend serve --health`: a health check for containers. */

import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

import { PresendError } from '../errors/presend-error.ts'
import { baseUrlOf } from '../service/self-hosted/plan-service.ts'
import type { ServiceSettings } from '../settings/service-file/service-settings.ts'
import type { CommandDeps } from './command.ts'

const timeLimitMs = 3000

/** Requests `/healthz` at the address in the settings. @throws PresendError LISTEN_FAILED unless it answers 200 */
export async function checkHealth(
  settings: Pick<ServiceSettings, 'listen' | 'tls'>,
  { terminal }: Pick<CommandDeps, 'terminal'>,
): Promise<number> {
  const url = `${baseUrlOf(settings, settings.listen)}/healthz`
  const came = await requestStatus(url).catch((error: unknown) => (error instanceof Error ? error.message : error))
  if (came === 200) {
    terminal.print('alive\n')
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

/** Skips certificate verification: the certificate names the public host, and the request contains no secret. */
async function requestStatus(url: string): Promise<number | undefined> {
  const options = { timeout: timeLimitMs, agent: false, rejectUnauthorized: false }
  return await new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? requestHttps(url, options) : requestHttp(url, options)
    request.on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.on('timeout', () => request.destroy(new Error(`no answer within ${timeLimitMs / 1000} s`)))
    request.on('error', reject)
    request.end()
  })
}
