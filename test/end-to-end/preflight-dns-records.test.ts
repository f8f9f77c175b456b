/** The limits and edge cases of the RFCs on SPF, DKIM, DMARC and related standards, tested against Debian's NSD. */

import { describe, expect, test } from 'vitest'

import { aSigningKey } from '../support/dkim-signer.ts'
import type { ZoneRecords } from '../support/name-server.ts'
import { check, domain, key, soundZone, withSpf } from '../support/preflight-dns.ts'

type Case = readonly [what: string, zone: ZoneRecords, expected: readonly string[]]

const own = 'ip4:198.51.100.0/28'

/** `n0.pier.net` to `n<count - 1>.pier.net`, each with an SPF record. */
function networks(count: number, record: string = 'v=spf1 ip4:192.0.2.1 -all'): ZoneRecords {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}.pier.net`, { TXT: [record] }]))
}

function includesOf(count: number): string {
  return Array.from({ length: count }, (_, index) => `include:n${index}.pier.net`).join(' ')
}

describe('RFC 7208 (SPF)', () => {
  test.each<Case>([
    [
      'counts the terms of nested includes: ten',
      withSpf(`v=spf1 include:all.pier.net ${own} -all`, {
        ...networks(9),
        'all.pier.net': { TXT: [`v=spf1 ${includesOf(9)} -all`] },
      }),
      ['notice spf-lookups'],
    ],
    [
      'counts the terms of nested includes: eleven',
      withSpf(`v=spf1 include:all.pier.net ${own} -all`, {
        ...networks(10),
        'all.pier.net': { TXT: [`v=spf1 ${includesOf(10)} -all`] },
      }),
      ['error spf-lookups'],
    ],
    [
      'counts the same include as often as it occurs',
      withSpf(`v=spf1 ${'include:n0.pier.net '.repeat(11)}${own} -all`, networks(1)),
      ['error spf-lookups'],
    ],
    [
      'counts a redirect and the terms in its record',
      withSpf('v=spf1 redirect=all.pier.net', {
        ...networks(10),
        'all.pier.net': { TXT: [`v=spf1 ${own} ${includesOf(10)} -all`] },
      }),
      ['error spf-lookups'],
    ],
    [
      'does not count exp, ip4, ip6 and all',
      withSpf(`v=spf1 ${includesOf(8)} ${own} ip6:2001:db8::/32 exp=why.pier.net -all`, networks(8)),
      [],
    ],
    ['ignores a redirect next to all', withSpf(`v=spf1 ${own} redirect=gone.pier.net -all`), ['warning spf-syntax']],
    ['accepts a redirect without all', withSpf('v=spf1 redirect=n0.pier.net', networks(1, `v=spf1 ${own} -all`)), []],
    ['requires a record at the target of a redirect', withSpf('v=spf1 redirect=gone.pier.net'), ['error spf-syntax']],
    [
      'requires one record at the target of an include',
      withSpf(`v=spf1 ${own} include:n0.pier.net -all`, {
        'n0.pier.net': { TXT: ['v=spf1 ip4:192.0.2.1 -all', 'v=spf1 ip4:192.0.2.2 -all'] },
      }),
      ['error spf-multiple'],
    ],
    [
      'expands the macros of exists for the sending address',
      withSpf(`v=spf1 exists:%{ir}.allow.${domain} -all`, { [`7.100.51.198.allow.${domain}`]: { A: ['127.0.0.2'] } }),
      [],
    ],
    [
      'finds with macros that the sending address is not listed',
      withSpf(`v=spf1 exists:%{ir}.allow.${domain} -all`, { [`8.100.51.198.allow.${domain}`]: { A: ['127.0.0.2'] } }),
      ['error spf-not-authorized'],
    ],
    ['does not count a name with macros as void', withSpf(`v=spf1 a:%{l}.x a:%{s}.y a:%{o}.z ${own} -all`), []],
    ['rejects a macro that does not exist', withSpf(`v=spf1 exists:%{z}.pier.net ${own} -all`), ['error spf-syntax']],
    ['advises against ptr', withSpf(`v=spf1 ptr ${own} -all`), ['notice spf-ptr']],
    [
      'accepts an mx term with ten exchanges',
      withSpf(`v=spf1 mx:ten.pier.net ${own} -all`, exchanges('ten.pier.net', 10)),
      [],
    ],
    [
      'rejects an mx term with eleven exchanges',
      withSpf(`v=spf1 mx:many.pier.net ${own} -all`, exchanges('many.pier.net', 11)),
      ['error spf-lookups'],
    ],
    ['accepts upper-case letters', withSpf('V=SPF1 IP4:198.51.100.0/28 ~ALL'), []],
    ['accepts a record without all', withSpf(`v=spf1 ${own}`), []],
    ['accepts prefix lengths for both families', withSpf(`v=spf1 a/28//64 ${own} -all`), []],
    ['rejects a prefix length of 33', withSpf('v=spf1 ip4:198.51.100.0/33 -all'), ['error spf-syntax']],
    ['treats all as +all', withSpf(`v=spf1 ${own} all`), ['error spf-plus-all']],
    ['warns about ?all', withSpf(`v=spf1 ${own} ?all`), ['warning spf-plus-all']],
    [
      'follows a CNAME to the record of an include',
      withSpf(`v=spf1 ${own} include:alias.pier.net -all`, {
        ...networks(1),
        'alias.pier.net': { CNAME: ['n0.pier.net.'] },
      }),
      [],
    ],
    ['ignores a record of type spf2.0', withTexts([`v=spf1 ${own} -all`, 'spf2.0/pra +all']), []],
  ])('%s', async (_what, zone, expected) => {
    expect(await check(zone)).toEqual(expected)
  })
})

function exchanges(name: string, count: number): ZoneRecords {
  const hosts = Array.from({ length: count }, (_, index) => `x${index}.${name}`)
  return {
    [name]: { MX: hosts.map((host, index) => `${index} ${host}.`) },
    ...Object.fromEntries(hosts.map((host) => [host, { A: ['192.0.2.9'] }])),
  }
}

function withTexts(texts: readonly string[]): ZoneRecords {
  return { ...soundZone, [domain]: { ...soundZone[domain], TXT: texts } }
}

function withKey(record: string, more: ZoneRecords = {}): ZoneRecords {
  return { ...soundZone, [`s1._domainkey.${domain}`]: { TXT: [record] }, ...more }
}

const short = aSigningKey('rsa', 512)
const old = aSigningKey('rsa', 1024)
const edwards = aSigningKey('ed25519')

describe('RFC 6376, RFC 8301 and RFC 8463 (DKIM)', () => {
  test.each<Case>([
    ['rejects 512 bits', withKey(short.record), ['error dkim-short-key']],
    ['warns about 1024 bits', withKey(old.record), ['warning dkim-short-key']],
    ['accepts 2048 bits in several strings', withKey(key.record), []],
    ['accepts Ed25519', withKey(edwards.record), []],
    ['accepts a record of p= alone', withKey(key.record.replace('v=DKIM1; ', '')), []],
    ['warns about the test flag', withKey(`${edwards.record}; t=y`), ['warning dkim-test-mode']],
    ['accepts the flag s', withKey(`${edwards.record}; t=s`), []],
    ['rejects a key for SHA-1 only', withKey(`${edwards.record}; h=sha1`), ['error dkim-weak-hash']],
    ['accepts SHA-1 beside SHA-256', withKey(`${edwards.record}; h=sha1:sha256`), []],
    ['rejects a key type that does not exist', withKey(key.record.replace('p=', 'k=dsa; p=')), ['error dkim-syntax']],
    ['rejects a version in lower case', withKey(key.record.replace('DKIM1', 'dkim1')), ['error dkim-syntax']],
    ['rejects a truncated key', withKey(key.record.slice(0, 120)), ['error dkim-syntax']],
    ['rejects a key for another service', withKey(`${edwards.record}; s=tlsrpt`), ['error dkim-syntax']],
    [
      'follows a CNAME to the key of a provider',
      {
        ...soundZone,
        [`s1._domainkey.${domain}`]: { CNAME: ['s1.keys.pier.net.'] },
        's1.keys.pier.net': { TXT: [key.record] },
      },
      [],
    ],
    [
      'finds no key if a CNAME points to a missing record',
      { ...soundZone, [`s1._domainkey.${domain}`]: { CNAME: ['gone.pier.net.'] } },
      ['error dkim-missing'],
    ],
    ['does not treat another TXT record as a key', withKey('v=spf1 -all'), ['error dkim-missing']],
  ])('%s', async (_what, zone, expected) => {
    expect(await check(zone)).toEqual(expected)
  })
})

function withPolicy(record: string, more: ZoneRecords = {}): ZoneRecords {
  return { ...soundZone, [`_dmarc.${domain}`]: { TXT: [record] }, ...more }
}

const deep = `a.b.c.d.e.f.g.h.${domain}`
const mailFor = (name: string): ZoneRecords => ({ [name]: { MX: [`10 mx1.${domain}.`] } })

describe('RFC 9989 and RFC 9990 (DMARC)', () => {
  test.each<Case>([
    ['mentions t=y', withPolicy('v=DMARC1; p=reject; t=y'), ['notice dmarc-policy-none']],
    ['takes a missing p= for none', withPolicy(`v=DMARC1; rua=mailto:d@${domain}`), ['notice dmarc-policy-none']],
    ['accepts np next to p', withPolicy('v=DMARC1; p=reject; np=reject; sp=quarantine'), []],
    [
      'does not apply np to a domain that exists',
      withPolicy('v=DMARC1; p=none; np=reject'),
      ['notice dmarc-policy-none'],
    ],
    ['mentions removed tags', withPolicy('v=DMARC1; p=reject; pct=50'), ['notice dmarc-removed-tag']],
    ['rejects an invalid psd', withPolicy('v=DMARC1; p=reject; psd=yes'), ['error dmarc-syntax']],
    ['ignores unknown tags', withPolicy('v=DMARC1; p=reject; x=1'), []],
    [
      'uses the policy of a public suffix domain',
      { ...soundZone, [`_dmarc.${domain}`]: {}, '_dmarc.com': { TXT: ['v=DMARC1; p=reject; psd=y'] } },
      [],
    ],
    [
      'follows a CNAME to the record',
      {
        ...soundZone,
        [`_dmarc.${domain}`]: { CNAME: ['_dmarc.pier.net.'] },
        '_dmarc.pier.net': { TXT: ['v=DMARC1; p=reject'] },
      },
      [],
    ],
    [
      'accepts a report address that its domain authorizes',
      withPolicy('v=DMARC1; p=reject; rua=mailto:a@pier.net', {
        [`${domain}._report._dmarc.pier.net`]: { TXT: ['v=DMARC1'] },
      }),
      [],
    ],
    [
      'accepts a report address whose domain authorizes all reports',
      withPolicy('v=DMARC1; p=reject; rua=mailto:a@pier.net', { '*._report._dmarc.pier.net': { TXT: ['v=DMARC1;'] } }),
      [],
    ],
    [
      'does not treat another record as an authorization',
      withPolicy('v=DMARC1; p=reject; rua=mailto:a@pier.net', {
        [`${domain}._report._dmarc.pier.net`]: { TXT: ['v=spf1 -all'] },
      }),
      ['warning dmarc-rua-unauthorized'],
    ],
  ])('%s', async (_what, zone, expected) => {
    expect(await check(zone)).toEqual(expected)
  })

  test('applies sp to a subdomain', async () => {
    const zone = withPolicy('v=DMARC1; p=reject; sp=none', mailFor(`shop.${domain}`))
    expect(await check(zone, { settings: { author: `shop.${domain}` } })).toEqual(['notice dmarc-policy-none'])
    expect(await check(zone)).toEqual([])
  })

  test.each([
    [`d.e.f.g.h.${domain}`, []],
    // After the name itself, a tree walk queries the last seven labels, so that it makes at most eight queries.
    [`c.d.e.f.g.h.${domain}`, ['error dmarc-missing']],
  ])('walks up from ten labels to the record at %s unless it is beyond the query limit', async (at, expected) => {
    const zone = {
      ...soundZone,
      ...mailFor(deep),
      [`_dmarc.${domain}`]: {},
      [`_dmarc.${at}`]: { TXT: ['v=DMARC1; p=reject; psd=n'] },
    }
    expect(await check(zone, { settings: { author: deep } })).toEqual(expected)
  })

  test('reports a report address as unchecked when its server fails', async () => {
    const zone = withPolicy('v=DMARC1; p=reject; rua=mailto:a@pier.net')
    expect(await check(zone, { brokenApex: 'pier.net' })).toEqual([
      'notice dns-unavailable',
      'unchecked dmarc-rua-unauthorized',
    ])
  })
})

describe('DNS records other than SPF, DKIM and DMARC', () => {
  const sts = `_mta-sts.${domain}`
  const policyHost = { [`mta-sts.${domain}`]: { A: ['198.51.100.9'] } }
  const logo = `https://${domain}/logo.svg`
  const reverse = '7.100.51.198.in-addr.arpa'
  test.each<Case>([
    ['no MX but an address (RFC 5321 §5.1)', withMail({ A: ['198.51.100.7'] }), []],
    ['neither MX nor address', withMail({}), ['warning mx-missing']],
    ['a null MX next to another MX (RFC 7505 §3)', withMail({ MX: ['0 .', `10 mx1.${domain}.`] }), []],
    ['MTA-STS', { ...soundZone, ...policyHost, [sts]: { TXT: ['v=STSv1; id=20270101;'] } }, []],
    [
      'MTA-STS with an id of 33 characters',
      { ...soundZone, ...policyHost, [sts]: { TXT: [`v=STSv1; id=${'1'.repeat(33)}`] } },
      ['notice mta-sts'],
    ],
    [
      'two MTA-STS records',
      { ...soundZone, ...policyHost, [sts]: { TXT: ['v=STSv1; id=1', 'v=STSv1; id=2'] } },
      ['notice mta-sts'],
    ],
    ['MTA-STS without a host for its policy', { ...soundZone, [sts]: { TXT: ['v=STSv1; id=1'] } }, ['notice mta-sts']],
    [
      'MTA-STS whose policy host is a CNAME',
      {
        ...soundZone,
        [sts]: { TXT: ['v=STSv1; id=1'] },
        [`mta-sts.${domain}`]: { CNAME: ['sts.pier.net.'] },
        'sts.pier.net': { A: ['192.0.2.9'] },
      },
      [],
    ],
    ['TLS reports', { ...soundZone, [`_smtp._tls.${domain}`]: { TXT: [`v=TLSRPTv1; rua=mailto:t@${domain}`] } }, []],
    [
      'TLS reports without a valid destination',
      { ...soundZone, [`_smtp._tls.${domain}`]: { TXT: ['v=TLSRPTv1;'] } },
      ['notice tls-rpt'],
    ],
    ['BIMI', { ...soundZone, [`default._bimi.${domain}`]: { TXT: [`v=BIMI1; l=${logo}`] } }, []],
    [
      'BIMI with a PNG image',
      { ...soundZone, [`default._bimi.${domain}`]: { TXT: [`v=BIMI1; l=https://${domain}/logo.png`] } },
      ['notice bimi'],
    ],
    [
      'BIMI with a DMARC policy in test mode',
      withPolicy('v=DMARC1; p=reject; t=y', { [`default._bimi.${domain}`]: { TXT: [`v=BIMI1; l=${logo}`] } }),
      ['notice bimi', 'notice dmarc-policy-none'],
    ],
    [
      'several names of the sending address',
      { ...soundZone, [reverse]: { PTR: ['x.pier.net.', `mx1.${domain}.`] } },
      [],
    ],
    [
      'a name of the sending address that is an alias',
      { ...soundZone, [reverse]: { PTR: ['a.pier.net.'] }, 'a.pier.net': { CNAME: [`mx1.${domain}.`] } },
      [],
    ],
  ])('%s', async (_what, zone, expected) => {
    expect(await check(zone)).toEqual(expected)
  })
})

/** The valid sender with other records for receiving mail. */
function withMail(records: ZoneRecords[string]): ZoneRecords {
  const { TXT = [] } = soundZone[domain] ?? {}
  return { ...soundZone, [domain]: { TXT, ...records } }
}
