import { describe, expect, it } from 'vitest'

import { maxBodyBytes } from '../../../src/service/http/http-options.ts'
import { type RunningService, runService } from '../running-service.ts'

/** A body in pieces, without Content-Length. */
function inPieces(text: string): ReadableStream<Uint8Array> {
  const bytes = Buffer.from(text)
  let from = 0
  return new ReadableStream({
    pull: (controller) => {
      if (from >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(from, from + 100_000))
      from += 100_000
    },
  })
}

async function post(running: RunningService, body: string | ReadableStream<Uint8Array>): Promise<number> {
  const headers = {
    Authorization: `Bearer ${running.apiToken.reveal()}`,
    'Content-Type': 'application/json',
  }
  const init = { method: 'POST', headers, body, duplex: 'half' as const }
  const response = await fetch(`${running.apiUrl}/spam_tests`, init)
  await response.text()
  return response.status
}

function bodyOf(sizeBytes: number): string {
  const frame = JSON.stringify({ pad: '' })
  return JSON.stringify({ pad: 'x'.repeat(sizeBytes - frame.length) })
}

describe('limitBody()', () => {
  it.each([
    ['in one piece', (text: string) => text],
    ['without a length', inPieces],
  ])('accepts a body of 1 MiB %s and rejects one more byte', async (_how, send) => {
    await using running = await runService()
    expect(await post(running, send(bodyOf(maxBodyBytes)))).toBe(201)
    expect(await post(running, send(bodyOf(maxBodyBytes + 1)))).toBe(413)
  })

  it.each([
    ['in one piece', (text: string) => text],
    ['without a length', inPieces],
  ])('keeps the connection usable after rejecting a body %s', async (_how, send) => {
    await using running = await runService()
    for (let round = 0; round < 3; round += 1) {
      expect(await post(running, send(bodyOf(maxBodyBytes + 100_000)))).toBe(413)
      for (let count = 0; count < 3; count += 1) {
        expect((await running.call('GET', '/external_tests')).status).toBe(200)
      }
    }
  })
})
