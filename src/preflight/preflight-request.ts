/** What preflight is asked to check. */

import type { RenderedMessage } from '../mail/message.ts'
import type { TemplateRequest } from '../template/render-template.ts'
import type { PreflightReport } from './finding.ts'
import type { PreflightSettings } from './preflight-settings.ts'

/** One template with one data set. Survives a structured clone. */
export interface PreflightRequest {
  readonly template: TemplateRequest
  readonly settings: PreflightSettings
}

/** A message to send, with what preflight found in it. */
export interface CheckedMessage {
  readonly message: RenderedMessage
  /** `null` if preflight is off. */
  readonly preflight: PreflightReport | null
}
