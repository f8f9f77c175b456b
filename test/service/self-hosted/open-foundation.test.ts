import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'
import type { ServiceSettings } from '../../../src/check/settings/service-file/service-settings.ts'
import { nodeWorld } from '../../../src/foundation/world/node-world.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import { openServiceLog } from '../../../src/service/operations/service-log.ts'
import { openFoundation } from '../../../src/service/self-hosted/open-foundation.ts'
import { toMailbox } from '../../../src/service/self-hosted/to-mailbox.ts'
import { serviceSettings } from '../../check/settings/service-file/service-folder.ts'
import { storageExtensions } from '../../support/extensions.ts'
import { mailboxClient, startMailboxOAuth } from '../../support/mailbox-oauth.ts'

/** Requests an access token for the first mailbox with reports, like a service that has just started. */
async function tokenAfterStart(settings: ServiceSettings, workingDirectory: string): Promise<string> {
  const { clock, random, files } = nodeWorld()
  const log = openServiceLog({ level: 'error', sink: { write: () => undefined }, clock })
  const world = { clock, random, files, workingDirectory, log }
  await using foundation = await openFoundation(settings, world, storageExtensions)
  const { store, secretBox } = foundation
  const tellers = { onNotice: () => undefined, onError: () => undefined }
  const [reports] = settings.dmarcReports.mailboxes
  if (reports === undefined) throw new TypeError('there is no mailbox with reports')
  const parts = { store, secretBox, clock, random, ...tellers }
  const { password } = toMailbox(reports.mailbox, { origin: 'file', caPem: null }, parts).account
  return password instanceof Secret ? '' : (await password.current(new AbortController().signal)).reveal()
}

it('openFoundation() keeps the renewed refresh token of a report mailbox, although it is not a seed', async () => {
  await using oauth = await startMailboxOAuth()
  oauth.isRotating = true
  const folder = await mkdtemp(join(tmpdir(), 'presend-'))
  onTestFinished(async () => await rm(folder, { recursive: true }))
  const login = `{provider: '${oauth.tokenUrl}', client-id: ${mailboxClient.id}, client-secret-env: C, refresh-token-env: R}`
  const settings = await serviceSettings({
    yaml: `seeds: none\ndmarc-reports:\n  - {workspace: shop, host: imap.box.example, username: dmarc, oauth: ${login}}\n`,
    env: { C: mailboxClient.secret, R: oauth.grant('dmarc'), PRESEND_ENCRYPTION_KEY: '5f'.repeat(32) },
  })
  const first = await tokenAfterStart(settings, folder)
  expect(await tokenAfterStart(settings, folder)).not.toBe(first)
  expect(oauth.counts).toEqual({ asked: 2, granted: 2 })
})
