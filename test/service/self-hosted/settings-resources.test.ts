import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeClock } from '../../../src/foundation/world/node-clock.ts'
import { openDns } from '../../../src/service/self-hosted/settings-resources.ts'
import { fakeFiles } from '../../support/fake-files.ts'
import { hostService } from '../self-hosted-service.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-named-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

it('readSettingsResources() reports a bad zone file and both bad certificates together', async () => {
  const path = join(folder, 'bad.txt')
  await writeFile(path, 'this is neither a zone\n nor a certificate\n')
  const pair = `{cert-file: ${path}, key-file: ${path}}`
  const yaml = `dns: {zone-file: ${path}}\ntls: ${pair}\nsmtp-tls: ${pair}`
  const started = hostService(yaml, { filePaths: [path] })
  const error: unknown = await started.catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'SETTINGS_INVALID', outcome: 'misconfigured' })
  const { problems } = Object(error)
  const inputs = problems.map(({ input, place }: { input: string; place?: { file: string } }) => place?.file ?? input)
  expect(new Set(inputs)).toEqual(new Set([path, 'tls', 'smtp-tls']))
})

const never = new AbortController().signal
const zone = '$ORIGIN shop.example.\n$TTL 300\n@ TXT "v=spf1 -all"\n'

function placeWith(contents: Readonly<Record<string, string>> = {}): Parameters<typeof openDns>[1] {
  return { files: fakeFiles(contents), clock: nodeClock(), workingDirectory: '/srv' }
}

describe('openDns()', () => {
  it('uses a zone file relative to the working directory', async () => {
    const dns = await openDns({ servers: [], zoneFilePath: 'my.zone' }, placeWith({ '/srv/my.zone': zone }))
    expect([await dns.covers?.('mail.shop.example'), await dns.covers?.('esp.example')]).toEqual([true, false])
    expect(await dns.resolve('shop.example', 'TXT', never)).toEqual({ status: 'found', records: ['v=spf1 -all'] })
  })

  it('uses live DNS without a zone file', async () => {
    expect(await openDns({ servers: ['127.0.0.1'], zoneFilePath: null }, placeWith())).not.toHaveProperty('covers')
  })

  it('rejects a missing or invalid zone file', async () => {
    const setting = { servers: [], zoneFilePath: 'my.zone' }
    await expect(openDns(setting, placeWith())).rejects.toMatchObject({
      code: 'SETTINGS_INVALID',
      problems: [{ input: 'dns.zone-file' }],
    })
    await expect(openDns(setting, placeWith({ '/srv/my.zone': 'this ( is no zone' }))).rejects.toMatchObject({
      code: 'SETTINGS_INVALID',
      outcome: 'misconfigured',
    })
  })
})
