import { describe, expect, it } from 'vitest'

import type { ComplianceRow } from '../../../src/preflight/compliance/compliance-row.ts'
import { type ComplianceInput, evaluateCompliance } from '../../../src/preflight/compliance/evaluate-compliance.ts'
import { requirements } from '../../../src/preflight/compliance/requirements.ts'
import type { PreflightFinding, Severity } from '../../../src/preflight/finding.ts'
import { allRules } from '../../../src/preflight/registry.ts'

const allIds = new Set(requirements.flatMap(({ errors, warnings }) => [...errors, ...warnings]))

function aFinding(ruleId: string, severity: Severity = 'error'): PreflightFinding {
  return { ruleId, severity, message: 'm', fix: 'f', place: { file: 'a.html' }, count: 1, detail: [], edits: [] }
}

function evaluate(input: Partial<ComplianceInput> = {}): (id: string) => ComplianceRow {
  const rows = evaluateCompliance({
    findings: [],
    unchecked: [],
    ranRuleIds: allIds,
    mail: { type: 'marketing', evidence: 'a List-Id header' },
    senderClass: 'bulk',
    ...input,
  })
  return (id) => {
    const row = rows.find((one) => one.id === id)
    if (row === undefined) throw new Error(`no row ${id}`)
    return row
  }
}

function statusesOf({ cells }: ComplianceRow): readonly string[] {
  return cells.map(({ provider, status }) => `${provider} ${status}`)
}

describe('evaluateCompliance()', () => {
  it('returns "met" when all rules ran and found nothing', () => {
    const row = evaluate()('dmarc-record')
    expect(statusesOf(row)).toEqual(['Gmail met', 'Yahoo met', 'Microsoft met', 'Apple met'])
    expect([row.reason, row.breaches]).toEqual([null, []])
  })

  it('returns "missed" with the rule and the SMTP reply to expect', () => {
    const row = evaluate({ findings: [aFinding('dmarc-missing')] })('dmarc-record')
    expect(row.breaches).toEqual(['dmarc-missing'])
    expect(row.cells[2]).toEqual({
      provider: 'Microsoft',
      level: 'required',
      status: 'missed',
      cost: '550 5.7.515, or Junk',
    })
  })

  it('never returns "met" for a requirement that only a seed can verify', () => {
    const rows = ['spf-and-dkim', 'alignment', 'own-policy', 'tls', 'one-click', 'blocklists'].map(evaluate())
    expect(rows.flatMap(({ cells }) => cells.map(({ status }) => status)).every((status) => status === 'seed')).toBe(
      true,
    )
  })

  it('reports that only postmaster data shows the spam rate, and that consent cannot be checked', () => {
    expect(statusesOf(evaluate()('spam-rate'))).toEqual(['Gmail postmaster', 'Yahoo postmaster'])
    expect(evaluate()('consent').reason).toBe('depends on how you manage your recipients, which presend cannot check')
  })

  it('returns "unchecked" when a rule had no input, even if a seed is also needed', () => {
    const unchecked = [{ ruleId: 'spf-missing', reason: 'dns is off' }]
    expect(evaluate({ unchecked })('spf-and-dkim')).toMatchObject({
      reason: 'spf-missing: dns is off',
      cells: [{ status: 'unchecked' }, {}, {}, {}],
    })
  })

  it('returns "missed" when one rule found a violation and another had no input', () => {
    const input = { findings: [aFinding('dkim-revoked')], unchecked: [{ ruleId: 'spf-missing', reason: 'dns is off' }] }
    expect(evaluate(input)('spf-and-dkim').breaches).toEqual(['dkim-revoked'])
  })

  it('returns "unchecked" when a rule is off', () => {
    const ranRuleIds = new Set([...allIds].filter((id) => id !== 'ptr-mismatch'))
    expect(evaluate({ ranRuleIds })('reverse-dns').reason).toBe('the ptr-mismatch rule is switched off')
  })

  it('does not count a broken SPF or DKIM alone as a violation for small senders', () => {
    const one = evaluate({ findings: [aFinding('spf-missing')], senderClass: 'all' })
    const both = evaluate({ findings: [aFinding('spf-missing'), aFinding('dkim-missing')], senderClass: 'all' })
    expect([one('spf-or-dkim').cells[0]?.status, both('spf-or-dkim').cells[0]?.status]).toEqual(['seed', 'missed'])
  })

  it('counts warnings only for rules whose warnings are violations', () => {
    const { cells: short } = evaluate({ findings: [aFinding('dkim-short-key', 'warning')] })('dkim-key-length')
    const { cells: reply } = evaluate({ findings: [aFinding('subject-fake-reply', 'warning')] })('honest-headers')
    expect([short[0]?.status, reply[0]?.status]).toEqual(['met', 'missed'])
  })

  it('does not count notices', () => {
    expect(evaluate({ findings: [aFinding('hidden-content', 'notice')] })('visible-content').cells[0]?.status).toBe(
      'met',
    )
  })

  it('does not report a mailto address for Yahoo, which accepts it', () => {
    expect(statusesOf(evaluate({ findings: [aFinding('one-click-missing')] })('one-click'))).toEqual([
      'Gmail missed',
      'Yahoo seed',
    ])
  })

  it('does not require an unsubscribe option in transactional mail', () => {
    const row = evaluate({ mail: { type: 'transactional', evidence: 'mail-type: transactional' } })('one-click')
    expect([row.cells[0]?.status, row.reason]).toEqual([
      'not-applicable',
      'transactional mail (mail-type: transactional)',
    ])
  })

  it('does not require from small senders what applies only to bulk senders', () => {
    const row = evaluate({ senderClass: 'all' })
    expect([row('dmarc-record').cells[0]?.status, row('reverse-dns').cells[0]?.status]).toEqual([
      'not-applicable',
      'met',
    ])
  })
})

describe('the compliance requirements', () => {
  it('each have an id, a source, and at least one provider', () => {
    expect(requirements.map(({ id }) => id)).toEqual([...new Set(requirements.map(({ id }) => id))])
    for (const { demands, source } of requirements) {
      expect(Object.keys(demands).length).toBeGreaterThan(0)
      expect(source).not.toBe('')
    }
  })

  it('name only existing rules', () => {
    const known = new Set(allRules.map(({ id }) => id))
    expect([...allIds].filter((id) => !known.has(id))).toEqual([])
  })

  it('name rules exactly where preflight can detect a violation', () => {
    const checked = requirements.filter(({ check }) => check === 'preflight')
    const withoutRules = checked.filter(({ errors, warnings }) => errors.length + warnings.length === 0)
    expect(withoutRules.map(({ id }) => id)).toEqual([])
  })
})
