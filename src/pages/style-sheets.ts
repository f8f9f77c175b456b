/** Style sheets that pages link to. Their names contain a hash of the content, so browsers may cache them forever. */

import { createHash } from 'node:crypto'

import { reportStyle } from './report-style.ts'

/** A style sheet and its path relative to the pages below `/r/`. */
export interface StyleSheet {
  readonly path: string
  readonly text: string
}

function styleSheet(name: string, text: string): StyleSheet {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
  return { path: `assets/${name}-${hash}.css`, text }
}

/** The style sheet of report pages. */
export const reportSheet: StyleSheet = styleSheet('report', reportStyle)

/** All style sheets that the service serves. */
export const styleSheets: readonly StyleSheet[] = [reportSheet]
