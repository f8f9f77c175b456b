/** Finds the YAML of the project that GitHub may have to read: files, and the YAML blocks of its Markdown. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseAllDocuments } from 'yaml'

import { fieldOf, isObject } from '../../src/foundation/errors/json-object.ts'
import { projectRoot } from './source-files.ts'

/** A piece of YAML: a whole file, or a block of a Markdown page. */
export interface YamlText {
  /** The path, and the line of the block in a Markdown page. */
  readonly place: string
  readonly text: string
}

/** Returns the YAML of a file: the file itself, or every YAML block of a Markdown page, without its indentation. */
export function yamlTextsOf(path: string): readonly YamlText[] {
  const content = readFileSync(join(projectRoot, path), 'utf8')
  if (!path.endsWith('.md')) return [{ place: path, text: content }]
  return [...content.matchAll(/^(?<indent>[ \t]*)```ya?ml\b[^\n]*\n(?<text>[^]*?)^[ \t]*```/gmu)].map(
    ({ index, groups }) => ({
      place: `${path}:${content.slice(0, index).split('\n').length}`,
      text: (groups?.['text'] ?? '').replaceAll(new RegExp(`^${groups?.['indent'] ?? ''}`, 'gmu'), ''),
    }),
  )
}

/** Returns the syntax errors of a YAML text. */
export function yamlProblems(text: string): readonly string[] {
  return parseAllDocuments(text).flatMap(({ errors, warnings }) =>
    [...errors, ...warnings].map(({ message }) => message),
  )
}

/** What GitHub reads a text as. `other`: nothing that GitHub reads, such as the config file of presend. */
export interface GitHubYaml {
  readonly kind: 'action' | 'workflow' | 'other'
  /** A whole file, even if the given text is only a fragment. */
  readonly text: string
}

/**
 * Returns the text as a whole file that GitHub reads. A fragment (the steps of a job, or the inputs of a presend step)
 * becomes part of a complete workflow.
 *
 * @param inputs the names of presend's inputs
 */
export function asGitHubYaml(text: string, inputs: ReadonlySet<string>): GitHubYaml {
  const root: unknown = parseAllDocuments(text)[0]?.toJS()
  if (Array.isArray(root) && root.every((item) => 'uses' in item || 'run' in item)) return workflowWith(text)
  if (!isObject(root)) return { kind: 'other', text }
  if ('runs' in root) return { kind: 'action', text }
  if ('jobs' in root) return { kind: 'workflow', text }
  // These keys may also be those of a config file, but a config file contains no expressions.
  const isStep = text.includes('${{') && Object.keys(root).every((key) => inputs.has(key))
  return isStep ? workflowWith(`- uses: presend/presend@v1\n  with:\n${indent(text, 4)}`) : { kind: 'other', text }
}

/** Returns the presend steps of a workflow. */
export function presendInputs(workflow: string): readonly (readonly string[])[] {
  const root: unknown = parseAllDocuments(workflow)[0]?.toJS()
  const jobs = Object.values(fieldOf(root, 'jobs') ?? {})
  const steps = jobs.flatMap((job: unknown) => fieldOf(job, 'steps') ?? [])
  return steps
    .filter((step: unknown) => /^(?:presend\/presend@|\.\/$)/u.test(String(fieldOf(step, 'uses'))))
    .map((step: unknown) => Object.keys(fieldOf(step, 'with') ?? {}))
}

function workflowWith(steps: string): GitHubYaml {
  const head = 'on: pull_request\njobs:\n  mail:\n    runs-on: ubuntu-latest\n    steps:\n'
  return { kind: 'workflow', text: `${head}${indent(steps, 6)}` }
}

function indent(text: string, width: number): string {
  return text.replaceAll(/^(?=.)/gmu, ' '.repeat(width))
}
