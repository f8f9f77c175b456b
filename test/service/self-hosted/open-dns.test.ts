import { describe, expect, it } from 'vitest'

import { openDns } from '../../../src/service/self-hosted/open-dns.ts'
import { nodeClock } from '../../../src/world/node-clock.ts'
import { fakeFiles } from '../../support/fake-files.ts'

const never = new AbortController().signal
const zone = '$ORIGIN shop.example.\n$TTL 300\n@ TXT "v=spf1 -all"\n'

function place(contents: Readonly<Record<string, string>> = {}): Parameters<typeof openDns>[1] {
  return { files: fakeFiles(contents), clock: nodeClock(), workingDirectory: '/srv' }
}

describe('openDns()', () => {
  it('answers from a zone file beside the working directory', async () => {
    const dns = await openDns({ servers: [], zoneFilePath: 'my.zone' }, place({ '/srv/my.zone': zone }))
    expect([await dns.covers?.('mail.shop.example'), await dns.covers?.('esp.example')]).toEqual([true, false])
    expect(await dns.resolve('shop.example', 'TXT', never)).toEqual({ status: 'found', records: ['v=spf1 -all'] })
  })

  it('is live without one', async () => {
    expect(await openDns({ servers: ['127.0.0.1'], zoneFilePath: null }, place())).not.toHaveProperty('covers')
  })

  it('refuses a zone file that is not there, and one that is none', async () => {
    const setting = { servers: [], zoneFilePath: 'my.zone' }
    await expect(openDns(setting, place())).rejects.toMatchObject({
      code: 'SETTINGS_INVALID',
      problems: [{ input: 'dns.zone-file' }],
    })
    await expect(openDns(setting, place({ '/srv/my.zone': 'this ( is no zone' }))).rejects.toMatchObject({
      code: 'SETTINGS_INVALID',
      outcome: 'misconfigured',
    })
  })
})
