/**
 * A zone file that refers to an email service provider, whose own records come from live DNS, served by Debian's NSD.
 */

import { describe, expect, test } from 'vitest'

import { parseMessage } from '../../src/foundation/mail/parse-message.ts'
import { liveDns } from '../../src/foundation/world/live-dns.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { parseZoneFile } from '../../src/foundation/world/parse-zone-file.ts'
import type { Dns } from '../../src/foundation/world/world.ts'
import { zoneFileDns } from '../../src/foundation/world/zone-file-dns.ts'
import type { Authentication } from '../../src/verdict/authentication/authentication-verdict.ts'
import { verifyAuthentication } from '../../src/verdict/authentication/verify-authentication.ts'
import { aSigningKey, signed } from '../support/dkim-signer.ts'
import { findFreePort } from '../support/free-port.ts'
import { aMail } from '../support/mail-builder.ts'
import { startNameServer } from '../support/name-server.ts'

const key = aSigningKey()
const zone = `$ORIGIN shop.example.
@ 300 SOA ns1.dns.example. hostmaster 1 2 3 4 5
@ TXT "v=spf1 include:_spf.esp.test -all"
_dmarc TXT "v=DMARC1; p=reject"
s1._domainkey CNAME s1.dkim.esp.test.
`
const espRecords = {
  '_spf.esp.test': { TXT: ['v=spf1 ip4:198.51.100.0/24 ~all'] },
  's1.dkim.esp.test': { TXT: [key.record] },
}

function dnsWith(server: string): Dns {
  const parsed = parseZoneFile(zone, 'shop.zone')
  if (parsed.status === 'bad') throw new Error(JSON.stringify(parsed.problems))
  return zoneFileDns([parsed.value], liveDns({ servers: [server], timeoutMs: 2000 }))
}

async function verify(dns: Dns): Promise<Authentication> {
  const bytes = signed(aMail(), { domain: 'shop.example', key })
  const input = {
    bytes,
    message: await parseMessage(bytes),
    envelopeSender: 'bounce@shop.example',
    heloName: 'mail.shop.example',
    measuredAddress: '198.51.100.7',
    unsignedIsMeasured: false,
  }
  return await verifyAuthentication(input, { dns, clock: nodeClock() }, new AbortController().signal)
}

describe("a check with a zone file that has a provider's SPF include and DKIM CNAME", () => {
  test("passes when live DNS has the provider's records", async () => {
    await using server = await startNameServer(espRecords)
    const { spf, dkim, dmarc } = await verify(dnsWith(server.address))
    expect([spf.result, dkim.result, dmarc.result]).toEqual(['pass', 'pass', 'pass'])
    expect(dmarc.carriedBy).toBe('SPF and DKIM')
  })

  test('fails when live DNS has no such records of the provider', async () => {
    await using server = await startNameServer({})
    const { spf, dkim, dmarc } = await verify(dnsWith(server.address))
    expect([spf.result, dkim.isPass, dmarc.result]).toEqual(['permerror', false, 'fail'])
  })

  test('reports SPF and DKIM as not measured when live DNS cannot be reached', async () => {
    const { spf, dkim, dmarc } = await verify(dnsWith(`127.0.0.1:${await findFreePort()}`))
    expect([spf.isMeasured, dkim.isMeasured, dmarc.isMeasured]).toEqual([false, false, false])
    expect(spf.detail).toContain('_spf.esp.test')
    expect(dkim.detail).toContain('DNS is unavailable')
  })
})
