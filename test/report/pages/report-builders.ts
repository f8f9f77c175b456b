/** Builders for tests of reports. */

import type { ReportView, SeedView, VerdictView } from '../../../src/report/pages/report-view.ts'

export const passed: VerdictView = { kind: 'pass', word: 'pass', detail: 'pass for shop.example', isComputed: false }
export const failed: VerdictView = { kind: 'fail', word: 'softfail', detail: 'not allowed', isComputed: false }

/** A seed whose copy is in the inbox. */
export function aSeedView(changes: Partial<SeedView> = {}): SeedView {
  return {
    address: 'seed1@box.example',
    providerType: 'consumer',
    providerName: 'Box',
    state: 'inbox',
    folder: 'INBOX',
    placementKind: 'observed',
    verdicts: { spf: passed, dkim: passed, dmarc: passed },
    reason: '',
    reply: '',
    arrivedAfterMs: 2000,
    spam: null,
    ...changes,
  }
}

/** A copy that was not received. */
export const missingSeed: SeedView = aSeedView({
  state: 'waiting',
  folder: null,
  placementKind: null,
  verdicts: null,
  arrivedAfterMs: null,
})

/** A finished report without a gate result. */
export function aReportView(changes: Partial<ReportView> = {}): ReportView {
  return {
    title: 'Order confirmation',
    gate: null,
    progress: 'complete',
    isLive: false,
    mail: {
      subject: 'Your order',
      from: 'shop@shop.example',
      preview: null,
      mailType: null,
      headers: null,
      text: null,
      source: null,
      htmlPath: null,
    },
    fixes: [],
    seeds: [aSeedView()],
    placement: { columns: [], rows: [] },
    timesSince: 'it was sent',
    previous: null,
    facts: [],
    links: [],
    notes: [],
    ...changes,
  }
}

/** Returns the visible text of markup. */
export function textOf(markup: unknown): string {
  return String(markup)
    .replaceAll(/<(?:style|script)>[\s\S]*?<\/(?:style|script)>/gu, '')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
