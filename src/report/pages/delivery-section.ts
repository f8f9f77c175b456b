/** The section on how long the copies took to arrive. */

import { htmlTable } from './html-table.ts'
import { foreign, html, type Markup } from './markup.ts'
import { duration, explain, type Level, section } from './report-components.ts'
import type { ReportView } from './report-view.ts'

const maxProviders = 12

/** Explains from when the times count, because the service's page and report.html can only know different times. */
const origins: Readonly<Record<ReportView['timesSince'], string>> = {
  'it was sent': 'These times start when the SMTP server accepted each copy from presend.',
  'the test was created':
    'These times start when the test was created, because the service does not know when each copy was sent. The times in report.html start when each copy was sent, so they are shorter.',
}

/** Renders the section; returns `null` if no arrival time is known. */
export function deliverySection({ seeds, timesSince }: ReportView, level: Level): Markup | null {
  const known = seeds.flatMap(({ providerName, arrivedAfterMs }) =>
    arrivedAfterMs === null ? [] : [{ name: foreign(providerName), ms: Math.max(0, arrivedAfterMs) }],
  )
  if (known.length === 0) return null
  const times = spread(known.map(({ ms }) => ms))
  const sentence =
    known.length === 1
      ? html`<p>The only received copy arrived ${duration(times.first)} after ${timesSince}.</p>
`
      : html`<p>The first of ${known.length} received copies arrived ${duration(times.first)} after ${timesSince}, half of them within ${duration(times.median)}, and the last after ${duration(times.last)}.</p>
`
  const rows = [...Map.groupBy(known, ({ name }) => name)]
    .map(([name, own]) => ({ name, copies: own.length, times: spread(own.map(({ ms }) => ms)) }))
    .toSorted((left, right) => right.times.last - left.times.last)
    .slice(0, maxProviders)
    .map((one) => [one.name, String(one.copies), duration(one.times.median), duration(one.times.last)])
  const columns = [
    { title: 'provider', kind: 'text' as const },
    ...['copies', 'half arrived within', 'last arrived after'].map((title) => ({ title, kind: 'number' as const })),
  ]
  const table = rows.length < 2 ? null : htmlTable({ columns, rows })
  const answer = `${origins[timesSince]} From sending to arrival, a few seconds is normal. If delivery takes minutes, a server delayed the message, often because it does not know the sender yet (greylisting) or because it limits the rate at which it accepts mail.`
  return section(level, 'Delivery times', html`${sentence}${table}${explain('Is that fast?', answer)}`)
}

function spread(times: readonly number[]): { readonly first: number; readonly median: number; readonly last: number } {
  const sorted = times.toSorted((left, right) => left - right)
  return { first: sorted[0] ?? 0, median: sorted[Math.ceil(sorted.length / 2) - 1] ?? 0, last: sorted.at(-1) ?? 0 }
}
