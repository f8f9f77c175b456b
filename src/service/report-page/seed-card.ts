/** The card of one seed mailbox. Nearly every value comes from a message, a server or an engine. */

import { engineTitle, explainSymbol, worstSymbols } from '../../advice/symbol-advice.ts'
import type { SpamSymbol } from '../../contract/test.ts'
import { foreign, html, type Markup } from '../../pages/markup.ts'
import type { RecordedVerdict, SeedRecord, StoredSeed } from '../../storage/store.ts'
import { type SeedState, seedState, timeText } from './seed-status.ts'

/** Renders a card. */
export function seedCard(seed: StoredSeed): Markup {
  const state = seedState(seed)
  const { address, result } = seed
  return html`<article class="seed">
<h3><span class="folder ${state}">${foreign(result?.folder ?? stateNames[state])}</span><code>${foreign(address)}</code></h3>
<p class="soft">${facts(seed).map(foreign).join(' · ')}</p>
${result === null ? null : resultPart(result)}</article>\n`
}

const stateNames: Readonly<Record<SeedState, string>> = {
  refused: 'rejected',
  spam: 'Spam',
  undecided: 'folder unknown',
  deferred: 'deferred',
  waiting: 'not received',
  tab: 'tab',
  inbox: 'INBOX',
}

function facts({ providerType, providerName, result }: StoredSeed): readonly string[] {
  const known = [providerType, providerName]
  if (result === null) return known
  const verb = result.status === 'placed' || result.status === 'undecided' ? 'received' : 'rejected'
  const placement = result.status === 'placed' ? [`${result.placementKind} placement`] : []
  return [...known, `${verb} ${timeText(result.recordedAtMs)}`, ...placement]
}

function resultPart({ evidence, reason, reply }: SeedRecord): Markup {
  const { spf, dkim, dmarc, spam } = evidence
  const words = reply === null ? [] : [String(reply.code), reply.enhancedCode ?? '', reply.text]
  const answer = words.filter((word) => word !== '').join(' ')
  return html`<ul class="verdicts">${verdictLine('SPF', spf)}${verdictLine('DKIM', dkim)}${verdictLine('DMARC', dmarc)}</ul>
${answer === '' ? null : html`<p>SMTP reply: <code>${foreign(answer)}</code></p>\n`}
${reason === '' ? null : html`<p>Reason: ${foreign(reason)}</p>\n`}
${spam === null ? null : spamPart(spam)}`
}

/** Renders one result in words, so that it does not depend on color alone. */
function verdictLine(method: string, verdict: RecordedVerdict): Markup {
  const { kind, word } = verdictWord(verdict)
  // Show the origin here: the detail contains it only at its end, which may be truncated.
  const origin = verdict.origin === 'computed' ? html` <span class="soft">(computed by presend)</span>` : null
  const detail = verdict.detail === '' ? '' : `: ${foreign(verdict.detail)}`
  return html`<li><b>${method}</b> <span class="${kind}">${foreign(word)}</span>${origin}${detail}</li>`
}

function verdictWord({ isPass, isMeasured, result }: RecordedVerdict): { kind: string; word: string } {
  if (!isMeasured || isPass === null) return { kind: 'unmeasured', word: 'not measured' }
  if (isPass) return { kind: 'pass', word: 'pass' }
  return { kind: 'fail', word: result === null || result === 'pass' ? 'fail' : result }
}

/** Renders the score and the worst symbols, each with its meaning and fix. */
function spamPart(spam: NonNullable<SeedRecord['evidence']['spam']>): Markup {
  const { score, threshold, symbols } = spam
  const line = html`<p>${foreign(engineTitle(spam))}: score ${rounded(score)}, spam threshold ${rounded(threshold)}</p>\n`
  const worst = worstSymbols(symbols)
  if (worst.length === 0) return line
  const restCount = symbols.length - worst.length
  const isSpam = score >= threshold
  const body = html`<summary>${isSpam ? 'Why it is spam, and how to fix it' : 'What raised the score'}</summary><ul>${worst.map(symbolLine)}${
    restCount === 0 ? null : html`<li class="soft">${restCount} more with lower scores; the API lists all</li>`
  }</ul>`
  return html`${line}${isSpam ? html`<details open>${body}</details>` : html`<details>${body}</details>`}\n`
}

function symbolLine(symbol: SpamSymbol): Markup {
  const { name, score, meaning, fix } = explainSymbol(symbol)
  const advice = fix === null || fix === '' ? null : html`<br><b>Fix:</b> ${foreign(fix)}`
  return html`<li>${rounded(score)} <code>${foreign(name)}</code> ${foreign(meaning)}${advice}</li>`
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
