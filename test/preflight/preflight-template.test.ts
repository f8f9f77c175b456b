import { describe, expect, it } from 'vitest'
import type { PreflightSettings } from '../../src/preflight/preflight-settings.ts'
import { preflightTemplate } from '../../src/preflight/preflight-template.ts'
import { problemPlaces } from '../support/a-repository.ts'
import { fakeFiles } from '../support/fake-files.ts'
import { findingLines, preflightExample } from '../support/preflight.ts'
import { defaultPreflightSettings } from '../support/preflight-settings.ts'

const overrides = { subject: 'S', from: 'a@x.example', replyTo: null, headers: [], textPath: null }

/** Returns the rules that were checked with these settings. */
async function checkedWith(settings: Partial<PreflightSettings>): Promise<readonly string[]> {
  const { checkedRules = [], unchecked } = await preflightExample({ text: '<p>Hi</p>', settings })
  expect(unchecked.filter(({ ruleId }) => checkedRules.includes(ruleId))).toEqual([])
  expect(unchecked).not.toEqual([])
  return checkedRules
}

describe('preflightTemplate()', () => {
  it('reports findings in included files', async () => {
    const { findings } = await preflightExample({
      file: 'a.liquid',
      text: '<p>Hi</p>{% include "foot" %}',
      files: { 'foot.liquid': '<p>\n  *|FNAME|*</p>' },
    })
    const [first] = findingLines(findings.filter(({ ruleId }) => ruleId === 'unresolved-variable'))
    expect(first).toBe('error unresolved-variable foot.liquid:2:3 Unresolved placeholders: *|FNAME|*')
  })

  it('lists the rules that were checked', async () => {
    const linkRules = ['broken-link', 'redirected-link', 'link-certificate']
    const usual = await checkedWith({ isCheckingLinks: false })
    expect(usual).toEqual(expect.arrayContaining(['image-alt', 'unused-suppression']))
    expect(usual.filter((id) => linkRules.includes(id))).toEqual([])
    expect(await checkedWith({ isCheckingLinks: true })).toEqual(expect.arrayContaining(linkRules))
    const off = { severity: 'off', options: {} } as const
    const rules = { 'image-alt': off, 'unused-suppression': off }
    expect((await checkedWith({ rules })).filter((id) => Object.hasOwn(rules, id))).toEqual([])
  })

  it('returns the problems of a template that cannot be rendered', async () => {
    const template = {
      templatePath: 'a.liquid',
      repositoryRoot: '/r',
      dataSetName: null,
      data: { kind: 'none' },
      overrides,
      printed: null,
      helpersPath: null,
      embedImages: false,
      inlineCss: false,
    } as const
    const files = fakeFiles({ '/r/a.liquid': '{% if x %}' })
    const result = await preflightTemplate(
      { template, settings: defaultPreflightSettings },
      { files, clock: { nowMs: () => 0 } },
    )
    expect(problemPlaces(result)).toEqual(['template (a.liquid:1:1)'])
  })
})

/** Templates for which a rule might compare every element with every other. */
const shapes: Readonly<Record<string, (count: number) => string>> = {
  'table rows': (count) =>
    '<tr><td style="color:#222222"><a href="https://fernhill-bikes.com/o?a=b">See it</a><img src="a.png"></td></tr>'.repeat(
      count,
    ),
  'nested elements': (count) => `${'<div style="color:red">a '.repeat(count)}${'</div>'.repeat(count)}`,
  'unclosed links': (count) => '<p><b>a <a href="#">b'.repeat(count),
  'rules for one tag': (count) =>
    `<style>${'.c p{color:red}\n'.repeat(count)}</style>${'<p class="c">Hi</p>'.repeat(count)}`,
  'style sheets': (count) => `${'<style>.a{color:red}</style>'.repeat(count)}${'<p class="a">x</p>'.repeat(count)}`,
  'small text': (count) => '<p style="font-size:8px">This is a small text of many words.</p>\n'.repeat(count),
  placeholders: (count) => '<p>Hello {{ name }} and *|FNAME|*</p>\n'.repeat(count),
  comments: (count) => '<!-- TODO: ask Ada --><p>Hi undefined</p>\n'.repeat(count),
  links: (count) => '<a href="http://bit.ly/x">https://fernhill-bikes.com</a> <a href="">here</a>\n'.repeat(count),
}

/** The minimum CPU time of this thread for one check. The minimum excludes the machine's other work. */
async function leastCpuMs(text: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 2; round += 1) {
    const before = process.threadCpuUsage()
    await preflightExample({ file: 'a.html', text })
    const { user, system } = process.threadCpuUsage(before)
    times.push((user + system) / 1000)
  }
  return Math.min(...times)
}

describe('preflightTemplate() for a template that is four times as long', () => {
  // Garbage collection may disturb one measurement, but a check in quadratic time fails every time.
  it.each(Object.entries(shapes))('runs in linear time for %s', { retry: 2 }, async (_name, make) => {
    const longMs = await leastCpuMs(make(2000))
    const shortMs = await leastCpuMs(make(500))
    // In theory, the factor is 4, and 16 in quadratic time.
    expect(longMs / shortMs).toBeLessThan(9)
  })
})
