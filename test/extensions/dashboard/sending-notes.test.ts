import { expect, it } from 'vitest'

import { sendingNotes } from '../../../src/extensions/dashboard/sending-notes.ts'

const times = { startedAtMs: 0, deadlineAtMs: 300_000 }

it('sendingNotes() returns nothing if the service has sent nothing, or everything', () => {
  expect(sendingNotes(null, 1)).toEqual([])
  const copies = [{ address: 'seed1@box.example', status: 'accepted', reason: '' }] as const
  expect(sendingNotes({ ...times, result: { warnings: [], copies } }, 1)).toEqual([])
})

it('sendingNotes() reports that copies are being sent, and later that the service has stopped', () => {
  expect(sendingNotes({ ...times, result: null }, 309_999)[0]?.title).toBe('Sending')
  expect(sendingNotes({ ...times, result: null }, 310_000)[0]?.text).toContain(
    'The service does not send any copy again',
  )
})

it('sendingNotes() lists the copies that were not sent by reason, and the changes', () => {
  const copies = [
    { address: 'seed1@box.example', status: 'rejected', reason: '550 no' },
    { address: 'seed2@box.example', status: 'rejected', reason: '550 no' },
    { address: 'seed3@box.example', status: 'unknown', reason: 'connection reset' },
    { address: 'seed4@box.example', status: 'accepted', reason: '' },
  ] as const
  expect(sendingNotes({ ...times, result: { warnings: ['It was changed.'], copies } }, 1)).toEqual([
    {
      kind: 'warning',
      title: '2 of 4 copies not sent',
      text: 'The mail server rejected the copies: 550 no (seed1@box.example, seed2@box.example)',
    },
    {
      kind: 'warning',
      title: '1 of 4 copies possibly not sent',
      text: 'The connection was lost before the mail server confirmed the copy: connection reset (seed3@box.example)',
    },
    { kind: 'info', title: 'Not sent again', text: expect.stringContaining('upload it to a new test') },
    { kind: 'warning', title: 'Message changed', text: 'It was changed.' },
  ])
})
