/** Runs `presend preflight` with `dns: live | zone | off` on real files. Debian's NSD is the machine's resolver. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type RunningNameServer, startNameServer } from '../support/name-server.ts'
import { domain, key, soundZone } from '../support/preflight-dns.ts'
import { type PreflightRun, runPreflight } from '../support/run-preflight.ts'

const template = `---\nsubject: Your bike is ready\nfrom: Fernhill Bikes <news@${domain}>\n---\n<p>It is ready.</p>\n`
const config = `mail-type: transactional\nenvelope-from: bounces@${domain}\ndkim-domain: ${domain}\ndkim-selector: s1\n`
const zoneHead = `$ORIGIN ${domain}.\n@ 300 IN SOA ns1 hostmaster 1 7200 3600 1209600 300\n`
const sound = `${zoneHead}@ IN MX 10 mx1\nmx1 IN A 198.51.100.7\n@ IN TXT "v=spf1 ip4:198.51.100.0/28 ~all"\ns1._domainkey IN TXT ${key.record
  .match(/.{1,200}/gu)
  ?.map((part) => `"${part}"`)
  .join(' ')}\n_dmarc IN TXT "v=DMARC1; p=reject; rua=mailto:dmarc@${domain}"\n`

/** The server has no SPF record, so a run that queries the server reports this. */
const faulty = { ...soundZone, [domain]: { MX: [`10 mx1.${domain}.`] } }

const ofDns = ({ findings }: PreflightRun): readonly string[] =>
  findings.filter((line) => /^\w+ (?:spf|dkim|dmarc|mx|dns)-/u.test(line)).map((line) => line.split(' ', 3).join(' '))

describe('the settings dns and zone-file', () => {
  let server: RunningNameServer
  beforeAll(async () => {
    server = await startNameServer(faulty)
  })
  afterAll(async () => await server[Symbol.asyncDispose]())

  const check = async (settings: string, files: Readonly<Record<string, string>> = {}): Promise<PreflightRun> =>
    await runPreflight({ 'mail.html': template, '.github/presend.yml': `${config}${settings}`, ...files }, [], server)

  test("live queries the machine's resolver", async () => {
    const run = await check('dns: live\n')
    expect([run.exitCode, ofDns(run)]).toEqual([1, ['error spf-missing mail.html:3']])
  })

  test('live reports records that the resolver cannot look up as unchecked, never as absent', async () => {
    await server.kill()
    try {
      const run = await check('dns: live\n')
      expect(ofDns(run)).toEqual(['notice dns-unavailable mail.html:3'])
      expect(run.unchecked.filter((line) => line.startsWith('spf-missing'))).toHaveLength(1)
    } finally {
      await server.start()
    }
  })

  test('zone reads only the files, and reports faults at their lines', async () => {
    const clean = await check('zone-file: dns.zone\n', { 'dns.zone': sound })
    expect([clean.exitCode, ofDns(clean)]).toEqual([0, []])
    const open = await check('zone-file: dns.zone\n', { 'dns.zone': sound.replace('~all', '+all') })
    expect([open.exitCode, ofDns(open)]).toEqual([1, ['error spf-plus-all dns.zone:5']])
  })

  test('live prefers the files, and queries the resolver for all other names', async () => {
    const run = await check('dns: live\nzone-file: dns.zone\n', {
      'dns.zone': sound.replace('ip4:198.51.100.0/28', 'include:gone.northwind.net'),
    })
    expect(ofDns(run)).toEqual(['error spf-syntax dns.zone:5'])
  })

  test.each([
    ['zone without files', '', 'zone-file is not set, and dns is not set to live'],
    ['off', 'dns: off\nzone-file: dns.zone\n', 'dns is off'],
  ])('with %s, no DNS rule is checked', async (_name, settings, reason) => {
    const run = await check(settings, { 'dns.zone': sound.replace('~all', '+all') })
    expect([run.exitCode, ofDns(run)]).toEqual([0, []])
    expect(run.unchecked).toContain(`spf-missing: ${reason}`)
  })
})
