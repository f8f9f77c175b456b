/** Command-line flags of the conformance suite. */

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import type { DkimSigner } from './dkim.ts'
import type { Need } from './needs.ts'

/** A sender, and the expected verdicts for its mail. */
export interface MailCase {
  readonly from: string
  /** The envelope sender; `null` if it is the same as `from`. */
  readonly envelopeSender: string | null
  /** The expected verdicts. If a verdict is missing, any value is accepted. */
  readonly expected: { readonly spf?: boolean; readonly dkim?: boolean; readonly dmarc?: boolean }
}

/** The parsed flags. */
export interface Given {
  /** The base URL, without a trailing slash. */
  readonly baseUrl: string
  readonly token: string
  readonly otherToken: string | null
  readonly freeToken: string | null
  readonly revokedToken: string | null
  /** The plan of the account that `token` belongs to. */
  readonly plan: 'pro' | 'enterprise' | null
  readonly exhaustToken: string | null
  readonly smtp: { readonly host: string; readonly port: number } | null
  readonly mails: readonly MailCase[]
  /** The key that signs every message; `null` to send unsigned mail. */
  readonly dkim: DkimSigner | null
  readonly webhook: { readonly host: string; readonly port: number; readonly secret: string } | null
  /** The base URL of a service on which the seeds of one provider type do not work. */
  readonly brokenBaseUrl: string | null
  readonly isSlow: boolean
  readonly testTimeoutMs: number | null
  readonly postmaster: { readonly email: string; readonly item: string } | null
  readonly profile: 'document' | 'presend'
  /** Only checks whose id starts with one of these strings are run; if the list is empty, all checks are run. */
  readonly only: readonly string[]
  /** Whether the run stops at the first failure. */
  readonly isBailing: boolean
  readonly output: 'lines' | 'json'
}

/** The parsed flags, or all problems with them. */
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

/** The output of `--help`. */
export const usage: string = `npm run conformance -- --base-url https://host/api/v1 --token TOKEN [options]

  --profile document|presend   document (default): only requirements of api-v1.md; presend: also behavior that the
                               document leaves open and presend defines (same as --strict)
  --only GROUP[/CHECK]         run only these checks; may be repeated
  --bail                       stop at the first failure
  --json                       print one JSON object instead of TAP lines

Optional requirements (without them, some checks are listed as not checked):
  --other-token TOKEN          a token for another workspace
  --free-token TOKEN           a token of a workspace on a plan without API access
  --revoked-token TOKEN        a revoked token
  --plan pro|enterprise        the plan of --token
  --exhaust-rate-limit TOKEN   a token whose hourly limit may be exhausted
  --smtp-host HOST --smtp-port PORT
                               a server that delivers mail to the seed mailboxes
  --mail "FROM [envelope=ADDRESS] [spf=pass|fail] [dkim=pass|fail] [dmarc=pass|fail]"
                               a sender, and the verdicts expected for its mail; may be repeated
  --dkim-domain DOMAIN --dkim-selector SELECTOR --dkim-key FILE
                               sign the suite's mail; FILE contains an RSA key in PEM format
  --webhook-listen HOST:PORT --webhook-secret SECRET
                               receive webhooks; register http://HOST:PORT/ first
  --test-timeout SECONDS       the service's default test timeout, at most 60
  --postmaster-email EMAIL --postmaster-item DOMAIN
                               a connected account, and one of its domains that has data
  --broken-base-url URL        a second service that accepts the same tokens, where the seeds of one provider type
                               do not work
  --slow                       include checks that take more than a minute

Tokens can also be set in the environment: CONFORMANCE_TOKEN, CONFORMANCE_OTHER_TOKEN, CONFORMANCE_FREE_TOKEN,
CONFORMANCE_REVOKED_TOKEN, CONFORMANCE_EXHAUST_TOKEN, CONFORMANCE_WEBHOOK_SECRET.
Exit code: 0 if all checks passed, 1 if some checks failed, 2 if the suite could not run.
`

type Values = ReturnType<typeof readFlags>

function readFlags(args: readonly string[]): ReturnType<typeof parseArgs<{ options: typeof flags }>>['values'] {
  return parseArgs({ args: [...args], options: flags, strict: true, allowPositionals: false }).values
}

/** Parses flags and environment variables. */
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
    return { status: 'bad', problems: [error instanceof Error ? error.message : 'the flags cannot be parsed'] }
  }
}

function toGiven(values: Values, env: Readonly<Record<string, string | undefined>>, problems: string[]): Given {
  const profile = values.strict === true ? 'presend' : (values.profile ?? 'document')
  if (profile !== 'document' && profile !== 'presend') {
    problems.push(`--profile: expected "document" or "presend", got "${profile}"`)
  }
  const token = values.token ?? env['CONFORMANCE_TOKEN'] ?? ''
  if (token === '') problems.push('--token is required; you can also set CONFORMANCE_TOKEN')
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
  if (!isUrl)
    problems.push(text === undefined ? '--base-url is required' : `--base-url: expected an http(s) URL, got "${text}"`)
  return (text ?? '').replace(/\/+$/u, '')
}

function readPlan(text: string | undefined, problems: string[]): Given['plan'] {
  if (text === undefined || text === 'pro' || text === 'enterprise') return text ?? null
  problems.push(`--plan: expected "pro" or "enterprise", got "${text}"`)
  return null
}

function readPort(text: string, flag: string, problems: string[]): number {
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : 0
  if (port < 1 || port > 65_535) problems.push(`${flag}: expected a port from 1 to 65535, got "${text}"`)
  return port
}

function readSmtp(values: Values, problems: string[]): Given['smtp'] {
  const { 'smtp-host': host, 'smtp-port': port } = values
  if (host === undefined && port === undefined) return null
  return { host: host ?? '127.0.0.1', port: readPort(port ?? '25', '--smtp-port', problems) }
}

function readMail(text: string, problems: string[]): MailCase {
  const [from = '', ...settings] = text.trim().split(/\s+/u)
  if (!/^[^@]+@[^@]+$/u.test(from))
    problems.push(`--mail: expected the sender's address as the first word, got "${from}"`)
  const known = /^(?:envelope=\S+@\S+|(?:spf|dkim|dmarc)=(?:pass|fail))$/u
  const unknown = settings.filter((setting) => !known.test(setting))
  if (unknown.length > 0)
    problems.push(
      `--mail: expected settings such as envelope=ADDRESS, spf=pass or dkim=fail, got "${unknown.join(' ')}"`,
    )
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
    problems.push('--dkim-domain, --dkim-selector and --dkim-key must be used together')
    return null
  }
  try {
    return { domain, selector, privateKeyPem: readFileSync(path, 'utf8') }
  } catch (error) {
    problems.push(`--dkim-key: ${error instanceof Error ? error.message : `cannot read "${path}"`}`)
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
  if (secret === '')
    problems.push('--webhook-secret or CONFORMANCE_WEBHOOK_SECRET is required when --webhook-listen is set')
  const colon = listen.lastIndexOf(':')
  const port = readPort(listen.slice(colon + 1), '--webhook-listen', problems)
  return { host: colon <= 0 ? '127.0.0.1' : listen.slice(0, colon), port, secret }
}

function readTestTimeout(text: string | undefined, problems: string[]): number | null {
  if (text === undefined) return null
  const seconds = /^\d+(?:\.\d+)?s?$/u.test(text) ? Number.parseFloat(text) : 0
  if (seconds <= 0 || seconds > 60)
    problems.push(`--test-timeout: expected a number of seconds, at most 60, got "${text}"`)
  return seconds * 1000
}

function readPostmaster(values: Values, problems: string[]): Given['postmaster'] {
  const { 'postmaster-email': email, 'postmaster-item': item } = values
  if (email === undefined && item === undefined) return null
  if (email === undefined || item === undefined)
    problems.push('--postmaster-email and --postmaster-item must be used together')
  return { email: email ?? '', item: item ?? '' }
}

/** Returns true if the requirement is met. */
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
