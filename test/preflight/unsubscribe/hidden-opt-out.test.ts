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
  it('says why no reader sees the link, and where it is', async () => {
    const context = await preflightContext({ file: 'a.html', text: pale, settings: { mailType: 'marketing' } })
    expect(findHiddenOptOut(context)).toMatchObject({
      reason: 'has a font size of 8 px',
      isClipped: false,
      at: { place: { file: 'a.html', line: 2 } },
    })
  })

  it('is null for transactional mail, and if readers see another link', async () => {
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
  it('gives one finding', async () => {
    expect(await rulesOf(pale)).toEqual(['unsubscribe-link-hidden'])
  })

  it('gives the findings of the other rules if that rule is off, or if another link can be seen', async () => {
    const off = { rules: { 'unsubscribe-link-hidden': { severity: 'off', options: {} } } } as const
    expect(await rulesOf(pale, off)).toEqual(['low-contrast', 'small-text'])
    const visible = `${pale}<p><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a></p>\n`
    expect(await rulesOf(visible)).toEqual(['low-contrast', 'small-text'])
  })
})
