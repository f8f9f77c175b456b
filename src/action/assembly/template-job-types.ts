/** Defines the jobs for the worker thread that processes untrusted content from the repository. */

import type { Baseline } from '../../check/baseline/comparable.ts'
import type { BaselineFile } from '../../check/baseline/read-baseline.ts'
import type { ConfigEntry } from '../../check/settings/engine/config-value.ts'
import type { Parsed } from '../../foundation/errors/problem.ts'
import type { RenderedMessage } from '../../foundation/mail/message.ts'
import type { ServerReply } from '../../foundation/world/program-server.ts'
import { callPort, type JobType, type PortType } from '../../foundation/world/workers/job-type.ts'
import type { JobContext } from '../../foundation/world/workers/serve-jobs.ts'
import type { PreflightReport } from '../../preflight/finding.ts'
import type { CheckedMessage, PreflightRequest } from '../../preflight/preflight-request.ts'
import type { TemplateFiles } from '../../render/list-files.ts'
import type { TemplateRequest } from '../../render/render-template.ts'
import type { AskTool, ToolRequest } from '../../render/tools/tool-request.ts'

/** A file search: a glob pattern and the absolute path of the folder to search. */
export interface FileSearch {
  readonly pattern: string
  readonly directory: string
}

export const renderJob: JobType<TemplateRequest, Parsed<RenderedMessage>> = { name: 'render-template' }

/** Lists the files that determine a rendered template; `null` if they are unknown. */
export const listFilesJob: JobType<TemplateRequest, TemplateFiles | null> = { name: 'list-template-files' }

/** Renders a template and runs all preflight rules on it. */
export const renderAndCheckJob: JobType<PreflightRequest, Parsed<CheckedMessage>> = { name: 'render-and-check' }

/** Runs all preflight rules. */
export const preflightJob: JobType<PreflightRequest, Parsed<PreflightReport>> = { name: 'preflight-template' }

/** Finds the paths that match a pattern, and stops once `maxMatchCount + 1` paths have been found. */
export const findFilesJob: JobType<FileSearch, readonly string[]> = { name: 'find-files' }

export const parseConfigJob: JobType<ConfigBytes, Parsed<readonly ConfigEntry[]>> = { name: 'parse-config' }

/** Reads and parses the report of an earlier run. */
export const readBaselineJob: JobType<BaselineFile, Parsed<Baseline | null>> = { name: 'read-baseline' }

export interface ConfigBytes {
  readonly bytes: Uint8Array
  readonly path: string
}

/** The maximum number of files and folders that a pattern may match. */
export const maxMatchCount = 10_000

/** Sends a request to the process that runs mjml and juice. The main thread owns that process. */
export const toolPort: PortType<readonly [ToolRequest], ServerReply> = { name: 'ask-tool' }

/** Returns the function that jobs use to call mjml and juice. */
export function toolsOf(context: JobContext): AskTool {
  return async (request) => await callPort(context, toolPort, request)
}
