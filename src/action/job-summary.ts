/** The step's part of the job summary: the file at GITHUB_STEP_SUMMARY. */

import type { Files } from '../world/world.ts'

/** A larger file is not shown at all: FileCommandManager.cs, CreateStepSummaryCommand. */
const largestSummaryBytes = 1024 * 1024

/** One presend's part of the file; what others wrote before stays. */
export interface JobSummary {
  /** How many bytes are still free. */
  readonly sizeLimitBytes: number
  /**
   * Puts `markdown` behind what was there before; a second call replaces the first.
   * Rejects with Node's own error when the file cannot be written, or a RangeError when it would be too large.
   */
  write(markdown: string): Promise<void>
}

/**
 * Opens the summary. Rejects with Node's own error when the file is there but cannot be read.
 *
 * @param path GITHUB_STEP_SUMMARY
 */
export async function openSummary(
  path: string,
  files: Pick<Files, 'stat' | 'readText' | 'append' | 'write'>,
): Promise<JobSummary> {
  const before = (await files.stat(path)) === null ? '' : await files.readText(path)
  const gap = before === '' || before.endsWith('\n\n') ? '' : '\n\n'
  const sizeLimitBytes = Math.max(0, largestSummaryBytes - Buffer.byteLength(before) - gap.length - 1)
  let isWritten = false

  async function write(markdown: string): Promise<void> {
    if (Buffer.byteLength(markdown) > sizeLimitBytes)
      throw new RangeError(`the summary has room for ${sizeLimitBytes} bytes`)
    const part = `${gap}${markdown.replace(/\n*$/u, '\n')}`
    // Appending keeps the file that the runner made, with its owner and mode; only a second look replaces it.
    if (isWritten) await files.write(path, `${before}${part}`)
    else await files.append(path, part)
    isWritten = true
  }

  return { sizeLimitBytes, write }
}
