/** Groups of settings put together: the service, the SMTP server, the signature, the place of the tracking id. */

import type { Secret } from '../world/secret.ts'
import type { ForkPlan } from './fork.ts'
import type { GivenThreshold } from './rows/gate-rows.ts'
import type { DkimSetting, PostmasterSetting, ServiceSetting, Settings, SmtpSetting } from './settings.ts'
import type { Values } from './values.ts'

/** The service: the remote one when there is an `api-url` that can be used. */
export function resolveService(values: Values, fork: ForkPlan): ServiceSetting {
  const apiUrl = values.get('api-url')
  const apiToken = values.get('api-token')
  if (apiUrl !== null && apiToken !== null && !fork.isFallback) return { kind: 'remote', apiUrl, apiToken }
  return { kind: 'embedded', sendingIp: values.get('sending-ip'), zoneFilePaths: values.get('zone-file') ?? [] }
}

/** The SMTP server; `null` with the embedded service. */
export function resolveSmtp(values: Values, fork: ForkPlan): SmtpSetting | null {
  const host = values.get('smtp-host')
  if (host === null || fork.isFallback) return null
  const asked = values.always('smtp-security')
  const port = values.get('smtp-port') ?? (asked === 'tls' ? 465 : 587)
  const password = values.get('smtp-password')
  return {
    host,
    port,
    username: values.get('smtp-username'),
    password,
    security: asked === 'auto' ? automaticSecurity(port, password) : asked,
    caPath: values.get('smtp-ca'),
    connectionCount: values.always('smtp-connections'),
    mailsPerSecond: values.get('smtp-rate'),
  }
}

/** Port 465 is TLS from the first byte (RFC 8314 §3.3); a password must not cross a connection that someone stripped of STARTTLS. */
function automaticSecurity(port: number, password: Secret | null): SmtpSetting['security'] {
  if (port === 465) return 'tls'
  return password === null ? 'opportunistic' : 'starttls'
}

/** The signature; `null`: the message is sent as it is. */
export function resolveDkim(values: Values, fork: ForkPlan): DkimSetting | null {
  const domain = values.get('dkim-domain')
  const selector = values.get('dkim-selector')
  const privateKey = values.get('dkim-private-key')
  if (domain === null || selector === null || privateKey === null || fork.isUnsigned) return null
  return { domain, selector, privateKey }
}

/** Where the tracking id stands beside the header. Foreign services may match on body or subject only. */
export function resolveTracking(values: Values, service: ServiceSetting): Settings['trackingIn'] {
  const asked = values.always('tracking-in')
  if (asked !== 'auto') return asked
  return service.kind === 'embedded' && values.always('test-style') === 'spam-test' ? 'header' : 'body'
}

/** What postmaster data is judged; `null`: none was asked for. */
export function resolvePostmaster(values: Values): PostmasterSetting | null {
  const email = values.get('postmaster-email')
  if (email === null) return null
  return {
    email,
    domains: values.get('postmaster-domain') ?? [],
    dayCount: values.always('postmaster-days'),
    thresholds: {
      maxSpamPercent: percentOf(values.always('max-spam-rate')),
      warnSpamPercent: percentOf(values.always('warn-spam-rate')),
      minAuthenticationPercent: percentOf(values.always('min-auth-success-ratio')),
      minTlsPercent: percentOf(values.always('min-tls-ratio')),
      maxDeliveryErrorPercent: percentOf(values.always('max-delivery-error-ratio')),
    },
  }
}

function percentOf(given: GivenThreshold): number | null {
  return given === 'none' ? null : given
}
