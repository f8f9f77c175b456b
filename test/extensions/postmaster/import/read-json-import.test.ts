import { assert, jsonValue, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  readImportedDomains,
  readJsonImport,
  repeatedKeys,
} from '../../../../src/extensions/postmaster/import/read-json-import.ts'
import { emptyDay } from '../../../../src/extensions/postmaster/storage/accounts-and-days.ts'
import { renderProblem } from '../../../../src/foundation/errors/problem.ts'
import { aFullDay } from '../storage/builders.ts'

const rules = { file: 'f.json', nowMs: Date.parse('2026-11-22T12:00:00Z') }

function problemsOf(text: string): readonly string[] {
  const parsed = readJsonImport(text, rules)
  return parsed.status === 'ok' ? [] : parsed.problems.map(renderProblem)
}

/** A day as the API returns it. */
function seriesOf(date: string): Readonly<Record<string, readonly unknown[]>> {
  const { spamRate, ipReputation, domainReputation, feedbackLoop, authentication, encryption, deliveryErrors } =
    aFullDay('a', date)
  return {
    spam_rate_data: [{ date, ...spamRate }],
    ip_reputation_data: [{ date, ...ipReputation }],
    domain_reputation_data: [{ date, ...domainReputation }],
    feedback_loop_data: [{ date, ...feedbackLoop }],
    authentication_data: [{ date, ...authentication }],
    encryption_data: [{ date, ...encryption }],
    delivery_errors_data: [{ date, ...deliveryErrors }],
  }
}

describe('readJsonImport()', () => {
  it('reads API replies by domain', () => {
    const json = JSON.stringify({
      'Shop.Example': seriesOf('2026-01-01'),
      'bücher.example': { spam_rate_data: [{ date: '2026-01-02', value: 0 }] },
    })
    expect(readJsonImport(json, rules)).toEqual({
      status: 'ok',
      value: [
        aFullDay('shop.example', '2026-01-01'),
        { ...emptyDay('xn--bcher-kva.example', '2026-01-02'), spamRate: { value: 0 } },
      ],
    })
  })

  it('reports every invalid domain', () => {
    const domains = Object.fromEntries(Array.from({ length: 150_000 }, (_, index) => [`d${index}.example`, 3]))
    expect(problemsOf(JSON.stringify(domains))).toHaveLength(150_000)
  })

  it("rejects null in place of a domain's series", () => {
    expect(problemsOf('{"shop.example": null}')).toEqual(['$["shop.example"] (f.json): expected an object, got null'])
  })

  it('reports all problems at once with their JSON paths', () => {
    const json = `{
      "shop.example": {
        "spam_rate_data": [{"date": "2026-01-01", "value": 2}, {"date": "2026-13-01", "value": 0.1}, {"date": "2030-01-01", "value": 0}],
        "ip_reputation": []
      },
      "other.example": {"domain_reputation_data": [{"date": "2026-01-01", "reputation": "GOOD"}], "encryption_data": [{"date": "2026-01-01", "tls_success_ratio": 1, "more": 1}]},
      "third.example": {"spam_rate_data": [{"date": "2030-01-01", "value": 0}]},
      "no domain": {},
      "list.example": []
    }`
    expect(problemsOf(json)).toEqual([
      '$["shop.example"].spam_rate_data[0].value (f.json): expected a ratio from 0 to 1, got 2',
      '$["shop.example"].spam_rate_data[1].date (f.json): expected a valid date in the format YYYY-MM-DD, got "2026-13-01"',
      '$["shop.example"] (f.json): expected only names that the API reference defines, got "ip_reputation"',
      '$["other.example"].domain_reputation_data[0].reputation (f.json): expected "HIGH", "MEDIUM", "LOW" or "BAD", got "GOOD"',
      '$["other.example"].encryption_data[0] (f.json): expected only names that the API reference defines, got "more"',
      '$["third.example"].spam_rate_data[0].date (f.json): expected a day from 2000-01-01 to tomorrow, got "2030-01-01"',
      '$["no domain"] (f.json): expected a domain, such as shop.example, got "no domain"',
      '$["list.example"] (f.json): expected an object, got []',
    ])
  })

  it('rejects a duplicate day, even if the domain is spelled differently', () => {
    const twice =
      '{"shop.example": {"spam_rate_data": [{"date": "2026-01-01", "value": 0}, {"date": "2026-01-01", "value": 1}]}}'
    expect(problemsOf(twice)).toEqual([
      '$["shop.example"].spam_rate_data[1] (f.json): expected one value per domain and day, got a second value for shop.example on 2026-01-01',
    ])
    const spelt =
      '{"shop.example": {"spam_rate_data": [{"date": "2026-01-01", "value": 0}]}, "SHOP.example": {"spam_rate_data": [{"date": "2026-01-01", "value": 0}]}}'
    expect(problemsOf(spelt)).toHaveLength(1)
    const same = '{"shop.example": {},\n "shop.example": {"spam_rate_data": []}}'
    expect(problemsOf(same).join()).toMatch(/json \(f\.json:2\): expected .*, got "shop\.example" twice/u)
  })

  it('rejects invalid JSON, other JSON values, and an empty file', () => {
    expect(problemsOf('{"a":')).toEqual([
      expect.stringContaining('expected valid JSON (RFC 8259), got a syntax error ('),
    ])
    expect(problemsOf('[]')).toEqual([expect.stringContaining('got an array')])
    expect(problemsOf('null')).toEqual([expect.stringMatching(/, got null$/u)])
    expect(problemsOf('3')).toEqual([expect.stringContaining('got a number')])
    expect(problemsOf('{}')).toEqual([expect.stringContaining('expected at least one day')])
    expect(problemsOf('{"shop.example": {"spam_rate_data": []}}')).toEqual([
      expect.stringContaining('expected at least one day'),
    ])
  })

  it('rejects names such as __proto__', () => {
    expect(problemsOf('{"__proto__": {"spam_rate_data": [{"date": "2026-01-01", "value": 0}]}}')).toEqual([
      expect.stringContaining('a domain'),
    ])
  })
})

it('readImportedDomains() reads parsed JSON', () => {
  expect(readImportedDomains({ 'shop.example': seriesOf('2026-01-01') }, rules).status).toBe('ok')
  expect(readImportedDomains(null, rules).status).toBe('bad')
})

it('repeatedKeys() finds a name that repeats in one object, even if it is escaped differently', () => {
  expect(repeatedKeys('{"a": 1,\n"b": {"a": 2, "c": ["a", {"a": 1}, {"a": 1}]},\n"\\u0061": 3}')).toEqual([
    { key: 'a', line: 3 },
  ])
  expect(repeatedKeys('{"a": "\\"a\\": 1", "b": "{\\"a\\": 2}"}')).toEqual([])
})

it('repeatedKeys() finds nothing in the output of JSON.stringify', () => {
  assert(
    property(jsonValue(), (value) => {
      expect(repeatedKeys(JSON.stringify(value))).toEqual([])
    }),
  )
})
