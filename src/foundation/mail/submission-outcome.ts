/** The outcome of submitting one copy to the SMTP server, and the SMTP reply that determined it. */

import type { PresendError } from '../errors/presend-error.ts'

/** An SMTP reply (RFC 5321 §4.2). */
export interface SmtpReply {
  /** The reply code, from 200 to 599. */
  readonly code: number
  /** The enhanced status code, such as `5.7.26` (RFC 3463); null if the reply contains no enhanced code. */
  readonly enhancedCode: string | null
  /** The reply text without its codes, with lines joined by spaces. Untrusted: escape before showing it. */
  readonly text: string
}

/** A phase of the SMTP dialogue. */
export type SmtpPhase = 'dns' | 'tcp' | 'tls' | 'greeting' | 'ehlo' | 'auth' | 'mail' | 'rcpt' | 'data' | 'final-reply'

/**
 * The outcome for one seed's copy. If a copy is `rejected` with a transient (4yz) reply, presend retried it until the
 * timeout. A copy is `unknown` if the connection was lost after the final dot; such a copy is never sent again.
 */
export type SubmissionOutcome =
  | {
      readonly status: 'accepted'
      readonly seed: string
      readonly acceptedAtMs: number
      readonly reply: SmtpReply
      /** The server's queue id; null if the reply contains no queue id. */
      readonly queueId: string | null
    }
  | { readonly status: 'rejected'; readonly seed: string; readonly phase: SmtpPhase; readonly reply: SmtpReply }
  | { readonly status: 'unknown'; readonly seed: string; readonly lostAfter: 'final-dot'; readonly reason: string }
  | {
      readonly status: 'not-attempted'
      readonly seed: string
      readonly reason: string
      /** The error because of which there was no session, such as a rejected login; missing for any other reason. */
      readonly error?: PresendError
    }

/** Returns true for a 4yz reply, which asks the client to try again later (RFC 5321 §4.2.1). */
export function isTransient(reply: SmtpReply): boolean {
  return reply.code >= 400 && reply.code < 500
}

/** Renders a reply as the server sent it: `550 5.7.1 no`. */
export function renderReply({ code, enhancedCode, text }: SmtpReply): string {
  return [String(code), enhancedCode, text].filter((part) => part !== null && part !== '').join(' ')
}
