/** What must hold between the keys of the service file, and what an operator should know. Pure. */

import type { Problem } from '../../errors/problem.ts'
import { renderDuration } from '../parsers/duration.ts'
import type { RowValues } from './row-layer.ts'
import type { ServiceValues } from './service-rows.ts'
import type { ServiceSettings } from './service-settings.ts'

type Values = RowValues<ServiceValues>

/** Combinations that cannot be meant. */
export function serviceProblems(values: Values): readonly Problem[] {
  return [
    ...portProblems(values),
    ...retentionProblems(values),
    ...filterProblems(values),
    ...tlsProblems(values, 'tls'),
    ...tlsProblems(values, 'smtp-tls'),
    ...timeoutProblems(values),
  ]
}

function portProblems(values: Values): readonly Problem[] {
  const http = values.get('listen')
  const smtp = values.get('smtp')
  if (http === null || smtp === null || smtp === 'none') return []
  const isShared = http.port !== 0 && http.port === smtp.port && http.host === smtp.host
  return isShared
    ? [{ ...values.at('smtp'), came: 'the address of listen', expected: 'a port of its own for SMTP' }]
    : []
}

function retentionProblems(values: Values): readonly Problem[] {
  const retentionMs = values.get('retention')
  const timeoutMs = values.get('test-timeout')
  if (retentionMs === null || timeoutMs === null || retentionMs >= timeoutMs) return []
  const expected = `at least test-timeout (${renderDuration(timeoutMs)})`
  return [
    {
      ...values.at('retention'),
      came: renderDuration(retentionMs),
      expected,
      todo: 'tests would be deleted while they wait',
    },
  ]
}

const filterKeys = { url: 'rspamd', host: 'spamd', port: 'spamd' } as const

function filterProblems(values: Values): readonly Problem[] {
  const kind = values.get('spam-filter.kind')
  if (kind === null) return []
  return (['url', 'host', 'port'] as const).flatMap((key): readonly Problem[] => {
    const name = `spam-filter.${key}` as const
    if (kind === filterKeys[key] || !values.isGiven(name)) return []
    const expected = `this key with kind: ${filterKeys[key]} alone (kind is ${kind})`
    return [{ ...values.at(name), expected, todo: `remove it, or set kind: ${filterKeys[key]}` }]
  })
}

function tlsProblems(values: Values, section: 'tls' | 'smtp-tls'): readonly Problem[] {
  const cert = `${section}.cert-file` as const
  const key = `${section}.key-file` as const
  if (values.isGiven(cert) === values.isGiven(key)) return []
  const [given, missing] = values.isGiven(cert) ? [cert, key] : [key, cert]
  return [
    {
      ...values.at(given),
      came: `no ${missing}`,
      expected: 'a certificate and its key together',
      todo: `add ${missing}`,
    },
  ]
}

function timeoutProblems(values: Values): readonly Problem[] {
  const headerMs = values.get('limits.header-timeout')
  const requestMs = values.get('limits.request-timeout')
  if (headerMs === null || requestMs === null || headerMs <= requestMs) return []
  const name = values.isGiven('limits.header-timeout') ? 'limits.header-timeout' : 'limits.request-timeout'
  const expected = 'a header-timeout that is not longer than the request-timeout'
  return [{ ...values.at(name), came: `${renderDuration(headerMs)} and ${renderDuration(requestMs)}`, expected }]
}

/** What is not wrong, and should be known all the same. */
export function serviceNotices(settings: Omit<ServiceSettings, 'notices'>): readonly string[] {
  const notices = [
    [settings.storage.reveal() === 'memory', 'storage is memory: tokens, tests and results end with this process'],
    [
      settings.smtp === null && hasLocalSeeds(settings),
      'smtp is none: the local seeds receive nothing here; another instance on the same PostgreSQL must receive for them',
    ],
    [settings.smtp === null && settings.smtpTls !== null, 'smtp is none: smtp-tls is not used'],
    [
      settings.webhooks.allowPrivate,
      'webhooks.allow-private is true: whoever may add webhooks can reach addresses inside this network',
    ],
  ] as const
  return notices.flatMap(([holds, text]) => (holds ? [text] : []))
}

function hasLocalSeeds({ seeds }: Pick<ServiceSettings, 'seeds'>): boolean {
  return seeds === null || seeds.some((seed) => seed.kind === 'local')
}
