/** What keeps one seed from being all right, each cause by itself: seeds and findings are both made from these. */

import { engineTitle, explainSymbol, symbolAdvice, worstSymbols } from '../advice/symbol-advice.ts'
import { type Folder, isTab } from '../contract/names.ts'
import type { SeedResult, SpamVerdict } from '../contract/test.ts'
import { renderReply, type SmtpPhase, type SmtpReply, type SubmissionOutcome } from '../mail/submission-outcome.ts'
import { authenticationAdvice } from './advice/authentication-advice.ts'
import { adviseOnReply } from './advice/reply-advice.ts'
import type { Finding } from './check-result.ts'
import { countsAsInbox, type SeedEvidence } from './evidence.ts'
import type { AuthenticationName } from './tally.ts'

/** One cause at one seed. */
export interface Trouble {
  readonly source: Finding['source']
  /** Seeds with the same key share the cause. */
  readonly key: string
  readonly text: string
  readonly fix: string | null
}

/** Refusals and failed checks of a refused copy. */
export function refusalTroubles({ submission, result }: SeedEvidence): readonly Trouble[] {
  const failures = result === null ? [] : authenticationTroubles(result)
  if (submission?.status !== 'rejected') return failures
  const { fix, isAboutAuthentication } = adviseOnReply(submission.reply)
  const text = `rejected ${phaseText(submission.phase)}: ${renderReply(submission.reply)}`
  const [first] = failures
  // The server's words say which rule refused the copy; the failed check says what to change.
  const ownFix = first !== undefined && isAboutAuthentication ? first.fix : fix
  return [{ source: 'submission', key: `refused ${ownFix}`, text, fix: ownFix }, ...failures]
}

function phaseText(phase: SmtpPhase): string {
  return phase === 'final-reply' ? 'after DATA' : `at ${phase.toUpperCase()}`
}

/** Of a received copy: a folder that is not the inbox, and failed checks. */
export function receivedTroubles(evidence: SeedEvidence, inboxFolders: readonly Folder[]): readonly Trouble[] {
  const { folder, result } = evidence
  if (folder === null || result === null) return []
  const placement = countsAsInbox(evidence, inboxFolders) ? [] : [placementTrouble(folder, result)]
  return [...placement, ...authenticationTroubles(result)]
}

const authenticationNames = ['spf', 'dkim', 'dmarc'] as const

/** DMARC that fails because SPF or DKIM does is told with them: the fix is theirs. */
function authenticationTroubles(result: SeedResult): readonly Trouble[] {
  const failing = authenticationNames.filter((name) => result[name].isPass === false)
  const isConsequence = failing.includes('dmarc') && failing.length > 1
  const told = isConsequence ? failing.filter((name) => name !== 'dmarc') : failing
  return told.map((name, index) => {
    const { detail } = result[name]
    const names = isConsequence && index === 0 ? [name, 'dmarc' as const] : [name]
    const title = names.map((one) => one.toUpperCase()).join(' and ')
    const fix = result[name].fix ?? authenticationAdvice(name, detail)
    const text = `${title} ${names.length === 1 ? 'fails' : 'fail'}${detail === null ? '' : `: ${withoutPrefix(detail, name)}`}`
    return { source: 'authentication', key: `${names.join(' ')} ${fix}`, text, fix }
  })
}

/** A service's own sentence may begin with the method, which the title has already. */
function withoutPrefix(detail: string, name: AuthenticationName): string {
  return detail.replace(new RegExp(`^${name}[ :]+`, 'iu'), '')
}

function placementTrouble(folder: Folder, { reason: why, spam, placementKind }: SeedResult): Trouble {
  // Where rules chose the folder, no line that names it leaves that out.
  const where = `in ${folder}${placementKind === null ? '' : ` (${placementKind})`}`
  const source = 'placement' as const
  if (isTab(folder)) return { source, key: where, text: placed(`${where}, a tab`, folder, why), fix: tabFix }
  if (isEngineVerdict(spam)) {
    const fix = joinTexts(worstSymbols(spam.symbols).map(symbolAdvice), ' ') ?? spamFix
    return { source: 'spam-filter', key: 'engine', text: engineReason(where, spam), fix }
  }
  const text = placed(where, folder, why)
  return { source, key: text, text, fix: spamFix }
}

/** True when the engine's own score put the copy into Spam. */
export function isEngineVerdict(spam: SpamVerdict | null): spam is SpamVerdict {
  return spam !== null && spam.score >= spam.threshold
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
  return `${where}: spam score ${spam.score.toFixed(1)}, limit ${spam.threshold.toFixed(1)} (${engineTitle(spam)})${list}`
}

const tabFix =
  'If that tab is where readers expect this mail, leave inbox-folders at its default, which counts tabs as inbox; max-tab-rate limits them separately.'

const spamFix =
  'The service names no rule: compare with an earlier version, and check the linked domains and the sender’s authentication.'

/** A copy that never went out. */
export function unsentTrouble(submission: SubmissionOutcome | null): Trouble {
  const why = submission?.status === 'not-attempted' ? `: ${submission.reason}` : ''
  const fix = 'No copy was sent: remove the cause and run again.'
  return { source: 'submission', key: `unsent${why}`, text: `not sent${why}`, fix }
}

/** Where the service itself says why it shows no folder, that is more than the sender's own server can know. */
export function waitingTrouble({ submission, result }: Pick<SeedEvidence, 'submission' | 'result'>): Trouble {
  const why = result?.reason ?? ''
  if (why === '') return missingTrouble(submission)
  const fix = /^refused\b/iu.test(why) ? refusedLaterFix : undecidedFix
  return {
    source: 'waiting',
    key: fix,
    text: `the service says "${why.replace(/\.$/u, '')}", no folder`,
    fix,
  }
}

const undecidedFix =
  'The service could not place the message yet. Run again when what it waits for (its spam engine or its DNS) answers.'
const refusedLaterFix =
  'The mailbox’s server refused the copy after your SMTP server had accepted it: fix what it names; the bounce has the same text.'

function missingTrouble(submission: SubmissionOutcome | null): Trouble {
  const { text, fix } = describeMissing(submission)
  return { source: 'waiting', key: fix, text, fix }
}

function describeMissing(submission: SubmissionOutcome | null): { readonly text: string; readonly fix: string } {
  if (submission?.status === 'accepted') {
    const queueId = submission.queueId === null ? '' : ` as ${submission.queueId}`
    return { text: `accepted by the SMTP server${queueId}, no result`, fix: acceptedFix }
  }
  if (submission?.status === 'unknown') {
    const text = `connection lost after the message was sent (${submission.reason}), no result`
    return { text, fix: 'It is unknown whether this copy was delivered: check the SMTP server’s log.' }
  }
  if (submission?.status === 'rejected') {
    return { text: `deferred: ${renderReply(submission.reply)}; no result`, fix: replyFix(submission.reply) }
  }
  return { text: 'not sent, no result', fix: 'Raise timeout, or find out why the SMTP server is slow.' }
}

function replyFix(reply: SmtpReply): string {
  return adviseOnReply(reply).fix
}

const acceptedFix =
  'Look for a bounce at the envelope sender and for the queue id in the server’s log; raise timeout if the mail is only slow.'

/** The different texts in a row; `null` when there is none. */
export function joinTexts(texts: readonly (string | null)[], separator: string): string | null {
  const said = [...new Set(texts.filter((text) => text !== null && text !== ''))]
  return said.length === 0 ? null : said.join(separator)
}
