/** Reads the settings of the SMTP server through which the service sends mail (`smtp-…`), and its password. */

import { bad, ok, type Parsed, type Problem, problemsOf } from '../../../foundation/errors/problem.ts'
import { isLoopbackHost } from '../../../foundation/world/ip-address.ts'
import type { Secret } from '../../../foundation/world/secret.ts'
import { requireSetting } from '../engine/require-setting.ts'
import { row, table } from '../engine/row.ts'
import type { Values } from '../engine/values.ts'
import { bareAddress, parseHost } from '../parsers/host.ts'
import { integer, oneOf, textOf } from '../parsers/kinds.ts'
import { type SmtpEndpoint, smtpEndpoint } from '../parsers/smtp-endpoint.ts'
import { oneLine, parsePassword } from '../parsers/text.ts'
import { namedFile, readSecretText, type ServicePlace } from './service-files.ts'
import { parseFilePath } from './service-parsers.ts'

/**
 * The environment variable for the password, which overrides the file with the password. There is no flag for the
 * password.
 */
const passwordVariable = 'PRESEND_SMTP_PASSWORD'

export const mailServerRows = {
  'smtp-host': row('mailServer.host', textOf('host', parseHost), {
    defaultNote: 'none: the service sends no mail',
    example: 'smtp.example.com',
    description:
      'The SMTP server through which the service sends mail, such as messages uploaded in the dashboard: a host name or an IP address, without a port. ' +
      'The server must be able to deliver to the seeds.',
  }),
  'smtp-port': row('mailServer.port', integer({ min: 1, max: 65_535 }), {
    defaultNote: '587; 465 when smtp-security is tls',
    example: '465',
    description: 'The port of smtp-host.',
  }),
  'smtp-security': row('mailServer.security', oneOf(['auto', 'tls', 'starttls', 'none']), {
    default: 'auto',
    description:
      'How to encrypt the connection to smtp-host: tls (from the first byte), starttls (required), none, or auto (tls on port 465; STARTTLS on other ports, where it is required with smtp-username, and otherwise used only if offered, without verifying the certificate).',
  }),
  'smtp-username': row('mailServer.username', textOf('text', oneLine(1000)), {
    defaultNote: 'none: no authentication',
    example: 'presend@shop.example',
    description: 'The user name for smtp-host. Requires a password.',
  }),
  'smtp-password-file': row('mailServer.passwordPath', textOf('path', parseFilePath), {
    defaultNote: 'none',
    description: `The file with the password for smtp-username. The ${passwordVariable} environment variable, which contains the password itself, overrides this file.`,
  }),
  'smtp-from': row('mailServer.from', textOf('address', bareAddress('presend@shop.example')), {
    defaultNote: 'none: alerts and invitations are not sent by mail',
    example: 'presend@shop.example',
    description:
      'The sender address of mail that the service itself writes, such as alerts and invitations. smtp-host must accept this address as the sender.',
  }),
  'smtp-ca-file': row('mailServer.caPath', textOf('path', parseFilePath), {
    defaultNote: "Node's own certificates",
    description:
      "A PEM file with the certificate authorities to trust for the smtp-host certificate, instead of Node's own.",
  }),
}

const mailServerTable = table(mailServerRows)
type MailServerTable = typeof mailServerTable
type MailServerValues = Values<MailServerTable>

/** The SMTP server through which the service sends mail. */
export interface MailServerSetting extends SmtpEndpoint {
  readonly host: string
  /** The user name for the login; `null` if the service does not log in. */
  readonly username: string | null
  readonly password: Secret | null
  /** The sender of mail that the service itself writes, such as alerts; `null` if it writes no mail. */
  readonly from: string | null
  /** The path of an existing PEM file; `null` to trust the same authorities as Node. */
  readonly caPath: string | null
}

const dependents = ['smtp-port', 'smtp-username', 'smtp-password-file', 'smtp-from', 'smtp-ca-file'] as const

/**
 * Reads the mail server. An invalid value counts as missing.
 *
 * @returns `null` if no mail server is configured
 */
export async function readMailServer(
  values: MailServerValues,
  place: ServicePlace,
): Promise<Parsed<MailServerSetting | null>> {
  const { host, port, security, username, from, caPath } = values.fields().mailServer
  const password = await readPassword(values, place)
  const problems = [...hostProblems(values), ...securityProblems(values), ...problemsOf(password)]
  if (problems.length > 0 || password.status === 'bad') return bad(...problems)
  if (host === null) return ok(null)
  return ok({ host, username, from, caPath, password: password.value, ...smtpEndpoint({ port, security, username }) })
}

function hostProblems(values: MailServerValues): readonly Problem[] {
  const todo = 'set smtp-host, or remove the settings that require it'
  return requireSetting(values, { missing: 'smtp-host', when: dependents, todo })
}

function securityProblems(values: MailServerValues): readonly Problem[] {
  const host = values.get('smtp-host')
  const isPlain = values.get('smtp-security') === 'none' && values.isGiven('smtp-username')
  if (!isPlain || host === null || isLoopbackHost(host)) return []
  const expected =
    'auto, starttls or tls, to protect the password (none is allowed only for connections to this machine)'
  return [{ ...values.at('smtp-security'), came: 'none', expected }]
}

/**
 * Reads the password. Without a user name, ignores the environment variable, because the action and `presend check` use
 * a variable with the same name.
 */
async function readPassword(values: MailServerValues, place: ServicePlace): Promise<Parsed<Secret | null>> {
  const file = namedFile(values, 'smtp-password-file')
  if (!values.isGiven('smtp-username')) {
    if (file === null) return ok(null)
    const todo = 'set smtp-username, or remove smtp-password-file'
    return bad(...requireSetting(values, { missing: 'smtp-username', when: ['smtp-password-file'], todo }))
  }
  const secret = await readSecretText(passwordVariable, file, place)
  if (secret.status === 'bad') return secret
  if (secret.value !== null) return parsePassword(secret.value.text, secret.value.input)
  const expected = `a password, in the file set as smtp-password-file or in ${passwordVariable}`
  const todo = `set smtp-password-file or ${passwordVariable}`
  const missing = { ...values.at('smtp-username'), expected, rule: 'requires a password', todo }
  return values.isGiven('smtp-password-file') ? ok(null) : bad(missing)
}
