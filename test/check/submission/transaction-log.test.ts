import { describe, expect, it } from 'vitest'

import { describeCommand, transactionLogger } from '../../../src/check/submission/transaction-log.ts'

describe('transactionLogger()', () => {
  it("sorts the entries of nodemailer's log", () => {
    const events: string[] = []
    const logger = transactionLogger({
      onConnected: () => events.push('connected'),
      onCommand: (line) => events.push(`command ${line}`),
      onReply: (reply) => events.push(`reply ${reply}`),
      onMessageWritten: (sizeBytes) => events.push(`message ${sizeBytes}`),
    })
    logger.info?.({ tnx: 'network' }, '%s established to %s:%s', 'Connection', '127.0.0.1', 25)
    logger.debug?.({ tnx: 'client' }, 'EHLO a')
    logger.debug?.({ tnx: 'server' }, '250 b')
    logger.info?.({ tnx: 'message', outByteCount: 7 }, '<%s bytes>', 7)
    logger.info?.({ tnx: 'network' }, 'Connection closed')
    expect(events).toEqual(['connected', 'command EHLO a', 'reply 250 b', 'message 7'])
  })
})

describe('describeCommand()', () => {
  it.each([
    ['EHLO client.example', 'EHLO client.example'],
    ['MAIL FROM:<a@b.example> SIZE=1', 'MAIL FROM:<a@b.example> SIZE=1'],
    ['AUTH PLAIN AGNpAHBhc3M=', 'AUTH PLAIN ***'],
    ['AUTH LOGIN', 'AUTH LOGIN ***'],
    // The client's reply to an authentication challenge.
    ['aHVudGVyMjI=', '(12 bytes)'],
  ])('shows %j as %j', (line, shown) => {
    expect(describeCommand(line)).toBe(shown)
  })
})
