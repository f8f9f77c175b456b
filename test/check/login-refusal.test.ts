import { describe, expect, it } from 'vitest'
import { loginRefusal } from '../../src/check/login-refusal.ts'
import { sentenceOf } from '../../src/check/outcome-sentence.ts'
import type { SmtpSetting } from '../../src/check/settings/settings.ts'
import type { Seed } from '../../src/foundation/contract/test.ts'
import type { SubmissionOutcome } from '../../src/foundation/mail/submission-outcome.ts'
import { aCreatedTest } from '../support/api-builders.ts'
import { accepted, aTemplateSetting, rejected } from '../support/check-builders.ts'
import { aTemplate } from '../support/fake-ports.ts'
import { run, seeds } from '../support/fake-run.ts'

const smtp: SmtpSetting = {
  host: 'smtp.acme.example',
  port: 587,
  username: null,
  password: null,
  oauth2Provider: null,
  oauth2ClientId: null,
  oauth2ClientSecret: null,
  oauth2RefreshToken: null,
  oauth2AccessToken: null,
  security: 'opportunistic',
  caPath: null,
  connectionCount: 20,
  mailsPerSecond: null,
}
const test = aCreatedTest({ seeds })

function refusalOf(outcome: (seed: Seed) => SubmissionOutcome, setting: SmtpSetting | null = smtp): string | null {
  const submissions = new Map(seeds.map((seed) => [seed.address, outcome(seed)]))
  return loginRefusal(setting, test, submissions)?.message ?? null
}

function refusedRelay(seed: Seed): SubmissionOutcome {
  return rejected(seed, 554, 'Relay access denied')
}

describe('loginRefusal()', () => {
  it("includes the server's reply and the setting to add", () => {
    expect(refusalOf((seed) => rejected(seed, 530, 'Authentication required'))).toMatch(
      /smtp\.acme\.example without a login.*530.*Authentication required.*set smtp-username and smtp-password/u,
    )
    expect(refusalOf((seed) => rejected(seed, 554, 'Relay access denied'))).toContain('smtp-username')
    expect(refusalOf((seed) => rejected(seed, 530, 'Must issue a STARTTLS command first'))).toContain('smtp-security')
  })

  it('returns null when one copy has another outcome, or none yet', () => {
    const [first] = seeds
    expect(refusalOf((seed) => (seed === first ? accepted(seed) : rejected(seed, 530, 'no login')))).toBeNull()
    expect(refusalOf((seed) => (seed === first ? rejected(seed, 550, 'spam') : rejected(seed, 530, 'no')))).toBeNull()
    expect(refusalOf((seed) => (seed === first ? rejected(seed, 530, 'no') : rejected(seed, 550, 'spam')))).toBeNull()
    const partly = new Map(seeds.slice(1).map((seed) => [seed.address, rejected(seed, 530, 'no login')]))
    expect(loginRefusal(smtp, test, partly)).toBeNull()
  })

  it('returns null after a login, and for the embedded service', () => {
    expect(refusalOf(refusedRelay, { ...smtp, username: 'ci' })).toBeNull()
    expect(refusalOf(refusedRelay, null)).toBeNull()
  })
})

describe('runCheck() with an SMTP server that requires a login', () => {
  it('is misconfigured, does not wait, and creates no second test', async () => {
    const { result, ports } = await run({
      texts: { 'a.html': aTemplate, 'b.html': aTemplate },
      settings: { smtp, templates: [aTemplateSetting({ pattern: '*.html' })] },
      scripts: [{ outcome: (seed) => rejected(seed, 530, 'Authentication required') }],
    })
    expect(result.outcome).toBe('misconfigured')
    expect(sentenceOf(result)).toContain('set smtp-username and smtp-password')
    expect(result.tests.map((one) => one.outcome)).toEqual(['not-sent', 'not-sent'])
    expect(ports.requests).toHaveLength(1)
    expect(ports.watches).toHaveLength(0)
  })
})
