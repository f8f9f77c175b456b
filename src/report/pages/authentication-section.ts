/** The section on SPF, DKIM and DMARC, with the results for the received copies, the reasons and the header fields. */

import { authenticationNames } from '../../foundation/contract/rate-kinds.ts'
import { renderCount } from '../../foundation/errors/render-count.ts'
import { htmlTable } from './html-table.ts'
import { headerBlock } from './mail-section.ts'
import { foreign, html, type Markup } from './markup.ts'
import { explain, folded, type Level, section } from './report-components.ts'
import type { ReportView, SeedView, VerdictView } from './report-view.ts'

const answer =
  'Mailbox providers verify a sender with three checks. SPF: may this server send for the domain? DKIM: is the message signed by the domain and unchanged? DMARC: does the verified domain match the domain in the From address? Large providers require all three from bulk senders. “Not measured” counts neither as a pass nor as a failure.'

const rawFields = /^(?:authentication-results|arc-authentication-results|received-spf|dkim-signature)$/iu

/** The maximum number of reasons to list for one method. */
const maxReasons = 8

/** Renders the section; `null` if no copy was received. */
export function authenticationSection({ seeds, mail }: ReportView, level: Level): Markup | null {
  const received = seeds.flatMap((seed) => (isReceived(seed) && seed.verdicts !== null ? [seed.verdicts] : []))
  if (received.length === 0) return null
  const rows = authenticationNames.map((method) => {
    const kinds = received.map((verdicts) => verdicts[method].kind)
    const countOf = (kind: VerdictView['kind']): string => String(kinds.filter((one) => one === kind).length)
    return [method.toUpperCase(), countOf('pass'), countOf('fail'), countOf('unmeasured')]
  })
  const columns = [
    { title: 'check', kind: 'text' as const },
    ...['passed', 'failed', 'not measured'].map((title) => ({ title, kind: 'number' as const })),
  ]
  const raw = (mail.headers ?? []).filter(({ name }) => rawFields.test(name))
  return section(
    level,
    'Is the sender verified?',
    html`${htmlTable({ columns, rows })}${reasons(received)}${raw.length === 0 ? null : folded('Header fields behind the results', headerBlock(raw))}${explain(
      'What are SPF, DKIM and DMARC?',
      answer,
    )}`,
  )
}

/** Returns whether the copy is in a mailbox. A rejected copy is in no mailbox, although it may have been checked. */
function isReceived({ state }: SeedView): boolean {
  return state === 'inbox' || state === 'tab' || state === 'spam' || state === 'undecided'
}

function reasons(received: readonly NonNullable<SeedView['verdicts']>[]): Markup {
  const lines = authenticationNames.flatMap((method) => {
    const verdicts = received.map((one) => one[method])
    const groups = [...Map.groupBy(verdicts, ({ word, detail }) => `${word}: ${detail}`).values()]
    return groups
      .toSorted((left, right) => right.length - left.length)
      .slice(0, maxReasons)
      .flatMap((own) => (own[0] === undefined ? [] : [reasonLine(method, own[0], own.length)]))
  })
  return folded(
    'Reasons',
    html`<ul class="reasons">${lines}</ul>
`,
  )
}

function reasonLine(method: string, { kind, word, detail }: VerdictView, copies: number): Markup {
  return html`<li>${method.toUpperCase()} <span class="${kind}">${foreign(word)}</span>${detail === '' ? '' : `: ${foreign(detail)}`} <span class="soft">(${renderCount(copies, 'copy', 'copies')})</span></li>
`
}
