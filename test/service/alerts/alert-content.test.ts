import { expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { toAlertContent } from '../../../src/service/alerts/alert-content.ts'

it('toAlertContent() gives alert and event the same random id, and ends the text with the name of the rule', () => {
  const draft = {
    rule: { ruleId: 'rule_1', workspaceId: toWorkspaceId('team') },
    title: 'Title',
    lines: ['First line', 'Second line'],
    payloadOf: (ids: object) => ids,
  }
  expect(toAlertContent(draft, { uuid: () => '00000000-0000-4000-8000-00000000000a' })).toEqual({
    alertId: 'alr_0000000000004000800000000000000a',
    title: 'Title',
    text: 'First line\nSecond line\n\nRule rule_1 in workspace team sent this alert. Members of the workspace can change the rule in the dashboard, under Settings → Alerts.\n',
    event: {
      idempotencyKey: 'evt_0000000000004000800000000000000a',
      body: '{"alertId":"alr_0000000000004000800000000000000a","idempotencyKey":"evt_0000000000004000800000000000000a"}',
    },
  })
})
