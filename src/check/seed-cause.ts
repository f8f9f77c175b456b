/**
 * Explains why a seed is not ok. Each issue is represented as a cause, and seed reports and findings are built from the
 * causes.
 */

import { type Folder, isTab } from '../foundation/contract/names.ts'
import { authenticationNames } from '../foundation/contract/rate-kinds.ts'
import type { SeedResult, SpamVerdict } from '../foundation/contract/test.ts'
import {
  renderReply,
  type SmtpPhase,
  type SmtpReply,
  type SubmissionOutcome,
} from '../foundation/mail/submission-outcome.ts'
import { authenticationAdvice } from '../verdict/advice/authentication-advice.ts'
import { describeFailure } from '../verdict/advice/describe-failure.ts'
import { engineTitle, explainSymbol, symbolAdvice, worstSymbols } from '../verdict/advice/symbol-advice.ts'
import { adviseOnReply } from './advice/reply-advice.ts'
import type { Finding } from './check-result.ts'
import { countsAsInbox, type SeedEvidence } from './evidence.ts'

/** A reason why one seed is not ok. */
export interface Cause {
  readonly source: Finding['source']
  /** Seeds whose causes have the same key share a finding. */
  readonly key: string
  readonly text: string
  readonly fix: string | null
}

/** Returns the causes for a copy that was rejected: the rejection, and the checks that failed. */
export function refusalCauses({ submission, result }: SeedEvidence): readonly Cause[] {
  const failures = result === null ? [] : authenticationCauses(result)
  if (submission?.status !== 'rejected') return failures
  const { fix, isAboutAuthentication } = adviseOnReply(submission.reply)
  const text = `rejected ${phaseText(submission.phase)}: ${renderReply(submission.reply)}`
  const [first] = failures
  // The advice for a failed check is more specific than the advice for the server's reply.
  const ownFix = first !== undefined && isAboutAuthentication ? first.fix : fix
  return [{ source: 'submission', key: `refused ${ownFix}`, text, fix: ownFix }, ...failures]
}

function phaseText(phase: SmtpPhase): string {
  return phase === 'final-reply' ? 'after DATA' : `at ${phase.toUpperCase()}`
}

/** Returns the causes for a received copy that is not ok: a folder other than the inbox, and the checks that failed. */
export function receivedCauses(evidence: SeedEvidence, inboxFolders: readonly Folder[]): readonly Cause[] {
  const { folder, result } = evidence
  if (folder === null || result === null) return []
  const placement = countsAsInbox(evidence, inboxFolders) ? [] : [placementCause(folder, result)]
  return [...placement, ...authenticationCauses(result)]
}

/**
 * Returns a cause for each failed check. A DMARC failure that results from an SPF or DKIM failure is not a separate
 * cause.
 */
function authenticationCauses(result: SeedResult): readonly Cause[] {
  const failing = authenticationNames.filter((name) => result[name].isPass === false)
  const isConsequence = failing.includes('dmarc') && failing.length > 1
  const shown = isConsequence ? failing.filter((name) => name !== 'dmarc') : failing
  return shown.map((name, index) => {
    const { detail } = result[name]
    const names = isConsequence && index === 0 ? [name, 'dmarc' as const] : [name]
    const fix = result[name].fix ?? authenticationAdvice(name, detail)
    return { source: 'authentication', key: `${names.join(' ')} ${fix}`, text: describeFailure(names, detail), fix }
  })
}

function placementCause(folder: Folder, { reason: why, spam, placementKind }: SeedResult): Cause {
  const where = `in ${folder}${placementKind === null ? '' : ` (${placementKind})`}`
  const source = 'placement' as const
  if (isTab(folder)) return { source, key: where, text: placed(`${where}, a tab`, folder, why), fix: tabFix }
  if (isEngineVerdict(spam)) {
    const fix = joinTexts(worstSymbols(spam.symbols).map(symbolAdvice), ' ') ?? spamFix
    return { source: 'spam-filter', key: 'engine', text: engineReason(where, spam), fix }
  }
  const text = placed(where, folder, why)
  return { source, key: text, text, fix: why === null ? spamFix : reasonFix }
}

/** Returns true if the spam score reaches the engine's threshold. */
export function isEngineVerdict(spam: SpamVerdict | null): spam is SpamVerdict {
  return spam !== null && spam.score >= spam.threshold
}

/** Adds the service's reason to `where`. The folder is removed from the reason, because `where` already mentions it. */
function placed(where: string, folder: Folder, why: string | null): string {
  if (why === null) return where
  const because = `${folder}, because `
  return why.startsWith(because) ? `${where}, because ${why.slice(because.length)}` : `${where}: ${why}`
}

/** Renders the spam engine's verdict and the rules that added points. */
function engineReason(where: string, spam: SpamVerdict): string {
  const found = worstSymbols(spam.symbols).map((symbol) => {
    const { name, score, meaning } = explainSymbol(symbol)
    const words = meaning.trim().replace(/\.$/u, '')
    const rule = `${name} ${score.toFixed(1)}`
    return words === '' ? rule : `${words} (${rule})`
  })
  const list = found.length === 0 ? '' : `: ${found.join('; ')}`
  return `${where}: spam score ${spam.score.toFixed(1)}, limit ${spam.threshold.toFixed(1)} (${engineTitle(spam)})${list}`
}

const tabFix =
  'If readers expect this mail in that tab, leave inbox-folders at its default, which counts tabs as inbox; use max-tab-rate to limit tabs separately.'

const spamFix =
  'The service gives no reason: compare the template with an earlier version, and check the linked domains and the sender’s authentication.'

const reasonFix = 'Fix the problem named in the reason: in the template, in the DNS records or on the sending server.'

/** Returns the cause for a copy that was not sent. */
export function unsentCause(submission: SubmissionOutcome | null): Cause {
  const why = submission?.status === 'not-attempted' ? `: ${submission.reason}` : ''
  const fix = 'Fix the cause and run again.'
  return { source: 'submission', key: `unsent${why}`, text: `not sent${why}`, fix }
}

/** Returns the cause for a copy that a rule of the mailbox filed outside the inbox and spam. */
export function elsewhereCause({ result }: Pick<SeedEvidence, 'result'>): Cause {
  const why = result?.reason?.replace(/\.$/u, '') ?? ''
  const where = why === '' ? 'found in a folder that is neither the inbox nor spam' : why
  return { source: 'placement', key: elsewhereFix, text: `arrived: ${where}`, fix: elsewhereFix }
}

const elsewhereFix =
  'Remove the rule (filter) from this seed mailbox and run again: the template and the SMTP server are not the cause.'

/** Returns the cause for a seed without a result. Uses the service's reason if there is one. */
export function waitingCause({ submission, result }: Pick<SeedEvidence, 'submission' | 'result'>): Cause {
  const why = result?.reason ?? ''
  if (why === '') return missingCause(submission)
  const fix = /^refused\b/iu.test(why) ? refusedLaterFix : undecidedFix
  return {
    source: 'waiting',
    key: fix,
    text: `the service reported "${why.replace(/\.$/u, '')}" but no folder`,
    fix,
  }
}

/** Returns the cause for a seed that has no result and whose copy was sent by another run. */
export function awaitedCause(
  evidence: Pick<SeedEvidence, 'submission' | 'result'>,
  { isExpired = false }: { readonly isExpired?: boolean },
): Cause {
  const isUnexplained = evidence.submission === null && (evidence.result?.reason ?? '') === ''
  if (!isUnexplained) return waitingCause(evidence)
  const fix = `${awaitedFix} ${isExpired ? 'set a longer timeout for the run that sends the mail.' : 'set a longer timeout.'}`
  return { source: 'waiting', key: fix, text: 'there was no result', fix }
}

const awaitedFix =
  'See the report of the run that sent the mail: the SMTP server may have rejected this copy. Otherwise, look for a bounce in the envelope sender’s mailbox, or'

const undecidedFix =
  'The service could not decide the folder yet. Run again when its spam engine and DNS are available.'
const refusedLaterFix =
  'The receiving server rejected the copy after your SMTP server had accepted it: fix the problem named in the reply, which the bounce also quotes.'

function missingCause(submission: SubmissionOutcome | null): Cause {
  const { text, fix } = describeMissing(submission)
  return { source: 'waiting', key: fix, text, fix }
}

function describeMissing(submission: SubmissionOutcome | null): { readonly text: string; readonly fix: string } {
  if (submission?.status === 'accepted') {
    const queueId = submission.queueId === null ? '' : ` as ${submission.queueId}`
    return { text: `accepted by the SMTP server${queueId}, but there was no result`, fix: acceptedFix }
  }
  if (submission?.status === 'unknown') {
    const text = `connection lost after the message was sent (${submission.reason}), and there was no result`
    return { text, fix: 'It is unknown whether this copy was delivered: check the SMTP server’s log.' }
  }
  if (submission?.status === 'rejected') {
    return { text: `deferred: ${renderReply(submission.reply)}; there was no result`, fix: replyFix(submission.reply) }
  }
  return {
    text: 'not sent, so there was no result',
    fix: 'Set a longer timeout, or find out why the SMTP server is slow.',
  }
}

function replyFix(reply: SmtpReply): string {
  return adviseOnReply(reply).fix
}

const acceptedFix =
  'Look for a bounce in the envelope sender’s mailbox and for the queue id in the SMTP server’s log; set a longer timeout if delivery is merely slow.'

/** Joins the strings without duplicates; returns `null` if there are none. */
export function joinTexts(texts: readonly (string | null)[], separator: string): string | null {
  const said = [...new Set(texts.filter((text) => text !== null && text !== ''))]
  return said.length === 0 ? null : said.join(separator)
}
