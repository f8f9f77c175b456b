import { describe, expect, test } from 'vitest'

import { mailauthResolver } from '../../../../src/verdict/authentication/mailauth-resolver.ts'
import { settleSpf } from '../../../../src/verdict/authentication/observed/settle-spf.ts'
import { readWrittenResults } from '../../../../src/verdict/authentication/observed/written-results.ts'
import type { ClientHop, NoClientHop } from '../../../../src/verdict/authentication/received-field/find-client-hop.ts'
import { parseResultsField } from '../../../../src/verdict/authentication/results-field/parse-results-field.ts'
import { fakeDns } from '../../../support/fake-dns.ts'

const hop: ClientHop = {
  status: 'found',
  clientAddress: '192.0.2.7',
  heloName: 'mail.shop.example',
  byName: 'mx.box.example',
  fieldIndex: 1,
  isCertain: true,
  envelopeSender: 'a@shop.example',
}

async function settle(written: string, given: ClientHop | NoClientHop) {
  const field = parseResultsField(`mx.box.example; ${written}`)
  const dns = fakeDns({ 'shop.example': { TXT: ['v=spf1 ip4:192.0.2.7 -all'] } })
  const resolver = mailauthResolver(dns, new AbortController().signal)
  const settled = await settleSpf(readWrittenResults(field === null ? [] : [field]), given, resolver)
  return { settled, questions: dns.questions }
}

describe('settleSpf()', () => {
  test('sends no DNS query if the provider recorded a result', async () => {
    const { settled, questions } = await settle('spf=softfail smtp.mailfrom=shop.example', hop)
    expect(settled).toMatchObject({ origin: 'provider', result: 'softfail', domain: 'shop.example', hop: null })
    expect(questions).toEqual([])
  })

  test('computes a result if the provider recorded none', async () => {
    const { settled } = await settle('none', hop)
    expect(settled).toMatchObject({ origin: 'computed', result: 'pass', domain: 'shop.example', hop })
  })

  test('accepts only a pass for an uncertain client address', async () => {
    const uncertain = { ...hop, isCertain: false }
    expect((await settle('none', uncertain)).settled).toMatchObject({ origin: 'computed', result: 'pass' })
    const other = await settle('none', { ...uncertain, clientAddress: '203.0.113.9' })
    expect(other.settled).toMatchObject({ origin: 'none' })
  })

  test.each<readonly [string, ClientHop | NoClientHop, string]>([
    ['no address', { status: 'unknown', reason: 'nobody says' }, 'nobody says'],
    [
      'no HELO name for the null sender',
      { ...hop, envelopeSender: null, heloName: null },
      'the envelope sender is empty',
    ],
  ])('explains why nothing can be computed with %s', async (_name, given, expected) => {
    const { settled } = await settle('none', given)
    expect(settled).toMatchObject({ origin: 'none', reason: expect.stringContaining(expected) })
  })

  test('uses the address literal if the HELO name is unknown', async () => {
    expect((await settle('none', { ...hop, heloName: null })).settled).toMatchObject({ result: 'pass' })
  })
})
