/** Examples shared by several operations. All domains are reserved for documentation (RFC 2606). */

import type { SendTo } from '../seed-replies.ts'
import type { ExternalTest, TestResult, VerdictReply } from '../test-replies.ts'

const trackingId = 'pst_9vXq2LrT4bYk7NwZ0cHm5JfA'

/** The test used in all examples. */
export const exampleTest: { readonly trackingId: string; readonly name: string; readonly reportUrl: string } = {
  trackingId,
  name: 'Order confirmation',
  reportUrl: `https://presend.example/r/${trackingId}`,
}

/** Example seeds of two provider types. */
export const createdSendTo: SendTo = {
  consumer: ['seed1@freemail.example'],
  business: ['seed4@officemail.example'],
}

/** The result for a copy that landed in the inbox and passed all checks. */
export const inboxEntry: TestResult = {
  to: 'seed1@freemail.example',
  from: 'shop@shop.example',
  delivered_to: 'INBOX',
  spf_pass: true,
  dkim_pass: true,
  dmarc_pass: true,
  provider_name: 'freemail.example',
  provider_type: 'consumer',
  received_at: '2026-01-01T10:30:05.000Z',
  placement: 'simulated',
  reason: 'INBOX, because no rule applied and the spam engine (built-in) gave the message 0.5 points (threshold 5)',
  spam: { engine: 'built-in', score: 0.5, threshold: 5, symbols: [] },
  authentication: {
    spf: verdictOf('SPF pass for shop.example (192.0.2.1), aligned with the From: domain shop.example'),
    dkim: verdictOf('DKIM pass for shop.example (selector mail2026), aligned with the From: domain shop.example'),
    dmarc: verdictOf('DMARC pass for shop.example through SPF and DKIM (policy reject at _dmarc.shop.example)'),
  },
  smtp_reply: null,
  notes: [],
}

/** The result for a seed that has not received its copy. */
export const waitingEntry: TestResult = {
  to: 'seed4@officemail.example',
  from: null,
  delivered_to: null,
  spf_pass: false,
  dkim_pass: false,
  dmarc_pass: false,
  provider_name: 'officemail.example',
  provider_type: 'business',
  received_at: null,
  placement: null,
  reason: null,
  spam: null,
  authentication: null,
  smtp_reply: null,
  notes: [],
}

/** The completed external test used in all examples. */
export const externalTest: ExternalTest = {
  id: 7,
  tracking_id: trackingId,
  status: 'complete',
  name: exampleTest.name,
  source: 'ci',
  metadata: { commit: '4fbc063' },
  created_at: '2026-01-01T10:30:00.000Z',
  report_url: exampleTest.reportUrl,
}

function verdictOf(detail: string): VerdictReply {
  return { result: 'pass', domain: 'shop.example', aligned: true, measured: true, detail }
}
