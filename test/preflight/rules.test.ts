import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { allRules, findRule } from '../../src/preflight/registry.ts'
import type { Rule, RuleExample } from '../../src/preflight/rule.ts'
import { findingLines, findingTexts, preflightExample } from '../support/preflight.ts'
import { allCases } from './cases/all-cases.ts'
import { readExamples } from './cases/rule-examples.ts'

/** Returns only the findings of the given rule, without suppressions. */
async function linesOf(rule: Rule, example: RuleExample): Promise<readonly string[]> {
  const { findings, unchecked } = await preflightExample(example, [rule])
  return [
    ...findingLines(findings.filter(({ ruleId }) => ruleId === rule.id)),
    ...unchecked.map(({ reason }) => `unchecked ${reason}`),
  ]
}

const rules = await Promise.all(allRules.map(async (rule) => ({ id: rule.id, rule, ...(await readExamples(rule)) })))

const rulesWithEdits = new Set(['charset-mismatch', 'image-alt', 'invalid-html', 'layout-table-role', 'missing-lang'])

describe.each(rules)('$id', ({ rule, page, more }) => {
  it('has a kebab-case id, and the sentences for its documentation page', () => {
    expect(rule.id).toMatch(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u)
    for (const text of [rule.title, rule.why, rule.fix, rule.ignores, rule.source])
      expect(text.length).toBeGreaterThan(5)
  })

  it('reports the example on its page', async () => {
    const { findings } = await preflightExample(page.bad, [rule])
    expect(findings.map(({ ruleId }) => ruleId)).toEqual([rule.id])
  })

  it.each(more.bad.map((example) => ({ name: example.about ?? example.file, example })))(
    'finds the fault in $name at its position',
    async ({ example }) => {
      const { findings } = await preflightExample(example, [rule])
      const [first, ...others] = findings.filter(({ ruleId }) => ruleId === rule.id)
      expect(others, findingLines(others).join('\n')).toEqual([])
      expect({ severity: first?.severity, line: first?.place.line, count: first?.count }).toEqual({
        severity: example.severity ?? rule.severity,
        line: example.line,
        count: example.count ?? 1,
      })
    },
  )

  it.each([page.good, ...more.good].map((example) => ({ name: example.about ?? example.file, example })))(
    'reports nothing for $name',
    async ({ example }) => {
      expect(await linesOf(rule, example)).toEqual([])
    },
  )
})

describe('rules at their limits', () => {
  it.each(allCases.filter(({ rule }) => rule !== '*').map((one) => ({ name: `${one.rule}: ${one.about}`, one })))(
    '$name',
    async ({ one }) => {
      const rule = findRule(one.rule)
      if (rule === null) throw new Error(`no rule ${one.rule}`)
      const { findings, unchecked } = await preflightExample(one, [rule])
      const lines = findings.map(({ severity, place }) => `${severity} ${place.line ?? ''}`)
      expect([...lines, ...unchecked.map(() => 'unchecked')]).toEqual(one.finds)
    },
  )
})

describe('the edits that `--fix` makes', () => {
  it.each(rules.filter(({ id }) => rulesWithEdits.has(id)))(
    'are the recorded ones for $id',
    async ({ id, rule, page, more }) => {
      const examples = [page.bad, ...more.bad, ...allCases.filter((one) => one.rule === id)]
      const reports = await Promise.all(examples.map(async (example) => await preflightExample(example, [rule])))
      const edits = reports.flatMap(({ findings }) => findings.flatMap((finding) => finding.edits))
      expect(edits.map((edit) => JSON.stringify(edit)).join('\n')).toMatchSnapshot()
    },
  )
})

describe('messages checked by all rules', () => {
  it.each(allCases.filter(({ rule }) => rule === '*').map((one) => ({ name: one.about, one })))(
    'cause the recorded findings: $name',
    async ({ one }) => {
      const { findings } = await preflightExample(one)
      const found = findings.map(({ severity, ruleId, place }) => `${severity} ${ruleId} ${place.line ?? ''}`)
      expect(found.join(', ')).toMatchSnapshot()
    },
  )
})

describe('the words of each rule', () => {
  it('are the recorded ones for the example on its page; `vitest -u` updates the record', async () => {
    const lines = await Promise.all(
      rules.map(async ({ rule, page }) => {
        const [text] = findingTexts((await preflightExample(page.bad, [rule])).findings)
        return text?.replaceAll('\n', ' | ')
      }),
    )
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/words-of-rules.txt')
  })
})

describe('the rule registry', () => {
  it('contains a rule for each file of examples', () => {
    const ids = readdirSync(join(import.meta.dirname, 'rules')).map((name) => name.replace(/\.ts$/u, ''))
    expect(ids.filter((id) => findRule(id) === null)).toEqual([])
  })

  it('contains each id once', () => {
    const ids = allRules.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })
})
