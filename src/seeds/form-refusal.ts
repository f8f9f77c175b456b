/** The refusal of a message for its form alone. No parser reads such a message, and nothing of it is measured. */

import { findHeaderExcess } from '../mail/header-limits.ts'
import type { SmtpReply } from '../mail/submission-outcome.ts'
import type { Judgement } from '../verdict/judgement.ts'
import { unmeasured } from './unjudged.ts'

export type FormRefusal = Judgement & { readonly reply: SmtpReply }

/** Refuses. @param cause why nothing was measured, as a clause */
export function refuseForm(reply: SmtpReply, cause: string): FormRefusal {
  return {
    ...unmeasured(`not measured: ${cause}`),
    reply: { ...reply, text: `[presend] ${reply.text}` },
    reason: `Refused before anything was measured: ${reply.text}`,
  }
}

/** The refusal of a message whose header section exceeds the limits; `null`: it does not. */
export function refuseHeader(bytes: Uint8Array): FormRefusal | null {
  const text = findHeaderExcess(bytes)
  return text === null ? null : refuseForm({ code: 552, enhancedCode: '5.3.4', text }, text)
}
