import { describe, expect, it } from 'vitest'

import { hugeHtml } from '../support/huge-html.ts'
import { preflightExample } from '../support/preflight.ts'

describe('every rule can check', () => {
  it.each(hugeHtml)('%s', async (_name, html) => {
    const example = { file: 'hostile.html', text: html(), settings: { mailType: 'marketing' } } as const
    const { unchecked } = await preflightExample(example)
    expect(unchecked.filter(({ reason }) => reason.startsWith('the rule failed'))).toEqual([])
  })

  it('a message with 100,000 placeholders in one line', async () => {
    const fill = '[[x]]'.repeat(100_000)
    const text = `From: a@b.com\nSubject: Hello\nMIME-Version: 1.0\nContent-Type: text/html\n\n<p>${fill}\n`
    const start = process.threadCpuUsage()
    const { findings } = await preflightExample({ file: 'hostile.eml', text })
    expect(findings.find(({ ruleId }) => ruleId === 'unresolved-variable')?.count).toBe(100_000)
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(4000)
  })
})
