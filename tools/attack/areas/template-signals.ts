/** Sends SIGTERM and SIGINT while a run is busy, waiting or stuck. The run must end within two seconds. */

import type { ActionCase } from '../../../test/support/run-action.ts'
import { letter, startRemoteService } from '../../../test/support/scenario.ts'
import type { HostileInput, Target } from '../attack-area.ts'
import { act } from '../support/act.ts'

/** The maximum time from the signal until the run ends: two seconds, plus an allowance for a busy machine. */
const promptMs = 2500

interface Phase {
  /** The output line after which the signal is sent. */
  readonly line: RegExp
  readonly given: ActionCase
}

const head = '---\nsubject: Hello\nfrom: shop@acme.example\n---\n'

const phases: Readonly<Record<string, Phase>> = {
  'reading a config file': {
    line: /^::add-mask::/mu,
    given: { files: { '.github/presend.yml': `a:\n  ${"'\n".repeat(500_000)}` } },
  },
  'matching a pattern': {
    line: /::endgroup::/u,
    given: { files: { [`emails/${'a'.repeat(200)}.html`]: 'a' }, inputs: { template: 'emails/+(a|aa)b.html' } },
  },
  'rendering Liquid': rendering(
    'x.liquid',
    '{% for i in (1..100000) %}{% for j in (1..100000) %}{{ j }}{% endfor %}{% endfor %}',
  ),
  'rendering Handlebars': rendering('x.hbs', `${'{{#each @root.l}}'.repeat(8)}x${'{{/each}}'.repeat(8)}`, {
    'd.json': JSON.stringify({ l: Array.from({ length: 300 }, (_, index) => index) }),
  }),
  'rendering HTML': rendering('x.html', '<p>a</p>'.repeat(600_000)),
  'parsing YAML': rendering('x.liquid', 'a', { 'd.json': '{', 'x.meta.yml': `a:\n  ${"'\n".repeat(400_000)}` }),
}

function rendering(path: string, body: string, files: Readonly<Record<string, string>> = {}): Phase {
  const inputs = { template: `emails/letter.html\n${path}`, ...('d.json' in files ? { data: 'd.json' } : {}) }
  return {
    line: /^rendered emails\/letter\.html|::endgroup::/mu,
    given: { files: { ...files, [path]: head + body }, inputs },
  }
}

const silentCommands = ['CONNECT', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'FINAL'] as const

/** Creates an input for each phase and both signals. */
export function signalInputs(target: Target): readonly HostileInput[] {
  return (['SIGTERM', 'SIGINT'] as const).flatMap((signal) => [
    ...Object.entries(phases).map(([doing, { line, given }]) => ({
      name: `${signal} while ${doing}`,
      isQuick: signal === 'SIGTERM' && doing.startsWith('rendering L'),
      attempt: async () => {
        let isSent = false
        const { run } = await act(target, {
          ...given,
          onOutput: (output, child) => {
            if (isSent || !line.test(output)) return
            isSent = true
            // The line is printed just before the phase starts, so wait before sending the signal.
            setTimeout(() => child.signal(signal), 300)
          },
        })
        return judge(run)
      },
    })),
    ...silentCommands.map((command) => ({
      name: `${signal} while the SMTP server is silent after ${command}`,
      isQuick: false,
      attempt: async () => {
        const isReached = Promise.withResolvers<void>()
        await using remote = await startRemoteService({
          smtp: {
            script: (step) => {
              if (step.command !== command) return undefined
              isReached.resolve()
              return { reply: null }
            },
          },
        })
        const { run } = await act(target, {
          files: letter,
          inputs: remote.inputs,
          whenStarted: async (child) => {
            await isReached.promise
            child.signal(signal)
          },
        })
        return judge(run)
      },
    })),
  ])
}

/** Checks how the run ended. It is not a failure if the run ended before the signal was sent. */
function judge({
  exitCode,
  stoppedInMs,
}: {
  readonly exitCode: number | null
  readonly stoppedInMs: number | null
}): string | null {
  if (stoppedInMs === null)
    return exitCode === 2 ? null : `the run ended before the signal was sent, with exit code ${exitCode}`
  if (stoppedInMs > promptMs) return `the run ended ${Math.round(stoppedInMs)} ms after the signal`
  return exitCode === 130 || exitCode === 2 ? null : `expected exit code 130, got ${exitCode}`
}
