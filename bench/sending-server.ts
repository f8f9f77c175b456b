/** The server of the sending bench, in a process of its own: `node sending-server.ts ROUND_TRIP_MS`; prints its port. */

import { startScriptedSmtpServer } from '../test/support/smtp-server-scripted.ts'

const roundTripMs = Number(process.argv[2] ?? 0)
const server = await startScriptedSmtpServer({ roundTripMs, isForgetful: true })
process.stdout.write(`${server.port}\n`)
// It ends with its parent.
process.stdin.resume().on('end', () => process.exit())
