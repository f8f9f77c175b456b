/**
 * Watches a test through the API from its creation to its end, and records everything that was ever reported wrongly.
 */

import type { HostedService } from '../service/self-hosted-service.ts'

/** The expected folder by seed address. Every copy is accepted and passes SPF, DKIM and DMARC. */
export type Truth = Readonly<Record<string, string>>

export interface WatchedTruth {
  readonly trackingId: string
  /** Resolves when every seed has a result, with a list of wrong values, which should be empty. */
  readonly untruths: Promise<readonly string[]>
}

/** Creates a test with all seeds, and watches it. */
export async function watchTruth(hosted: HostedService, truth: Truth): Promise<WatchedTruth> {
  const created = await (await hosted.get('/api/v1/spam_tests', { method: 'POST', body: '{}' })).json()
  const trackingId = String(Object(created).test.tracking_id)
  return { trackingId, untruths: watch(hosted, trackingId, truth) }
}

async function watch(hosted: HostedService, trackingId: string, truth: Truth): Promise<readonly string[]> {
  const untruths = new Set<string>()
  let etag = ''
  for (;;) {
    // A long poll responds at each revision.
    const headers = { Prefer: 'wait=20', 'If-None-Match': etag }
    const reply = await hosted.get(`/api/v1/spam_tests/${trackingId}`, { headers })
    if (reply.status === 304) continue
    etag = reply.headers.get('etag') ?? ''
    const { data } = Object(await reply.json())
    for (const entry of data.test_results) for (const one of untruthsOf(entry, truth)) untruths.add(one)
    if (data.status === 'complete') return [...untruths]
  }
}

const methods = ['spf', 'dkim', 'dmarc'] as const

function untruthsOf(entry: unknown, truth: Truth): readonly string[] {
  const { to, delivered_to: folder, smtp_reply: reply, authentication, reason } = Object(entry)
  const at = `${to}: `
  const because = `: ${reason}`
  const wrongFolder = folder === null || folder === truth[to] ? [] : [`${at}${folder}${because}`]
  const wrongReply = reply === null ? [] : [`${at}answered ${JSON.stringify(reply)}${because}`]
  const wrongMethods = methods.flatMap((name) => {
    const isPass = Object(entry)[`${name}_pass`] === true
    const isMeasured = Object(authentication ?? {})[name]?.measured === true
    // Until a copy is received, the three values are false; with a folder, they must be correct.
    return isPass || (folder === null && !isMeasured) ? [] : [`${at}${name} ${JSON.stringify(authentication?.[name])}`]
  })
  return [...wrongFolder, ...wrongReply, ...wrongMethods]
}
