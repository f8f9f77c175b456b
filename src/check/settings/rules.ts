/**
 * Checks rules that involve several settings. An invalid value counts as set, so that each mistake is reported only
 * once.
 */

import { postmasterProblems, type RunWork } from '../../extensions/postmaster/settings/rules.ts'
import type { Problem } from '../../foundation/errors/problem.ts'
import { isLoopbackHost } from '../../foundation/world/ip-address.ts'
import { requireSetting } from './engine/require-setting.ts'
import { namesIn } from './engine/row.ts'
import { type ForkPlan, loginSecrets } from './fork.ts'
import { modeProblems } from './mode-rules.ts'
import { gateRows } from './rows/gate-rows.ts'
import type { SettingValues } from './rows/table.ts'

/** Checks all rules that involve several settings. */
export function ruleProblems(values: SettingValues, fork: ForkPlan, work: RunWork): readonly Problem[] {
  // A run that waits for the results of another run ignores the settings for sending.
  const isSending = work !== 'await'
  return [
    ...modeProblems(values, fork),
    ...(fork.isFallback ? [] : serviceRules(values, work)),
    ...(fork.isFallback || !isSending ? [] : [...loginRules(values), ...securityRules(values)]),
    ...(fork.isFallback ? [] : embeddedOnlyRules(values)),
    ...(fork.isUnsigned || !isSending ? [] : keyRules(values)),
    ...(isSending ? trackingRules(values) : []),
    ...changedOnlyRules(values),
    ...postmasterProblems(values, { fork, work }),
  ]
}

/** Checks only the rules for sending a message: the rules about login, encryption and signing. */
export function submissionProblems(values: SettingValues): readonly Problem[] {
  return [...loginRules(values), ...securityRules(values), ...signingRules(values)]
}

function serviceRules(values: SettingValues, work: RunWork): readonly Problem[] {
  return [
    ...requireSetting(values, {
      missing: 'api-token',
      when: ['api-url'],
      todo: 'set the api-token input or the PRESEND_API_TOKEN environment variable, or remove api-url to use the embedded service',
    }),
    ...(work === 'mail'
      ? requireSetting(values, {
          missing: 'smtp-host',
          when: ['api-url'],
          todo: 'set it to the SMTP server that sends your real mail',
        })
      : []),
    ...requireSetting(values, {
      missing: 'api-url',
      when: ['api-token'],
      todo: 'set api-url, or remove the token (or the PRESEND_API_TOKEN variable) to use the embedded service',
    }),
    ...requireSetting(values, {
      missing: 'api-url',
      when: ['smtp-host'],
      why: 'mail for the embedded service never leaves the process',
      todo: 'set api-url and api-token, or remove smtp-host',
    }),
  ]
}

const clientNames = ['smtp-oauth2-provider', 'smtp-oauth2-client-id', 'smtp-oauth2-client-secret'] as const

function loginRules(values: SettingValues): readonly Problem[] {
  const [first, ...others] = loginSecrets.filter((name) => values.isGiven(name))
  return [
    ...(first === undefined
      ? requireSetting(values, {
          missing: 'smtp-password',
          when: ['smtp-username'],
          todo: 'set the smtp-password input or the PRESEND_SMTP_PASSWORD environment variable, or use smtp-oauth2-refresh-token or smtp-oauth2-access-token',
        })
      : []),
    // oxlint-disable-next-line oxc/no-map-spread -- there are only a few problems, and none is mutated
    ...others.map((name) => ({
      ...values.at(name),
      expected: `no value when ${first} is set`,
      rule: `is not allowed when ${first} is set`,
      todo: 'remove all but one',
    })),
    ...requireSetting(values, {
      missing: 'smtp-username',
      when: loginSecrets,
      todo: 'set smtp-username, or remove the password or token (or its environment variable, such as PRESEND_SMTP_PASSWORD)',
    }),
    ...clientNames.flatMap((missing) =>
      requireSetting(values, {
        missing,
        when: ['smtp-oauth2-refresh-token'],
        todo: `set ${missing}, or use smtp-oauth2-access-token`,
      }),
    ),
    ...requireSetting(values, {
      missing: 'smtp-oauth2-refresh-token',
      when: clientNames,
      todo: 'set smtp-oauth2-refresh-token, or remove the other smtp-oauth2- settings',
    }),
    // With api-url, serviceRules() already reports the missing host.
    ...(values.isGiven('api-url')
      ? []
      : requireSetting(values, {
          missing: 'smtp-host',
          when: ['smtp-username', ...loginSecrets, 'smtp-ca'],
          todo: 'set smtp-host, api-url and api-token, or remove the other smtp- settings',
        })),
  ]
}

function securityRules(values: SettingValues): readonly Problem[] {
  const host = values.get('smtp-host')
  const isPlain = values.get('smtp-security') === 'none' && loginSecrets.some((name) => values.isGiven(name))
  if (!isPlain || host === null || isLoopbackHost(host)) return []
  const expected = 'an encrypted connection for the login (`none` is allowed only for connections to this machine)'
  return [{ ...values.at('smtp-security'), came: '"none"', expected, todo: 'use auto, starttls or tls' }]
}

function embeddedOnlyRules(values: SettingValues): readonly Problem[] {
  if (!values.isGiven('api-url')) return []
  const condition = 'when api-url is set, because only the embedded service uses this setting'
  return (['sending-ip', 'zone-file'] as const)
    .filter((name) => values.isGiven(name))
    .flatMap((name) => [
      {
        ...values.at(name),
        expected: `no value ${condition}`,
        rule: `is not allowed ${condition}`,
        todo: `remove ${name} or api-url`,
      },
    ])
}

const keyNames = ['dkim-domain', 'dkim-selector'] as const

/** Checks the settings of the DKIM key. Without the private key, preflight still checks the key in DNS. */
function keyRules(values: SettingValues): readonly Problem[] {
  return keyNames.flatMap((missing) =>
    requireSetting(values, {
      missing,
      when: [...keyNames, 'dkim-private-key'],
      todo: `set ${missing}, or remove the other dkim- settings to send unsigned mail`,
    }),
  )
}

const signingNames = ['dkim-domain', 'dkim-selector', 'dkim-private-key'] as const

function signingRules(values: SettingValues): readonly Problem[] {
  const key = 'set the dkim-private-key input or the PRESEND_DKIM_PRIVATE_KEY environment variable'
  return signingNames.flatMap((missing) =>
    requireSetting(values, {
      missing,
      when: signingNames,
      todo:
        missing === 'dkim-private-key'
          ? key
          : `set ${missing}, or remove the other dkim- settings to send unsigned mail`,
    }),
  )
}

function trackingRules(values: SettingValues): readonly Problem[] {
  const isHeaderOnly = values.get('tracking-in') === 'header'
  if (!isHeaderOnly || values.get('test-style') !== 'external-test' || !values.isGiven('api-url')) return []
  const expected = 'body or subject for an external-test, whose messages are matched by the tracking id in their text'
  return [{ ...values.at('tracking-in'), came: '"header"', expected, todo: 'use auto' }]
}

/** Only the command line has flags, and it does not know the changed files of a pull request. */
function changedOnlyRules(values: SettingValues): readonly Problem[] {
  if (!values.get('changed-only') || values.given('changed-only')?.source !== 'flag') return []
  const expected = 'no such flag, because only a GitHub Actions run knows the files that a pull request changes'
  const rule =
    'is not allowed on the command line, because only a GitHub Actions run knows the files that a pull request changes'
  return [{ ...values.at('changed-only'), expected, rule, todo: 'name the templates to check instead' }]
}

/** Returns notices about settings that have no effect in combination with the others. */
export function unusedNotices(values: SettingValues, fork: ForkPlan): readonly string[] {
  if (values.get('mode') === 'await') return []
  const smtpNames = ['smtp-port', 'smtp-security', 'smtp-connections', 'smtp-rate'] as const
  const usesSmtp = fork.isFallback || values.isGiven('smtp-host')
  const unused = usesSmtp ? [] : smtpNames.filter((name) => values.isGiven(name))
  const usesMetadata = !values.isGiven('metadata') || values.get('test-style') === 'external-test'
  return [
    ...(lacksLogin(values, fork) ? [noLogin] : []),
    ...(unused.length === 0 ? [] : [`Ignored, because smtp-host is not set: ${unused.join(', ')}`]),
    ...(values.get('mode') === 'send' && values.isGiven('postmaster-email')
      ? ['Postmaster data was not read, because mode is send; a run with mode await evaluates it']
      : []),
    ...(usesMetadata ? [] : ['metadata was not sent, because only tests with test-style external-test store it']),
  ]
}

/**
 * Warns about rates below 1 percent, which were probably meant as ratios. For example, almost every run would pass a
 * threshold of 0.85 percent. Each setting of the gate that is a number is a percentage.
 */
export function ratioNotices(values: SettingValues): readonly string[] {
  return namesIn(gateRows).flatMap((name) => {
    const value = values.get(name)
    if (typeof value !== 'number' || value <= 0 || value >= 1) return []
    return [`${name} is ${value} percent; if you meant a ratio, write ${Number((value * 100).toFixed(6))}`]
  })
}

/** A dry run does not connect to the SMTP server, so it would not show that a secret is missing. */
function lacksLogin(values: SettingValues, fork: ForkPlan): boolean {
  const host = values.get('smtp-host')
  if (values.get('dry-run') !== true || fork.isFallback || host === null || isLoopbackHost(host)) return false
  return !values.isGiven('smtp-username') && !loginSecrets.some((name) => values.isGiven(name))
}

const noLogin =
  'smtp-username and smtp-password are empty or not set, so a run without dry-run would send mail without logging in; in a workflow, a secret that does not exist is empty'
