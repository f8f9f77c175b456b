/**
 * Measures the height of pull request comments before anything is unfolded. The runs are real, and Debian's Chromium
 * renders the comments.
 */

import { beforeAll, expect, it } from 'vitest'

import { measureHeights } from '../../tools/scripts/pictures/chromium.ts'
import { githubPage, githubSection } from '../../tools/scripts/pictures/github-page.ts'
import { type Sighting, see } from '../../tools/scripts/pictures/situations.ts'

/** The maximum height by situation, in pixels at a width of 860 pixels. */
const limits = {
  pass: 200,
  'pass-unmeasured': 200,
  'three-passing': 200,
  spam: 600,
  'authentication-fails': 600,
  refused: 600,
  observed: 600,
  inconclusive: 600,
  misconfigured: 600,
  'ten-templates': 700,
} as const

let sightings: readonly Sighting[] = []
let heights: ReadonlyMap<string, number> = new Map()

beforeAll(async () => {
  const seen: Sighting[] = []
  for (const name of Object.keys(limits)) seen.push(await see(name))
  sightings = seen
  const sections = seen.map(({ name, comment }) => githubSection('comment', name, comment))
  heights = await measureHeights(githubPage(sections, { isOpen: false }))
})

it.each(Object.entries(limits))('a comment of the situation "%s" is at most %i pixels tall', (name, limit) => {
  const sighting = sightings.find((one) => one.name === name)
  expect(sighting?.comment).toMatch(/^### (?:✅|❌|🛠️|❔) presend: /mu)
  const height = heights.get(name) ?? 0
  expect(height).toBeGreaterThan(100)
  expect(height).toBeLessThanOrEqual(limit)
})

it('no comment contains a chart, because GitHub would draw it at its own height', () => {
  expect(sightings.filter(({ comment }) => comment.includes('mermaid'))).toEqual([])
})

it('unfolded sections are included in the measured height', async () => {
  const section = githubSection('comment', 'pass', sightings.find(({ name }) => name === 'pass')?.comment ?? '')
  const open = await measureHeights(githubPage([section], { isOpen: true }))
  expect(open.get('pass') ?? 0).toBeGreaterThan(heights.get('pass') ?? 0)
})
