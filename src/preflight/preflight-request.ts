/** The input and output of a preflight check. */

import type { RenderedMessage } from '../foundation/mail/message.ts'
import type { TemplateRequest } from '../render/render-template.ts'
import type { PreflightReport } from './finding.ts'
import type { PreflightSettings } from './preflight-settings.ts'

/** A template with one data set. This object can be passed to a worker thread. */
export interface PreflightRequest {
  readonly template: TemplateRequest
  readonly settings: PreflightSettings
}

/** A message to send, and its preflight findings. */
export interface CheckedMessage {
  readonly message: RenderedMessage
  /** The preflight report; `null` if preflight is off. */
  readonly preflight: PreflightReport | null
}
