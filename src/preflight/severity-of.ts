/** Severities that depend on where a text comes from. */

import type { TextOrigin } from '../template/trace/source-map.ts'
import type { Severity } from './finding.ts'

/** One level weaker for a text that an expression printed, because sample data is not what is sent. */
export function weakerIfValue(severity: Severity, { kind }: TextOrigin): Severity {
  if (kind !== 'value') return severity
  return severity === 'error' ? 'warning' : 'notice'
}
