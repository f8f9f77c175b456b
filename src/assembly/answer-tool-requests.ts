/** Runs the repository's mjml and juice packages in a separate process. Only that process loads this module. */

import { answerRequest } from '../template/tools/answer-request.ts'
import type { ToolRequest } from '../template/tools/tool-request.ts'
import { serveRequests } from '../world/serve-requests.ts'

/** Processes requests until the parent process ends. */
export function answerToolRequests(): void {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the parent runs the same code: this is what openTools() sent
  serveRequests(async (request) => await answerRequest(request as ToolRequest))
}
