/** Opens the SMTP server to which a run submits mail: the user's server, or the receiver of the embedded service. */

import type { Settings, SmtpSetting } from '../../check/settings/settings.ts'
import type { Submission } from '../../check/submission/open-submission.ts'
import type { OAuth2Setting } from '../../check/submission/submission-setting.ts'
import { problemsError } from '../../foundation/errors/presend-error.ts'
import type { World } from '../../foundation/world/world.ts'
import { parseCertificates } from './parse-certificates.ts'

/** The number of connections to the embedded service's receiver. Using more connections would not make a run faster. */
const embeddedConnectionCount = 20

export interface SmtpDeps {
  readonly world: World
  /** Reads the file whose path is given in `smtp-ca`. */
  readonly readCa: (path: string) => Promise<string>
  /** Prints a debug line; absent if debug output is off. */
  readonly trace?: ((line: string) => void) | undefined
}

/**
 * Creates an SMTP submission client for `receiver`, or for the configured server if `receiver` is `null`. Does not
 * connect yet.
 *
 * @throws PresendError SETTINGS_INVALID if `smtp-ca` contains no certificates
 */
export async function openSmtp(
  settings: Pick<Settings, 'smtp'>,
  { world, readCa, trace }: SmtpDeps,
  receiver: { readonly host: string; readonly port: number } | null,
): Promise<Submission> {
  const { heloName, openSubmission } = await import('../../check/submission/open-submission.ts')
  const smtp = receiver === null ? settings.smtp : embeddedSmtp(receiver)
  if (smtp === null) throw new TypeError('missing SMTP server')
  const ca = smtp.caPath === null ? null : certificates(await readCa(smtp.caPath), smtp.caPath)
  return openSubmission({ ...smtp, ca, oauth2: oauth2Of(smtp), heloName: heloName() }, { ...world, trace })
}

/**
 * The providers' token endpoints. They are constants, so that no setting can cause a refresh token to be sent
 * elsewhere.
 */
const tokenEndpoints = {
  google: { tokenUrl: 'https://oauth2.googleapis.com/token', scope: null },
  microsoft: {
    tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    scope: 'https://outlook.office.com/SMTP.Send offline_access',
  },
} as const

/**
 * Returns the settings for obtaining XOAUTH2 access tokens, or null if presend logs in with a password or not at all.
 */
export function oauth2Of(smtp: SmtpSetting): OAuth2Setting | null {
  const { oauth2Provider, oauth2ClientId: clientId, oauth2ClientSecret: clientSecret } = smtp
  const { oauth2RefreshToken: refreshToken, oauth2AccessToken: accessToken } = smtp
  if (accessToken !== null) return { accessToken }
  if (oauth2Provider === null || clientId === null || clientSecret === null || refreshToken === null) return null
  return { ...tokenEndpoints[oauth2Provider], clientId, clientSecret, refreshToken }
}

function certificates(pem: string, path: string): string {
  const parsed = parseCertificates(pem, path)
  if (parsed.status === 'ok') return parsed.value
  throw problemsError('SETTINGS_INVALID', 'Reading smtp-ca', parsed.problems)
}

function embeddedSmtp({ host, port }: { readonly host: string; readonly port: number }): SmtpSetting {
  return {
    host,
    port,
    username: null,
    password: null,
    oauth2Provider: null,
    oauth2ClientId: null,
    oauth2ClientSecret: null,
    oauth2RefreshToken: null,
    oauth2AccessToken: null,
    security: 'none',
    caPath: null,
    connectionCount: embeddedConnectionCount,
    mailsPerSecond: null,
  }
}
