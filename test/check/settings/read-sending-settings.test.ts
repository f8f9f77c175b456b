import { describe, expect, it } from 'vitest'
import type { GivenValue } from '../../../src/check/settings/given.ts'
import { readSendingSettings } from '../../../src/check/settings/read-sending-settings.ts'
import { problemsOf, valueOf } from '../../support/parsed.ts'

function flags(given: Readonly<Record<string, string>>): readonly GivenValue[] {
  return Object.entries(given).map(([name, text]) => ({ name, text, source: 'flag' as const }))
}

const host = { 'smtp-host': 'smtp.shop.example', from: 'Shop <check@shop.example>' }

describe('readSendingSettings()', () => {
  it('returns null without a sending flag, whatever the environment contains', () => {
    const environment = [{ name: 'smtp-password', text: 'hunter2', source: 'environment' as const }]
    expect(valueOf(readSendingSettings([]))).toBeNull()
    expect(valueOf(readSendingSettings(environment))).toBeNull()
    expect(valueOf(readSendingSettings(flags({ from: ' ' })))).toBeNull()
  })

  it('reads host and author, with the same default port and security as presend check', () => {
    expect(valueOf(readSendingSettings(flags(host)))).toMatchObject({
      smtp: { host: 'smtp.shop.example', port: 587, security: 'opportunistic', username: null },
      from: 'Shop <check@shop.example>',
      envelopeFrom: null,
      dkim: null,
    })
  })

  it('reads the password from the environment, and then requires STARTTLS', () => {
    const password = { name: 'smtp-password', text: 'hunter2', source: 'environment' as const }
    const read = readSendingSettings([...flags({ ...host, 'smtp-username': 'ci' }), password])
    expect(valueOf(read)).toMatchObject({ smtp: { username: 'ci', security: 'starttls' } })
  })

  it('reports all missing and invalid settings at once', () => {
    const problems = problemsOf(readSendingSettings(flags({ 'smtp-port': '0', 'dkim-domain': 'shop.example' })))
    for (const name of ['smtp-port', 'smtp-host', 'from']) {
      expect(problems.some((problem) => problem.startsWith(`${name}:`))).toBe(true)
    }
  })

  it('applies the rules for login and signature', () => {
    const problems = problemsOf(
      readSendingSettings(flags({ ...host, 'smtp-username': 'ci', 'dkim-domain': 'shop.example' })),
    )
    for (const name of ['smtp-password', 'dkim-selector', 'dkim-private-key']) {
      expect(problems.some((problem) => problem.startsWith(`${name} is required`))).toBe(true)
    }
  })
})
