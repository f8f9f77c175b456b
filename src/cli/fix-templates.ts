/** Runs `presend preflight --fix`, which applies the edits of findings to the files in the repository. */

import type { PreflightResult } from '../check/run-preflight.ts'
import type { Problem } from '../foundation/errors/problem.ts'
import type { Repository } from '../foundation/world/repository.ts'
import type { SourceEdit } from '../preflight/finding.ts'
import { applyEdits } from '../preflight/fix/apply-edits.ts'
import { unifiedDiff } from '../preflight/fix/unified-diff.ts'

/** Whether to change the files (`write`), or only to show what would change (`dry-run`). */
export type FixMode = 'write' | 'dry-run'

export interface FixResult {
  /** The lines of a unified diff. They are untrusted because they contain text from the templates. */
  readonly diff: readonly string[]
  readonly appliedCount: number
  /** The problems for files that could not be read or written. */
  readonly problems: readonly Problem[]
}

/**
 * Applies the edits file by file. If a file has changed since it was checked, an edit is applied only if the text that
 * it replaces is still the same.
 */
export async function fixTemplates(
  { reports }: PreflightResult,
  mode: FixMode,
  repository: Repository,
): Promise<FixResult> {
  const edits = reports.flatMap(({ findings }) => findings.flatMap((finding) => finding.edits))
  const results: FixResult[] = []
  for (const [file, ofFile] of Map.groupBy(edits, (edit) => edit.file)) {
    results.push(await fixFile(file, { edits: ofFile, mode }, repository))
  }
  return {
    diff: results.flatMap(({ diff }) => diff),
    appliedCount: results.reduce((sum, { appliedCount }) => sum + appliedCount, 0),
    problems: results.flatMap(({ problems }) => problems),
  }
}

interface FileFix {
  readonly edits: readonly SourceEdit[]
  readonly mode: FixMode
}

async function fixFile(file: string, { edits, mode }: FileFix, repository: Repository): Promise<FixResult> {
  const nothing = { diff: [], appliedCount: 0, problems: [] }
  // Never edit .eml files, whose text is encoded and may be signed, or installed packages, which are not the
  // repository's own code.
  if (file.toLowerCase().endsWith('.eml') || file.split('/').includes('node_modules')) return nothing
  if ((await repository.checkFolder(file, '--fix')) !== null)
    return { ...nothing, problems: [problemOf(file, 'a path with a symbolic link', 'a path without symbolic links')] }
  const read = await readWhole(file, repository)
  if ('problems' in read) return { ...nothing, problems: read.problems }
  const { text, appliedCount } = applyEdits(read.text, edits)
  if (appliedCount === 0) return nothing
  const diff = unifiedDiff(file, read.text, text)
  if (mode === 'dry-run') return { diff, appliedCount, problems: [] }
  const again = await readWhole(file, repository)
  if (!('text' in again) || again.text !== read.text || again.hasMark !== read.hasMark)
    return {
      ...nothing,
      problems: [problemOf(file, 'a file that changed after the check', 'an unchanged file')],
    }
  await repository.write(file, `${read.hasMark ? byteOrderMark : ''}${text}`)
  return { diff, appliedCount, problems: [] }
}

function problemOf(file: string, came: string, expected: string): Problem {
  return { input: '--fix', came, expected, place: { file } }
}

const byteOrderMark = '\ufeff'

type WholeText = { readonly text: string; readonly hasMark: boolean } | { readonly problems: readonly Problem[] }

/**
 * Reads a file as UTF-8. The byte order mark is removed from the text, because the positions in edits do not count it.
 */
async function readWhole(file: string, repository: Repository): Promise<WholeText> {
  const found = await repository.read(file, { input: '--fix' })
  if (found.status === 'bad') return { problems: found.problems }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(found.value.bytes)
  if (!Buffer.from(text).equals(found.value.bytes))
    return { problems: [problemOf(file, 'bytes that are not valid UTF-8', 'a UTF-8 file')] }
  const hasMark = text.startsWith(byteOrderMark)
  return { text: hasMark ? text.slice(1) : text, hasMark }
}
