/** Keys of the service file for mailboxes in which DMARC aggregate reports arrive. */

import type { Parsed } from '../../errors/problem.ts'
import { bad, ok, quoteValue } from '../../errors/problem.ts'
import { listOf, oneOf, textOf, timeSpan } from '../kinds.ts'
import { parseDomain } from '../parsers/host.ts'
import { oneLine } from '../parsers/text.ts'
import { defaultReportsAccount } from './reports-account.ts'
import { oauthKeys, type SeedValues } from './seed-rows.ts'
import { type ServiceRows, serviceRow } from './service-row.ts'

/** The rows of the file's first level. */
export interface DmarcValues {
  readonly 'dmarc-reports-every': number
}

/** What the rows of an entry give, beside those of a connection, which it has from the seeds. */
export interface DmarcMailboxValues {
  readonly workspace: string
  readonly account: string
  readonly folder: string
  readonly domains: readonly string[]
  readonly 'only-from': readonly string[]
  readonly 'after-reading': 'keep' | 'delete'
}

/** The keys of a connection, with the same meaning as at seeds of kind imap. */
export const connectionKeys: readonly (keyof SeedValues)[] = [
  ...(['host', 'port', 'tls', 'username', 'password-env', 'password-file'] as const),
  ...oauthKeys,
  ...(['authserv-id', 'ca-file'] as const),
]

/** Rows of the first level. */
export const dmarcRows: ServiceRows<DmarcValues> = {
  'dmarc-reports-every': serviceRow({
    name: 'dmarc-reports-every',
    kind: timeSpan({ minMs: 1000, maxMs: 86_400_000 }),
    default: '15m',
    description: 'How often the mailboxes of dmarc-reports are read, once for all instances.',
  }),
}

/** Rows of an entry of dmarc-reports, in the order in which documents show them. */
export const dmarcMailboxTable: ServiceRows<DmarcMailboxValues> = {
  workspace: serviceRow({
    name: 'workspace',
    kind: textOf('text', oneLine(100)),
    example: 'shop',
    description: 'The workspace that the reports are for. Always needed.',
  }),
  account: serviceRow({
    name: 'account',
    kind: textOf('address', parseAccountAddress),
    default: defaultReportsAccount,
    description: 'The postmaster account that they are counted in; it is only a name.',
  }),
  folder: serviceRow({
    name: 'folder',
    kind: textOf('text', oneLine(500)),
    default: 'INBOX',
    description: 'The folder in which they lie.',
  }),
  domains: serviceRow({
    name: 'domains',
    kind: listOf({ type: 'list of domains', valueName: 'domains' }, 'words', parseDomain),
    defaultNote: 'all: whatever a report speaks of is kept',
    example: 'shop.example',
    description: 'Only reports on these domains, and on what is below them, are kept.',
  }),
  'only-from': serviceRow({
    name: 'only-from',
    kind: listOf({ type: 'list of domains', valueName: 'domains' }, 'words', parseDomain),
    defaultNote: 'everybody whose mail is authenticated',
    example: 'google.com yahoo.com',
    description: 'Only reports that these reporters sent are believed. Needs authserv-id.',
  }),
  'after-reading': serviceRow({
    name: 'after-reading',
    kind: oneOf(['keep', 'delete']),
    default: 'keep',
    description: 'What becomes of a mail whose report was kept: keep leaves it untouched, delete deletes it.',
  }),
}

function parseAccountAddress(text: string, input: string): Parsed<string> {
  if (/^[^\s@]{1,64}@[^\s@]{1,253}$/u.test(text)) return ok(text.toLowerCase())
  return bad({ input, came: quoteValue(text), expected: 'an e-mail address that names the account' })
}
