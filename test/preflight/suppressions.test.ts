import { describe, expect, it } from 'vitest'

import type { PreflightFinding } from '../../src/preflight/finding.ts'
import { covers, readSuppressions } from '../../src/preflight/suppressions.ts'
import { sourceOfFile } from '../../src/render/source-text.ts'
import { findingLines, preflightExample } from '../support/preflight.ts'

describe('readSuppressions()', () => {
  it.each([
    ['<!-- presend-disable-next-line image-alt: decoration -->', 'decoration', 2],
    ['{{!-- presend-disable-next-line image-alt: decoration --}}', 'decoration', 2],
    ['{{! presend-disable-next-line image-alt: decoration }}', 'decoration', 2],
    ['{% comment %}presend-disable-next-line image-alt: decoration{% endcomment %}', 'decoration', 2],
    ['{% # presend-disable-line image-alt: decoration %}', 'decoration', 1],
    ['<!-- presend-disable-file image-alt -->', '', null],
  ])('reads %s', (text, reason, line) => {
    expect(readSuppressions([sourceOfFile('a.html', `${text}\n<img>`)])).toMatchObject([
      { ruleIds: ['image-alt'], reason, line, place: { file: 'a.html', line: 1 } },
    ])
  })

  it('reads several rules in one comment', () => {
    const [one] = readSuppressions([sourceOfFile('a', '<!-- presend-disable-next-line a-b, c-d: why -->')])
    expect(one?.ruleIds).toEqual(['a-b', 'c-d'])
    expect(one === undefined ? [] : [1, 2, 3].map((line) => covers(one, 'c-d', { file: 'a', line }))).toEqual([
      false,
      true,
      false,
    ])
  })
})

function unusedOf(findings: readonly PreflightFinding[]): readonly (readonly string[])[] {
  return findings.flatMap(({ ruleId, message, fix }) => (ruleId === 'unused-suppression' ? [[message, fix]] : []))
}

describe('a suppression comment', () => {
  it('silences the rule on its line', async () => {
    const text =
      '<!-- presend-disable-next-line unresolved-variable: shown on purpose -->\n<p>{{ name }}</p>\n<p>{{ other }}</p>\n'
    const { findings } = await preflightExample({ file: 'a.html', text })
    expect(findingLines(findings.filter(({ ruleId }) => ruleId === 'unresolved-variable'))).toEqual([
      'error unresolved-variable a.html:3:4 Unresolved placeholders: {{ other }}',
    ])
  })

  it('is reported when it suppresses nothing, or names an unknown rule', async () => {
    const text =
      '<!-- presend-disable-next-line missing-subject: x -->\n<!-- presend-disable-next-line nonsense: x -->\n<p>Text</p>\n'
    const { findings } = await preflightExample({ file: 'a.html', text })
    expect(findingLines(findings.filter(({ ruleId }) => ruleId === 'unused-suppression'))).toEqual([
      'notice unused-suppression a.html:1:6 the suppression comment for missing-subject matches no finding',
      'notice unused-suppression a.html:2:6 the suppression comment names an unknown rule: nonsense',
    ])
  })

  it('is reported for each of its rules that suppresses nothing', async () => {
    const text = '<!-- presend-disable-next-line unresolved-variable, image-alt, nonsense: x -->\n<p>{{ name }}</p>\n'
    const { findings } = await preflightExample({ file: 'a.html', text })
    expect(unusedOf(findings)).toEqual([
      ['the suppression comment for image-alt matches no finding', 'Remove image-alt from the comment'],
      ['the suppression comment names an unknown rule: nonsense', 'Correct the rule id'],
    ])
  })

  it('is reported when it covers a finding but has no reason', async () => {
    const text = '<!-- presend-disable-next-line unresolved-variable -->\n<p>{{ name }}</p>\n'
    const { findings } = await preflightExample({ file: 'a.html', text })
    expect(unusedOf(findings)).toEqual([
      [
        'the suppression comment for unresolved-variable gives no reason',
        'After the rule id, write a colon and the reason',
      ],
    ])
  })

  it('is reported with the reason when its rule is off', async () => {
    const text = '<!-- presend-disable-next-line unresolved-variable: x -->\n<p>{{ name }}</p>\n'
    const settings = { rules: { 'unresolved-variable': { severity: 'off', options: {} } } } as const
    const { findings } = await preflightExample({ file: 'a.html', text, settings })
    expect(unusedOf(findings)).toEqual([
      [
        'the suppression comment for unresolved-variable matches no finding, because the settings switch the rule off',
        'Remove the comment',
      ],
    ])
  })

  it('is reported with the severity of unused-suppression, or not at all', async () => {
    const text = '<!-- presend-disable-next-line image-alt: x -->\n<p>Hello</p>\n'
    const severities = ['error', 'off'] as const
    const found = severities.map(async (severity) => {
      const settings = { rules: { 'unused-suppression': { severity, options: {} } } }
      const { findings } = await preflightExample({ file: 'a.html', text, settings })
      return findings.flatMap((one) => (one.ruleId === 'unused-suppression' ? [one.severity] : []))
    })
    expect(await Promise.all(found)).toEqual([['error'], []])
  })

  it('is not reported when its rule could not be checked', async () => {
    const text = '<!-- presend-disable-file spf-missing: the provider publishes it -->\n<p>Hello</p>\n'
    const { findings, unchecked } = await preflightExample({ file: 'a.html', text })
    expect(unchecked.map(({ ruleId }) => ruleId)).toContain('spf-missing')
    expect(unusedOf(findings)).toEqual([])
  })
})
