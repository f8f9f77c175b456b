/** Builds the parts that all alerts have in common: the ids, the event, and the last sentence of the text. */

import type { Random } from '../../foundation/world/world.ts'
import type { AlertContent, StoredAlertRule } from '../storage/alert.ts'

/** The ids of an alert and of its event. */
export interface AlertIds {
  readonly alertId: string
  readonly idempotencyKey: string
}

/** An alert without the parts that all alerts have in common. */
export interface AlertDraft {
  readonly rule: Pick<StoredAlertRule, 'ruleId' | 'workspaceId'>
  readonly title: string
  readonly lines: readonly string[]
  /** Returns the body of the alert's event. */
  readonly payloadOf: (ids: AlertIds) => object
}

/** Builds the content of an alert. */
export function toAlertContent(
  { rule, title, lines, payloadOf }: AlertDraft,
  random: Pick<Random, 'uuid'>,
): AlertContent {
  const id = random.uuid().replaceAll('-', '')
  const alertId = `alr_${id}`
  const idempotencyKey = `evt_${id}`
  const end = `Rule ${rule.ruleId} in workspace ${rule.workspaceId} sent this alert. Members of the workspace can change the rule in the dashboard, under Settings → Alerts.`
  const body = JSON.stringify(payloadOf({ alertId, idempotencyKey }))
  return { alertId, title, text: [...lines, '', end, ''].join('\n'), event: { idempotencyKey, body } }
}
