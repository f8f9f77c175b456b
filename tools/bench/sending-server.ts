/** Runs the server of the sending bench and prints its port. Usage: `node sending-server.ts ROUND_TRIP_MS`. */

import { startScriptedSmtpServer } from '../../test/support/smtp-server-scripted.ts'

const roundTripMs = Number(process.argv[2] ?? 0)
const server = await startScriptedSmtpServer({ roundTripMs, isForgetful: true })
process.stdout.write(`${server.port}\n`)
// Exit together with the parent process.
process.stdin.resume().on('end', () => process.exit())
