import { describe, expect, it } from 'vitest'

import type { PreflightSettings } from '../../../src/preflight/preflight-settings.ts'
import { findHiddenOptOut } from '../../../src/preflight/unsubscribe/hidden-opt-out.ts'
import { preflightContext, preflightExample } from '../../support/preflight.ts'

const pale =
  '<p>News</p>\n<p><a href="https://fernhill-bikes.com/u/1" style="color:#eeeeee;font-size:8px">Unsubscribe from our news of the week</a></p>\n'

async function rulesOf(text: string, more: Partial<PreflightSettings> = {}): Promise<readonly string[]> {
  const { findings } = await preflightExample({ file: 'a.html', text, settings: { mailType: 'marketing', ...more } })
  return findings.map(({ ruleId }) => ruleId).filter((id) => /contrast|small|hidden/u.test(id))
}

describe('findHiddenOptOut()', () => {
  it('returns why readers cannot see the link, and where the link is', async () => {
    const context = await preflightContext({ file: 'a.html', text: pale, settings: { mailType: 'marketing' } })
    expect(findHiddenOptOut(context)).toMatchObject({
      reason: 'has a font size of 8 px',
      isClipped: false,
      at: { place: { file: 'a.html', line: 2 } },
    })
  })

  it('returns null for transactional mail, and if another link is visible', async () => {
    const visible = `${pale}<p><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a></p>\n`
    const transactional = await preflightContext({
      file: 'a.html',
      text: pale,
      settings: { mailType: 'transactional' },
    })
    const other = await preflightContext({ file: 'a.html', text: visible, settings: { mailType: 'marketing' } })
    expect([findHiddenOptOut(transactional), findHiddenOptOut(other)]).toEqual([null, null])
  })
})

describe('a pale and small unsubscribe link', () => {
  it('causes one finding', async () => {
    expect(await rulesOf(pale)).toEqual(['unsubscribe-link-hidden'])
  })

  it('causes the findings of the other rules if the rule for hidden opt-outs is off, or if another link is visible', async () => {
    const off = { rules: { 'unsubscribe-link-hidden': { severity: 'off', options: {} } } } as const
    expect(await rulesOf(pale, off)).toEqual(['low-contrast', 'small-text'])
    const visible = `${pale}<p><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a></p>\n`
    expect(await rulesOf(visible)).toEqual(['low-contrast', 'small-text'])
  })
})
