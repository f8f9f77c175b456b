import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, it } from 'vitest'

import type { AttackArea } from '../../../tools/attack/attack-area.ts'

const project = resolve(import.meta.dirname, '../../..')

function isArea(value: unknown): value is AttackArea {
  return typeof value === 'object' && value !== null && 'title' in value && 'open' in value
}

it('docs/security.md has a row with the name and title of every attack area', async () => {
  const page = readFileSync(resolve(project, 'docs/security.md'), 'utf8')
  const folder = resolve(project, 'tools/attack/areas')
  const modules = await Promise.all(
    readdirSync(folder).map(async (name): Promise<object> => import(`${folder}/${name}`)),
  )
  const areas = modules.flatMap((module) => Object.values(module).filter(isArea))
  expect(areas.length).toBeGreaterThan(10)
  for (const { name, title } of areas) expect(page).toContain(`\n| \`${name}\` | ${title} |`)
})
