/** Runs the repository's mjml and juice packages in a separate process. Only that process loads this module. */

import { serveRequests } from '../../foundation/world/serve-requests.ts'
import { answerRequest } from '../../render/tools/answer-request.ts'
import type { ToolRequest } from '../../render/tools/tool-request.ts'

/** Processes requests until the parent process ends. */
export function answerToolRequests(): void {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the parent runs the same code: this is what openTools() sent
  serveRequests(async (request) => await answerRequest(request as ToolRequest))
}
