/** Evaluates a received copy. */

import { parseMessage, type ReceivedMessage } from '../foundation/mail/parse-message.ts'
import type { Authentication } from './authentication/authentication-verdict.ts'
import { verifyAuthentication } from './authentication/verify-authentication.ts'
import { type MessageContent, readContent } from './content/message-content.ts'
import type { JudgeInput, Judgement, JudgePorts } from './judgement.ts'
import { findRefusal, placeAccepted, placeRefused } from './place.ts'
import { evaluateRules } from './placement/evaluate-rules.ts'
import type { PlacementFacts } from './placement/facts.ts'
import { gatherFacts } from './placement/gather-facts.ts'
import type { SpamFilter, SpamFilterAnswer, SpamFilterInput } from './spam/spam-filter.ts'

/**
 * Evaluates one copy: authentication, refusal rules, junk rules, the spam engine and tab rules, in this order. The
 * engine does not see a refused copy. If the engine fails, `folder` is null.
 *
 * @throws only the signal's reason
 */
export async function judgeMessage(input: JudgeInput, ports: JudgePorts, signal: AbortSignal): Promise<Judgement> {
  signal.throwIfAborted()
  const content = await readCopy(input.bytes, ports)
  const { message } = content
  const authentication = await verifyAuthentication(
    { ...input, message, envelopeSender: input.envelope.sender, heloName: input.client.heloName },
    ports,
    signal,
  )
  const mayDefer = input.whenDnsFails === 'undecided'
  const open = mayDefer ? findUnavailable(authentication) : null
  if (open !== null) return { ...authentication, ...defer(open) }
  const facts = await gatherFacts({ input, authentication, content }, ports.dns, signal)
  const openFact = mayDefer ? findUnavailableFact(facts) : null
  if (openFact !== null) return { ...authentication, ...defer(openFact) }
  const evaluation = evaluateRules(facts)
  const refusal = findRefusal(evaluation, facts)
  if (refusal !== null) return { ...authentication, ...placeRefused(evaluation, refusal) }
  const answer = await askEngine(ports.spamFilter, { ...input, content }, signal)
  const placement = placeAccepted(evaluation, facts, answer)
  return { ...authentication, ...placement, reason: noteShortening(placement.reason, message) }
}

async function readCopy(bytes: Uint8Array, { bodies }: Pick<JudgePorts, 'bodies'>): Promise<MessageContent> {
  return bodies === undefined ? readContent(await parseMessage(bytes)) : await bodies.read(bytes)
}

function noteShortening(reason: string, { shortening }: ReceivedMessage): string {
  return shortening === undefined ? reason : `${reason}; ${shortening}`
}

function findUnavailable({ spf, dkim, dmarc }: Authentication): string | null {
  return [spf, dkim, dmarc].find((verdict) => verdict.isOpen === true)?.detail ?? null
}

function findUnavailableFact({
  reverseDns,
  envelopeSenderExistence,
  authorDomainExistence,
}: PlacementFacts): string | null {
  const facts = [reverseDns, envelopeSenderExistence, authorDomainExistence]
  const open = facts.find((fact) => fact.status === 'not-measured' && fact.isOpen === true)
  return open?.status === 'not-measured' ? open.reason : null
}

/** Returns a placement without a folder, because real receivers would defer a message while DNS is unavailable. */
function defer(detail: string): Omit<Judgement, keyof Authentication> {
  const reason = `No folder, because ${detail}`
  return { reply: null, folder: null, reason, spam: null, firedRules: [], skippedRules: [] }
}

/** Calls the spam engine. If the engine throws, returns `failed`. */
async function askEngine(engine: SpamFilter, input: SpamFilterInput, signal: AbortSignal): Promise<SpamFilterAnswer> {
  try {
    return withVersion(await engine.judge(input, signal), engine.version)
  } catch (error) {
    signal.throwIfAborted()
    return { status: 'failed', reason: error instanceof Error ? error.message : 'unknown error' }
  }
}

/** Records the version of the engine's rules in the verdict. */
function withVersion(answer: SpamFilterAnswer, version: string | null): SpamFilterAnswer {
  if (answer.status === 'failed' || version === null || answer.verdict.version !== undefined) return answer
  return { ...answer, verdict: { ...answer.verdict, version } }
}
