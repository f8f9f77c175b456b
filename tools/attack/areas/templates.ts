/**
 * Attacks presend with templates, data, patterns and config files that consume a lot of time or memory, or that try to
 * access more than their own data.
 */

import {
  type HostileTemplate,
  hostileConfigs,
  hostilePatterns,
  hostileTemplates,
  hugeTemplates,
} from '../../../test/support/hostile-templates.ts'
import { type AttackArea, type HostileInput, quickEvery, type Target } from '../attack-area.ts'
import { act, findMisbehavior } from '../support/act.ts'
import { reachingTemplates } from './template-reach.ts'
import { signalInputs } from './template-signals.ts'

export const templatesArea: AttackArea = {
  name: 'templates',
  title:
    'Liquid, Handlebars, Markdown, HTML, .eml, YAML and JSON files and glob patterns that use a lot of time or memory, or that try to access prototypes or files; signals in each phase of a run',
  open: async ({ target }) => ({
    inputs: [...expensiveInputs(target), ...reachingInputs(target), ...signalInputs(target)],
    concurrency: 3,
    [Symbol.asyncDispose]: async () => undefined,
  }),
}

/**
 * The maximum duration of a run. Rendering a template is limited to 30 s, and the remaining time is for the other steps
 * of a run.
 */
const limitMs = 75_000

function expensiveInputs(target: Target): readonly HostileInput[] {
  const kinds: Readonly<Record<string, readonly HostileTemplate[]>> = {
    pattern: hostilePatterns,
    template: [...hostileTemplates, ...hugeTemplates],
    'config file': hostileConfigs,
  }
  return Object.entries(kinds).flatMap(([kind, cases]) =>
    cases.map((one, index) => ({
      name: `${kind}: ${one.what}`,
      isQuick: kind !== 'template' && quickEvery(4, index),
      attempt: async () => {
        const inputs = {
          template: one.template,
          'dry-run': 'true',
          ...(one.data === undefined ? {} : { data: one.data }),
        }
        const acted = await act(target, { files: one.files(), inputs, limitMs })
        const effect = findMisbehavior(acted)
        if (effect !== null) return effect
        const { result } = acted.run.outputs
        // A run may still fail after its template has rendered, because of a preflight finding.
        const isRendered = result === 'pass' || result === 'fail'
        if (result !== 'misconfigured' && !(one.says === null && isRendered)) return `unexpected result "${result}"`
        return one.says === null || one.says.test(acted.run.stdout) ? null : 'the error message does not name the cause'
      },
    })),
  )
}

function reachingInputs(target: Target): readonly HostileInput[] {
  return reachingTemplates.map((one, index) => ({
    name: `template access: ${one.name}`,
    isQuick: quickEvery(18, index),
    attempt: async () => {
      const acted = await act(target, {
        files: { [one.path]: one.text, ...one.files },
        inputs: { template: one.path, 'dry-run': 'true', preflight: 'off', ...one.inputs },
        env: { DEPLOY_KEY: 'hunter2-of-the-runner' },
      })
      if (/hunter2-of-the-runner|process\.mainModule|\[Function|function Object|PWNED/u.test(acted.shown))
        return 'the template accessed more than its own data'
      return findMisbehavior(acted)
    },
  }))
}
