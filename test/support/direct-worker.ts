/** A TemplateWorker without a thread, for tests whose files are in memory. */

import type { TemplateWorker } from '../../src/assembly/template-worker.ts'
import { preflightTemplate } from '../../src/preflight/preflight-template.ts'
import { parseYamlMap } from '../../src/settings/engine/read-yaml-map.ts'
import { renderTemplate } from '../../src/template/render-template.ts'
import type { Files } from '../../src/world/world.ts'

/** Works on the given files, without limits. */
export function openDirectWorker(files: Files): TemplateWorker {
  return {
    workers: null,
    files,
    parseConfig: parseYamlMap,
    render: async (request) => await renderTemplate(request, files),
    preflight: async (request) => await preflightTemplate(request, { files, clock: { nowMs: () => 0 } }),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  }
}
