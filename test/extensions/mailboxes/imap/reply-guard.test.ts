import { describe, expect, it } from 'vitest'

import { answerLimits } from '../../../../src/extensions/mailboxes/imap/imap-limits.ts'
import { type ReplyGuard, replyGuard } from '../../../../src/extensions/mailboxes/imap/reply-guard.ts'

interface Guarded {
  readonly guard: ReplyGuard
  readonly reasons: readonly string[]
  nowMs: number
  bytes: number
}

function guarded(): Guarded {
  const state = { nowMs: 0, bytes: 0 }
  const reasons: string[] = []
  const guard = replyGuard({
    clock: { monotonicMs: () => state.nowMs },
    receivedBytes: () => state.bytes,
    onExcess: (reason) => void reasons.push(reason),
  })
  return Object.assign(state, { guard, reasons })
}

function noteReplies({ guard }: Guarded, count: number): void {
  for (let index = 0; index < count; index += 1) guard.noteReply()
}

describe('replyGuard()', () => {
  it('reports the first reply beyond the limit per second, once', () => {
    const server = guarded()
    const commandCount = 4
    for (let command = 0; command < commandCount; command += 1) {
      server.guard.startCommand()
      noteReplies(server, answerLimits.repliesPerSecond / commandCount)
    }
    expect(server.reasons).toEqual([])
    noteReplies(server, 10)
    expect(server.reasons).toEqual(['the server sent more than 20000 replies in one second'])
  })

  it('limits the replies per command', () => {
    const server = guarded()
    const half = answerLimits.repliesPerCommand / 2
    for (let second = 0; second < 4; second += 1) {
      server.nowMs = second * 1000
      if (second === 2) server.guard.startCommand()
      noteReplies(server, half)
    }
    expect(server.reasons).toEqual([])
    server.nowMs = 4000
    server.guard.noteReply()
    expect(server.reasons).toEqual(['the server sent more than 10000 replies to one command'])
  })

  it('limits the bytes per command', () => {
    const server = guarded()
    server.bytes = answerLimits.bytesPerCommand
    server.guard.noteReply()
    server.guard.startCommand()
    server.bytes *= 2
    server.guard.noteReply()
    expect(server.reasons).toEqual([])
    server.bytes += 1
    server.guard.noteReply()
    expect(server.reasons).toEqual(['the server sent more than 8388608 bytes in reply to one command'])
  })
})
