/** Rules between settings: what needs what, and what excludes what. Each looks at one subject and says all that is wrong. */

import type { Problem } from '../errors/problem.ts'
import { postmasterRules, type RunWork } from '../postmaster/settings/rules.ts'
import type { ForkPlan } from './fork.ts'
import { isLoopback } from './parsers/host.ts'
import type { SettingName } from './table.ts'
import { ruleProblem, type Values } from './values.ts'

/** Every rule that the values break. Malformed values count as given, so that one mistake is told once. */
export function ruleProblems(values: Values, fork: ForkPlan, work: RunWork): readonly Problem[] {
  return [
    ...(fork.isFallback ? [] : [...serviceRules(values, work), ...loginRules(values), ...securityRules(values)]),
    ...(fork.isFallback ? [] : embeddedOnlyRules(values)),
    ...(fork.isUnsigned ? [] : signingRules(values)),
    ...trackingRules(values),
    ...postmasterRules(values, { fork, work }),
  ]
}

/** The rules of sending alone, where an SMTP server is named: login, encryption, signature. */
export function submissionProblems(values: Values): readonly Problem[] {
  return [...loginRules(values), ...securityRules(values), ...signingRules(values)]
}

/** Settings that have no effect as the others stand, each as a sentence. */
export function unusedNotices(values: Values, fork: ForkPlan): readonly string[] {
  return [...unusedSmtp(values, fork), ...unusedMetadata(values)]
}

/** The API has no place for it in a spam test. */
function unusedMetadata(values: Values): readonly string[] {
  if (!values.isGiven('metadata') || values.get('test-style') === 'external-test') return []
  return ['metadata was not sent: only a test with test-style external-test stores it']
}

function unusedSmtp(values: Values, fork: ForkPlan): readonly string[] {
  if (fork.isFallback || values.isGiven('smtp-host')) return []
  const unused = (['smtp-port', 'smtp-security', 'smtp-connections', 'smtp-rate'] as const).filter((name) =>
    values.isGiven(name),
  )
  if (unused.length === 0) return []
  return [`Without smtp-host there is no SMTP server, so these were not used: ${unused.join(', ')}`]
}

/** Rates that look like a ratio where a percentage was meant: a gate of 0.85 percent lets everything through. */
export function ratioNotices(values: Values): readonly string[] {
  const names = [
    'min-inbox-rate',
    'min-spf-pass-rate',
    'min-dkim-pass-rate',
    'min-dmarc-pass-rate',
    'warn-inbox-rate',
    'max-tab-rate',
    'quorum',
  ] as const
  return names.flatMap((name) => {
    const value = values.get(name)
    if (typeof value !== 'number' || value <= 0 || value >= 1) return []
    return [
      `${name} is ${value} percent, less than one seed in a hundred; if a share was meant, write ${Number((value * 100).toFixed(6))}`,
    ]
  })
}

function serviceRules(values: Values, work: RunWork): readonly Problem[] {
  const problems: Problem[] = []
  const hasUrl = values.isGiven('api-url')
  if (hasUrl && !values.isGiven('api-token')) {
    problems.push({
      input: 'api-token',
      came: 'nothing',
      expected: 'a token, because api-url is given',
      todo: 'give the input api-token or the environment variable PRESEND_API_TOKEN, or remove api-url to use the embedded service',
    })
  }
  if (hasUrl && work === 'mail' && !values.isGiven('smtp-host')) {
    problems.push({
      input: 'smtp-host',
      came: 'nothing',
      expected: 'an SMTP server, because api-url is given: the mail to its seed mailboxes must be sent by someone',
      todo: 'give the server that sends your real mail',
    })
  }
  if (!hasUrl && values.isGiven('api-token')) {
    const todo = 'give api-url, or remove the token (or the variable PRESEND_API_TOKEN) to use the embedded service'
    const expected = 'api-url beside it: a token belongs to a service'
    problems.push(ruleProblem(values, 'api-token', { expected, todo }))
  }
  if (!hasUrl && values.isGiven('smtp-host')) problems.push(hostWithoutService(values))
  return problems
}

function hostWithoutService(values: Values): Problem {
  return ruleProblem(values, 'smtp-host', {
    expected:
      'api-url beside it: the seed mailboxes of the embedded service exist only in this process and can be reached through its own receiver only',
    todo: 'give api-url and api-token, or remove smtp-host',
  })
}

function loginRules(values: Values): readonly Problem[] {
  const problems: Problem[] = []
  const hasUsername = values.isGiven('smtp-username')
  const hasPassword = values.isGiven('smtp-password')
  if (hasUsername && !hasPassword) {
    const todo = 'give the input smtp-password or the environment variable PRESEND_SMTP_PASSWORD'
    problems.push({
      input: 'smtp-password',
      came: 'nothing',
      expected: 'a password, because smtp-username is given',
      todo,
    })
  }
  if (hasPassword && !hasUsername) {
    const todo = 'give smtp-username, or remove the password (or the variable PRESEND_SMTP_PASSWORD)'
    problems.push({
      input: 'smtp-username',
      came: 'nothing',
      expected: 'a user name, because smtp-password is given',
      todo,
    })
  }
  // With api-url the missing host is already told.
  if (values.isGiven('smtp-host') || values.isGiven('api-url')) return problems
  const names = (['smtp-username', 'smtp-password', 'smtp-ca'] as const).filter((name) => values.isGiven(name))
  const [first] = names
  if (first === undefined) return problems
  const expected = `smtp-host beside ${names.join(' and ')}`
  return [
    ...problems,
    ruleProblem(values, first, { expected, todo: 'give smtp-host, api-url and api-token, or remove it' }),
  ]
}

function securityRules(values: Values): readonly Problem[] {
  const host = values.get('smtp-host')
  const isPlain = values.get('smtp-security') === 'none' && values.isGiven('smtp-password')
  if (!isPlain || host === null || isLoopback(host)) return []
  return [
    ruleProblem(values, 'smtp-security', {
      came: '"none"',
      expected: 'an encrypted connection, because there is a password and the server is not this machine itself',
      todo: 'use auto, starttls or tls',
    }),
  ]
}

function embeddedOnlyRules(values: Values): readonly Problem[] {
  if (!values.isGiven('api-url')) return []
  const reasons: Readonly<Partial<Record<SettingName, string>>> = {
    'sending-ip': 'real mailboxes see the address that the mail really came from',
    'zone-file': 'real mailboxes ask live DNS',
  }
  return (['sending-ip', 'zone-file'] as const)
    .filter((name) => values.isGiven(name))
    .map((name) => {
      const expected = `it only with the embedded service, without api-url: ${reasons[name] ?? ''}`
      return ruleProblem(values, name, { expected, todo: `remove ${name} or api-url` })
    })
}

const signingNames = ['dkim-domain', 'dkim-selector', 'dkim-private-key'] as const

function signingRules(values: Values): readonly Problem[] {
  const missing = signingNames.filter((name) => !values.isGiven(name))
  if (missing.length === 0 || missing.length === signingNames.length) return []
  const given = signingNames.filter((name) => values.isGiven(name))
  const key = 'give the input dkim-private-key or the environment variable PRESEND_DKIM_PRIVATE_KEY'
  return missing.map((name) => ({
    input: name,
    came: 'nothing',
    expected: `it, because ${given.join(' and ')} ${given.length === 1 ? 'is' : 'are'} given`,
    todo: name === 'dkim-private-key' ? key : `give ${name}, or remove the other dkim- settings to send unsigned`,
  }))
}

function trackingRules(values: Values): readonly Problem[] {
  const isHeaderOnly = values.get('tracking-in') === 'header'
  if (!isHeaderOnly || values.get('test-style') !== 'external-test' || !values.isGiven('api-url')) return []
  const expected = 'body or subject for an external-test: its mail is matched by the tracking id in its text'
  return [ruleProblem(values, 'tracking-in', { came: '"header"', expected, todo: 'use auto' })]
}
