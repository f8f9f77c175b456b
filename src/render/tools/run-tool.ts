/** Runs the repository's mjml or juice package. */

import { createHash } from 'node:crypto'
import { join } from 'node:path'

import { fieldOf, isObject } from '../../foundation/errors/json-object.ts'
import { bad, ok, type Parsed, type Problem } from '../../foundation/errors/problem.ts'
import type { ServerReply } from '../../foundation/world/program-server.ts'
import { folderOf } from '../../foundation/world/repository-path.ts'
import type { Files } from '../../foundation/world/world.ts'
import { endMismatch } from '../command/command-output.ts'
import { errorLines } from '../command/error-lines.ts'
import { findYarnPnp, foldersAbove } from '../yarn-pnp.ts'
import type { AskTool, ToolName, ToolNote, ToolRequest, ToolResult } from './tool-request.ts'

/** The time limit for one template, in milliseconds. */
export const toolTimeLimitMs = 30_000
const outputLimitBytes = 5 * 1024 * 1024

export interface ToolCall {
  readonly tool: ToolName
  readonly text: string
  /** The path of the file that contains the text, relative to the repository. */
  readonly file: string
  /** The absolute path of the repository. */
  readonly repositoryRoot: string
  readonly included?: ToolRequest['included']
}

/** Runs the package. Returns null if the repository does not contain the package. */
export async function runTool(
  { tool, text, file, repositoryRoot, included = [] }: ToolCall,
  files: Files,
  ask: AskTool,
): Promise<Parsed<ToolResult> | null> {
  const found = await findPackage({ tool, file, repositoryRoot }, files)
  if (found === null) return null
  const reply = await ask({ tool, ...found, repositoryRoot, path: join(repositoryRoot, file), text, included })
  return readReply(reply, { tool, file, repositoryRoot })
}

/**
 * Searches for the package in the `node_modules` of the template's folder and of each folder above it, up to the root
 * of the repository. With Yarn Plug'n'Play, searches for a `.pnp.cjs` file instead.
 */
async function findPackage(
  search: ToolPlace,
  files: Files,
): Promise<Pick<ToolRequest, 'packageFolder' | 'pnp'> | null> {
  for (const folder of foldersAbove(search.file)) {
    const packageFolder = join(search.repositoryRoot, folder)
    const packageFile = join(packageFolder, 'node_modules', search.tool, 'package.json')
    if ((await files.stat(packageFile)) !== null) return { packageFolder, pnp: null }
    const pnp = await findYarnPnp(packageFolder, files)
    // Yarn uses the dependencies of the workspace that contains this folder, so use the template's folder.
    if (pnp !== null) return { packageFolder: join(search.repositoryRoot, folderOf(search.file)), pnp }
  }
  return null
}

const needs: Readonly<Record<ToolName, string>> = {
  mjml: 'to compile MJML',
  juice: 'for inline-css',
}

/** Creates the problem for a repository that does not contain the package. */
export function missingPackage(tool: ToolName, file: string): Problem {
  const searched = foldersAbove(file).map((folder) => (folder === '' ? 'node_modules' : `${folder}/node_modules`))
  return {
    input: tool,
    came: `no ${tool} package in ${searched.join(' or ')}`,
    expected: `the ${tool} package in the repository, ${needs[tool]}`,
    todo: `run: npm install --save-dev ${tool} (in a workflow, run npm ci before presend)`,
    place: { file },
  }
}

type ToolPlace = Omit<ToolCall, 'text' | 'included'>

function readReply(reply: ServerReply, { tool, file, repositoryRoot }: ToolPlace): Parsed<ToolResult> {
  const problem = { input: tool, place: { file } }
  if (reply.status !== 'answered') {
    const limits = { timeMs: toolTimeLimitMs, outputBytes: outputLimitBytes }
    const { came, expected } = endMismatch(reply, limits) ?? { came: 'exit code 0', expected: 'a result' }
    const lines = errorLines(reply.stderr, repositoryRoot)
    const todo = lines === '' ? `${tool} printed nothing` : `the output of ${tool} ended with ${JSON.stringify(lines)}`
    const slow = reply.status === 'time-limit' ? ({ isTimeout: true } as const) : {}
    return bad({ ...problem, came, expected, todo, ...slow })
  }
  const error = fieldOf(reply.answer, 'error')
  if (typeof error === 'string') return bad({ ...problem, came: JSON.stringify(error), expected: 'no error' })
  const html = fieldOf(reply.answer, 'html')
  if (typeof html !== 'string' || html.trim() === '') return bad({ ...problem, came: 'no output', expected: 'HTML' })
  if (Buffer.byteLength(html) > outputLimitBytes)
    return bad({ ...problem, came: 'more output', expected: 'at most 5 MiB' })
  return ok({ html, notes: readNotes(fieldOf(reply.answer, 'notes')) })
}

function readNotes(notes: unknown): readonly ToolNote[] {
  return (Array.isArray(notes) ? notes : []).filter(isNote)
}

function isNote(note: unknown): note is ToolNote {
  return (
    isObject(note) &&
    typeof note['line'] === 'number' &&
    ['tagName', 'message', 'formattedMessage'].every((name) => typeof note[name] === 'string')
  )
}

/** The number of responses to cache. Preflight repeats the requests made for rendering. */
const keptCount = 16

/** Returns a function that caches the latest responses. */
export function withMemory(ask: AskTool): AskTool {
  const known = new Map<string, Promise<ServerReply>>()
  return async (request) => {
    const key = createHash('sha256').update(JSON.stringify(request)).digest('base64')
    const reply = known.get(key) ?? ask(request)
    known.delete(key)
    known.set(key, reply)
    const oldest = known.keys().next().value
    if (known.size > keptCount && oldest !== undefined) known.delete(oldest)
    return await reply
  }
}
