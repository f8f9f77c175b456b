import { describe, expect, it } from 'vitest'

import { renderersFor } from '../../src/action/renderers.ts'
import { aCheckResult } from '../support/finished-results.ts'

const runUrl = 'https://github.example/acme/shop/actions/runs/4711/attempts/1'
const renderers = renderersFor({ headSha: null, runUrl }, 'presend-report')
const result = aCheckResult()

describe('renderersFor()', () => {
  it('starts every report with the verdict', () => {
    expect(renderers.plainLines(result)[0]).toMatch(/^pass: 9 of 9 mailboxes in the inbox/u)
    expect(renderers.summary(result, 100_000)).toMatch(/^### ✅ presend: 9 of 9/u)
    expect(renderers.comment(result, '<!-- m -->')).toMatch(/^<!-- m -->\n### ✅ presend: 9 of 9/u)
  })

  it('links the comment to this run', () => {
    expect(renderers.comment(result, '<!-- m -->')).toContain(`(${runUrl})`)
  })

  it('keeps the summary within its size limit', () => {
    expect(Buffer.byteLength(renderers.summary(result, 2000))).toBeLessThanOrEqual(2000)
    expect(renderers.summary(result, 10)).toBe('')
  })

  it('writes the report as JSON and as a page', () => {
    const files = Object.fromEntries(renderers.files(result))
    expect(JSON.parse(files['report.json'] ?? '')).toMatchObject({ outcome: 'pass' })
    expect(files['report.html']).toMatch(/^<!doctype html>/u)
  })
})
