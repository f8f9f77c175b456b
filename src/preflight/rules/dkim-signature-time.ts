import { maxSignatureSkewMs } from '../../foundation/mail/signature-clock-skew.ts'
import { parseTagList, tagValue } from '../dns/tag-list.ts'
import type { Rule } from '../rule.ts'

export const dkimSignatureTime: Rule = {
  id: 'dkim-signature-time',
  group: 'structure',
  severity: 'notice',
  title: 'DKIM signature from the future, or expired',
  why: 'Receivers may ignore a DKIM signature whose `t=` is in the future, and one whose `x=` has passed.',
  source: 'RFC 6376 §3.5',
  fix: 'Remove the DKIM-Signature field from the file, and sign the message when you send it, on a machine whose clock is correct',
  ignores:
    'The rule ignores a `t=` that is at most five minutes in the future, as clocks differ, and signatures without `t=` and `x=`.',
  bad: { file: 'future.eml', text: signedMessage('t=4070908800') },
  good: {
    about: 'A signature from the past that has not expired',
    file: 'past.eml',
    text: signedMessage('t=1767225600'),
  },
  check: ({ fieldsNamed, nowMs }) =>
    fieldsNamed('dkim-signature').flatMap(({ namePlace, value }) => {
      const tags = parseTagList(value.text)
      const message = faultOf({
        signedAtMs: timeOf(tagValue(tags, 't')),
        expiresAtMs: timeOf(tagValue(tags, 'x')),
        nowMs,
      })
      return message === null ? [] : [{ at: namePlace, message }]
    }),
}

interface SignatureTimes {
  /** The value of `t=`; null if it is missing or not a number. */
  readonly signedAtMs: number | null
  /** The value of `x=`; null if it is missing or not a number. */
  readonly expiresAtMs: number | null
  readonly nowMs: number
}

function faultOf({ signedAtMs, expiresAtMs, nowMs }: SignatureTimes): string | null {
  if (signedAtMs !== null && signedAtMs > nowMs + maxSignatureSkewMs)
    return `The t= of the DKIM signature is ${renderTime(signedAtMs)}, in the future`
  if (expiresAtMs !== null && expiresAtMs < nowMs)
    return `The DKIM signature expired at ${renderTime(expiresAtMs)} (x=)`
  return null
}

/** Parses a time in seconds since the epoch. RFC 6376 §3.5 allows at most 12 digits. */
function timeOf(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/u.test(text) ? Number(text) * 1000 : null
}

const year10000Ms = Date.UTC(10_000, 0)

/** Renders a time. A time after the year 9999 usually means that the signer wrote milliseconds. */
function renderTime(atMs: number): string {
  return atMs < year10000Ms ? new Date(atMs).toISOString() : `${atMs / 1000} seconds since 1970, after the year 9999`
}

function signedMessage(times: string): string {
  return `DKIM-Signature: v=1; a=rsa-sha256; d=fernhill-bikes.com; s=s1;\n ${times}; h=From:Subject; bh=x; b=x\nFrom: Shop <news@fernhill-bikes.com>\nSubject: News\nContent-Type: text/plain\n\nNews\n`
}
