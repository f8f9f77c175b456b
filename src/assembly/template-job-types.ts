/** The work on a repository's content that a worker thread does, since the content may be hostile. */

import type { Parsed } from '../errors/problem.ts'
import type { RenderedMessage } from '../mail/message.ts'
import type { ConfigEntry } from '../settings/config/config-value.ts'
import type { TemplateRequest } from '../template/render-template.ts'
import type { JobType } from '../world/workers/job-type.ts'

/** A glob, and the absolute folder that its matches are relative to. */
export interface FileSearch {
  readonly pattern: string
  readonly directory: string
}

export const renderJob: JobType<TemplateRequest, Parsed<RenderedMessage>> = { name: 'render-template' }

/** At most `maxMatchCount + 1` paths: more than `maxMatchCount` are too many. */
export const findFilesJob: JobType<FileSearch, readonly string[]> = { name: 'find-files' }

/** The bytes of a config file, and its path for problems. */
export const parseConfigJob: JobType<ConfigBytes, Parsed<readonly ConfigEntry[]>> = { name: 'parse-config' }

export interface ConfigBytes {
  readonly bytes: Uint8Array
  readonly path: string
}

/** Most files and folders that a pattern may match. */
export const maxMatchCount = 10_000
