/** One seed as reports show it: its status, why, and what to do. */

import { engineTitle } from '../advice/engine-title.ts'
import { explainSymbol, symbolAdvice, worstSymbols } from '../advice/symbol-advice.ts'
import { type Folder, isTab } from '../contract/names.ts'
import type { SeedResult, SpamVerdict } from '../contract/test.ts'
import type { SmtpReply, SubmissionOutcome } from '../mail/submission-outcome.ts'
import { authenticationAdvice } from './advice/authentication-advice.ts'
import { replyAdvice } from './advice/reply-advice.ts'
import type { SeedReport } from './check-result.ts'
import type { DecisionRules, SeedEvidence, SeedFate } from './evidence.ts'
import type { AuthenticationName } from './tally.ts'

/** What a seed's report depends on beside the seed. */
export interface SeedContext {
  readonly inboxFolders: readonly Folder[]
  readonly onMissing: DecisionRules['onMissing']
  readonly isTimeUp: boolean
  readonly isSummaryAlone: boolean
}

/** Status, reason and fix. */
type SeedVerdict = Pick<SeedReport, 'status' | 'reason' | 'fix'>

/** The report of one seed. */
export function reportSeed(evidence: SeedEvidence, context: SeedContext): SeedReport {
  const { seed, submission, result } = evidence
  return { ...seed, submission, result, ...judgeSeed(evidence, context) }
}

function judgeSeed(evidence: SeedEvidence, context: SeedContext): SeedVerdict {
  return verdicts[evidence.fate](evidence, context)
}

const verdicts: Readonly<Record<SeedFate, (evidence: SeedEvidence, context: SeedContext) => SeedVerdict>> = {
  refused: ({ submission }) => refusedVerdict(submission),
  received: receivedVerdict,
  unsent: ({ submission }) => unsentVerdict(submission),
  pending: pendingVerdict,
}

function refusedVerdict(submission: SubmissionOutcome | null): SeedVerdict {
  if (submission?.status !== 'rejected') return { status: 'failing', reason: 'rejected', fix: null }
  const reason = `rejected at ${submission.phase.toUpperCase()}: ${renderReply(submission.reply)}`
  return { status: 'failing', reason, fix: replyAdvice(submission.reply) }
}

function receivedVerdict({ folder, result }: SeedEvidence, { inboxFolders }: SeedContext): SeedVerdict {
  if (folder === null || result === null) return { status: 'failing', reason: null, fix: null }
  const placement = inboxFolders.includes(folder) ? [] : [placementTrouble(folder, result)]
  const failures = authenticationNames
    .filter((name) => result[name].isPass === false)
    .map((name) => ({
      reason: `${name.toUpperCase()} fails${result[name].detail === null ? '' : `: ${result[name].detail}`}`,
      fix: authenticationAdvice(name, result[name].detail),
    }))
  const troubles = [...placement, ...failures]
  if (troubles.length === 0) return { status: 'ok', reason: null, fix: null }
  return {
    status: 'failing',
    reason: joinTexts(
      troubles.map((one) => one.reason),
      '; ',
    ),
    fix: joinTexts(
      troubles.map((one) => one.fix),
      ' ',
    ),
  }
}

const authenticationNames: readonly AuthenticationName[] = ['spf', 'dkim', 'dmarc']

function placementTrouble(
  folder: Folder,
  { reason: why, spam, placementKind }: SeedResult,
): { readonly reason: string; readonly fix: string | null } {
  // Where rules chose the folder, no line that names it leaves that out.
  const where = `in ${folder}${placementKind === null ? '' : ` (${placementKind})`}`
  if (isTab(folder)) return { reason: placed(`${where}, a tab`, folder, why), fix: tabFix(folder) }
  const symbols = spam === null ? [] : worstSymbols(spam.symbols)
  const fix = joinTexts(symbols.map(symbolAdvice), ' ') ?? spamFix(folder)
  if (folder === 'Spam' && spam !== null && spam.score >= spam.threshold)
    return { reason: engineReason(where, spam), fix }
  return { reason: placed(where, folder, why), fix }
}

/** The service's own words often begin with the folder, which is said already. */
function placed(where: string, folder: Folder, why: string | null): string {
  if (why === null) return where
  const because = `${folder}, because `
  return why.startsWith(because) ? `${where}, because ${why.slice(because.length)}` : `${where}: ${why}`
}

/** What the engine found, in words first: the same for every seed whose folder the engine decided. */
function engineReason(where: string, spam: SpamVerdict): string {
  const found = worstSymbols(spam.symbols).map((symbol) => {
    const { name, score, meaning } = explainSymbol(symbol)
    const words = meaning.trim().replace(/\.$/u, '')
    const rule = `${name} ${score.toFixed(1)}`
    return words === '' ? rule : `${words} (${rule})`
  })
  const list = found.length === 0 ? '' : `: ${found.join('; ')}`
  return `${where}: the spam engine (${engineTitle(spam)}) gives ${spam.score.toFixed(1)} points, its limit is ${spam.threshold.toFixed(1)}${list}`
}

function tabFix(folder: Folder): string {
  return `If ${folder} is where this mail belongs, add it to inbox-folders; else take out what makes it look like ${folder}.`
}

function spamFix(folder: Folder): string | null {
  return folder === 'Spam'
    ? 'The service names no rule: compare with an earlier version, check the linked domains and the sender’s authentication.'
    : null
}

function unsentVerdict(submission: SubmissionOutcome | null): SeedVerdict {
  const why = submission?.status === 'not-attempted' ? `: ${submission.reason}` : ''
  return { status: 'missing', reason: `not sent${why}`, fix: 'No copy went out: remove the cause and run again.' }
}

function pendingVerdict({ submission, result }: SeedEvidence, context: SeedContext): SeedVerdict {
  const { reason, fix } = waitingTrouble(submission, result)
  if (context.isSummaryAlone && submission?.status !== 'rejected') {
    return { status: 'unreported', reason: 'the service gives no results of single seeds', fix: null }
  }
  if (!context.isTimeUp) return { status: 'outstanding', reason: `${reason} yet when it was decided`, fix: null }
  if (context.onMissing === 'exclude') {
    return { status: 'excluded', reason: `${reason} when time was up; left out of the inbox rate`, fix }
  }
  return { status: 'missing', reason: `${reason} when time was up`, fix }
}

interface Waiting {
  readonly reason: string
  readonly fix: string
}

/** Where the service itself says why it shows no folder, that is more than the sender's own server can know. */
function waitingTrouble(submission: SubmissionOutcome | null, result: SeedResult | null): Waiting {
  const why = result?.reason ?? ''
  if (why === '') return missingTrouble(submission)
  const isRefusal = /^refused\b/iu.test(why)
  return {
    reason: `the service says "${why.replace(/\.$/u, '')}", no folder`,
    fix: isRefusal ? refusedLaterFix : undecidedFix,
  }
}

const undecidedFix =
  'Nothing is said against the message: the service could not place it. Run again when what it waits for (its spam engine, its DNS) answers.'
const refusedLaterFix =
  'The mailbox’s server refused the copy after your SMTP server had taken it: mend what it names; the bounce has the same words.'

function missingTrouble(submission: SubmissionOutcome | null): Waiting {
  if (submission?.status === 'accepted') {
    const queueId = submission.queueId === null ? '' : ` as ${submission.queueId}`
    return { reason: `accepted by the SMTP server${queueId}, no result`, fix: acceptedFix }
  }
  if (submission?.status === 'unknown') {
    const reason = `connection lost after the message was handed over (${submission.reason}), no result`
    return { reason, fix: 'Whether this copy went out is not known; look into the SMTP server’s log.' }
  }
  if (submission?.status === 'rejected') {
    return { reason: `deferred: ${renderReply(submission.reply)}; no result`, fix: replyAdvice(submission.reply) }
  }
  return { reason: 'not handed over, no result', fix: 'Raise timeout, or look why the SMTP server is slow.' }
}

const acceptedFix =
  'Look for a bounce at the envelope sender and for the queue id in the server’s log; raise timeout if mail is only slow.'

/** `550 5.7.1 no`: a reply as the server wrote it. */
export function renderReply({ code, enhancedCode, text }: SmtpReply): string {
  return [String(code), enhancedCode, text].filter((part) => part !== null && part !== '').join(' ')
}

/** The different texts in a row; `null` when there is none. */
function joinTexts(texts: readonly (string | null)[], separator: string): string | null {
  const said = [...new Set(texts.filter((text) => text !== null && text !== ''))]
  return said.length === 0 ? null : said.join(separator)
}
