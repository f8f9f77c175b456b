/** A sender whose DNS records are served by Debian's NSD, and the results of preflight's DNS rules for this sender. */

import { liveDns } from '../../src/foundation/world/live-dns.ts'
import type { ReadDns } from '../../src/preflight/dns/dns-facts.ts'
import { dnsReader } from '../../src/preflight/dns/dns-reader.ts'
import type { PreflightReport } from '../../src/preflight/finding.ts'
import type { PreflightSettings } from '../../src/preflight/preflight-settings.ts'
import { preflightTemplate } from '../../src/preflight/preflight-template.ts'
import { valueOf } from './a-repository.ts'
import { aSigningKey } from './dkim-signer.ts'
import { fakeFiles } from './fake-files.ts'
import { type NameServerOptions, startNameServer, type ZoneRecords } from './name-server.ts'
import { defaultPreflightSettings } from './preflight-settings.ts'

/** The key of the selector s1. */
export const key = aSigningKey()
export const domain = 'fernhill-bikes.com'
const ip = '198.51.100.7'

/** A sender without any problems. */
export const soundZone: ZoneRecords = {
  [domain]: { TXT: ['v=spf1 ip4:198.51.100.0/28 ~all', 'site-verification=1'], MX: [`10 mx1.${domain}.`] },
  [`mx1.${domain}`]: { A: [ip] },
  [`s1._domainkey.${domain}`]: { TXT: [key.record] },
  [`_dmarc.${domain}`]: { TXT: [`v=DMARC1; p=reject; rua=mailto:dmarc@${domain}`] },
  '7.100.51.198.in-addr.arpa': { PTR: [`mx1.${domain}.`] },
}

const settings: PreflightSettings = {
  ...defaultPreflightSettings,
  mailType: 'transactional',
  dns: 'live',
  envelopeFrom: `bounces@${domain}`,
  dkim: { domain, selector: 's1', isSigning: false },
  sendingIp: ip,
}

/** Resolves names through this server only. */
export function readerOf(server: string, timeoutMs = 2000): ReadDns {
  return dnsReader({ mode: 'live', zones: [], live: liveDns({ servers: [server], timeoutMs }) })
}

/** Returns the results of all rules for a message of the sender. */
export async function preflight(
  readDns: ReadDns,
  { author = domain, ...more }: Partial<PreflightSettings> & { readonly author?: string } = {},
): Promise<PreflightReport> {
  const text = `---\nsubject: Ready\nfrom: news@${author}\n---\n<p>Ready.</p>\n`
  const template = {
    templatePath: 'ready.html',
    repositoryRoot: '/repo',
    dataSetName: null,
    data: { kind: 'none' as const },
    overrides: { subject: null, from: null, replyTo: null, headers: [], textPath: null },
    printed: null,
    helpersPath: null,
    embedImages: false,
    inlineCss: false,
  }
  const world = { files: fakeFiles({ '/repo/ready.html': text }), clock: { nowMs: () => 0 }, readDns }
  return valueOf(await preflightTemplate({ template, settings: { ...settings, ...more } }, world))
}

/** Returns the findings of the DNS rules and the ids of the rules that could not be checked. */
export async function check(
  zone: ZoneRecords,
  { settings: more = {}, ...options }: NameServerOptions & { readonly settings?: Parameters<typeof preflight>[1] } = {},
): Promise<readonly string[]> {
  await using server = await startNameServer(zone, options)
  return dnsLines(await preflight(readerOf(server.address), more))
}

const ofDns = /^(?:spf|dkim|dmarc|mx|soa|ptr|mta|tls|bimi|dns)-?/u

/** Returns lines such as `error spf-multiple`, or `unchecked spf-missing` for rules that could not be checked. */
export function dnsLines({ findings, unchecked }: PreflightReport): readonly string[] {
  return [
    ...findings.filter(({ ruleId }) => ofDns.test(ruleId)).map(({ severity, ruleId }) => `${severity} ${ruleId}`),
    ...unchecked.filter(({ ruleId }) => ofDns.test(ruleId)).map(({ ruleId }) => `unchecked ${ruleId}`),
  ].toSorted()
}

/** Returns the valid zone with another SPF record. */
export function withSpf(spf: string, more: ZoneRecords = {}): ZoneRecords {
  return { ...soundZone, ...more, [domain]: { ...soundZone[domain], TXT: [spf] } }
}
