/** Opens the submission: the user's SMTP server, or the receiver of the embedded service. */

import { hostname } from 'node:os'

import { problemsError } from '../errors/presend-error.ts'
import type { Settings, SmtpSetting } from '../settings/settings.ts'
import type { Submission } from '../submission/open-submission.ts'
import type { World } from '../world/world.ts'
import { parseCertificates } from './parse-certificates.ts'

/** The embedded receiver runs in this process, so more connections would not be faster. */
const embeddedConnectionCount = 20

export interface SmtpDeps {
  readonly world: World
  /** Reads the file that `smtp-ca` names. */
  readonly readCa: (path: string) => Promise<string>
  /** Prints a debug line; absent when debug output is off. */
  readonly trace?: ((line: string) => void) | undefined
}

/**
 * Opens a Submission to `receiver` if given, else to the configured server, without connecting.
 *
 * @throws PresendError SETTINGS_INVALID when `smtp-ca` contains no certificates
 */
export async function openSmtp(
  settings: Pick<Settings, 'smtp'>,
  { world, readCa, trace }: SmtpDeps,
  receiver: { readonly host: string; readonly port: number } | null,
): Promise<Submission> {
  const { openSubmission } = await import('../submission/open-submission.ts')
  const smtp = receiver === null ? settings.smtp : embeddedSmtp(receiver)
  if (smtp === null) throw new TypeError('missing SMTP server')
  const ca = smtp.caPath === null ? null : certificates(await readCa(smtp.caPath), smtp.caPath)
  return openSubmission({ ...smtp, ca, oauth2: null, heloName: heloName() }, { ...world, trace })
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
    security: 'none',
    caPath: null,
    connectionCount: embeddedConnectionCount,
    mailsPerSecond: null,
  }
}

/** A client without a fully qualified host name uses an address literal. Source: RFC 5321 §4.1.3. */
function heloName(): string {
  const name = hostname()
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/iu.test(name) ? name : '[127.0.0.1]'
}
