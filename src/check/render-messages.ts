/** Renders all planned messages before anything is sent, and collects all problems. */

import { ok, type Problem, problemsOf } from '../foundation/errors/problem.ts'
import { parseDkimKey } from '../foundation/mail/dkim-signer.ts'
import { type MappedTemplates, mapTemplates } from './map-templates.ts'
import { testTitle } from './outcome-sentence.ts'
import type { CheckPlan } from './plan.ts'
import type { CheckPorts } from './ports.ts'
import { preflightSettings } from './preflight-gate.ts'
import type { ProgressEvent } from './progress.ts'
import { revealDkimKey } from './run-test.ts'
import type { ReadyMessage } from './run-tests.ts'
import type { Settings } from './settings/settings.ts'

/** Renders all messages, in order. The signing key is also checked, and its problems are problems of the run. */
export async function renderMessages(
  plan: CheckPlan,
  { settings, ports, signal, onProgress }: RenderContext,
): Promise<MappedTemplates<ReadyMessage>> {
  await using renderer = ports.openRenderer()
  const { results, problems } = await mapTemplates<ReadyMessage>(
    plan,
    { ports, signal },
    async ({ template, setting }) => {
      const preflight = settings.preflight.level === 'off' ? null : preflightSettings(settings, setting)
      const checked = await renderer.render(template, preflight, signal)
      if (checked.status === 'bad') return checked
      const { message } = checked.value
      const { subject, html } = message
      onProgress({ status: 'rendered', title: testTitle(message), subject, htmlBytes: Buffer.byteLength(html ?? '') })
      return ok({ ...checked.value, setting })
    },
  )
  return { results, problems: [...problems, ...dkimProblems(settings)] }
}

export interface RenderContext {
  readonly settings: Settings
  readonly ports: CheckPorts
  readonly signal: AbortSignal
  readonly onProgress: (event: ProgressEvent) => void
}

function dkimProblems({ dkim }: Settings): readonly Problem[] {
  return dkim === null ? [] : problemsOf(parseDkimKey(revealDkimKey(dkim)))
}
