/** What preflight is asked to check. */

import type { TemplateRequest } from '../template/render-template.ts'
import type { PreflightSettings } from './preflight-settings.ts'

/** One template with one data set. Survives a structured clone. */
export interface PreflightRequest {
  readonly template: TemplateRequest
  readonly settings: PreflightSettings
}
