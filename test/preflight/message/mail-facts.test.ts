import { describe, expect, it } from 'vitest'

import { readMailFacts } from '../../../src/preflight/message/mail-facts.ts'
import { preflightContext } from '../../support/preflight.ts'

describe('readMailFacts()', () => {
  const nothing = { headerNames: new Set<string>(), precedence: null, links: [], texts: [] }

  it('uses the setting if there is one', () => {
    expect(
      readMailFacts({ mailType: 'transactional' }, { ...nothing, headerNames: new Set(['list-id']) }),
    ).toMatchObject({
      type: 'transactional',
      basis: 'stated',
    })
  })

  it('detects the mail type from header fields and links', async () => {
    expect(readMailFacts({ mailType: null }, { ...nothing, headerNames: new Set(['list-id']) })).toMatchObject({
      basis: 'evident',
    })
    const withField = { ...nothing, headerNames: new Set(['list-unsubscribe', 'list-unsubscribe-post']) }
    expect(readMailFacts({ mailType: null }, withField)).toMatchObject({ basis: 'default' })
    expect(readMailFacts({ mailType: null }, { ...nothing, precedence: 'bulk' })).toMatchObject({ basis: 'evident' })
    expect(readMailFacts({ mailType: null }, nothing)).toMatchObject({ type: 'marketing', basis: 'default' })
    const { mail } = await preflightContext({ file: 'a.html', text: '<a href="https://a.example/x">Abmelden</a>' })
    expect(mail).toEqual({ type: 'marketing', basis: 'evident', evidence: 'an unsubscribe link' })
  })
})
