/**
 * Typical runs, for which the comment, summary and report are rendered. Each situation runs the built action against
 * its own fake GitHub server.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { startGitHubApi } from '../../../test/support/github-api.ts'
import { daysBefore, wireSeriesOf } from '../../../test/support/postmaster-days.ts'
import { runAction } from '../../../test/support/run-action.ts'
import { commentingAt, letter, type RemoteOptions, seeds, startRemoteService } from '../../../test/support/scenario.ts'
import { projectRoot } from '../../../test/support/source-files.ts'

/** The output of one run. */
export interface Sighting {
  readonly name: string
  readonly exitCode: number | null
  /** Markdown. */
  readonly comment: string
  readonly summary: string
  /** The HTML report; `null` if the run wrote no report. */
  readonly report: string | null
  readonly log: string
}

interface Situation {
  readonly inputs: Readonly<Record<string, string>>
  readonly files?: Readonly<Record<string, string>>
  /** Starts a separate service and SMTP server for the run. */
  readonly remote?: RemoteOptions
}

const exampleFiles = readFolder('examples')
const key = readFileSync(join(projectRoot, 'examples/dns/test-only-dkim-key.pem'), 'utf8')

const signed = {
  'zone-file': 'examples/dns/lanternfish.zone',
  'sending-ip': '192.0.2.25',
  'dkim-domain': 'lanternfish.example',
  'dkim-selector': 'presend',
  'dkim-private-key': key,
}

const reset = { template: 'examples/password-reset.html', 'mail-type': 'transactional' }

/** The zone of the example domain, with a DMARC policy of `none`. */
const lenientZone = (exampleFiles['examples/dns/lanternfish.zone'] ?? '').replace('p=reject', 'p=none')

/** All situations, keyed by name, in display order. */
export const situations: Readonly<Record<string, Situation>> = {
  pass: { inputs: { ...reset, ...signed } },
  'pass-unmeasured': { inputs: { template: 'emails/letter.html' } },
  spam: { inputs: { template: 'examples/faulty-offer.html', ...signed } },
  'authentication-fails': {
    inputs: { ...reset, ...signed, 'sending-ip': '198.51.100.9', 'dkim-selector': 'other' },
    files: { 'examples/dns/lanternfish.zone': lenientZone },
  },
  refused: {
    inputs: { ...reset, 'zone-file': 'examples/dns/lanternfish.zone', 'sending-ip': '198.51.100.9' },
  },
  misconfigured: {
    inputs: { template: 'emails/lettre.html', 'min-inbox-rate': '850', gate: 'warnn', 'dkim-domain': 'acme.example' },
  },
  inconclusive: {
    inputs: { timeout: '2s' },
    remote: {
      results: Object.fromEntries(
        Object.values(seeds)
          .flat()
          .map((address) => [address, null]),
      ),
    },
  },
  'ten-templates': { inputs: { template: 'mixed/*', ...signed }, files: tenTemplates() },
  'three-passing': { inputs: { config: 'examples/presend.yml', 'dkim-private-key': key } },
  observed: { inputs: {}, remote: { results: observedResults() } },
  baseline: {
    inputs: { baseline: 'earlier.json' },
    files: { 'earlier.json': earlierReport('Spam') },
    remote: { results: observedResults() },
  },
  'baseline-pass': {
    inputs: { baseline: 'earlier.json' },
    files: { 'earlier.json': earlierReport('INBOX') },
    remote: {},
  },
  'baseline-ten': {
    inputs: { template: 'mixed/*', ...signed, baseline: 'earlier.json' },
    files: {
      ...tenTemplates(),
      'earlier.json': earlierReport('INBOX').replaceAll('emails/letter', 'mixed/offer-spring'),
    },
  },
  postmaster: {
    inputs: { 'postmaster-email': 'postmaster@acme.example' },
    remote: { api: { postmaster: worseningPostmaster() } },
  },
}

/** Runs a situation on pull request 12 of acme/shop. */
export async function see(name: string): Promise<Sighting> {
  const situation = situations[name]
  if (situation === undefined) throw new Error(`unknown situation: ${name}`)
  await using stack = new AsyncDisposableStack()
  const github = stack.use(await startGitHubApi())
  const remote = situation.remote === undefined ? null : stack.use(await startRemoteService(situation.remote))
  const commenting = commentingAt(github.apiUrl)
  const run = await runAction({
    ...commenting,
    files: { ...exampleFiles, ...letter, ...situation.files },
    inputs: { ...remote?.inputs, ...commenting.inputs, ...situation.inputs },
    limitMs: 60_000,
  })
  return {
    name,
    exitCode: run.exitCode,
    comment: github.comments[0]?.body ?? '',
    summary: run.summary ?? '',
    report: run.written['presend-report/report.html'] ?? null,
    log: run.stdout,
  }
}

function readFolder(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(paths.map((path) => [path.slice(projectRoot.length + 1), readFileSync(path, 'utf8')]))
}

function tenTemplates(): Readonly<Record<string, string>> {
  const good = exampleFiles['examples/password-reset.html'] ?? ''
  const bad = exampleFiles['examples/faulty-offer.html'] ?? ''
  const names = ['welcome', 'receipt', 'offer-spring', 'password-reset', 'invoice', 'offer-summer', 'reminder']
  const more = ['offer-autumn', 'shipping', 'newsletter']
  return Object.fromEntries(
    [...names, ...more].map((name) => [`mixed/${name}.html`, name.startsWith('offer') ? bad : good]),
  )
}

function observedResults(): NonNullable<RemoteOptions['results']> {
  const placement = 'observed'
  const spam = {
    engine: 'rspamd',
    version: '3.12',
    score: 17.2,
    threshold: 15,
    symbols: [
      { name: 'PHISHING', score: 8, description: 'Phished URL' },
      { name: 'SUBJ_ALL_CAPS', score: 3, description: 'Subject contains mostly capital letters' },
    ],
  }
  return {
    [seeds.consumer[0]]: { folder: 'INBOX', more: { placement } },
    [seeds.consumer[1]]: { folder: 'Promotions', more: { placement } },
    [seeds.business[0]]: { folder: 'INBOX', more: { placement } },
    [seeds.business[1]]: { folder: 'Spam', spf: false, more: { placement } },
    [seeds.protected[0]]: { folder: 'Spam', more: { placement, spam } },
    [seeds.protected[1]]: { folder: 'INBOX', more: { placement } },
  }
}

/** The report.json of an earlier run on the letter, in which every copy was in `folder`. */
function earlierReport(folder: 'INBOX' | 'Spam'): string {
  const percent = folder === 'INBOX' ? 100 : 0
  const test = {
    templatePath: 'emails/letter.html',
    dataSet: null,
    trackingId: 'pst_0',
    receivedCount: 6,
    rates: ['inbox', 'spf'].map((rate) => ({ rate, scope: 'overall', percent })),
    seeds: Object.values(seeds)
      .flat()
      .map((address) => ({ address, result: { folder } })),
    findings: [{ source: 'spam-filter', severity: 'error', rule: 'URI_PHISH', text: 'A link looks like phishing' }],
  }
  return JSON.stringify({ version: 1, serviceKind: 'remote', startedAt: '2026-11-20T08:00:00.000Z', tests: [test] })
}

function worseningPostmaster(): NonNullable<NonNullable<RemoteOptions['api']>['postmaster']> {
  const days = Array.from({ length: 14 }, (_, index) => ({
    date: daysBefore(Date.now(), 15 - index),
    spam: 0.0004 + 0.00025 * index,
  }))
  return {
    accounts: [{ id: 7, email: 'postmaster@acme.example', source: 'google' }],
    domains: { 'acme.example': wireSeriesOf(days) },
  }
}
