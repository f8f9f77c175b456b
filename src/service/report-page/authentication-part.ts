/** SPF, DKIM and DMARC over all received copies. */

import type { ResultEvidence, StoredSeed } from '../../storage/store.ts'

const methods = [
  ['SPF', (evidence: ResultEvidence) => evidence.spf],
  ['DKIM', (evidence: ResultEvidence) => evidence.dkim],
  ['DMARC', (evidence: ResultEvidence) => evidence.dmarc],
] as const

/** A table of passes; "not measured" is neither a pass nor a fail, and says so. */
export function authenticationPart(seeds: readonly StoredSeed[]): string {
  const received = seeds.flatMap(({ result }) =>
    result !== null && (result.status === 'placed' || result.status === 'undecided') ? [result.evidence] : [],
  )
  if (received.length === 0) return '<p class="soft">No copy has been received, so nothing is measured.</p>'
  const rows = methods.map(([name, verdictOf]) => {
    const measured = received.map(verdictOf).filter(({ isMeasured, isPass }) => isMeasured && isPass !== null)
    const passed = measured.filter(({ isPass }) => isPass === true).length
    return `<tr><td>${name}</td>${cells(passed, measured.length, received.length)}</tr>`
  })
  return `<div class="scroll"><table class="counts"><thead><tr><th scope="col">Method</th><th scope="col">Passed</th><th scope="col">Failed</th><th scope="col">Not measured</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`
}

function cells(passed: number, measured: number, received: number): string {
  return [passed, measured - passed, received - measured].map((count) => `<td>${count}</td>`).join('')
}
