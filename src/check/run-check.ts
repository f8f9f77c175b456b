/** START HERE: a whole run, from settings to the result that every report shows. */

import type { Settings } from '../settings/settings.ts'
import { untilAborted } from './abortable.ts'
import type { CheckResult } from './check-result.ts'
import { finishRun, type RunEnd } from './finish-run.ts'
import { planCheck } from './plan.ts'
import type { CheckPorts } from './ports.ts'
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
  const end = await runSteps({ settings, ports, signal, tell: quietly(ports) })
  return finishRun(end, { settings, serviceKind: ports.serviceKind, startedAtMs, endedAtMs: ports.clock.nowMs() })
}

interface Run {
  readonly settings: Settings
  readonly ports: CheckPorts
  readonly signal: AbortSignal
  readonly tell: (event: ProgressEvent) => void
}

async function runSteps(run: Run): Promise<RunEnd> {
  const { settings, ports, signal, tell } = run
  try {
    const plan = await planCheck(settings, ports)
    tell({ status: 'planned', messageCount: plan.messages.length })

    const messages = await untilAborted(renderMessages(plan, run), signal)
    if (messages.status === 'bad') return { kind: 'bad-input', problems: messages.problems }
    if (settings.isDryRun) return dryRun(messages.value)

    await untilAborted(ports.verifySubmission(signal), signal)
    tell({ status: 'submission-verified' })

    const shared = { settings, ports, tell, messageCount: messages.value.length }
    const tests = await runTests(messages.value, shared, signal)
    return { kind: 'tested', tests, isCancelled: signal.aborted }
  } catch (error) {
    return { kind: 'failed', failure: describeFailure(error, signal) }
  }
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
