/** A folder of messages with their labels, as others keep them: judged by the filter, never learnt from. */

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export interface LabelledMessage {
  readonly bytes: Buffer
  readonly isSpam: boolean
  /** The first two parts of the file's name, `spam-own` of `spam-own-001.eml`: what figures are given by. */
  readonly part: string
}

/**
 * Reads `labels.tsv` of `folder` (a line of headings; file and label in the first two columns, `spam` or anything
 * else) and the messages that it names.
 */
export function readCorpus(folder: string): readonly LabelledMessage[] {
  const [, ...lines] = readFileSync(join(folder, 'labels.tsv'), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [file = '', label = ''] = line.split('\t')
    const part = basename(file).split('-').slice(0, 2).join('-')
    return {
      bytes: readFileSync(join(folder, file)),
      isSpam: label === 'spam',
      part: label === 'template' ? 'template' : part,
    }
  })
}
