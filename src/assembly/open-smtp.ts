/** Opens the way that mail takes: the user's SMTP server, or the embedded service's own receiver. */

import { hostname } from 'node:os'

import { problemsError } from '../errors/presend-error.ts'
import type { Settings, SmtpSetting } from '../settings/settings.ts'
import type { Submission } from '../submission/open-submission.ts'
import type { World } from '../world/world.ts'
import { parseCertificates } from './parse-certificates.ts'

/** Most connections to the embedded receiver; it runs in this process, so more would not be faster. */
const embeddedConnectionCount = 20

/** What opening a Submission needs. */
export interface SmtpTools {
  readonly world: World
  /** Reads the file that `smtp-ca` names. */
  readonly readCa: (path: string) => Promise<string>
  /** Takes lines for debug output; absent where that is off. */
  readonly trace?: ((line: string) => void) | undefined
}

/**
 * A Submission to the server that the settings name; to `receiver` when it is given.
 * Nothing is connected yet. @throws PresendError SETTINGS_INVALID when `smtp-ca` holds no certificates
 */
export async function openSmtp(
  settings: Pick<Settings, 'smtp'>,
  { world, readCa, trace }: SmtpTools,
  receiver: { readonly host: string; readonly port: number } | null,
): Promise<Submission> {
  const { openSubmission } = await import('../submission/open-submission.ts')
  const smtp = receiver === null ? settings.smtp : embeddedSmtp(receiver)
  if (smtp === null) throw new TypeError('settings without an embedded service always name an SMTP server')
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

/** RFC 5321 §4.1.3: a client without a full host name gives its address as a literal. */
function heloName(): string {
  const name = hostname()
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/iu.test(name) ? name : '[127.0.0.1]'
}
