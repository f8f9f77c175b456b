/** Resolves settings that depend on one another: service, SMTP server, DKIM signature and tracking. */

import type { FieldsOf } from './engine/row.ts'
import type { ForkPlan } from './fork.ts'
import { smtpEndpoint } from './parsers/smtp-endpoint.ts'
import type { SettingsTable } from './rows/table.ts'
import type { DkimName, DkimSetting, PostmasterSetting, ServiceSetting, Settings, SmtpSetting } from './settings.ts'

/** The values of all settings, before dependent settings are resolved. */
export type Fields = FieldsOf<SettingsTable>

/** Returns the remote service if `api-url` is set and usable, otherwise the embedded service. */
export function resolveService({ service }: Pick<Fields, 'service'>, fork: ForkPlan): ServiceSetting {
  const { apiUrl, apiToken, sendingIp, zoneFilePaths } = service
  if (apiUrl !== null && apiToken !== null && !fork.isFallback) return { kind: 'remote', apiUrl, apiToken }
  return { kind: 'embedded', sendingIp, zoneFilePaths }
}

/** Returns the SMTP server. Returns `null` for the embedded service, which has its own receiver. */
export function resolveSmtp({ smtp }: Pick<Fields, 'smtp'>, fork: ForkPlan): SmtpSetting | null {
  const { host } = smtp
  if (host === null || fork.isFallback) return null
  return { ...smtp, host, ...smtpEndpoint(smtp) }
}

/** Returns the domain, selector and key for DKIM signatures. Returns `null` if presend does not sign. */
export function resolveDkim({ dkim }: Pick<Fields, 'dkim'>, fork: ForkPlan): DkimSetting | null {
  const { domain, selector, privateKey } = dkim
  if (domain === null || selector === null || privateKey === null || fork.isUnsigned) return null
  return { domain, selector, privateKey }
}

/**
 * Returns the DNS name of the DKIM key, which preflight looks up. This name is known even for a fork, which does not
 * have the private key.
 */
export function resolveDkimName({ dkim: { domain, selector } }: Pick<Fields, 'dkim'>): DkimName | null {
  return domain === null || selector === null ? null : { domain, selector }
}

/** Chooses where to put the tracking id. A remote service may look for the id only in the body or the subject. */
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
