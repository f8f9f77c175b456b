/** Defines the table of keys for a `seeds` entry in the service file. */

import { providerTypes } from '../../../foundation/contract/names.ts'
import { namesIn, row, table } from '../engine/row.ts'
import type { Values } from '../engine/values.ts'
import { parseDomain, parseHost } from '../parsers/host.ts'
import { integer, listOf, oneOf, orWord, someOf, textOf, trueOrFalse } from '../parsers/kinds.ts'
import { oneLine } from '../parsers/text.ts'
import { parseFilePath, parseOAuthProvider, parseSeedAddress, parseVariableName } from './service-parsers.ts'

const filePath = textOf('path', parseFilePath)
const variableName = textOf('variable', parseVariableName)

const oauthRows = {
  'oauth.provider': row('oauth.provider', textOf('google|microsoft|url', parseOAuthProvider), {
    example: 'google',
    description:
      'imap seeds with OAuth instead of a password: google, microsoft, or the URL of a token endpoint. ' +
      'Requires oauth.client-id and a refresh token.',
  }),
  'oauth.client-id': row('oauth.clientId', textOf('text', oneLine(500)), {
    example: '1234.apps.googleusercontent.com',
    description: 'imap seeds with OAuth: the client to which the refresh token was issued.',
  }),
  'oauth.client-secret-env': row('oauth.clientSecretVariable', variableName, {
    defaultNote: 'none: the OAuth client has no secret',
    example: 'SEED_CLIENT_SECRET',
    description: 'imap seeds with OAuth: the environment variable that contains the client secret.',
  }),
  'oauth.client-secret-file': row('oauth.clientSecretPath', filePath, {
    defaultNote: 'none: the OAuth client has no secret',
    example: '/run/credentials/presend.service/client-secret',
    description: 'imap seeds with OAuth: the file that contains the client secret.',
  }),
  'oauth.refresh-token-env': row('oauth.refreshTokenVariable', variableName, {
    example: 'SEED1_REFRESH_TOKEN',
    description:
      'imap seeds with OAuth: the environment variable that contains the refresh token. ' +
      'Either this key or oauth.refresh-token-file is required.',
  }),
  'oauth.refresh-token-file': row('oauth.refreshTokenPath', filePath, {
    example: '/run/credentials/presend.service/seed1-refresh-token',
    description: 'imap seeds with OAuth: the file that contains the refresh token.',
  }),
}

const connectionRows = {
  host: row('host', textOf('host', parseHost), {
    example: 'imap.box.example',
    description: 'imap seeds: the IMAP server. Required.',
  }),
  port: row('port', integer({ min: 1, max: 65_535 }), {
    defaultNote: '993; 143 when tls is not implicit',
    description: 'imap seeds: the port of the IMAP server.',
  }),
  tls: row('tls', oneOf(['implicit', 'starttls', 'none']), {
    default: 'implicit',
    description:
      'imap seeds: implicit (TLS from the first byte), starttls (required), or none, which is allowed only for this machine.',
  }),
  username: row('username', textOf('text', oneLine(1000)), {
    example: 'seed1',
    description: 'imap seeds: the user name. Required.',
  }),
  'password-env': row('passwordVariable', variableName, {
    example: 'SEED1_PASSWORD',
    description:
      'imap seeds: the environment variable that contains the password. Exactly one of password-env, password-file and oauth is required.',
  }),
  'password-file': row('passwordPath', filePath, {
    example: '/run/credentials/presend.service/seed1',
    description: 'imap seeds: the file that contains the password. Trailing newlines are removed.',
  }),
  ...oauthRows,
  'authserv-id': row('authservIds', listOf({ valueName: 'names' }, 'words', oneLine(255)), {
    defaultNote: "none: the provider's fields are ignored, and presend computes the results itself",
    example: 'mx.box.example',
    description:
      "imap seeds: the authserv-id of the provider's Authentication-Results fields, or several if the provider uses one per method; only fields with these ids are trusted. " +
      'For providers whose hosts each use their own name, `*.mx.box.example` matches every host below mx.box.example. ' +
      'Use `unnamed` for Microsoft, whose fields start with the first result.',
  }),
  'ca-file': row('caPath', orWord('none', filePath), {
    default: 'none',
    description:
      "imap seeds: a PEM file with the certificate authorities to trust for the server's certificate, instead of Node's own.",
  }),
}

/** The keys of an IMAP connection. */
export const connectionTable = table(connectionRows)

/** The keys of a seed, in the order in which the documentation lists them. */
export const seedTable = table({
  address: row('address', textOf('address', parseSeedAddress), {
    example: 'seed1@box.example',
    description: 'The address of the mailbox. Required; each address may be used only once.',
  }),
  provider: row('providerName', textOf('domain', parseDomain), {
    defaultNote: 'the domain of the address',
    description: 'The name of the mailbox provider in test results.',
  }),
  type: row('providerType', oneOf(providerTypes), {
    description: 'The type of the provider: consumer, business or protected. Required.',
  }),
  kind: row('kind', oneOf(['local', 'imap']), {
    default: 'local',
    description:
      "The kind of seed: local (the service's own SMTP server receives the mail, and its placement is simulated) or imap (placement is observed in a real mailbox).",
  }),
  options: row('options', someOf(['outlook.com', 'greylist', 'hold-bulk', 'tabs'], 'options'), {
    defaultNote: 'none',
    description:
      "local seeds: the provider behaviors to imitate, one or more of outlook.com (applies Outlook.com's rules), greylist (defers the first attempt), hold-bulk (quarantines bulk mail) and tabs (sorts the inbox of a consumer seed as Gmail does).",
  }),
  ...connectionRows,
  'plus-address': row('plusAddress', trueOrFalse(), {
    default: 'false',
    description: 'imap seeds: set to true if the mailbox also receives mail to seed1+anything@box.example.',
  }),
})

export type SeedTable = typeof seedTable
export type SeedValues = Values<SeedTable>
export type ConnectionTable = typeof connectionTable
export type ConnectionValues = Values<ConnectionTable>

/** The keys that are allowed for only one kind of seed. */
export const keysOfKind = {
  local: ['options'],
  imap: [...namesIn(connectionTable), 'plus-address'],
} as const
