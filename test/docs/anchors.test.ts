import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { expect, it } from 'vitest'

import { projectRoot } from '../support/source-files.ts'

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...readdirSync(join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

function readPage(path: string): string {
  return readFileSync(resolve(projectRoot, path), 'utf8').replace(/^ *```[^]*?^ *```/gmu, '')
}

/** Returns the anchors that GitHub gives the headings of a page. A repeated heading gets `-1`, `-2` and so on. */
function anchorsOf(path: string): ReadonlySet<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of readPage(path).matchAll(/^#{1,6} (.+)$/gmu)) {
    const text = heading.replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1').toLowerCase()
    const anchor = text.replace(/[^\p{L}\p{N}\-_ ]/gu, '').replaceAll(' ', '-')
    let unique = anchor
    for (let count = 1; anchors.has(unique); count += 1) unique = `${anchor}-${count}`
    anchors.add(unique)
  }
  return anchors
}

it('every link to a heading of a page names a heading that exists', () => {
  const links = pages.flatMap((page) =>
    Array.from(
      readPage(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)#([^)\s]+)\)/gu),
      ([, path = '', anchor = '']) => ({
        place: `${page}: ${path}#${anchor}`,
        target: path === '' ? page : join(page, '..', path),
        anchor,
      }),
    ),
  )
  expect(links.length).toBeGreaterThan(30)
  const dead = links.filter(({ target, anchor }) => target.endsWith('.md') && !anchorsOf(target).has(anchor))
  expect(dead.map(({ place }) => place)).toEqual([])
})
