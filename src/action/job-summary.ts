/** Writes presend's part of the job summary within GitHub's size limit. */

import { summary } from '@actions/core'

import type { Files } from '../foundation/world/world.ts'

/**
 * The size limit of the summary file. GitHub does not show a larger file at all. Source: actions/runner,
 * FileCommandManager.cs, CreateStepSummaryCommand.
 */
const largestSummaryBytes = 1024 * 1024

/** The job summary of this step. Text that other tools have already written to the file is kept. */
export interface JobSummary {
  readonly sizeLimitBytes: number
  /**
   * Writes `markdown` after the text of other tools. A second call replaces the text of the first.
   *
   * @throws RangeError if the file would exceed GitHub's limit, Error if it cannot be written
   */
  write(markdown: string): Promise<void>
}

/**
 * Opens the job summary.
 *
 * @param path the value of GITHUB_STEP_SUMMARY
 * @throws Error if the file exists but cannot be read
 */
export async function openSummary(path: string, files: Pick<Files, 'stat' | 'readText'>): Promise<JobSummary> {
  const before = (await files.stat(path)) === null ? '' : await files.readText(path)
  const gap = before === '' || before.endsWith('\n\n') ? '' : '\n\n'
  const sizeLimitBytes = Math.max(0, largestSummaryBytes - Buffer.byteLength(before) - gap.length - 1)
  let isWritten = false

  async function write(markdown: string): Promise<void> {
    if (Buffer.byteLength(markdown) > sizeLimitBytes) {
      throw new RangeError(`the summary is longer than the ${sizeLimitBytes} bytes left within GitHub's size limit`)
    }
    const part = `${gap}${markdown.replace(/\n*$/u, '\n')}`
    await summary
      .emptyBuffer()
      .addRaw(isWritten ? `${before}${part}` : part)
      .write({ overwrite: isWritten })
    isWritten = true
  }

  return { sizeLimitBytes, write }
}
