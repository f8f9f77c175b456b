import { describe, expect, it } from 'vitest'
import type { GivenValue } from '../../src/settings/given.ts'
import { readSendingSettings } from '../../src/settings/read-sending-settings.ts'
import { problemsOf, valueOf } from '../support/parsed.ts'

function flags(given: Readonly<Record<string, string>>): readonly GivenValue[] {
  return Object.entries(given).map(([name, text]) => ({ name, text, source: 'flag' as const }))
}

const host = { 'smtp-host': 'smtp.shop.example', from: 'Shop <check@shop.example>' }

describe('readSendingSettings()', () => {
  it('gives null when no flag speaks of sending, whatever the environment holds', () => {
    const environment = [{ name: 'smtp-password', text: 'hunter2', source: 'environment' as const }]
    expect(valueOf(readSendingSettings([]))).toBeNull()
    expect(valueOf(readSendingSettings(environment))).toBeNull()
    expect(valueOf(readSendingSettings(flags({ from: ' ' })))).toBeNull()
  })

  it('reads host and author, with the port and security of presend check', () => {
    expect(valueOf(readSendingSettings(flags(host)))).toMatchObject({
      smtp: { host: 'smtp.shop.example', port: 587, security: 'opportunistic', username: null },
      from: 'Shop <check@shop.example>',
      envelopeFrom: null,
      dkim: null,
    })
  })

  it('takes the password from the environment, and then wants STARTTLS', () => {
    const password = { name: 'smtp-password', text: 'hunter2', source: 'environment' as const }
    const read = readSendingSettings([...flags({ ...host, 'smtp-username': 'ci' }), password])
    expect(valueOf(read)).toMatchObject({ smtp: { username: 'ci', security: 'starttls' } })
  })

  it('names all that is missing and wrong at once', () => {
    const problems = problemsOf(readSendingSettings(flags({ 'smtp-port': '0', 'dkim-domain': 'shop.example' })))
    for (const name of ['smtp-port', 'smtp-host', 'from']) {
      expect(problems.some((problem) => problem.startsWith(`${name}:`))).toBe(true)
    }
  })

  it('holds to the rules of login and signature', () => {
    const problems = problemsOf(
      readSendingSettings(flags({ ...host, 'smtp-username': 'ci', 'dkim-domain': 'shop.example' })),
    )
    for (const name of ['smtp-password', 'dkim-selector', 'dkim-private-key']) {
      expect(problems.some((problem) => problem.startsWith(`${name}:`))).toBe(true)
    }
  })
})
