/** Implements the template worker thread's jobs. Only that thread loads this module. */

import { readBaseline } from '../../check/baseline/read-baseline.ts'
import { parseYamlMap } from '../../check/settings/engine/read-yaml-map.ts'
import { nodeFiles } from '../../foundation/world/node-files.ts'
import { typedJob } from '../../foundation/world/workers/job-type.ts'
import type { Job } from '../../foundation/world/workers/serve-jobs.ts'
import { listTemplateFiles } from '../../render/list-files.ts'
import { renderTemplate } from '../../render/render-template.ts'
import {
  findFilesJob,
  listFilesJob,
  maxMatchCount,
  parseConfigJob,
  readBaselineJob,
  renderJob,
  toolsOf,
} from './template-job-types.ts'

export const renderTemplateInWorker: Job = typedJob(
  renderJob,
  async (request, context) => await renderTemplate(request, nodeFiles(), { askTool: toolsOf(context) }),
)

export const listFilesInWorker: Job = typedJob(
  listFilesJob,
  async (request, context) => await listTemplateFiles(request, nodeFiles(), { askTool: toolsOf(context) }),
)

export const findFilesInWorker: Job = typedJob(
  findFilesJob,
  async ({ pattern, directory }) => await nodeFiles().glob(pattern, directory, maxMatchCount + 1),
)

export const parseConfigInWorker: Job = typedJob(parseConfigJob, async ({ bytes, path }) => parseYamlMap(bytes, path))

export const readBaselineInWorker: Job = typedJob(
  readBaselineJob,
  async (file) => await readBaseline(file, nodeFiles()),
)
