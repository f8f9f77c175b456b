/**
 * `npm run train` learns the built-in spam filter's word table from the mail in tools/training/ and writes the table to
 * src/verdict/spam/built-in/word-table.json. `-- --check` exits with 1 if the committed table differs from the learned
 * table.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { readTrainingSet } from './training/training-set.ts'
import { learnWordWeights, renderWordTable } from './training/word-weights.ts'

const projectRoot = resolve(import.meta.dirname, '../..')
const tablePath = 'src/verdict/spam/built-in/word-table.json'

const mail = await readTrainingSet(resolve(projectRoot, 'training'))
const weights = learnWordWeights(mail)
const table = renderWordTable(weights)
const isCurrent = readFileSync(resolve(projectRoot, tablePath), 'utf8') === table
const spamCount = mail.filter(({ entry }) => entry.isSpam).length
console.log(
  `${weights.weights.size} features learned from ${spamCount} spam messages and ${mail.length - spamCount} wanted messages`,
)

if (isCurrent) console.log(`${tablePath} is up to date`)
else if (process.argv.includes('--check')) {
  console.error(`${tablePath} is out of date; run "npm run train"`)
  process.exitCode = 1
} else {
  writeFileSync(resolve(projectRoot, tablePath), table)
  console.log(`${tablePath} was written; now update builtInVersion`)
}
