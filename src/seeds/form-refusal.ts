/** Rejects a message because of its form, before any parser reads it or anything is measured. */

import { findHeaderExcess } from '../mail/header-limits.ts'
import type { SmtpReply } from '../mail/submission-outcome.ts'
import type { Judgement } from '../verdict/judgement.ts'
import { unmeasured } from './unjudged.ts'

export type FormRefusal = Judgement & { readonly reply: SmtpReply }

/** Creates the rejection. @param cause why nothing was measured, as a clause */
export function refuseForm(reply: SmtpReply, cause: string): FormRefusal {
  return {
    ...unmeasured(`not measured: ${cause}`),
    reply: { ...reply, text: `[presend] ${reply.text}` },
    reason: `Rejected before anything was measured: ${reply.text}`,
  }
}

/** Returns a rejection if the header section exceeds the limits, or `null`. */
export function refuseHeader(bytes: Uint8Array): FormRefusal | null {
  const text = findHeaderExcess(bytes)
  return text === null ? null : refuseForm({ code: 552, enhancedCode: '5.3.4', text }, text)
}
