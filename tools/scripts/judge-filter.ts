/**
 * `npm run judge-filter` evaluates the built-in spam filter on mail that its word table was not trained on. With
 * `-- FOLDER…`, it instead judges the messages in these folders, each of which must contain a `labels.tsv` file. With
 * `-- --peers`, it judges tools/training/held-out with rspamd and SpamAssassin, which must be installed.
 */

import { resolve } from 'node:path'

import { parseMessage } from '../../src/foundation/mail/parse-message.ts'
import { readContent } from '../../src/verdict/content/message-content.ts'
import { judgeContent } from '../../src/verdict/spam/built-in/built-in-filter.ts'
import { composeTrainingMail } from './training/compose-training-mail.ts'
import type { Judged } from './training/judge-mail.ts'
import { crossValidate, isFlagged, judgeCommitted, leaveOneTopicOut } from './training/judge-mail.ts'
import { askPeers } from './training/peers.ts'
import { readCorpus } from './training/read-corpus.ts'
import { readTrainingSet } from './training/training-set.ts'

const projectRoot = resolve(import.meta.dirname, '../..')
const foldCount = 10
const folders = process.argv.slice(2).filter((argument) => argument !== '--peers')
const heldOut = await readTrainingSet(resolve(projectRoot, 'tools/training/held-out'))

if (folders.length > 0) for (const folder of folders) console.log(await judgeFolder(folder))
else if (process.argv.includes('--peers')) await judgeByPeers()
else await judgeTraining()

async function judgeTraining(): Promise<void> {
  const mail = await readTrainingSet(resolve(projectRoot, 'training'))
  const folds = crossValidate(mail, foldCount)
  const topics = [...leaveOneTopicOut(mail).values()]
  const held = judgeCommitted(heldOut)
  const rows = [
    ...rowsOf(`${foldCount} folds, English`, folds.filter(isEnglish)),
    ...rowsOf(
      `${foldCount} folds, other languages`,
      folds.filter((one) => !isEnglish(one)),
    ),
    ...rowsOf('one topic left out', topics.flat()),
    ...rowsOf('tools/training/held-out', held),
  ]
  console.log(renderRows(rows))
  const shares = topics.filter(([first]) => first?.entry.isSpam === true).map((each) => flaggedShare(each))
  const meanPercent = (100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length
  console.log(
    `If a topic is left out of the training, ${meanPercent.toFixed(0)}% of its spam is caught (mean over ${shares.length} topics)`,
  )
  console.log('Misjudged in tools/training/held-out:')
  for (const { entry, score } of held) {
    if (entry.isSpam !== isFlagged({ score })) console.log(`${score.toFixed(1)} ${entry.place} ${entry.subject}`)
  }
}

async function judgeByPeers(): Promise<void> {
  const answers = await askPeers(heldOut.map(({ entry }, index) => composeTrainingMail(entry, index)))
  const rows = answers.flatMap(({ engine, isSpam }) =>
    [true, false].map((kind) => {
      const judged = isSpam.filter((_answer, index) => heldOut[index]?.entry.isSpam === kind)
      const flaggedCount = judged.filter(Boolean).length
      return { what: engine, kind: kind ? 'spam' : 'wanted', flaggedCount, count: judged.length }
    }),
  )
  console.log(renderRows(rows))
}

async function judgeFolder(folder: string): Promise<string> {
  const judged = await Promise.all(
    readCorpus(folder).map(async ({ bytes, isSpam, part }) => {
      const { score } = judgeContent(readContent(await parseMessage(bytes)))
      return { isSpam, part, score }
    }),
  )
  const parts = [...Map.groupBy(judged, ({ part }) => part)]
  return renderRows(parts.map(([part, each]) => rowOf(part, each[0]?.isSpam === true ? 'spam' : 'wanted', each)))
}

function isEnglish({ entry }: Judged): boolean {
  return entry.place.includes('/en-')
}

interface Row {
  readonly what: string
  readonly kind: string
  readonly flaggedCount: number
  readonly count: number
}

function rowsOf(what: string, judged: readonly Judged[]): readonly Row[] {
  const spam = judged.filter(({ entry }) => entry.isSpam)
  const wanted = judged.filter(({ entry }) => !entry.isSpam)
  return [rowOf(what, 'spam', spam), rowOf(what, 'wanted', wanted)]
}

function rowOf(what: string, kind: string, judged: readonly { readonly score: number }[]): Row {
  return { what, kind, flaggedCount: judged.filter(isFlagged).length, count: judged.length }
}

function flaggedShare(judged: readonly Judged[]): number {
  return judged.filter(isFlagged).length / judged.length
}

function renderRows(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ what, kind, flaggedCount, count }) =>
      `| ${what} | ${kind} | ${flaggedCount} of ${count} | ${((100 * flaggedCount) / count).toFixed(1)}% |`,
  )
  return ['| judged | mail | flagged | |', '|---|---|--:|--:|', ...lines].join('\n')
}
