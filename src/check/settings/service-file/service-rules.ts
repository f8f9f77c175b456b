/** Checks rules that involve several keys of the service file, and warns the operator about risky settings. */

import type { Problem } from '../../../foundation/errors/problem.ts'
import { requireSetting } from '../engine/require-setting.ts'
import { renderDuration } from '../parsers/duration.ts'
import type { ServiceValues } from './service-rows.ts'
import type { ServiceSettings } from './service-settings.ts'

/** Checks the rules that involve several keys in the service file. */
export function serviceProblems(values: ServiceValues): readonly Problem[] {
  return [
    ...portProblems(values),
    ...retentionProblems(values),
    ...filterProblems(values),
    ...tlsProblems(values, 'tls'),
    ...tlsProblems(values, 'smtp-tls'),
    ...timeoutProblems(values),
  ]
}

function portProblems(values: ServiceValues): readonly Problem[] {
  const [http, smtp] = [values.get('listen'), values.get('smtp')]
  if (http === null || smtp === null || http.port === 0) return []
  if (http.port !== smtp.port || http.host !== smtp.host) return []
  return [{ ...values.at('smtp'), came: 'the same address', expected: 'an address or port that listen does not use' }]
}

function retentionProblems(values: ServiceValues): readonly Problem[] {
  const [retentionMs, timeoutMs] = [values.get('retention'), values.get('test-timeout')]
  if (retentionMs === null || timeoutMs === null || retentionMs >= timeoutMs) return []
  const expected = `at least test-timeout (${renderDuration(timeoutMs)}), so that no test is deleted while it waits for mail`
  return [{ ...values.at('retention'), came: renderDuration(retentionMs), expected }]
}

function filterProblems(values: ServiceValues): readonly Problem[] {
  const kind = values.get('spam-filter.kind')
  if (kind === null) return []
  const kindOfKey = { 'spam-filter.url': 'rspamd', 'spam-filter.host': 'spamd', 'spam-filter.port': 'spamd' } as const
  return (['spam-filter.url', 'spam-filter.host', 'spam-filter.port'] as const)
    .filter((name) => kind !== kindOfKey[name] && values.isGiven(name))
    .flatMap((name) => [
      {
        ...values.at(name),
        expected: `no value unless spam-filter.kind is ${kindOfKey[name]} (it is ${kind})`,
        rule: `is allowed only if spam-filter.kind is ${kindOfKey[name]} (it is ${kind})`,
        todo: `remove it, or set spam-filter.kind to ${kindOfKey[name]}`,
      },
    ])
}

function tlsProblems(values: ServiceValues, section: 'tls' | 'smtp-tls'): readonly Problem[] {
  const [cert, key] = [`${section}.cert-file`, `${section}.key-file`] as const
  return [
    ...requireSetting(values, { missing: cert, when: [key], todo: `add ${cert}` }),
    ...requireSetting(values, { missing: key, when: [cert], todo: `add ${key}` }),
  ]
}

function timeoutProblems(values: ServiceValues): readonly Problem[] {
  const [headerMs, requestMs] = [values.get('limits.header-timeout'), values.get('limits.request-timeout')]
  if (headerMs === null || requestMs === null || headerMs <= requestMs) return []
  const name = values.isGiven('limits.header-timeout') ? 'limits.header-timeout' : 'limits.request-timeout'
  const [headerText, requestText] = [renderDuration(headerMs), renderDuration(requestMs)]
  return name === 'limits.header-timeout'
    ? [{ ...values.at(name), came: headerText, expected: `at most limits.request-timeout (${requestText})` }]
    : [{ ...values.at(name), came: requestText, expected: `at least limits.header-timeout (${headerText})` }]
}

/** Returns warnings for the operator of the service. */
export function serviceNotices(settings: Omit<ServiceSettings, 'notices'>): readonly string[] {
  const { seeds, smtp, smtpTls, storage, webhooks } = settings
  const hasLocalSeeds = seeds === null || seeds.some((seed) => seed.kind === 'local')
  const notices = [
    [storage.reveal() === 'memory', 'storage is memory: all tokens, tests and results are lost when the process ends'],
    [
      smtp === null && hasLocalSeeds,
      'smtp is none: local seeds receive mail only through another instance that uses the same PostgreSQL database',
    ],
    [smtp === null && smtpTls !== null, 'smtp is none: smtp-tls is not used'],
    [
      webhooks.allowPrivate,
      'webhooks.allow-private is true: anyone who can add webhooks can reach addresses inside this network',
    ],
  ] as const
  return notices.flatMap(([applies, text]) => (applies ? [text] : []))
}
