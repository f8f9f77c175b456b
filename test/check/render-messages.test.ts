import { describe, expect, it } from 'vitest'

import { planCheck } from '../../src/check/plan.ts'
import type { ProgressEvent } from '../../src/check/progress.ts'
import { renderMessages } from '../../src/check/render-messages.ts'
import type { Settings } from '../../src/settings/settings.ts'
import { Secret } from '../../src/world/secret.ts'
import { aTemplateSetting } from '../support/check-builders.ts'
import { aTemplate, fakePorts } from '../support/fake-ports.ts'
import { someSettings } from '../support/some-settings.ts'

async function render(texts: Readonly<Record<string, string>>, more: Partial<Settings> = {}) {
  const ports = fakePorts({ texts })
  const settings = someSettings({ templates: [aTemplateSetting({ pattern: '*' })], ...more })
  const events: ProgressEvent[] = []
  const plan = await planCheck(settings, ports)
  const parsed = await renderMessages(plan, {
    settings,
    ports,
    signal: new AbortController().signal,
    onProgress: (event) => events.push(event),
  })
  return { parsed, events }
}

describe('renderMessages()', () => {
  it('renders in plan order and reports progress', async () => {
    const { parsed, events } = await render({ 'b.html': aTemplate, 'a.html': aTemplate })
    expect(parsed.status === 'ok' && parsed.value.map((one) => one.message.templatePath)).toEqual(['a.html', 'b.html'])
    expect(events.map((event) => event.status)).toEqual(['rendered', 'rendered'])
  })

  it('prefers the setting over the template', async () => {
    const templates = [aTemplateSetting({ pattern: '*', subject: 'Mine' })]
    const { parsed } = await render({ 'a.html': aTemplate }, { templates })
    expect(parsed).toMatchObject({ status: 'ok', value: [{ message: { subject: 'Mine' } }] })
  })

  it('collects the problems of patterns, the signing key and every template', async () => {
    const templates = ['none.html', 'a.html', 'b.html'].map((pattern) => aTemplateSetting({ pattern }))
    const dkim = { domain: 'acme.example', selector: 's', privateKey: new Secret('no key') }
    const { parsed } = await render({ 'a.html': '<p>no subject</p>', 'b.html': '' }, { templates, dkim })
    const inputs = parsed.status === 'bad' ? parsed.problems.map((problem) => problem.input) : []
    expect(inputs).toEqual(expect.arrayContaining(['template', 'dkim-private-key', 'subject', 'from']))
    expect(JSON.stringify(parsed)).not.toContain('no key')
  })

  it('reports a problem once for several data sets', async () => {
    const dataSets = ['one', 'two'].map((name) => ({ name, source: { kind: 'none' as const } }))
    const templates = [aTemplateSetting({ pattern: 'a.html', dataSets })]
    const { parsed } = await render({ 'a.html': '---\nsubject: x\n---\n<p>no author</p>' }, { templates })
    expect(parsed.status === 'bad' && parsed.problems).toHaveLength(1)
  })
})
