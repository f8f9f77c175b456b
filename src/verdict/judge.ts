/** One received copy → reply or folder, with the reason. */

import { parseMessage, type ReceivedMessage } from '../mail/parse-message.ts'
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
 * The verdict on one copy: authentication, refusals, junk rules, spam engine, tab. A refused copy is not shown to
 * the engine. An engine that fails leaves `folder` null.
 *
 * @throws the signal's reason, and nothing else
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
  const isPatient = input.whenDnsFails === 'undecided'
  const open = isPatient ? findOpen(authentication) : null
  if (open !== null) return { ...authentication, ...leaveOpen(open) }
  const facts = await gatherFacts({ input, authentication, content }, ports.dns, signal)
  const openFact = isPatient ? findOpenFact(facts) : null
  if (openFact !== null) return { ...authentication, ...leaveOpen(openFact) }
  const evaluation = evaluateRules(facts, input.disabledRules ?? [])
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

function findOpen({ spf, dkim, dmarc }: Authentication): string | null {
  return [spf, dkim, dmarc].find((verdict) => verdict.isOpen === true)?.detail ?? null
}

function findOpenFact({ reverseDns, envelopeSenderExistence, authorDomainExistence }: PlacementFacts): string | null {
  const facts = [reverseDns, envelopeSenderExistence, authorDomainExistence]
  const open = facts.find((fact) => fact.status === 'not-measured' && fact.isOpen === true)
  return open?.status === 'not-measured' ? open.reason : null
}

/** Real receivers put a message off when they cannot ask DNS: no rule may take what is missing for good. */
function leaveOpen(detail: string): Omit<Judgement, keyof Authentication> {
  const reason = `No folder, because DNS could not be asked: ${detail}`
  return { reply: null, folder: null, reason, spam: null, firedRules: [], skippedRules: [] }
}

/** An engine that breaks its word and rejects has failed; it must not take the receiver down with it. */
async function askEngine(engine: SpamFilter, input: SpamFilterInput, signal: AbortSignal): Promise<SpamFilterAnswer> {
  try {
    return withVersion(await engine.judge(input, signal), engine.version)
  } catch (error) {
    signal.throwIfAborted()
    return { status: 'failed', reason: error instanceof Error ? error.message : 'it broke off' }
  }
}

/** Old results must tell by which rules they were found. */
function withVersion(answer: SpamFilterAnswer, version: string | null): SpamFilterAnswer {
  if (answer.status === 'failed' || version === null || answer.verdict.version !== undefined) return answer
  return { ...answer, verdict: { ...answer.verdict, version } }
}
