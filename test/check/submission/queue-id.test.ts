import { expect, it } from 'vitest'

import { parseQueueId } from '../../../src/check/submission/queue-id.ts'

it.each([
  ['Postfix', 'Ok: queued as 4WxYz12Qr3z9', '4WxYz12Qr3z9'],
  ['SendGrid', 'Ok: queued as aB3-dEf_9', 'aB3-dEf_9'],
  ['MailHog', 'Ok: queued as k3J=@mailhog.example', 'k3J=@mailhog.example'],
  ['Exim', 'OK id=1rABcd-000000001Xy-2Z3a', '1rABcd-000000001Xy-2Z3a'],
  ['Gmail', 'OK  1718000000 af79cd13be357-795d8c1b2c3si1234.567 - gsmtp', 'af79cd13be357-795d8c1b2c3si1234.567'],
  [
    'Exchange',
    '<id@host.example> [InternalId=77214, Hostname=x.prod.outlook.com] 9000 bytes in 0.1, 80 KB/sec Queued mail for delivery',
    '77214',
  ],
  ['Outlook.com', 'OK <id@x.prod.outlook.com> [Hostname=x.prod.outlook.com]', 'id@x.prod.outlook.com'],
  [
    'Amazon SES',
    'Ok 0100018b5c3c0a4f-1a2b3c4d-0000-0000-0000-000000000000-000000',
    '0100018b5c3c0a4f-1a2b3c4d-0000-0000-0000-000000000000-000000',
  ],
  ['Sendmail', '44A1b2C3012345 Message accepted for delivery', '44A1b2C3012345'],
  ['qmail', 'ok 1718000000 qp 12345', '1718000000 qp 12345'],
  ['Haraka', 'Message Queued (6F1C2D3E-1234-4ABC-9DEF-0123456789AB.1)', '6F1C2D3E-1234-4ABC-9DEF-0123456789AB.1'],
  ['Stalwart', 'Message queued with id 1f2e3d.', '1f2e3d'],
])('parseQueueId() finds the id in a reply of %s', (_server, text, id) => {
  expect(parseQueueId(text)).toBe(id)
})

it.each([
  '',
  'Ok',
  'Message accepted for delivery',
  'Queued (0.016 seconds)',
  'OK: message queued',
  'Great success',
  `queued as ${'x'.repeat(500)}`,
])('parseQueueId() finds none in %j', (text) => {
  expect(parseQueueId(text)).toBeNull()
})
