/** Reads training mail, and composes messages from it as a service would receive them. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseMessage } from '../../../src/foundation/mail/parse-message.ts'
import { readContent } from '../../../src/verdict/content/message-content.ts'
import { readEvidence } from '../../../src/verdict/spam/built-in/evidence.ts'
import type { SpamEvidence } from '../../../src/verdict/spam/built-in/spam-rule.ts'
import { composeTrainingMail } from './compose-training-mail.ts'
import type { TrainingEntry } from './training-entry.ts'
import { parseTrainingFile } from './training-entry.ts'

/** One entry, and the messages composed from it, which differ in the chosen alternatives and slot values. */
export interface TrainingMail {
  readonly entry: TrainingEntry
  readonly drafts: readonly SpamEvidence[]
}

/** The number of drafts per entry, enough to use most of an entry's alternatives at least once. */
const draftCount = 3

/** Reads and composes the mail in `folder`. */
export async function readTrainingSet(folder: string): Promise<readonly TrainingMail[]> {
  return await composeDrafts(readTrainingEntries(folder))
}

/** Reads `spam/*.txt` and `wanted/*.txt` below `folder`, sorted by name. */
export function readTrainingEntries(folder: string): readonly TrainingEntry[] {
  return [...readFolder(folder, 'spam'), ...readFolder(folder, 'wanted')]
}

/** Composes the messages of each entry. The same entries in the same order always produce the same messages. */
export async function composeDrafts(entries: readonly TrainingEntry[]): Promise<readonly TrainingMail[]> {
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
