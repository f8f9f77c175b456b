import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'
import { openPorts } from '../../../src/action/assembly/open-ports.ts'
import type { CheckPorts } from '../../../src/check/ports.ts'
import type { Settings } from '../../../src/check/settings/settings.ts'
import { composeMessages } from '../../../src/foundation/mail/compose.ts'
import { nodeWorld } from '../../../src/foundation/world/node-world.ts'
import { aTestRequest } from '../../support/api-builders.ts'
import { openDirectWorker } from '../../support/direct-worker.ts'
import { someSettings } from '../../support/some-settings.ts'

const world = nodeWorld()
const never = new AbortController().signal
const request = aTestRequest()
const from = { displayName: null, localPart: 'a', domain: 'shop.example', address: 'a@shop.example' }

async function inFolder(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'presend-ports-'))
  onTestFinished(async () => await rm(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

function open(settings: Partial<Settings>, repositoryRoot: string): CheckPorts & AsyncDisposable {
  return openPorts(someSettings(settings), {
    repositoryRoot,
    world,
    templateWorker: openDirectWorker(world),
    onProgress: () => undefined,
  })
}

describe('openPorts()', () => {
  it('opens nothing before first use', async () => {
    await using ports = open(
      { service: { kind: 'embedded', sendingIp: null, zoneFilePaths: ['missing.zone'] } },
      await inFolder(),
    )
    expect(ports.serviceKind).toBe('embedded')
  })

  it('runs one test against the embedded service, and closes both of its ports', async () => {
    const ports = open({}, await inFolder())
    await ports.verifySubmission({ deadlineMs: Infinity, onRetry: () => undefined }, never)
    const test = await ports.createTest(request, { deadlineMs: Infinity }, never)
    const message = {
      templatePath: 'a',
      dataSet: null,
      subject: 'Hello',
      from,
      replyTo: [],
      headerFields: [],
      html: null,
      text: 'Hello',
      attachments: [],
    }
    const recipients = test.seeds.map((seed) => seed.address)
    const plan = {
      message,
      recipients,
      trackingId: test.trackingId,
      trackingIn: 'header',
      envelopeSender: from.address,
      dkim: null,
    } as const
    const deadlineMs = world.clock.monotonicMs() + 20_000
    const outcomes = await ports.submit(
      await composeMessages(plan, world),
      { deadlineMs, onOutcome: () => undefined },
      never,
    )
    expect(outcomes.map((outcome) => outcome.status)).toEqual(recipients.map(() => 'accepted'))
    const folders: unknown[] = []
    for await (const snapshot of ports.watchResults(test, { deadlineMs, expectedCount: 9 }, never)) {
      folders.splice(0, folders.length, ...(snapshot.results ?? []).map((result) => result.folder))
      if (folders.every((folder) => folder !== null)) break
    }
    expect(folders).toEqual(recipients.map(() => 'INBOX'))
    await ports[Symbol.asyncDispose]()
    await expect(ports.createTest(request, { deadlineMs: Infinity }, never)).rejects.toBeInstanceOf(Error)
  })

  it('reports every error in a zone file with its place', async () => {
    const folder = await inFolder({ 'shop.zone': '$ORIGIN shop.example.\n@ IN A 1.2.3\n@ IN NONSENSE x\n' })
    await using ports = open({ service: { kind: 'embedded', sendingIp: null, zoneFilePaths: ['shop.zone'] } }, folder)
    const failure = await ports
      .verifySubmission({ deadlineMs: Infinity, onRetry: () => undefined }, never)
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'SETTINGS_INVALID', outcome: 'misconfigured' })
    expect(String(failure)).toContain('shop.zone:2')
    expect(String(failure)).toContain('shop.zone:3')
  })

  it('does not know the changed files outside GitHub Actions', async () => {
    await using ports = open({}, await inFolder())
    const reason = 'only a GitHub Actions run knows the changed files'
    expect(await ports.listChangedFiles(never)).toEqual({ status: 'unknown', reason })
  })

  it('opens the service only once', async () => {
    await using ports = open({}, await inFolder())
    const [first, second] = await Promise.all([
      ports.createTest(request, { deadlineMs: Infinity }, never),
      ports.createTest(request, { deadlineMs: Infinity }, never),
    ])
    expect(first.seeds).toEqual(second.seeds)
    expect(first.trackingId).not.toBe(second.trackingId)
  })
})
