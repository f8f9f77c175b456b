/**
 * `npm run judge-filter`: how well the built-in spam filter judges mail that its word table has not seen.
 * `npm run judge-filter -- FOLDER…`: messages of folders with a `labels.tsv` instead of the training mail.
 */

import { resolve } from 'node:path'

import { parseMessage } from '../src/mail/parse-message.ts'
import { readContent } from '../src/verdict/content/message-content.ts'
import { judgeContent } from '../src/verdict/spam/built-in/built-in-filter.ts'
import type { Judged } from './training/judge-mail.ts'
import { crossValidate, isFlagged, judgeCommitted, leaveOneTopicOut } from './training/judge-mail.ts'
import { readCorpus } from './training/read-corpus.ts'
import { readTrainingSet } from './training/training-set.ts'

const projectRoot = resolve(import.meta.dirname, '..')
const foldCount = 10
const folders = process.argv.slice(2)

if (folders.length > 0) for (const folder of folders) console.log(await judgeFolder(folder))
else await judgeTraining()

async function judgeTraining(): Promise<void> {
  const mail = await readTrainingSet(resolve(projectRoot, 'training'))
  const folds = crossValidate(mail, foldCount)
  const topics = [...leaveOneTopicOut(mail).values()]
  const heldOut = judgeCommitted(await readTrainingSet(resolve(projectRoot, 'training/held-out')))
  const rows = [
    ...rowsOf(`${foldCount} folds, English`, folds.filter(isEnglish)),
    ...rowsOf(
      `${foldCount} folds, other languages`,
      folds.filter((one) => !isEnglish(one)),
    ),
    ...rowsOf('one topic left out', topics.flat()),
    ...rowsOf('written afterwards', heldOut),
  ]
  console.log(renderRows(rows))
  const shares = topics.filter(([first]) => first?.entry.isSpam === true).map((each) => flaggedShare(each))
  const meanPercent = (100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length
  console.log(
    `one topic left out: ${meanPercent.toFixed(0)} % of a topic's spam is caught, as the mean of ${shares.length} topics`,
  )
  for (const { entry, score } of heldOut) {
    if (entry.isSpam !== isFlagged({ score })) console.log(`${score.toFixed(1)} ${entry.place} ${entry.subject}`)
  }
}

function isEnglish({ entry }: Judged): boolean {
  return entry.place.includes('/en-')
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

interface Row {
  readonly what: string
  readonly kind: string
  readonly flaggedCount: number
  readonly count: number
}

function rowsOf(what: string, judged: readonly Judged[]): readonly Row[] {
  return [
    rowOf(
      what,
      'spam',
      judged.filter(({ entry }) => entry.isSpam),
    ),
    rowOf(
      what,
      'wanted',
      judged.filter(({ entry }) => !entry.isSpam),
    ),
  ]
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
      `| ${what} | ${kind} | ${flaggedCount} of ${count} | ${((100 * flaggedCount) / count).toFixed(1)} % |`,
  )
  return ['| judged | mail | flagged | |', '|---|---|--:|--:|', ...lines].join('\n')
}
