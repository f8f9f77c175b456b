/**
 * The complete main use case without fakes: the built action, Postfix with TLS, login and DKIM, and the service's
 * receiver.
 */

import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { getSpamTestReply } from '../../src/foundation/contract/test-replies.ts'
import { liveDns } from '../../src/foundation/world/live-dns.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { parseZoneFile } from '../../src/foundation/world/parse-zone-file.ts'
import { zoneFileDns } from '../../src/foundation/world/zone-file-dns.ts'
import { type EmbeddedService, startEmbeddedService } from '../../src/service/embedded.ts'
import { serviceExtensions } from '../support/extensions.ts'
import { type RunningPostfix, startPostfix } from '../support/postfix.ts'
import { type ActionRun, runAction } from '../support/run-action.ts'
import { letter } from '../support/scenario.ts'
import { projectRoot } from '../support/source-files.ts'

const privateKeyPem = readFileSync(resolve(projectRoot, 'examples/dns/test-only-dkim-key.pem'), 'utf8')
const publicKey = createPublicKey(privateKeyPem).export({ type: 'spki', format: 'der' }).toString('base64')
const sendingIp = '192.0.2.25'
const password = 'correct horse battery'
const world = { clock: nodeClock(), random: nodeRandom() }

const zone = `
$ORIGIN acme.example.
$TTL 60
@            IN SOA ns1 hostmaster 1 2 3 4 5
@            IN NS  ns1
@            IN TXT "v=spf1 ip4:${sendingIp} -all"
_dmarc       IN TXT "v=DMARC1; p=reject"
s1._domainkey IN TXT ( "v=DKIM1; k=rsa; p=${publicKey.slice(0, 200)}" "${publicKey.slice(200)}" )
`

/** A domain without records, so that no test needs the DNS of the machine. */
const otherZone = `
$ORIGIN other.example.
$TTL 60
@            IN SOA ns1 hostmaster 1 2 3 4 5
@            IN NS  ns1
`

function dns(): ReturnType<typeof zoneFileDns> {
  const zones = [zone, otherZone].map((text) => {
    const parsed = parseZoneFile(text, 'acme.zone')
    if (parsed.status === 'bad') throw new Error(JSON.stringify(parsed.problems))
    return parsed.value
  })
  return zoneFileDns(zones, liveDns())
}

describe('a whole run through a real Postfix', () => {
  let service: EmbeddedService
  let postfix: RunningPostfix

  beforeAll(async () => {
    service = await startEmbeddedService(
      { extensions: serviceExtensions, sendingIp, dns: dns(), testTimeoutMs: 600_000 },
      world,
    )
    postfix = await startPostfix({
      relayTo: { host: service.smtpHost, port: service.smtpPort },
      users: { ci: password },
      dkim: { domain: 'acme.example', selector: 's1', privateKeyPem },
    })
  })

  afterAll(async () => {
    await postfix[Symbol.asyncDispose]()
    await service[Symbol.asyncDispose]()
  })

  async function run(inputs: Readonly<Record<string, string>> = {}): Promise<ActionRun> {
    return await runAction({
      files: { ...letter, 'ca.pem': postfix.caPem },
      inputs: {
        template: 'emails/letter.html',
        'api-url': service.apiUrl,
        'api-token': service.apiToken.reveal(),
        'smtp-host': postfix.host,
        'smtp-port': String(postfix.port),
        'smtp-username': 'ci',
        'smtp-password': password,
        'smtp-ca': 'ca.pem',
        timeout: '2m',
        ...inputs,
      },
      limitMs: 100_000,
    })
  }

  async function resultsOf(trackingId: string): Promise<readonly (string | null)[]> {
    const headers = { Authorization: `Bearer ${service.apiToken.reveal()}` }
    const response = await fetch(`${service.apiUrl}/spam_tests/${trackingId}`, { headers })
    const { data } = getSpamTestReply.parse(await response.json())
    return data.test_results.map((result) => result.delivered_to)
  }

  it.each(['starttls', 'tls'])(
    'passes over %s: nine seeds, one copy each, SPF, DKIM and DMARC verified',
    async (security) => {
      const port = security === 'tls' ? postfix.tlsPort : postfix.port
      const before = await postfix.readLog()
      const ended = await run({ 'smtp-security': security, 'smtp-port': String(port), quorum: '100' })
      expect([ended.exitCode, ended.outputs['result']]).toEqual([0, 'pass'])
      expect(ended.outputs).toMatchObject({
        'inbox-rate': '100.0',
        'spf-pass-rate': '100.0',
        'dkim-pass-rate': '100.0',
        'dmarc-pass-rate': '100.0',
      })
      const log = (await postfix.readLog()).slice(before.length)
      expect([...log.matchAll(/status=sent/gu)]).toHaveLength(9)
      expect(await resultsOf(ended.outputs['tracking-id'] ?? '')).toEqual(Array.from({ length: 9 }, () => 'INBOX'))
    },
  )

  it("fails when the mail is signed for a domain other than its author's", async () => {
    const ended = await run({ from: 'Other Shop <shop@other.example>', 'min-dmarc-pass-rate': '100' })
    expect([ended.exitCode, ended.outputs['result']]).toEqual([1, 'fail'])
  })

  it('sends nothing with a wrong password, and reports it in one line', async () => {
    const before = await postfix.readLog()
    const ended = await run({ 'smtp-password': 'wrong horse battery' })
    expect([ended.exitCode, ended.outputs['result']]).toEqual([2, 'misconfigured'])
    expect(ended.everything).toContain('535 5.7.8')
    expect(ended.everything).not.toContain('wrong horse battery')
    expect((await postfix.readLog()).slice(before.length)).not.toContain('status=sent')
  })
})
