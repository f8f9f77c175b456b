/** Reads a folder of labeled messages, which are judged but never used for training. */

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export interface LabelledMessage {
  readonly bytes: Buffer
  readonly isSpam: boolean
  /** The group in the report: the first two parts of the file name (`spam-own` in `spam-own-001.eml`). */
  readonly part: string
}

/**
 * Reads the messages in `folder` that its `labels.tsv` lists. After a header line, the first two columns of
 * `labels.tsv` are a message's file name and its label (`spam` or another word).
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
