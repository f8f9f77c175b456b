/** Implements the template worker thread's jobs. Only that thread loads this module. */

import { readBaseline } from '../check/baseline/read-baseline.ts'
import { parseYamlMap } from '../settings/engine/read-yaml-map.ts'
import { listTemplateFiles } from '../template/list-files.ts'
import { renderTemplate } from '../template/render-template.ts'
import { nodeFiles } from '../world/node-files.ts'
import { typedJob } from '../world/workers/job-type.ts'
import type { Job } from '../world/workers/serve-jobs.ts'
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
