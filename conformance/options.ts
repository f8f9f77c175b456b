/** The flags of the conformance run. */

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import type { DkimSigner } from './dkim.ts'
import type { Need } from './needs.ts'

/** A sender, and what the service must find out about a mail from it. */
export interface MailCase {
  readonly from: string
  /** `null`: same as `from`. */
  readonly envelopeSender: string | null
  /** What each documented boolean must be; absent: anything. */
  readonly expected: { readonly spf?: boolean; readonly dkim?: boolean; readonly dmarc?: boolean }
}

/** Everything that was given. */
export interface Given {
  /** Without a slash at its end. */
  readonly baseUrl: string
  readonly token: string
  readonly otherToken: string | null
  readonly freeToken: string | null
  readonly revokedToken: string | null
  /** Of `token`. */
  readonly plan: 'pro' | 'enterprise' | null
  readonly exhaustToken: string | null
  readonly smtp: { readonly host: string; readonly port: number } | null
  readonly mails: readonly MailCase[]
  /** Signs every mail of the suite; `null`: none is signed. */
  readonly dkim: DkimSigner | null
  readonly webhook: { readonly host: string; readonly port: number; readonly secret: string } | null
  /** Where the seeds of some provider type cannot be monitored. */
  readonly brokenBaseUrl: string | null
  readonly isSlow: boolean
  readonly testTimeoutMs: number | null
  readonly postmaster: { readonly email: string; readonly item: string } | null
  readonly profile: 'document' | 'presend'
  /** Only checks whose id begins with one of these; empty: all. */
  readonly only: readonly string[]
  /** Stops at the first failure. */
  readonly isBailing: boolean
  readonly output: 'lines' | 'json'
}

/** The flags, or everything that is wrong with them. */
export type ParsedOptions =
  | { readonly status: 'ok'; readonly given: Given }
  | { readonly status: 'help' }
  | { readonly status: 'bad'; readonly problems: readonly string[] }

const flags = {
  'base-url': { type: 'string' },
  token: { type: 'string' },
  'other-token': { type: 'string' },
  'free-token': { type: 'string' },
  'revoked-token': { type: 'string' },
  plan: { type: 'string' },
  'exhaust-rate-limit': { type: 'string' },
  'smtp-host': { type: 'string' },
  'smtp-port': { type: 'string' },
  mail: { type: 'string', multiple: true },
  'dkim-domain': { type: 'string' },
  'dkim-selector': { type: 'string' },
  'dkim-key': { type: 'string' },
  'webhook-listen': { type: 'string' },
  'webhook-secret': { type: 'string' },
  'broken-base-url': { type: 'string' },
  slow: { type: 'boolean' },
  'test-timeout': { type: 'string' },
  'postmaster-email': { type: 'string' },
  'postmaster-item': { type: 'string' },
  profile: { type: 'string' },
  strict: { type: 'boolean' },
  only: { type: 'string', multiple: true },
  bail: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** What `--help` prints. */
export const usage: string = `npm run conformance -- --base-url https://host/api/v1 --token TOKEN [more]

  --profile document|presend   document (default): what api-v1.md says; presend: also what presend's service decides
                               where the document is silent (--strict is the same)
  --only GROUP[/CHECK]         may be repeated
  --bail                       stops at the first failure
  --json                       one JSON object instead of lines

What some checks need (without it they are listed as not checked):
  --other-token TOKEN          of another workspace
  --free-token TOKEN           of a plan without API access
  --revoked-token TOKEN
  --plan pro|enterprise        the plan that --token is on
  --exhaust-rate-limit TOKEN   uses up this token's hour
  --smtp-host HOST --smtp-port PORT
                               a server that delivers to the seed mailboxes; the suite sends its mails there
  --mail "FROM [envelope=ADDRESS] [spf=pass|fail] [dkim=pass|fail] [dmarc=pass|fail]"
                               a sender and the verdicts it must get; may be repeated
  --dkim-domain DOMAIN --dkim-selector SELECTOR --dkim-key FILE
                               signs the suite's mails; FILE holds an RSA key in PEM
  --webhook-listen HOST:PORT --webhook-secret SECRET
                               register http://HOST:PORT/ as a webhook first
  --test-timeout SECONDS       how long the service keeps a test open by default, when that is short
  --postmaster-email EMAIL --postmaster-item DOMAIN
  --broken-base-url URL        a service of the same kind where the seeds of a type cannot be monitored
  --slow                       waits of more than a minute

Tokens may also stand in the environment: CONFORMANCE_TOKEN, CONFORMANCE_OTHER_TOKEN, CONFORMANCE_FREE_TOKEN,
CONFORMANCE_REVOKED_TOKEN, CONFORMANCE_EXHAUST_TOKEN, CONFORMANCE_WEBHOOK_SECRET.
Exit code: 0 all checks hold, 1 some do not, 2 the run could not be made.
`

type Values = ReturnType<typeof readFlags>

function readFlags(args: readonly string[]): ReturnType<typeof parseArgs<{ options: typeof flags }>>['values'] {
  return parseArgs({ args: [...args], options: flags, strict: true, allowPositionals: false }).values
}

/** Reads flags and environment. */
export function parseOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ParsedOptions {
  try {
    const values = readFlags(args)
    if (values.help === true) return { status: 'help' }
    const problems: string[] = []
    const given = toGiven(values, env, problems)
    return problems.length === 0 ? { status: 'ok', given } : { status: 'bad', problems }
  } catch (error) {
    return { status: 'bad', problems: [error instanceof Error ? error.message : 'the flags cannot be read'] }
  }
}

function toGiven(values: Values, env: Readonly<Record<string, string | undefined>>, problems: string[]): Given {
  const profile = values.strict === true ? 'presend' : (values.profile ?? 'document')
  if (profile !== 'document' && profile !== 'presend') {
    problems.push(`--profile: got "${profile}", expected "document" or "presend"`)
  }
  const token = values.token ?? env['CONFORMANCE_TOKEN'] ?? ''
  if (token === '') problems.push('--token is missing; give it, or set CONFORMANCE_TOKEN')
  return {
    baseUrl: readBaseUrl(values['base-url'], problems),
    token,
    otherToken: values['other-token'] ?? env['CONFORMANCE_OTHER_TOKEN'] ?? null,
    freeToken: values['free-token'] ?? env['CONFORMANCE_FREE_TOKEN'] ?? null,
    revokedToken: values['revoked-token'] ?? env['CONFORMANCE_REVOKED_TOKEN'] ?? null,
    plan: readPlan(values.plan, problems),
    exhaustToken: values['exhaust-rate-limit'] ?? env['CONFORMANCE_EXHAUST_TOKEN'] ?? null,
    smtp: readSmtp(values, problems),
    mails: (values.mail ?? []).map((text) => readMail(text, problems)),
    dkim: readDkim(values, problems),
    webhook: readWebhook(values, env, problems),
    brokenBaseUrl: values['broken-base-url']?.replace(/\/+$/u, '') ?? null,
    isSlow: values.slow === true,
    testTimeoutMs: readTestTimeout(values['test-timeout'], problems),
    postmaster: readPostmaster(values, problems),
    profile: profile === 'presend' ? 'presend' : 'document',
    only: values.only ?? [],
    isBailing: values.bail === true,
    output: values.json === true ? 'json' : 'lines',
  }
}

function readBaseUrl(text: string | undefined, problems: string[]): string {
  const isUrl = text !== undefined && URL.canParse(text) && /^https?:/u.test(text)
  if (!isUrl) problems.push(`--base-url: got ${text === undefined ? 'nothing' : `"${text}"`}, expected an http(s) URL`)
  return (text ?? '').replace(/\/+$/u, '')
}

function readPlan(text: string | undefined, problems: string[]): Given['plan'] {
  if (text === undefined || text === 'pro' || text === 'enterprise') return text ?? null
  problems.push(`--plan: got "${text}", expected "pro" or "enterprise"`)
  return null
}

function readPort(text: string, flag: string, problems: string[]): number {
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : 0
  if (port < 1 || port > 65_535) problems.push(`${flag}: got "${text}", expected a port from 1 to 65535`)
  return port
}

function readSmtp(values: Values, problems: string[]): Given['smtp'] {
  const { 'smtp-host': host, 'smtp-port': port } = values
  if (host === undefined && port === undefined) return null
  return { host: host ?? '127.0.0.1', port: readPort(port ?? '25', '--smtp-port', problems) }
}

function readMail(text: string, problems: string[]): MailCase {
  const [from = '', ...settings] = text.trim().split(/\s+/u)
  if (!/^[^@]+@[^@]+$/u.test(from)) problems.push(`--mail: got "${from}", expected the sender's address first`)
  const known = /^(?:envelope=\S+@\S+|(?:spf|dkim|dmarc)=(?:pass|fail))$/u
  const unknown = settings.filter((setting) => !known.test(setting))
  if (unknown.length > 0)
    problems.push(`--mail: got "${unknown.join(' ')}", expected spf=pass, dkim=fail, dmarc=pass …`)
  const value = (name: string): string | undefined =>
    settings.find((setting) => setting.startsWith(`${name}=`))?.slice(name.length + 1)
  const verdicts = ['spf', 'dkim', 'dmarc'].flatMap((name) => {
    const wanted = value(name)
    return wanted === undefined ? [] : [[name, wanted === 'pass'] as const]
  })
  return { from, envelopeSender: value('envelope') ?? null, expected: Object.fromEntries(verdicts) }
}

function readDkim(values: Values, problems: string[]): DkimSigner | null {
  const { 'dkim-domain': domain, 'dkim-selector': selector, 'dkim-key': path } = values
  if (domain === undefined && selector === undefined && path === undefined) return null
  if (domain === undefined || selector === undefined || path === undefined) {
    problems.push('--dkim-domain, --dkim-selector and --dkim-key go together')
    return null
  }
  try {
    return { domain, selector, privateKeyPem: readFileSync(path, 'utf8') }
  } catch (error) {
    problems.push(`--dkim-key: ${error instanceof Error ? error.message : `"${path}" cannot be read`}`)
    return null
  }
}

function readWebhook(
  values: Values,
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
): Given['webhook'] {
  const listen = values['webhook-listen']
  if (listen === undefined) return null
  const secret = values['webhook-secret'] ?? env['CONFORMANCE_WEBHOOK_SECRET'] ?? ''
  if (secret === '') problems.push('--webhook-listen needs --webhook-secret, or CONFORMANCE_WEBHOOK_SECRET')
  const colon = listen.lastIndexOf(':')
  const port = readPort(listen.slice(colon + 1), '--webhook-listen', problems)
  return { host: colon <= 0 ? '127.0.0.1' : listen.slice(0, colon), port, secret }
}

function readTestTimeout(text: string | undefined, problems: string[]): number | null {
  if (text === undefined) return null
  const seconds = /^\d+(?:\.\d+)?s?$/u.test(text) ? Number.parseFloat(text) : 0
  if (seconds <= 0 || seconds > 60) problems.push(`--test-timeout: got "${text}", expected at most 60 seconds`)
  return seconds * 1000
}

function readPostmaster(values: Values, problems: string[]): Given['postmaster'] {
  const { 'postmaster-email': email, 'postmaster-item': item } = values
  if (email === undefined && item === undefined) return null
  if (email === undefined || item === undefined) problems.push('--postmaster-email and --postmaster-item go together')
  return { email: email ?? '', item: item ?? '' }
}

/** True when the run was given it. */
export function isGiven(given: Given, need: Need): boolean {
  return isGivenBy[need](given)
}

const isGivenBy: Readonly<Record<Need, (given: Given) => boolean>> = {
  'other-token': (given) => given.otherToken !== null,
  'free-token': (given) => given.freeToken !== null,
  'revoked-token': (given) => given.revokedToken !== null,
  plan: (given) => given.plan !== null,
  'exhaust-token': (given) => given.exhaustToken !== null,
  smtp: (given) => given.smtp !== null,
  'judged-mail': (given) => given.smtp !== null && given.mails.length > 0,
  webhook: (given) => given.webhook !== null,
  'broken-service': (given) => given.brokenBaseUrl !== null,
  slow: (given) => given.isSlow,
  'test-timeout': (given) => given.testTimeoutMs !== null,
  'postmaster-data': (given) => given.postmaster !== null,
}
