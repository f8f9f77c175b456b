import { expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { problemsOf } from '../../../src/foundation/errors/problem.ts'
import { type GivenRule, parseAlertRule } from '../../../src/service/alerts/alert-rule.ts'
import { valueOf } from '../../support/parsed.ts'

const ports = { clock: { nowMs: () => 5 }, random: { uuid: () => '00000000-0000-4000-8000-000000000001' } }

function parse(changes: Partial<GivenRule>): ReturnType<typeof parseAlertRule> {
  return parseAlertRule(
    { metric: '', limit: '', source: '', usesWebhooks: true, recipients: '', ...changes },
    toWorkspaceId('team'),
    ports,
  )
}

it('parseAlertRule() reads source and recipients, each address once and without names', () => {
  const recipients = 'Ops <ops@shop.example>, ops@shop.example, cto@bücher.example'
  expect(valueOf(parse({ source: 'cron', recipients }))).toEqual({
    ruleId: 'rule_00000000000040008000000000000001',
    workspaceId: toWorkspaceId('team'),
    limit: null,
    source: 'cron',
    usesWebhooks: true,
    recipients: ['ops@shop.example', 'cto@xn--bcher-kva.example'],
    createdAtMs: 5,
  })
  expect(valueOf(parse({}))).toMatchObject({ source: null, recipients: [] })
})

it('parseAlertRule() reads a limit of postmaster data', () => {
  expect(valueOf(parse({ metric: 'spam-rate', limit: '0.3' }))).toMatchObject({
    limit: { metric: 'spam-rate', percent: 0.3 },
    source: null,
  })
})

it.each([
  [{ metric: 'volume', limit: '1' }, 'metric', 'one of spam-rate'],
  [{ metric: 'spam-rate', limit: '' }, 'limit', 'a percentage'],
  [{ metric: 'spam-rate', limit: '0' }, 'limit', 'a percentage'],
  [{ metric: 'spam-rate', limit: '101' }, 'limit', 'a percentage'],
  [{ metric: 'spam-rate', limit: '0.3', source: 'cron' }, 'source', 'no source'],
  [{ usesWebhooks: false }, 'recipients', 'at least one address'],
  [{ recipients: 'ops' }, 'recipients', 'address'],
  [{ recipients: 'ops@shop.example\r\nBcc: x@other.example' }, 'recipients', 'control characters'],
  [{ recipients: Array.from({ length: 21 }, (_, index) => `a${index}@b.example`).join() }, 'recipients', 'at most 20'],
  [{ source: 'x'.repeat(256) }, 'source', 'at most 255'],
  [{ source: 'a\nb' }, 'source', 'control characters'],
])('parseAlertRule() rejects %j', (changes, input, expected) => {
  const problems = problemsOf(parse(changes))
  expect(problems.map((problem) => problem.input)).toContain(input)
  expect(JSON.stringify(problems)).toContain(expected)
})
