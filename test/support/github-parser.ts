/**
 * Reads action.yml and workflows with GitHub's own parser. Like the runner, this parser parses expressions in every
 * value and knows the contexts that each place allows.
 */

import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'

import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import type { ScalarToken } from '@actions/workflow-parser/templates/tokens/scalar-token'

import { projectRoot } from './source-files.ts'

// The package imports its schemas without the import attribute that Node requires for JSON.
registerHooks({
  load: (url, context, nextLoad) =>
    url.endsWith('-v1.0.min.json')
      ? nextLoad(url, { ...context, importAttributes: { type: 'json' } })
      : nextLoad(url, context),
})

const { convertWorkflowTemplate, isBasicExpression, NoOperationTraceWriter, parseWorkflow } = await import(
  '@actions/workflow-parser'
)
const { parseAction } = await import('@actions/workflow-parser/actions/action-parser')
const { convertActionTemplate } = await import('@actions/workflow-parser/actions/action-template')

const trace = new NoOperationTraceWriter()

/** An input in action.yml. */
export interface ManifestInput {
  readonly name: string
  /** The default as the runner reads it: a text, or one expression. */
  readonly default: string | { readonly expression: string }
}

/** The result of loading an action.yml. If there are problems, the runner fails the job before the action starts. */
export interface Manifest {
  readonly problems: readonly string[]
  readonly inputs: readonly ManifestInput[]
  /** The file that the runner starts, relative to action.yml. */
  readonly main: string | null
}

/** Loads an action.yml as the runner does. */
export function loadManifest(content: string): Manifest {
  const { context, value } = parseAction({ name: 'action.yml', content }, trace)
  const problems = context.errors.getErrors().map(({ message }) => message)
  if (value === undefined || problems.length > 0) return { problems, inputs: [], main: null }
  const { inputs = [], runs } = convertActionTemplate(context, value)
  return {
    problems: context.errors.getErrors().map(({ message }) => message),
    inputs: inputs.map((input) => ({ name: input.id, default: defaultOf(input.default) })),
    main: 'main' in runs ? runs.main : null,
  }
}

/** Loads the action.yml of this project. @throws Error if the runner would refuse it */
export function loadOwnManifest(): Manifest {
  const manifest = loadManifest(readFileSync(join(projectRoot, 'action.yml'), 'utf8'))
  if (manifest.problems.length > 0) throw new Error(`Failed to load action.yml:\n${manifest.problems.join('\n')}`)
  return manifest
}

/** Returns what GitHub reports about a workflow file. The file is not run if the list is not empty. */
export async function workflowProblems(content: string): Promise<readonly string[]> {
  const { context, value } = parseWorkflow({ name: 'workflow.yml', content }, trace)
  if (value !== undefined) await convertWorkflowTemplate(context, value)
  return context.errors.getErrors().map(({ message }) => message)
}

/** The contexts that the runner offers to the default of an input. */
export interface DefaultContexts {
  readonly github: Readonly<Record<string, string>>
  /** `null` in a job without a matrix. */
  readonly matrix: Readonly<Record<string, string>> | null
}

/** Evaluates the default of an input as the runner does. */
export function evaluateDefault(value: ManifestInput['default'], { github, matrix }: DefaultContexts): string {
  if (typeof value === 'string') return value
  const contexts = new data.Dictionary(
    { key: 'github', value: dictionaryOf(github) },
    { key: 'matrix', value: matrix === null ? new data.Null() : dictionaryOf(matrix) },
  )
  const { tokens } = new Lexer(value.expression).lex()
  const tree = new Parser(tokens, ['github', 'matrix'], []).parse()
  return new Evaluator(tree, contexts).evaluate().coerceString()
}

function dictionaryOf(values: Readonly<Record<string, string>>): data.Dictionary {
  const pairs = Object.entries(values).map(([key, value]) => ({ key, value: new data.StringData(value) }))
  return new data.Dictionary(...pairs)
}

function defaultOf(token: ScalarToken | undefined): ManifestInput['default'] {
  if (token === undefined) return ''
  return isBasicExpression(token) ? { expression: token.expression } : token.toString()
}
