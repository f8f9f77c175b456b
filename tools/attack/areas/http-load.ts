/**
 * Attacks the HTTP server with clients that use too many resources: slow or silent clients, clients that send endless
 * data, and very large numbers of clients.
 */

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import type { HostileInput } from '../attack-area.ts'
import { type Health, healthNowMs } from '../support/health.ts'
import { rawRequest } from '../support/raw-http.ts'
import type { HttpTarget } from './http-requests.ts'

export interface LoadTarget extends HttpTarget {
  readonly health: Health
  residentMb(): number
}

/** The maximum response time. The goal is 100 ms at p99, but on a busy machine a single response may take longer. */
const maxDelayMs = 1000
const maxGrowthMb = 400

/** Creates the inputs. Each input must run alone. */
export function loadInputs(target: LoadTarget): readonly HostileInput[] {
  const authorized = [`Authorization: Bearer ${target.token}`]
  const post = rawRequest('POST /api/v1/spam_tests', [
    ...authorized,
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
  ])
  const poll = rawRequest(`GET /api/v1/spam_tests/${target.trackingId}`, [
    ...authorized,
    'Prefer: wait=20',
    'If-None-Match: "none"',
  ])
  const loads: Readonly<Record<string, () => Promise<void>>> = {
    '300 silent connections': async () => await many(target.port, 300, async () => await wait(1500)),
    '300 header sections, each sent one byte at a time': async () =>
      await many(target.port, 300, async (socket) => await dribble(socket, 'GET / HTTP/1.1\r\nHost: h\r\nX-Slow: ')),
    '100 request bodies, each sent one byte at a time': async () =>
      await many(target.port, 100, async (socket) => await dribble(socket, `${post}1\r\n`)),
    '200 long polls': async () =>
      await many(target.port, 200, async (socket) => {
        socket.write(poll)
        await wait(1000)
      }),
    '5,000 pipelined requests whose responses are never read': async () =>
      await many(target.port, 1, async (socket) => {
        socket.pause()
        socket.write(rawRequest('GET /healthz').repeat(5000))
        await wait(2000)
      }),
    '400 pipelined requests for a report page whose responses are never read': async () =>
      await many(target.port, 1, async (socket) => {
        socket.pause()
        socket.write(rawRequest(`GET /r/${target.trackingId}`).repeat(400))
        await wait(2000)
      }),
    'an endless chunked body': async () =>
      await many(target.port, 4, async (socket) => await flood(socket, post, `10000\r\n${'a'.repeat(65_536)}\r\n`)),
    'an endless chunk extension': async () =>
      await many(target.port, 4, async (socket) => await flood(socket, `${post}1;`, 'a'.repeat(65_536))),
    'endless trailer fields': async () =>
      await many(target.port, 4, async (socket) => await flood(socket, `${post}0\r\n`, 'X-T: a\r\n'.repeat(8000))),
    'an endless request line': async () =>
      await many(target.port, 4, async (socket) => await flood(socket, 'GET /', 'a'.repeat(65_536))),
    '2,000 connections that the client resets immediately': async () => {
      for (let round = 0; round < 20; round += 1) {
        await many(target.port, 100, async (socket) => void socket.resetAndDestroy())
      }
    },
    '1,000 requests whose client disconnects without reading the responses': async () =>
      await many(target.port, 250, async (socket) => {
        socket.write(rawRequest('GET /api/docs').repeat(4))
        socket.destroy()
      }),
  }
  return Object.entries(loads).map(([name, load], index) => ({
    name: `load: ${name}`,
    isQuick: index % 4 === 0,
    attempt: async () => {
      const [sinceMs, beforeMb] = [healthNowMs(), target.residentMb()]
      await load()
      await target.health.nextAnswer()
      const worstMs = target.health.worstSinceMs(sinceMs)
      if (worstMs > maxDelayMs) return `/healthz took ${Math.round(worstMs)} ms to respond`
      const growthMb = target.residentMb() - beforeMb
      return growthMb > maxGrowthMb
        ? `resident memory grew by ${Math.round(growthMb)} MB (limit: ${maxGrowthMb} MB)`
        : null
    },
  }))
}

async function many(port: number, count: number, act: (socket: Socket) => Promise<void>): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      await Promise.race([once(socket, 'connect').catch(() => undefined), wait(3000)])
      await act(socket)
      socket.destroy()
    }),
  )
}

async function dribble(socket: Socket, start: string): Promise<void> {
  socket.write(start)
  for (let count = 0; count < 15 && !socket.destroyed; count += 1) {
    await wait(100)
    socket.write('a')
  }
}

/** Sends data as fast as the service reads it, for two seconds or until the service closes the connection. */
async function flood(socket: Socket, start: string, piece: string): Promise<void> {
  socket.write(start)
  const endMs = performance.now() + 2000
  while (performance.now() < endMs && !socket.destroyed) {
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain').catch(() => undefined), wait(300)])
  }
}
