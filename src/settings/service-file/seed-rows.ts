/** Every key of an entry of `seeds` in the service file, once. */

import { type ProviderType, providerTypes } from '../../contract/names.ts'
import { integer, listOf, oneOf, someOf, textOf, trueOrFalse } from '../kinds.ts'
import { parseDomain, parseHost } from '../parsers/host.ts'
import { oneLine } from '../parsers/text.ts'
import {
  parseFilePath,
  parseOAuthProvider,
  parsePathOrNone,
  parseSeedAddress,
  parseVariableName,
} from './service-parsers.ts'
import { type ServiceRows, serviceRow } from './service-row.ts'
import { type SeedOptionName, seedOptions } from './service-settings.ts'

/** What the rows give. */
export interface SeedValues {
  readonly address: string
  readonly provider: string
  readonly type: ProviderType
  readonly kind: 'local' | 'imap'
  readonly options: readonly SeedOptionName[]
  readonly host: string
  readonly port: number
  readonly tls: 'implicit' | 'starttls' | 'none'
  readonly username: string
  readonly 'password-env': string
  readonly 'password-file': string
  readonly 'oauth.provider': string
  readonly 'oauth.client-id': string
  readonly 'oauth.client-secret-env': string
  readonly 'oauth.client-secret-file': string
  readonly 'oauth.refresh-token-env': string
  readonly 'oauth.refresh-token-file': string
  readonly 'authserv-id': readonly string[]
  readonly 'plus-address': boolean
  readonly 'ca-file': string
}

/** The keys of a login by OAuth. */
export const oauthKeys: readonly (keyof SeedValues)[] = [
  'oauth.provider',
  'oauth.client-id',
  'oauth.client-secret-env',
  'oauth.client-secret-file',
  'oauth.refresh-token-env',
  'oauth.refresh-token-file',
]

/** The keys that one kind of seed may have and the other may not. */
export const keysOfKind: Readonly<Record<SeedValues['kind'], readonly (keyof SeedValues)[]>> = {
  local: ['options'],
  imap: [
    ...(['host', 'port', 'tls', 'username', 'password-env', 'password-file'] as const),
    ...oauthKeys,
    ...(['authserv-id', 'plus-address', 'ca-file'] as const),
  ],
}

const oauthRows = {
  'oauth.provider': serviceRow({
    name: 'oauth.provider',
    kind: textOf('google|microsoft|url', parseOAuthProvider),
    example: 'google',
    description:
      'imap seeds that log in by OAuth instead of a password: google, microsoft, or the URL of a token endpoint. ' +
      'Needs oauth.client-id and a refresh token.',
  }),
  'oauth.client-id': serviceRow({
    name: 'oauth.client-id',
    kind: textOf('text', oneLine(500)),
    example: '1234.apps.googleusercontent.com',
    description: 'imap seeds by OAuth: the client that the refresh token was issued to.',
  }),
  'oauth.client-secret-env': serviceRow({
    name: 'oauth.client-secret-env',
    kind: textOf('variable', parseVariableName),
    defaultNote: 'none: a public client',
    example: 'SEED_CLIENT_SECRET',
    description: 'imap seeds by OAuth: the environment variable that holds the secret of the client.',
  }),
  'oauth.client-secret-file': serviceRow({
    name: 'oauth.client-secret-file',
    kind: textOf('path', parseFilePath),
    defaultNote: 'none: a public client',
    example: '/run/credentials/presend.service/client-secret',
    description: 'imap seeds by OAuth: the file that holds the secret of the client.',
  }),
  'oauth.refresh-token-env': serviceRow({
    name: 'oauth.refresh-token-env',
    kind: textOf('variable', parseVariableName),
    example: 'SEED1_REFRESH_TOKEN',
    description:
      'imap seeds by OAuth: the environment variable that holds the refresh token. This or oauth.refresh-token-file ' +
      'is needed there.',
  }),
  'oauth.refresh-token-file': serviceRow({
    name: 'oauth.refresh-token-file',
    kind: textOf('path', parseFilePath),
    example: '/run/credentials/presend.service/seed1-refresh-token',
    description: 'imap seeds by OAuth: the file that holds the refresh token.',
  }),
} satisfies Partial<ServiceRows<SeedValues>>

/** The rows, in the order in which documents show them. */
export const seedTable: ServiceRows<SeedValues> = {
  address: serviceRow({
    name: 'address',
    kind: textOf('address', parseSeedAddress),
    example: 'seed1@box.example',
    description: 'The address of the mailbox. Always needed; no two seeds may have the same.',
  }),
  provider: serviceRow({
    name: 'provider',
    kind: textOf('domain', parseDomain),
    defaultNote: 'the domain of the address',
    description: 'The provider that tests show for it.',
  }),
  type: serviceRow({
    name: 'type',
    kind: oneOf(providerTypes),
    description: 'The type of the provider: consumer, business or protected. Always needed.',
  }),
  kind: serviceRow({
    name: 'kind',
    kind: oneOf(['local', 'imap']),
    default: 'local',
    description: "local: the service's own receiver takes its mail and simulates; imap: a real mailbox is observed.",
  }),
  options: serviceRow({
    name: 'options',
    kind: someOf(seedOptions, { type: 'list of options', valueName: 'options' }),
    defaultNote: 'none',
    description:
      'Local seeds: ways of some providers: outlook.com (its own rules), greylist (the first attempt is deferred), ' +
      'hold-bulk (bulk mail is held for a person to release), tabs (a consumer seed that sorts its inbox as Gmail does).',
  }),
  host: serviceRow({
    name: 'host',
    kind: textOf('host', parseHost),
    example: 'imap.box.example',
    description: 'imap seeds: the IMAP server. Needed there.',
  }),
  port: serviceRow({
    name: 'port',
    kind: integer({ min: 1, max: 65_535 }),
    defaultNote: '993; 143 when tls is not implicit',
    description: 'imap seeds: its port.',
  }),
  tls: serviceRow({
    name: 'tls',
    kind: oneOf(['implicit', 'starttls', 'none']),
    default: 'implicit',
    description:
      'imap seeds: implicit (TLS from the first byte), starttls (required), or none, which is for this machine alone.',
  }),
  username: serviceRow({
    name: 'username',
    kind: textOf('text', oneLine(1000)),
    example: 'seed1',
    description: 'imap seeds: the user name. Needed there.',
  }),
  'password-env': serviceRow({
    name: 'password-env',
    kind: textOf('variable', parseVariableName),
    example: 'SEED1_PASSWORD',
    description:
      'imap seeds: the environment variable that holds the password. This, password-file or oauth is needed there.',
  }),
  'password-file': serviceRow({
    name: 'password-file',
    kind: textOf('path', parseFilePath),
    example: '/run/credentials/presend.service/seed1',
    description: 'imap seeds: the file that holds the password; a line end behind it is cut.',
  }),
  ...oauthRows,
  'authserv-id': serviceRow({
    name: 'authserv-id',
    kind: listOf({ type: 'list of names', valueName: 'names' }, 'words', oneLine(255)),
    defaultNote: 'none: nothing is taken from the provider, everything is computed',
    example: 'mx.box.example',
    description:
      'imap seeds: the name under which the provider writes Authentication-Results, or several where it writes each ' +
      'method under a name of its own; only these are believed. `*.mx.box.example` means every host below that domain, ' +
      'for providers whose hosts each sign with their own name. `unnamed` for Microsoft, whose fields begin with the ' +
      'first result.',
  }),
  'plus-address': serviceRow({
    name: 'plus-address',
    kind: trueOrFalse(),
    default: 'false',
    description: 'imap seeds: true when mail to seed1+anything@box.example reaches the mailbox too.',
  }),
  'ca-file': serviceRow({
    name: 'ca-file',
    kind: textOf('path', parsePathOrNone),
    default: 'none',
    description:
      "imap seeds: PEM file of the authorities that may sign the server's certificate, instead of Node's own.",
  }),
}
