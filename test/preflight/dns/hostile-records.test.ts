/** Records that an attacker could publish to make preflight slow or its report large. */

import { expect, it } from 'vitest'
import { readDnsFacts } from '../../../src/preflight/dns/read-dns-facts.ts'
import { allRules } from '../../../src/preflight/registry.ts'
import type { RuleContext } from '../../../src/preflight/rule-context.ts'
import { fakeDns } from '../../support/fake-dns.ts'
import { preflightContext } from '../../support/preflight.ts'

/** The longest text that one TXT record can have. */
const size = 65_000

function filled(start: string, part: string): string {
  return start + part.repeat(Math.floor((size - start.length) / part.length))
}

const spf = [
  'v=spf1 a ',
  'v=spf1include:',
  'v=spf1 %{',
  'v=spf1 include:x.com ',
  'v=spf1 ip4:',
  'v=spf1 a/',
  ' v = spf1 ',
  'v=spf1 a:a.',
]
const parts = ['a ', 'include:', '%{', 'all ', 'x', ' ', '+all', '/', '.', '"', '-', '=', 'include:y.com ']

const hostile = [
  ...spf.flatMap((start) => parts.map((part) => filled(start, part))),
  ...[';', 'p=', ' ', ',', 'mailto:a@b.com,', 'rua=mailto:', '"', 'p=none;', 'v='].map((part) =>
    filled('v=DMARC1; p=none; rua=mailto:a@c.com,', part),
  ),
  ...[';', 'A', ' ', 'p=', '=', '" "'].map((part) => filled('v=DKIM1; p=', part)),
]

async function check(text: string): Promise<{ readonly length: number; readonly questions: number }> {
  const base = await preflightContext({ file: 'a.html', text: '<p>Hello</p>' })
  const dns = fakeDns({
    'shop.com': { TXT: [text], MX: ['10 shop.com'] },
    '_dmarc.shop.com': { TXT: [text] },
    's1._domainkey.shop.com': { TXT: [text] },
    '_mta-sts.shop.com': { TXT: [text] },
    '_smtp._tls.shop.com': { TXT: [text] },
    'default._bimi.shop.com': { TXT: [text] },
  })
  const identity = {
    authorDomain: 'shop.com',
    replyToDomains: [],
    envelopeSender: 'a@shop.com',
    envelopeDomain: 'shop.com',
    isEnvelopeStated: true,
    signatures: [{ domain: 'shop.com', selector: 's1', algorithm: null }],
    sendingIp: null,
  }
  const facts = await readDnsFacts(identity, { dns, zones: [] }, new AbortController().signal)
  const context: RuleContext = { ...base, dns: facts }
  const results = allRules.filter(({ group }) => group === 'dns').map((rule) => rule.check(context))
  return { length: JSON.stringify(results).length, questions: dns.questions.length }
}

it('the DNS rules finish within the test timeout, with few queries and short findings, for records of 65,000 bytes', async () => {
  const large: string[] = []
  for (const text of hostile) {
    const { length, questions } = await check(text)
    if (length > 600_000 || questions > 400)
      large.push(`${text.slice(0, 40)}: ${length} characters, ${questions} questions`)
  }
  expect(large).toEqual([])
})
