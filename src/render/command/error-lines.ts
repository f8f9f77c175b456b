/**
 * Shortens the error output of a failed program to the helpful lines: messages, and stack frames from files in the
 * repository.
 */

import { stripVTControlCharacters } from 'node:util'

const maxLines = 10
const maxCharacters = 1000
const maxFramesInARow = 3

/** Returns the last lines of the output, separated by ` | `. Paths in the repository are made relative. */
export function errorLines(text: string, repositoryRoot: string): string {
  const plain = stripVTControlCharacters(text)
    .replaceAll(`file://${repositoryRoot}/`, '')
    .replaceAll(`${repositoryRoot}/`, '')
  const lines = withoutForeignFrames(plain.split(/\r?\n/u)).map((line) => line.trim())
  return lines.slice(-maxLines).join(' | ').slice(-maxCharacters)
}

/**
 * Matches lines to omit: lone braces, markers below a line of code, error positions inside Node, and the version line
 * that Node prints last.
 */
const noise = /^(?:[\s^~{}]*|node:.*|Node\.js v[\d.]+)$/u
/**
 * Matches stack frames from Node, Java, PHP and Ruby. Python's frames need not match, because Python prints them before
 * the message, so they are cut off first.
 */
const frame = /^(?:\s+at\s|#\d+\s|\s+from\s\S+:\d+:in\s)/u
/** Matches a file that belongs to Node or to a package, or that is outside the repository. */
const foreign = /node:|node_modules\/|vendor\/|<anonymous>|[\s(]\/|file:\/\//u

function withoutForeignFrames(lines: readonly string[]): readonly string[] {
  const kept: string[] = []
  let framesInARow = 0
  for (const line of lines) {
    const isFrame = frame.test(line)
    if (isFrame && foreign.test(line)) continue
    framesInARow = isFrame ? framesInARow + 1 : 0
    if (framesInARow <= maxFramesInARow && !noise.test(line)) kept.push(line)
  }
  return kept
}
