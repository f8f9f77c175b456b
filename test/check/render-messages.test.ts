import { describe, expect, it } from 'vitest'

import { planCheck } from '../../src/check/plan.ts'
import type { ProgressEvent } from '../../src/check/progress.ts'
import { renderMessages } from '../../src/check/render-messages.ts'
import type { Settings } from '../../src/check/settings/settings.ts'
import { problemsOf } from '../../src/foundation/errors/problem.ts'
import { Secret } from '../../src/foundation/world/secret.ts'
import { aTemplateSetting } from '../support/check-builders.ts'
import { aTemplate, fakePorts } from '../support/fake-ports.ts'
import { someSettings } from '../support/some-settings.ts'

async function render(texts: Readonly<Record<string, string>>, more: Partial<Settings> = {}) {
  const ports = fakePorts({ texts })
  const settings = someSettings({ templates: [aTemplateSetting({ pattern: '*' })], ...more })
  const events: ProgressEvent[] = []
  const plan = await planCheck(settings, ports)
  const mapped = await renderMessages(plan, {
    settings,
    ports,
    signal: new AbortController().signal,
    onProgress: (event) => events.push(event),
  })
  const own = mapped.results.flatMap(({ result }) => problemsOf(result))
  return { ...mapped, own, events }
}

describe('renderMessages()', () => {
  it('renders in plan order and reports progress', async () => {
    const { results, events } = await render({ 'b.html': aTemplate, 'a.html': aTemplate })
    expect(results.map(({ planned, result }) => [planned.templatePath, result.status])).toEqual([
      ['a.html', 'ok'],
      ['b.html', 'ok'],
    ])
    expect(events.map((event) => event.status)).toEqual(['rendered', 'rendered'])
  })

  it('prefers the setting over the template', async () => {
    const templates = [aTemplateSetting({ pattern: '*', subject: 'Mine' })]
    const { results } = await render({ 'a.html': aTemplate }, { templates })
    expect(results).toMatchObject([{ result: { value: { message: { subject: 'Mine' } } } }])
  })

  it('separates the problems of patterns and the signing key from those of the templates', async () => {
    const templates = ['none.html', 'a.html', 'b.html'].map((pattern) => aTemplateSetting({ pattern }))
    const dkim = { domain: 'acme.example', selector: 's', privateKey: new Secret('no key') }
    const { problems, own } = await render({ 'a.html': '<p>no subject</p>', 'b.html': '' }, { templates, dkim })
    expect(problems.map(({ input }) => input)).toEqual(['template', 'dkim-private-key'])
    expect(own.map(({ input }) => input)).toEqual(expect.arrayContaining(['subject', 'from']))
    expect(JSON.stringify([problems, own])).not.toContain('no key')
  })
})
