/** START HERE: a whole run, from settings to the result that every report shows. */

import type { Settings } from '../settings/settings.ts'
import { untilAborted } from './abortable.ts'
import type { CheckResult, PostmasterReport } from './check-result.ts'
import { finishRun, type RunEnd } from './finish-run.ts'
import { planCheck } from './plan.ts'
import type { CheckPorts } from './ports.ts'
import { readPostmaster } from './postmaster/read-postmaster.ts'
import type { ProgressEvent } from './progress.ts'
import { renderMessages } from './render-messages.ts'
import { describeFailure } from './run-error.ts'
import { type ReadyMessage, runTests } from './run-tests.ts'
import { messageFacts, renderContents, unsentReport } from './unsent-report.ts'

/**
 * Plans, renders, sends, waits and evaluates. Everything that touches the world comes in as `ports`.
 *
 * Never rejects: bad input and errors are outcomes of the result. When `signal` aborts, it resolves within about a
 * second with what is known so far.
 */
export async function runCheck(settings: Settings, ports: CheckPorts, signal: AbortSignal): Promise<CheckResult> {
  const startedAtMs = ports.clock.nowMs()
  const { end, postmaster } = await runSteps({ settings, ports, signal, tell: quietly(ports) })
  const { serviceKind } = ports
  return finishRun(end, { settings, postmaster, serviceKind, startedAtMs, endedAtMs: ports.clock.nowMs() })
}

interface Run {
  readonly settings: Settings
  readonly ports: CheckPorts
  readonly signal: AbortSignal
  readonly tell: (event: ProgressEvent) => void
}

interface WholeEnd {
  readonly end: RunEnd
  readonly postmaster: readonly PostmasterReport[]
}

async function runSteps(run: Run): Promise<WholeEnd> {
  const prepared = await prepareMessages(run)
  if (prepared.kind !== 'ready') return { end: prepared, postmaster: [] }
  const { messages } = prepared
  if (run.settings.isDryRun) return { end: dryRun(messages), postmaster: [] }

  // Side by side: neither keeps the other waiting, and neither can lose the other's result.
  const [end, postmaster] = await Promise.all([testMail(messages, run), readPostmasterFor(messages, run)])
  return { end, postmaster }
}

type Prepared =
  | Exclude<RunEnd, { kind: 'tested' }>
  | { readonly kind: 'ready'; readonly messages: readonly ReadyMessage[] }

async function prepareMessages(run: Run): Promise<Prepared> {
  const { settings, ports, signal, tell } = run
  if (settings.templates.length === 0 && settings.postmaster !== null) return { kind: 'ready', messages: [] }
  try {
    const plan = await planCheck(settings, ports)
    tell({ status: 'planned', messageCount: plan.messages.length })
    const messages = await untilAborted(renderMessages(plan, run), signal)
    if (messages.status === 'bad') return { kind: 'bad-input', problems: messages.problems }
    return { kind: 'ready', messages: messages.value }
  } catch (error) {
    return { kind: 'failed', failure: describeFailure(error, signal) }
  }
}

/** Never rejects. */
async function testMail(messages: readonly ReadyMessage[], { settings, ports, signal, tell }: Run): Promise<RunEnd> {
  try {
    if (messages.length > 0) {
      await untilAborted(ports.verifySubmission(signal), signal)
      tell({ status: 'submission-verified' })
    }
    const shared = { settings, ports, tell, messageCount: messages.length }
    const tests = await runTests(messages, shared, signal)
    return { kind: 'tested', tests, isCancelled: signal.aborted }
  } catch (error) {
    return { kind: 'failed', failure: describeFailure(error, signal) }
  }
}

/** Never rejects. */
async function readPostmasterFor(
  messages: readonly ReadyMessage[],
  { settings, ports, signal, tell }: Run,
): Promise<readonly PostmasterReport[]> {
  const setting = settings.postmaster
  if (setting === null) return []
  const ofMessages = new Set(messages.map(({ message }) => message.from.domain))
  const domains = setting.domains.length > 0 ? setting.domains : [...ofMessages]
  const deadlineMs = ports.clock.monotonicMs() + settings.timeoutMs
  return await readPostmaster({ setting, domains, deadlineMs, ports, tell }, signal)
}

function dryRun(messages: readonly ReadyMessage[]): RunEnd {
  const tests = messages.map(({ message, setting }) =>
    unsentReport(messageFacts(message, setting.mailType), {
      outcome: 'pass',
      reason: `dry run: rendered, ${renderContents(message)}; nothing was created or sent, no threshold was evaluated`,
    }),
  )
  return { kind: 'tested', tests, isCancelled: false }
}

/** Progress is for watching only: a terminal that is gone must not end the run. */
function quietly(ports: CheckPorts): (event: ProgressEvent) => void {
  return (event) => {
    try {
      ports.progress(event)
    } catch {
      // Whoever watches has a defect or went away; the run and its reports do not depend on it.
    }
  }
}
