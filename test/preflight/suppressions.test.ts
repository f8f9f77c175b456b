import { describe, expect, it } from 'vitest'

import { covers, readSuppressions } from '../../src/preflight/suppressions.ts'
import { sourceOfFile } from '../../src/template/source-text.ts'
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

  it('reads several rules', () => {
    const [one] = readSuppressions([sourceOfFile('a', '<!-- presend-disable-next-line a-b, c-d: why -->')])
    expect(one?.ruleIds).toEqual(['a-b', 'c-d'])
    expect(one === undefined ? [] : [1, 2, 3].map((line) => covers(one, 'c-d', { file: 'a', line }))).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('a suppression', () => {
  it('silences the rule on its line', async () => {
    const text =
      '<!-- presend-disable-next-line unresolved-variable: shown on purpose -->\n<p>{{ name }}</p>\n<p>{{ other }}</p>\n'
    const { findings } = await preflightExample({ file: 'a.html', text })
    expect(findingLines(findings.filter(({ ruleId }) => ruleId === 'unresolved-variable'))).toEqual([
      'error unresolved-variable a.html:3:4 Placeholders that nothing replaced: {{ other }}',
    ])
  })

  it('is reported when it covers nothing, or names an unknown rule', async () => {
    const text =
      '<!-- presend-disable-next-line missing-subject: x -->\n<!-- presend-disable-next-line nonsense: x -->\n<p>Text</p>\n'
    const { findings } = await preflightExample({ file: 'a.html', text })
    expect(findingLines(findings.filter(({ ruleId }) => ruleId === 'unused-suppression'))).toEqual([
      'notice unused-suppression a.html:1:6 the suppression of missing-subject covers no finding',
      'notice unused-suppression a.html:2:6 the suppression names an unknown rule: nonsense',
    ])
  })
})
