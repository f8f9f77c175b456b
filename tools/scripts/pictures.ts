/**
 * `npm run pictures [-- situation…]` creates screenshots of comments, summaries and reports. The script runs the built
 * action in the situations defined in pictures/situations.ts, writes a PNG of each report to presend-report/pictures/
 * (ignored by Git), and prints the heights of the comments.
 */

import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { measureHeights, takePicture } from './pictures/chromium.ts'
import { githubPage, githubSection } from './pictures/github-page.ts'
import { type Sighting, see, situations } from './pictures/situations.ts'

const folder = resolve(import.meta.dirname, '../../presend-report/pictures')
const asked = process.argv.slice(2)
const names = asked.length === 0 ? Object.keys(situations) : asked

await mkdir(folder, { recursive: true })
const sightings: Sighting[] = []
for (const name of names) sightings.push(await see(name))

const comments = sightings.map(({ name, comment }) => githubSection('comment', name, comment))
const summaries = sightings.map(({ name, summary }) => githubSection('summary', name, summary))
const heights = await measureHeights(githubPage(comments, { isOpen: false }))
const openHeights = await measureHeights(githubPage(comments, { isOpen: true }))
const summaryHeights = await measureHeights(githubPage(summaries, { isOpen: false }))

for (const [index, { name, comment, summary, report, log }] of sightings.entries()) {
  const path = (kind: string, type: string): string => join(folder, `${name}-${kind}.${type}`)
  await writeFile(path('comment', 'md'), comment)
  await writeFile(path('summary', 'md'), summary)
  await writeFile(path('log', 'txt'), log)
  const closed = githubPage([comments[index] ?? ''], { isOpen: false })
  const open = githubPage([comments[index] ?? ''], { isOpen: true })
  await takePicture(closed, path('comment', 'png'), { width: 880, height: (heights.get(name) ?? 0) + 8 })
  await takePicture(open, path('comment-open', 'png'), { width: 880, height: (openHeights.get(name) ?? 0) + 8 })
  const page = githubPage([summaries[index] ?? ''], { isOpen: false })
  await takePicture(page, path('summary', 'png'), { width: 980, height: (summaryHeights.get(name) ?? 0) + 8 })
  if (report !== null) await takePicture(report, path('report', 'png'), { width: 1100, height: 1400 })
}

console.table(
  Object.fromEntries(
    sightings.map(({ name, exitCode }) => [
      name,
      {
        exit: exitCode,
        'comment px': heights.get(name),
        'unfolded px': openHeights.get(name),
        'summary px': summaryHeights.get(name),
      },
    ]),
  ),
)
console.log(`Pictures: ${folder}`)
