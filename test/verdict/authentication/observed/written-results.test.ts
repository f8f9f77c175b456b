import { describe, expect, test } from 'vitest'

import {
  readWrittenResults,
  type WrittenResults,
} from '../../../../src/verdict/authentication/observed/written-results.ts'
import { parseResultsField } from '../../../../src/verdict/authentication/results-field/parse-results-field.ts'

function read(value: string): WrittenResults {
  const field = parseResultsField(`mx.box.example; ${value}`)
  return readWrittenResults(field === null ? [] : [field])
}

describe('readWrittenResults()', () => {
  test('returns nothing without a field', () => {
    expect(readWrittenResults([])).toEqual({ spf: null, spfProblem: null, dkim: null, dmarc: null, arc: null })
  })

  test.each<readonly [string, string, WrittenResults['spf']]>([
    ['for an address', 'spf=pass smtp.mailfrom=news@Shop.Example', { result: 'pass', domain: 'shop.example' }],
    [
      'for an address in angle brackets',
      'spf=fail smtp.mailfrom="<a@shop.example>"',
      { result: 'fail', domain: 'shop.example' },
    ],
    ['for a domain', 'spf=softfail smtp.mailfrom=shop.example', { result: 'softfail', domain: 'shop.example' }],
    ['with the names of RFC 5451', 'spf=hardfail smtp.mail=a@shop.example', { result: 'fail', domain: 'shop.example' }],
    [
      'for MAIL FROM before that for HELO',
      'spf=pass smtp.helo=mail.shop.example; spf=fail smtp.mailfrom=shop.example',
      { result: 'fail', domain: 'shop.example' },
    ],
    [
      'for the null reverse-path from HELO',
      'spf=pass smtp.mailfrom=<> smtp.helo=mail.shop.example',
      { result: 'pass', domain: 'mail.shop.example' },
    ],
    ['without a domain if it is not a pass', 'spf=none', { result: 'none', domain: null }],
    ['as missing if it is a pass without a domain', 'spf=pass', null],
    ['as missing if it is only about HELO', 'spf=pass smtp.helo=mail.shop.example', null],
    ['as missing if it is unknown', 'spf=excellent smtp.mailfrom=shop.example', null],
  ])('reads the SPF result %s', (_name, value, expected) => {
    expect(read(value).spf).toEqual(expected)
  })

  test('explains why an SPF result is ignored', () => {
    expect(read('spf=pass smtp.helo=mail.shop.example').spfProblem).toContain('covers only the HELO name')
    expect(read('spf=pass').spfProblem).toContain('does not name the envelope sender')
    expect(read('spf=pass smtp.mailfrom=shop.example').spfProblem).toBeNull()
  })

  test('maps the words that providers use for failing signatures', () => {
    const { dkim } = read('dkim=perm_fail header.d=a.example; dkim=permfail header.d=b.example; dkim=temp_fail')
    expect(dkim?.map(({ result }) => result)).toEqual(['fail', 'fail', 'temperror'])
  })

  test('reads every signature by its domain or identity', () => {
    const { dkim } = read(
      'dkim=pass header.i=@shop.example header.s=S1 header.b=AbC; dkim=fail (body hash did not verify) header.d=esp.example; dkim=timeout',
    )
    expect(dkim).toEqual([
      { result: 'pass', domain: 'shop.example', selector: 's1', valueStart: 'AbC', comment: null },
      { result: 'fail', domain: 'esp.example', selector: null, valueStart: null, comment: 'body hash did not verify' },
      { result: 'temperror', domain: null, selector: null, valueStart: null, comment: null },
    ])
  })

  test('distinguishes an unsigned message from one without a DKIM result', () => {
    expect(read('dkim=none (message not signed)').dkim).toEqual([])
    expect(read('spf=none').dkim).toBeNull()
    expect(read('dkim=unknown').dkim).toBeNull()
  })

  test.each<readonly [string, WrittenResults['dmarc']]>([
    [
      'dmarc=pass (p=REJECT sp=NONE dis=NONE) header.from=shop.example',
      { result: 'pass', domain: 'shop.example', policy: 'reject', comment: null },
    ],
    [
      'dmarc=fail(p=QUARANTINE,sp=NONE) header.from=shop.example',
      { result: 'fail', domain: 'shop.example', policy: 'quarantine', comment: null },
    ],
    [
      'dmarc=fail action=oreject header.from=shop.example',
      { result: 'fail', domain: 'shop.example', policy: null, comment: 'action oreject' },
    ],
    [
      'dmarc=bestguesspass action=none header.from=shop.example',
      {
        result: 'none',
        domain: 'shop.example',
        policy: null,
        comment: "there is no DMARC record; the provider's best guess is a pass",
      },
    ],
    [
      'dmarc=pass policy.published-domain-policy=none (p=none,d=none) header.from=shop.example',
      { result: 'pass', domain: 'shop.example', policy: 'none', comment: null },
    ],
    [
      'dmarc=fail (two From: fields) header.from=shop.example',
      { result: 'fail', domain: 'shop.example', policy: null, comment: 'two From: fields' },
    ],
    ['dmarc=permerror', { result: 'permerror', domain: null, policy: null, comment: null }],
    ['dmarc=unknown header.from=shop.example', null],
  ])('reads %s', (value, expected) => {
    expect(read(value).dmarc).toEqual(expected)
  })
})
