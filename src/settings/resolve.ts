/** Resolves settings that depend on one another: service, SMTP server, DKIM signature and tracking. */

import type { FieldsOf } from './engine/row.ts'
import type { ForkPlan } from './fork.ts'
import { smtpEndpoint } from './parsers/smtp-endpoint.ts'
import type { SettingsTable } from './rows/table.ts'
import type { DkimName, DkimSetting, PostmasterSetting, ServiceSetting, Settings, SmtpSetting } from './settings.ts'

/** The complete settings object of the table, without problems. */
export type Fields = FieldsOf<SettingsTable>

/** Returns the remote service if `api-url` is set and usable, otherwise the embedded service. */
export function resolveService({ service }: Pick<Fields, 'service'>, fork: ForkPlan): ServiceSetting {
  const { apiUrl, apiToken, sendingIp, zoneFilePaths } = service
  if (apiUrl !== null && apiToken !== null && !fork.isFallback) return { kind: 'remote', apiUrl, apiToken }
  return { kind: 'embedded', sendingIp, zoneFilePaths }
}

/** Returns the SMTP server; `null` when the embedded service is used. */
export function resolveSmtp({ smtp }: Pick<Fields, 'smtp'>, fork: ForkPlan): SmtpSetting | null {
  const { host } = smtp
  if (host === null || fork.isFallback) return null
  return { ...smtp, host, ...smtpEndpoint(smtp) }
}

/** Returns the DKIM signature; `null` if mail is not signed. */
export function resolveDkim({ dkim }: Pick<Fields, 'dkim'>, fork: ForkPlan): DkimSetting | null {
  const { domain, selector, privateKey } = dkim
  if (domain === null || selector === null || privateKey === null || fork.isUnsigned) return null
  return { domain, selector, privateKey }
}

/** Returns the DNS name of the DKIM key, which preflight looks up. The name is known even on a fork. */
export function resolveDkimName({ dkim: { domain, selector } }: Pick<Fields, 'dkim'>): DkimName | null {
  return domain === null || selector === null ? null : { domain, selector }
}

/**
 * Returns where to put the tracking id. A remote service may search for the tracking id only in the body or the
 * subject.
 */
export function resolveTracking(
  { trackingIn, testStyle }: Pick<Fields, 'trackingIn' | 'testStyle'>,
  service: ServiceSetting,
): Settings['trackingIn'] {
  if (trackingIn !== 'auto') return trackingIn
  return service.kind === 'embedded' && testStyle === 'spam-test' ? 'header' : 'body'
}

/** Returns the postmaster data to evaluate; `null` if there is none. */
export function resolvePostmaster({
  postmaster,
  postmasterThresholds,
}: Pick<Fields, 'postmaster' | 'postmasterThresholds'>): PostmasterSetting | null {
  const { email } = postmaster
  return email === null ? null : { ...postmaster, email, thresholds: postmasterThresholds }
}
