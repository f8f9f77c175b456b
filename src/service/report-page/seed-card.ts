/** What one seed mailbox shows, for people. Every text of it may be somebody else's: it is escaped where it is written. */

import { engineTitle, explainSymbol, worstSymbols } from '../../advice/symbol-advice.ts'
import type { SpamSymbol } from '../../contract/test.ts'
import { escapeHtml } from '../../report/escape-html.ts'
import { shorten } from '../../report/plain-text.ts'
import type { RecordedVerdict, SeedRecord, StoredSeed } from '../../storage/store.ts'
import { type Standing, standingOf } from './seed-standing.ts'
import { timeText } from './time-text.ts'

/** Longer texts than this come from nobody who wants to be read. */
const longestText = 500

/** The card of a seed. */
export function seedCard(seed: StoredSeed): string {
  const standing = standingOf(seed)
  return `<article class="seed">
<h3><span class="folder ${standing}">${folderWords(seed, standing)}</span><code>${foreign(seed.address)}</code></h3>
<p class="soft">${facts(seed).map(foreign).join(' · ')}</p>
${seed.result === null ? '' : resultPart(seed.result)}</article>`
}

function folderWords({ result }: StoredSeed, standing: Standing): string {
  if (result?.folder !== null && result?.folder !== undefined) return foreign(result.folder)
  return standingWords[standing]
}

const standingWords: Readonly<Record<Standing, string>> = {
  refused: 'refused',
  spam: 'Spam',
  undecided: 'no folder known',
  deferred: 'put off',
  waiting: 'not arrived',
  tab: 'tab',
  inbox: 'INBOX',
}

function facts({ providerType, providerName, result }: StoredSeed): readonly string[] {
  const known = [providerType, providerName]
  if (result === null) return known
  const verb = result.status === 'placed' || result.status === 'undecided' ? 'received' : 'refused'
  const placement = result.status === 'placed' ? [placementWords[result.placementKind]] : []
  return [...known, `${verb} ${timeText(result.recordedAtMs)}`, ...placement]
}

/** The same words as in the notes above all cards. */
const placementWords: Readonly<Record<SeedRecord['placementKind'], string>> = {
  observed: 'observed placement',
  simulated: 'simulated placement',
}

function resultPart({ evidence, reason, reply }: SeedRecord): string {
  const verdicts = [
    verdictLine('SPF', evidence.spf),
    verdictLine('DKIM', evidence.dkim),
    verdictLine('DMARC', evidence.dmarc),
  ]
  const code =
    reply === null ? [] : [String(reply.code), reply.enhancedCode ?? '', reply.text].filter((part) => part !== '')
  const answer = code.length === 0 ? '' : `<p>The receiver answered <code>${foreign(code.join(' '))}</code></p>\n`
  return `<ul class="verdicts">${verdicts.join('')}</ul>
${answer}${reason === '' ? '' : `<p>Why: ${foreign(reason)}</p>\n`}${spamPart(evidence.spam)}`
}

/** Words, not colours alone: pass, the method's own word for a failure, or that nothing could be measured. */
function verdictLine(method: string, verdict: RecordedVerdict): string {
  const { kind, word } = verdictWords(verdict)
  const said = verdict.detail === '' ? '' : `: ${foreign(verdict.detail)}`
  // The detail says it too, at its end, where a long one is cut.
  const origin = verdict.origin === 'computed' ? ' <span class="soft">(computed by presend)</span>' : ''
  return `<li><b>${method}</b> <span class="${kind}">${foreign(word)}</span>${origin}${said}</li>`
}

function verdictWords({ isPass, isMeasured, result }: RecordedVerdict): { kind: string; word: string } {
  if (!isMeasured || isPass === null) return { kind: 'unmeasured', word: 'not measured' }
  if (isPass) return { kind: 'pass', word: 'pass' }
  return { kind: 'fail', word: result === null || result === 'pass' ? 'fail' : result }
}

/** What cost most, with what it means and what to change: the fix is what people come for. */
function spamPart(spam: SeedRecord['evidence']['spam']): string {
  if (spam === null) return ''
  const { score, threshold, symbols } = spam
  const line = `<p>${foreign(engineTitle(spam))}: score ${figure(score)}, spam from ${figure(threshold)}</p>`
  const worst = worstSymbols(symbols)
  if (worst.length === 0) return `${line}\n`
  const restCount = symbols.length - worst.length
  const rest = restCount === 0 ? '' : `<li class="soft">and ${restCount} more, of less weight; the API lists all</li>`
  const title = score >= threshold ? 'What made it spam, and what to change' : 'What counted against it'
  const isOpen = score >= threshold ? ' open' : ''
  return `${line}\n<details${isOpen}><summary>${title}</summary><ul>${worst.map(symbolLine).join('')}${rest}</ul></details>\n`
}

function symbolLine(symbol: SpamSymbol): string {
  const { name, score, meaning, fix } = explainSymbol(symbol)
  const words = meaning === '' ? '' : ` ${foreign(meaning)}`
  const advice = fix === null || fix === '' ? '' : `<br><b>Fix:</b> ${foreign(fix)}`
  return `<li>${figure(score)} <code>${foreign(name)}</code>${words}${advice}</li>`
}

function figure(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function foreign(text: string): string {
  return escapeHtml(shorten(text, longestText))
}
