/** Defines the table of keys for a `dmarc-reports` entry in the service file. */

import { toWorkspaceId, type WorkspaceId } from '../../../foundation/contract/identifiers.ts'
import { ok, type Parsed } from '../../../foundation/errors/problem.ts'
import { badText } from '../engine/bad-text.ts'
import { row, table } from '../engine/row.ts'
import { parseDomain } from '../parsers/host.ts'
import { listOf, oneOf, textOf } from '../parsers/kinds.ts'
import { oneLine } from '../parsers/text.ts'

/**
 * The default name of the account for DMARC reports. It cannot be a real mailbox, because domains in `.invalid` never
 * exist (RFC 2606 §2).
 */
export const defaultReportsAccount = 'dmarc-reports@presend.invalid'

/** The keys, in the order in which the documentation lists them. An entry also has the keys of an IMAP connection. */
export const dmarcMailboxTable = table({
  workspace: row('workspaceId', textOf('text', parseWorkspaceId), {
    example: 'shop',
    description: 'The workspace to which the reports belong. Required.',
  }),
  account: row('email', textOf('address', parseAccountAddress), {
    default: defaultReportsAccount,
    description: 'The postmaster account in which the reports are stored. The account is only a name, not a mailbox.',
  }),
  folder: row('folder', textOf('text', oneLine(500)), {
    default: 'INBOX',
    description: 'The folder that contains the reports.',
  }),
  domains: row('domains', listOf({ valueName: 'domains' }, 'words', parseDomain), {
    defaultNote: 'all',
    example: 'shop.example',
    description: 'Store only reports on these domains and their subdomains.',
  }),
  'only-from': row('onlyFrom', listOf({ valueName: 'domains' }, 'words', parseDomain), {
    defaultNote: 'all reporters whose mail is authenticated',
    example: 'google.com yahoo.com',
    description: 'Accept reports only from these reporters. Requires authserv-id.',
  }),
  'after-reading': row('afterReading', oneOf(['keep', 'delete']), {
    default: 'keep',
    description: 'What to do with a message after its report is stored: keep (leave it unchanged) or delete.',
  }),
})

function parseWorkspaceId(text: string, input: string): Parsed<WorkspaceId> {
  const line = oneLine(100)(text, input)
  return line.status === 'ok' ? ok(toWorkspaceId(line.value)) : line
}

function parseAccountAddress(text: string, input: string): Parsed<string> {
  if (/^[^\s@]{1,64}@[^\s@]{1,253}$/u.test(text)) return ok(text.toLowerCase())
  return badText({ input, text }, 'an email address that names the account')
}
