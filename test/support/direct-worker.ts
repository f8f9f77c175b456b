/** A TemplateWorker without a thread, for tests whose files are in memory. */

import type { TemplateWorker } from '../../src/action/assembly/template-worker.ts'
import { readBaseline } from '../../src/check/baseline/read-baseline.ts'
import { parseYamlMap } from '../../src/check/settings/engine/read-yaml-map.ts'
import { ok } from '../../src/foundation/errors/problem.ts'
import type { World } from '../../src/foundation/world/world.ts'
import { preflightTemplate, renderAndCheck } from '../../src/preflight/preflight-template.ts'
import { listTemplateFiles } from '../../src/render/list-files.ts'
import { renderTemplate } from '../../src/render/render-template.ts'

/** Creates a worker that uses the given files, without limits. */
export function openDirectWorker({ files }: Pick<World, 'files'>): TemplateWorker {
  const world = { files, clock: { nowMs: () => 0 } }
  return {
    workers: null,
    files,
    parseConfig: parseYamlMap,
    readBaseline: async (file) => await readBaseline(file, files),
    render: async (template, settings) => {
      if (settings !== null) return await renderAndCheck({ template, settings }, world)
      const message = await renderTemplate(template, files)
      return message.status === 'ok' ? ok({ message: message.value, preflight: null }) : message
    },
    listFiles: async (template) => await listTemplateFiles(template, files),
    preflight: async (request) => await preflightTemplate(request, world),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  }
}
