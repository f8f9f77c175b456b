/** All training mail, read from training/ and composed to messages as a service would receive them. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseMessage } from '../../src/mail/parse-message.ts'
import { readContent } from '../../src/verdict/content/message-content.ts'
import { readEvidence } from '../../src/verdict/spam/built-in/evidence.ts'
import type { SpamEvidence } from '../../src/verdict/spam/built-in/spam-rule.ts'
import { composeTrainingMail } from './compose-training-mail.ts'
import type { TrainingEntry } from './training-entry.ts'
import { parseTrainingFile } from './training-entry.ts'

/** One entry and the messages made of it, which differ in the alternatives and slots that were chosen. */
export interface TrainingMail {
  readonly entry: TrainingEntry
  readonly drafts: readonly SpamEvidence[]
}

/** Enough that most alternatives of an entry are seen. */
const draftCount = 3

/** The mail of one folder; `spam` and `wanted` below it, their files by name. */
export async function readTrainingSet(folder: string): Promise<readonly TrainingMail[]> {
  const entries = [...readFolder(folder, 'spam'), ...readFolder(folder, 'wanted')]
  return await Promise.all(entries.map(async (entry, index) => ({ entry, drafts: await draftsOf(entry, index) })))
}

function readFolder(folder: string, kind: 'spam' | 'wanted'): readonly TrainingEntry[] {
  return readdirSync(join(folder, kind))
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) =>
      parseTrainingFile(readFileSync(join(folder, kind, name), 'utf8'), `${kind}/${name}`, kind === 'spam'),
    )
}

async function draftsOf(entry: TrainingEntry, index: number): Promise<readonly SpamEvidence[]> {
  const drafts: SpamEvidence[] = []
  for (let draft = 0; draft < draftCount; draft += 1) {
    const message = await parseMessage(composeTrainingMail(entry, draft * 10_000 + index))
    drafts.push(readEvidence(readContent(message)))
  }
  return drafts
}
