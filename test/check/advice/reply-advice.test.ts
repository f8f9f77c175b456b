import { describe, expect, it } from 'vitest'

import { adviseOnReply, clientRequirement } from '../../../src/check/advice/reply-advice.ts'

describe('adviseOnReply()', () => {
  it.each([
    [554, '5.7.1', 'Relay access denied', 'set smtp-username'],
    [530, '5.7.0', 'Authentication required', 'set smtp-username'],
    [530, '5.7.0', 'Must issue a STARTTLS command first', 'smtp-security'],
    [550, '5.7.515', 'Access denied', 'publish SPF and DMARC'],
    [550, '5.7.40', 'no DMARC', '_dmarc.<From: domain>'],
    [421, '4.7.31', 'no DMARC', '_dmarc.<From: domain>'],
    [421, '4.7.32', 'not aligned', 'sign with DKIM for that domain'],
    [550, '5.7.27', 'SPF did not pass', 'envelope sender'],
    [550, '5.7.30', 'DKIM did not pass', 'dkim-selector'],
    [550, '5.7.26', 'unauthenticated', 'sign with DKIM for that domain'],
    [451, '4.7.26', 'lookup failed', 'name servers'],
    [550, '5.7.25', 'no PTR', 'PTR record'],
    [550, '5.7.29', 'TLS required', 'STARTTLS'],
    [550, '5.7.24', 'suspicious entries', 'Remove SPF terms'],
    [421, '4.7.28', 'unusual rate', 'smtp-rate'],
    [421, null, '[TSS04] deferred', 'smtp-rate'],
    [552, '5.3.4', 'too big', 'smaller'],
    [552, '5.7.0', 'blocked', 'link to the file'],
    [554, '5.6.0', 'malformed', 'header fields'],
    [550, '5.7.1', '[HM08] local policy', 'reputation'],
    [550, '5.1.1', 'no such user', 'seed mailbox does not exist'],
    [452, '4.2.2', 'over quota', 'full'],
    [450, '4.7.1', 'Greylisted', 'longer than the greylisting delay'],
    [451, null, 'local error', 'retry later'],
    [550, '5.7.1', 'SPF check failed for shop.example', 'SPF record'],
    [550, '5.7.1', 'DKIM signature did not verify', 'Sign with DKIM'],
    [550, null, 'no', 'fix the problem named in the reply'],
  ])('explains the reply %d %s %s', (code, enhancedCode, text, expected) => {
    expect(adviseOnReply({ code, enhancedCode, text }).fix).toContain(expected)
  })
})

function isAbout(enhancedCode: string, text: string): boolean {
  return adviseOnReply({ code: 550, enhancedCode, text }).isAboutAuthentication
}

it('adviseOnReply() recognizes replies about authentication', () => {
  expect(isAbout('5.7.26', 'unauthenticated')).toBe(true)
  expect(isAbout('5.7.1', 'policy')).toBe(true)
  expect(isAbout('5.7.25', 'no PTR')).toBe(false)
})

describe('clientRequirement()', () => {
  it.each([
    [530, '5.7.0', 'Authentication required', 'login'],
    [550, '5.7.1', 'Authentication is required to relay', 'login'],
    [554, '5.7.1', '<a@box.example>: Relay access denied', 'login'],
    [530, '5.7.0', 'Must issue a STARTTLS command first', 'tls'],
    [550, '5.7.26', 'unauthenticated mail from acme.example is not accepted', null],
    [550, '5.7.1', 'Message rejected as spam', null],
    [535, '5.7.8', 'bad login', null],
  ])('recognizes from %d %s %s: %s', (code, enhancedCode, text, wanted) => {
    expect(clientRequirement({ code, enhancedCode, text })).toBe(wanted)
  })
})
