import { describe, expect, it } from 'vitest'

import { type JobSummary, openSummary } from '../../src/action/job-summary.ts'
import { nodeFiles } from '../../src/foundation/world/node-files.ts'
import { startStep } from '../support/runner-step.ts'

async function summaryAfter(before: string, use: (summary: JobSummary) => Promise<void>): Promise<string> {
  using step = startStep({ summaryBefore: before })
  await use(await openSummary(step.summaryPath, nodeFiles()))
  return step.summary()
}

describe('openSummary()', () => {
  it('writes into an empty file', async () => {
    expect(await summaryAfter('', async (summary) => await summary.write('# One'))).toBe('# One\n')
  })

  it('keeps text from other steps, separated by an empty line', async () => {
    expect(await summaryAfter('before', async (summary) => await summary.write('# One\n'))).toBe('before\n\n# One\n')
  })

  it('replaces its own part when it writes again', async () => {
    const text = await summaryAfter('before\n\n', async (summary) => {
      await summary.write('# One')
      await summary.write('# Two')
    })
    expect(text).toBe('before\n\n# Two\n')
  })

  it("reports the room left below GitHub's limit, and fills it to the last byte", async () => {
    const text = await summaryAfter('ä'.repeat(1000), async (summary) => {
      expect(summary.sizeLimitBytes).toBe(1024 * 1024 - 2000 - 3)
      await summary.write('x'.repeat(summary.sizeLimitBytes))
    })
    expect(Buffer.byteLength(text)).toBe(1024 * 1024)
  })

  it('rejects a summary so long that GitHub would drop it', async () => {
    const text = await summaryAfter('before', async (summary) => {
      await expect(summary.write('x'.repeat(summary.sizeLimitBytes + 1))).rejects.toThrow(RangeError)
    })
    expect(text).toBe('before')
  })

  it('has no room after a full summary', async () => {
    await summaryAfter('x'.repeat(1024 * 1024), async (summary) => {
      expect(summary.sizeLimitBytes).toBe(0)
      await Promise.resolve()
    })
  })
})
