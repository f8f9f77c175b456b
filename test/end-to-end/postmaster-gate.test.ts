/**
 * From a Google account to the gate, using `presend` in separate processes and a stand-in for Google: connect, sync,
 * read from a running service, show, a check that passes, and a check that fails after a bad day.
 */

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { StandInDay } from '../support/google/stand-in-data.ts'
import { type GoogleStandIn, startGoogleStandIn } from '../support/google-stand-in.ts'
import { type RunningPostgres, startPostgres } from '../support/postgres.ts'
import { daysBefore } from '../support/postmaster-days.ts'
import { runAction } from '../support/run-action.ts'
import { type CommandEnd, runPresend, startServe } from '../support/serve.ts'
import { cachedCode } from '../support/start-node.ts'

const email = 'ann@shop.example'
const domain = 'shop.example'

let postgres: RunningPostgres
let folder = ''

beforeAll(async () => {
  ;[postgres, folder] = await Promise.all([startPostgres(), mkdtemp(join(tmpdir(), 'presend-gate-'))])
})

afterAll(async () => {
  await postgres[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

/** Ten days that end three days ago; Google has not published the seventh from the end. */
function goodDays(): Map<string, StandInDay> {
  const days = [12, 11, 10, 8, 7, 6, 5, 4, 3].map((ago) => {
    const day = { spamRate: 0.0004, spf: 1, dkim: 0.999, dmarc: 0.998, tlsInbound: 1, tlsInboundCount: 900 }
    return [daysBefore(Date.now(), ago), day] as const
  })
  return new Map(days)
}

interface Place {
  /** The service file. */
  readonly config: string
  readonly env: Readonly<Record<string, string>>
}

async function aPlace(storage: string, google: GoogleStandIn): Promise<Place> {
  const config = join(folder, `${storage.split(':')[0] ?? ''}.yml`)
  const lines = [
    `storage: ${JSON.stringify(storage)}`,
    'smtp: none',
    'google:',
    `  client-id: ${google.state.clientId}`,
    `  authorize-url: ${google.endpoints.authorizeUrl ?? ''}`,
    `  token-url: ${google.endpoints.tokenUrl}`,
    `  revoke-url: ${google.endpoints.revokeUrl ?? ''}`,
    `  api-url: ${google.url}`,
  ]
  await writeFile(config, `${lines.join('\n')}\n`)
  const env = {
    PRESEND_ENCRYPTION_KEY: '5f'.repeat(32),
    PRESEND_GOOGLE_CLIENT_SECRET: google.state.clientSecret,
    CI: '1',
    ...cachedCode,
  }
  return { config, env }
}

/** Runs a command of the service, and confirms on the consent page what the command requests. */
async function operate(place: Place, ...args: readonly string[]): Promise<CommandEnd> {
  let isVisited = false
  const onTold = (told: string): void => {
    const [url] = /http:\/\/\S+\/auth\?\S+\n/u.exec(told) ?? []
    if (url === undefined || isVisited) return
    isVisited = true
    fetch(url.trim()).catch(() => undefined)
  }
  const ended = await runPresend([...args, '--config', place.config], {
    env: place.env,
    workingDirectory: folder,
    onTold,
  })
  if (ended.exitCode !== 0) throw new Error(`presend ${args.join(' ')}: ${ended.stderr}`)
  return ended
}

const gate = ['--postmaster-email', email, '--postmaster-domain', domain, '--min-auth-success-ratio', '98%']

describe.concurrent.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  it('connects, reads and shows an account, and passes or fails a check', async () => {
    await using google = await startGoogleStandIn()
    google.setDomains(email, [{ name: domain, days: goodDays() }])
    const url = kind === 'postgres' ? await postgres.createDatabase() : `sqlite:${join(folder, 'presend.db')}`
    const place = await aPlace(url, google)
    await operate(place, 'postmaster', 'connect', '--workspace', 'shop')
    await operate(place, 'postmaster', 'sync', '--workspace', 'shop')
    const made = await operate(place, 'token', 'create', '--workspace', 'shop', '--plan', 'pro')
    await using service = await startServe({
      flags: ['--config', place.config],
      env: place.env,
      workingDirectory: folder,
    })
    const env = { ...cachedCode, PRESEND_API_TOKEN: made.stdout.trim() }
    const asClient = async (...args: readonly string[]): Promise<CommandEnd> =>
      await runPresend([...args, '--api-url', service.apiUrl], { env, workingDirectory: folder })

    const shown = await asClient('postmaster', 'show', domain, '--days', '14')
    expect(shown.stdout).toContain('account ann@shop.example, Google Postmaster Tools\n')
    expect(shown.stdout).toContain('data for 9 of 10 days\n')
    expect(shown.stdout).toContain('No data: IP reputation, domain reputation (no longer provided by Google).')
    const passed = await asClient('check', ...gate)
    expect([passed.exitCode, passed.stdout.split('\n')[0]]).toEqual([
      0,
      expect.stringMatching(/^pass: postmaster data for/u),
    ])

    // A day that is published late, with bad figures.
    const days = goodDays().set(daysBefore(Date.now(), 2), { spamRate: 0.0034, spf: 1, dkim: 1, dmarc: 1 })
    google.setDomains(email, [{ name: domain, days }])
    await operate(place, 'postmaster', 'sync', '--workspace', 'shop')
    const failed = await asClient('check', ...gate, '--json')
    expect([failed.exitCode, JSON.parse(failed.stdout).postmaster]).toMatchObject([
      1,
      [
        {
          outcome: 'fail',
          source: 'google',
          metrics: [{ metric: 'spam', percent: 0.34, status: 'missed' }, {}, {}, {}, {}, {}],
        },
      ],
    ])

    const inputs = { 'api-url': service.apiUrl, 'api-token': env.PRESEND_API_TOKEN, 'postmaster-email': email }
    const action = await runAction({ inputs: { ...inputs, 'postmaster-domain': domain } })
    expect([action.exitCode, action.outputs['postmaster-outcome'], action.outputs['spam-rate']]).toEqual([
      1,
      'fail',
      '0.34',
    ])
  })
})
