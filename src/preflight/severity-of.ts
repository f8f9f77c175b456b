/** Determines severities that depend on the origin of the text. */

import type { TextOrigin } from '../render/trace/source-map.ts'
import type { Severity } from './finding.ts'

/**
 * Lowers the severity by one level if a template expression printed the text, because such text is sample data that
 * recipients do not receive.
 */
export function weakerIfValue(severity: Severity, { kind }: TextOrigin): Severity {
  if (kind !== 'value') return severity
  return severity === 'error' ? 'warning' : 'notice'
}
