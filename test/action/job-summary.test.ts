import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { openSummary } from '../../src/action/job-summary.ts'
import { nodeFiles } from '../../src/world/node-files.ts'

interface SummaryFile extends AsyncDisposable {
  readonly path: string
  text(): Promise<string>
}

async function aSummaryFile(before: string | null): Promise<SummaryFile> {
  const folder = await mkdtemp(join(tmpdir(), 'presend-summary-'))
  const path = join(folder, 'summary.md')
  if (before !== null) await writeFile(path, before)
  return {
    path,
    text: async () => await readFile(path, 'utf8'),
    [Symbol.asyncDispose]: async () => await rm(folder, { recursive: true, force: true }),
  }
}

describe('openSummary()', () => {
  it('writes into a file that is not there yet', async () => {
    await using file = await aSummaryFile(null)
    await (await openSummary(file.path, nodeFiles())).write('# One')
    expect(await file.text()).toBe('# One\n')
  })

  it('keeps what others wrote, one empty line apart', async () => {
    await using file = await aSummaryFile('before')
    await (await openSummary(file.path, nodeFiles())).write('# One\n')
    expect(await file.text()).toBe('before\n\n# One\n')
  })

  it('replaces its own part when it writes again', async () => {
    await using file = await aSummaryFile('before\n\n')
    const summary = await openSummary(file.path, nodeFiles())
    await summary.write('# One')
    await summary.write('# Two')
    expect(await file.text()).toBe('before\n\n# Two\n')
  })

  it('says how much room is left of GitHub’s limit, and fills it to the last byte', async () => {
    await using file = await aSummaryFile('ä'.repeat(1000))
    const summary = await openSummary(file.path, nodeFiles())
    expect(summary.sizeLimitBytes).toBe(1024 * 1024 - 2000 - 3)
    await summary.write('x'.repeat(summary.sizeLimitBytes))
    expect(Buffer.byteLength(await file.text())).toBe(1024 * 1024)
  })

  it('refuses a text that would make GitHub drop the whole summary', async () => {
    await using file = await aSummaryFile('before')
    const summary = await openSummary(file.path, nodeFiles())
    await expect(summary.write('x'.repeat(summary.sizeLimitBytes + 1))).rejects.toThrow(RangeError)
    expect(await file.text()).toBe('before')
  })

  it('has no room behind a summary that is full', async () => {
    await using file = await aSummaryFile('x'.repeat(1024 * 1024))
    expect((await openSummary(file.path, nodeFiles())).sizeLimitBytes).toBe(0)
  })
})
