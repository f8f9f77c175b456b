/** "Did you mean": what a path that matches nothing was most likely meant to be. */

import { posix, resolve } from 'node:path'

import { closestName } from './closest-name.ts'
import type { PathPlace } from './expand-pattern.ts'

/** Extensions of templates, the usual ones first. */
const templateExtensions = ['html', 'liquid', 'hbs', 'md', 'eml', 'htm', 'handlebars', 'markdown']

/** What to write instead, as advice; `null`: nothing is close. */
export async function suggestPath(path: string, place: PathPlace): Promise<string | null> {
  // What follows puts the path into a pattern, where these would mean something.
  if (/[*?[{(\\]/u.test(path)) return null
  if ((await place.files.stat(resolve(place.repositoryRoot, path)))?.kind === 'directory') {
    return await suggestInFolder(path, place)
  }
  const extension = posix.extname(path)
  if (extension === '') return null
  const closest = closestName(path, await place.files.glob(`**/*${extension}`, place.repositoryRoot))
  return closest === null ? null : `did you mean ${closest}?`
}

/** A pattern for the templates that a folder holds. */
async function suggestInFolder(folder: string, { repositoryRoot, files }: PathPlace): Promise<string> {
  const found = await Promise.all(
    templateExtensions.map(async (extension) => {
      const matches = await files.glob(`${folder}/**/*.${extension}`, repositoryRoot)
      return matches.length > 0 ? extension : null
    }),
  )
  const extension = found.find((one) => one !== null) ?? templateExtensions[0]
  return `it is a folder; use ${posix.normalize(folder).replace(/\/$/u, '')}/**/*.${extension}`
}
