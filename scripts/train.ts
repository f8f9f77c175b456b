/**
 * `npm run train`: learns the word table of the built-in spam filter from training/ and writes it.
 * `--check`: only says whether the file is what the training mail gives.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { readTrainingSet } from './training/training-set.ts'
import { learnWordWeights, renderWordTable } from './training/word-weights.ts'

const projectRoot = resolve(import.meta.dirname, '..')
const tablePath = 'src/verdict/spam/built-in/word-table.ts'
const isCheck = process.argv.includes('--check')

const mail = await readTrainingSet(resolve(projectRoot, 'training'))
const weights = learnWordWeights(mail)
const table = renderWordTable(weights)
const isSame = readFileSync(resolve(projectRoot, tablePath), 'utf8') === table
const spamCount = mail.filter(({ entry }) => entry.isSpam).length
const learnt = `${weights.weights.size} words and pairs from ${spamCount} spam and ${mail.length - spamCount} wanted mails`

if (!isCheck && !isSame) writeFileSync(resolve(projectRoot, tablePath), table)
if (isSame) console.log(`${tablePath} is what training/ gives: ${learnt}`)
else
  console.log(`${tablePath} ${isCheck ? 'differs from what training/ gives; run npm run train' : `written: ${learnt}`}`)
if (isCheck && !isSame) process.exitCode = 1
