import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { projectRoot } from '../support/source-files.ts'

const folder = join(projectRoot, 'docs/recipes')

describe('docs/recipes/README.md', () => {
  it('links to every recipe by its title', () => {
    const links = readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^- \[(.+)\]\((.+\.md)\)/gmu)
    const pages = readdirSync(folder).filter((name) => name !== 'README.md')
    const titles = pages.map((page) => `${readFileSync(join(folder, page), 'utf8').split('\n')[0]?.slice(2)}: ${page}`)
    expect(new Set(Array.from(links, ([, title, page]) => `${title}: ${page}`))).toEqual(new Set(titles))
  })
})

describe('the first screen of the README', () => {
  const [mjml = '', react = ''] = readFileSync(join(projectRoot, 'README.md'), 'utf8').matchAll(
    /^```yaml\n([^]*?)^```/gmu,
  )
  it.each([
    ['mjml.md', mjml[1]],
    ['react-email.md', react[1]],
  ])('shows settings that are in the recipe %s', (page, block) => {
    const recipe = readFileSync(join(folder, page), 'utf8')
    const settings = (block ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    expect(settings.length).toBeGreaterThan(1)
    expect(settings.filter((line) => !recipe.includes(`${line}\n`))).toEqual([])
  })
})
