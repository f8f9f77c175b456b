import { describe, expect, test } from 'vitest'

import { parseMessage } from '../../../../src/foundation/mail/parse-message.ts'
import { checkDkim } from '../../../../src/verdict/authentication/check-dkim.ts'
import { mailauthResolver } from '../../../../src/verdict/authentication/mailauth-resolver.ts'
import { type FakeRecords, fakeDns } from '../../../support/fake-dns.ts'

/** The keys of RFC 8463, Appendix A.2, and of RFC 6376, Appendix C. */
const keys = {
  'brisbane._domainkey.football.example.com': {
    TXT: ['v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='],
  },
  'test._domainkey.football.example.com': {
    TXT: [
      'v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDkHlOQoBTzWRiGs5V6NpP3idY6Wk08a5qhdR6wy5bdOKb2jLQiY/J16JYi0Qvx/byYzCNb3W91y3FutACDfzwQ/BC/e/8uBsCR+yz1Lxj+PL6lHvqMKrM3rG4hstT5QjvHO9PzoxZyVYLzBfO2EeC3Ip3G+2kryOTIKT+l/K4w3QIDAQAB',
    ],
  },
  'brisbane._domainkey.example.com': {
    TXT: [
      'v=DKIM1; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDwIRP/UC3SBsEmGqZ9ZJW3/DkMoGeLnQg1fWn7/zYtIxN2SnFCjxOCKG9v3b4jYfcTNh5ijSsq631uBItLa7od+v/RtdC2UzJ1lWT947qR+Rcac2gbto/NMqJ0fzfVjH4OuKhitdY9tf6mcwGjaNBcWToIMmPSPDdQPNUYckcQ2QIDAQAB',
    ],
  },
}

const mail = [
  'From: Joe SixPack <joe@football.example.com>',
  'To: Suzie Q <suzie@shopping.example.net>',
  'Subject: Is dinner ready?',
  'Date: Fri, 11 Jul 2003 21:00:37 -0700 (PDT)',
  'Message-ID: <20030712040037.46341.5F8J@football.example.com>',
  '',
  'Hi.',
  '',
  'We lost the game.  Are you hungry yet?',
  '',
  'Joe.',
  '',
]

/** The message in RFC 8463, Appendix A.3. */
const ed25519 = [
  'DKIM-Signature: v=1; a=ed25519-sha256; c=relaxed/relaxed;',
  ' d=football.example.com; i=@football.example.com;',
  ' q=dns/txt; s=brisbane; t=1528637909; h=from : to :',
  ' subject : date : message-id : from : subject : date;',
  ' bh=2jUSOH9NhtVGCQWNr9BrIAPreKQjO6Sn7XIkfJVOzv8=;',
  ' b=/gCrinpcQOoIfuHNQIbq4pgh9kyIK3AQUdt9OdqQehSwhEIug4D11Bus',
  ' Fa3bT3FY5OsU7ZbnKELq+eXdp1Q1Dw==',
]
const rsa = [
  'DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed;',
  ' d=football.example.com; i=@football.example.com;',
  ' q=dns/txt; s=test; t=1528637909; h=from : to : subject :',
  ' date : message-id : from : subject : date;',
  ' bh=2jUSOH9NhtVGCQWNr9BrIAPreKQjO6Sn7XIkfJVOzv8=;',
  ' b=F45dVWDfMbQDGHJFlXUNB2HKfbCeLRyhDXgFpEL8GwpsRe0IeIixNTe3',
  ' DhCVlUrSjV4BwcVcOF6+FF3Zo9Rpo1tFOeS9mPYQTnGdaSGsgeefOsk2Jz',
  ' dA+L10TeYt9BgDfQNZtKdN1WO//KgIqXP7OdEFE4LjFYNcUxZQ4FADY+8=',
]

/**
 * The message in RFC 6376, Appendix A.2. It uses simple/simple canonicalization, so the signature depends on every
 * space. Its body has one space instead of two.
 */
const rfc6376 = [
  'DKIM-Signature: v=1; a=rsa-sha256; s=brisbane; d=example.com;',
  '      c=simple/simple; q=dns/txt; i=joe@football.example.com;',
  '      h=Received : From : To : Subject : Date : Message-ID;',
  '      bh=2jUSOH9NhtVGCQWNr9BrIAPreKQjO6Sn7XIkfJVOzv8=;',
  '      b=AuUoFEfDxTDkHlLXSZEpZj79LICEps6eda7W3deTVFOk4yAUoqOB',
  '        4nujc7YopdG5dWLSdNg6xNAZpOPr+kHxt1IrE+NahM6L/LbvaHut',
  '        KVdkLLkpVaVVQPzeRDI009SO2Il5Lu7rDNH6mZckBdrIx0orEtZV',
  '        4bmp/YzhwvcubU4=;',
  'Received: from client1.football.example.com  [192.0.2.1]',
  '      by submitserver.example.com with SUBMISSION;',
  '      Fri, 11 Jul 2003 21:01:54 -0700 (PDT)',
  ...mail.map((line) => line.replace('game.  Are', 'game. Are')),
]

async function verify(lines: readonly string[], zone: FakeRecords = keys) {
  const bytes = Buffer.from(lines.join('\r\n'))
  const resolver = mailauthResolver(fakeDns(zone), new AbortController().signal)
  const { signatures } = await checkDkim({ bytes, message: await parseMessage(bytes) }, resolver, 1_528_637_910_000)
  return signatures.map(({ result, domain, selector, comment }) => ({ result, domain, selector, comment }))
}

async function resultsOf(lines: readonly string[]): Promise<readonly string[]> {
  return (await verify(lines)).map(({ result }) => result)
}

describe('checkDkim() verifies the examples of the standards', () => {
  test('RFC 8463 Appendix A.3: one message, an Ed25519 and an RSA signature', async () => {
    const football = { result: 'pass', domain: 'football.example.com', comment: null }
    expect(await verify([...ed25519, ...rsa, ...mail])).toEqual([
      { ...football, selector: 'brisbane' },
      { ...football, selector: 'test' },
    ])
  })

  test('RFC 8463 Appendix A.3: no signature passes after one letter of a signed field or the body changed', async () => {
    const otherSubject = mail.map((line) => line.replace('dinner', 'Dinner'))
    const otherBody = mail.map((line) => line.replace('lost', 'l0st'))
    for (const changed of [otherSubject, otherBody]) {
      const found = await verify([...ed25519, ...rsa, ...changed])
      expect(found.map(({ result }) => result)).toEqual(['fail', 'fail'])
    }
  })

  test('relaxed canonicalization allows different spaces and folding (RFC 6376 §3.4.2, §3.4.4)', async () => {
    const folded = mail.flatMap((line) => (line.startsWith('Subject') ? ['SUBJECT:  Is', '\tdinner ready? '] : [line]))
    const spaced = folded.map((line) => line.replace('game.  Are', 'game. \t Are'))
    const found = await verify([...ed25519, ...rsa, ...spaced, '', ''])
    expect(found.map(({ result }) => result)).toEqual(['pass', 'pass'])
  })

  test('an added second From or Subject breaks oversigned signatures (RFC 6376 §5.4.2)', async () => {
    const found = await verify([...ed25519, ...rsa, 'Subject: forged', ...mail])
    expect(found.map(({ result }) => result)).toEqual(['fail', 'fail'])
  })

  test('RFC 6376 Appendix A.2: simple canonicalization, with the identity below the signing domain', async () => {
    const passed = { result: 'pass', domain: 'example.com', selector: 'brisbane', comment: null }
    expect(await verify(rfc6376)).toEqual([passed])
  })

  test('simple canonicalization allows no extra space, but allows empty lines at the end (RFC 6376 §3.4.1, §3.4.3)', async () => {
    expect(await resultsOf(rfc6376.map((line) => line.replace('Is dinner', 'Is  dinner')))).toEqual(['fail'])
    expect(await resultsOf(rfc6376.map((line) => line.replace('Hi.', 'Hi. ')))).toEqual(['fail'])
    expect(await resultsOf([...rfc6376, '', '', ''])).toEqual(['pass'])
  })

  test('a signature whose key is revoked or missing does not pass (RFC 6376 §3.6.1, §6.1.2)', async () => {
    const revoked = { 'brisbane._domainkey.example.com': { TXT: ['v=DKIM1; p='] } }
    for (const zone of [revoked, {}]) {
      const [found] = await verify(rfc6376, zone)
      expect(found?.result).not.toBe('pass')
    }
  })
})
