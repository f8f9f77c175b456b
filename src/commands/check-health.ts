/** `presend serve --health`: asks the running service of these settings whether it is alive. For container health checks. */

import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

import { PresendError } from '../errors/presend-error.ts'
import { baseUrlOf } from '../service/self-hosted/plan-service.ts'
import type { CommandTools } from './command-parts.ts'
import { readServeSettings } from './read-serve-settings.ts'
import type { ServeLine } from './serve-command.ts'

const limitMs = 3000

/**
 * Asks `/healthz` at the address that the settings name.
 *
 * @returns 0: it answered 200
 * @throws PresendError SETTINGS_INVALID; LISTEN_FAILED when it did not answer, or something else
 */
export async function checkHealth(
  line: Pick<ServeLine, 'flags'>,
  { world, host, terminal }: CommandTools,
): Promise<number> {
  const settings = await readServeSettings(line, { world, host })
  const url = `${baseUrlOf(settings, settings.listen)}/healthz`
  const came = await askStatus(url).catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
  if (came === 200) {
    terminal.print('alive\n')
    return 0
  }
  throw new PresendError({
    code: 'LISTEN_FAILED',
    outcome: 'inconclusive',
    done: `Asking ${url}`,
    came: String(came),
    expected: '200',
    todo: 'check that presend serve runs with the same settings',
  })
}

/** The certificate is not verified: it names the public host, and the question goes to this machine without a secret. */
async function askStatus(url: string): Promise<number | undefined> {
  const options = { timeout: limitMs, agent: false, rejectUnauthorized: false }
  return await new Promise((resolve, reject) => {
    const asked = url.startsWith('https:') ? requestHttps(url, options) : requestHttp(url, options)
    asked.on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${limitMs / 1000} s`)))
    asked.on('error', reject)
    asked.end()
  })
}
