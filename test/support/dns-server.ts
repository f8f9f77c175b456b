/** A small DNS server on 127.0.0.1 for the live resolver. The test decides its answers. */

import type { Socket } from 'node:dgram'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** An answer. `silent`: no answer is sent. Data is in wire format; `dnsName` and `dnsText` create it. */
export type ServerAnswer = SentAnswer | { readonly status: 'silent' }

type SentAnswer =
  | { readonly status: 'found'; readonly data: readonly Uint8Array[] }
  | { readonly status: 'nodata' | 'nxdomain' | 'servfail' }

export interface DnsServer extends AsyncDisposable {
  /** `127.0.0.1:port`. */
  readonly address: string
  /** The queries as `TYPE name`, in their order. */
  readonly questions: readonly string[]
}

const types: Readonly<Record<number, string>> = {
  1: 'A',
  2: 'NS',
  5: 'CNAME',
  6: 'SOA',
  12: 'PTR',
  15: 'MX',
  16: 'TXT',
  28: 'AAAA',
}
const replyCodes = { found: 0, nodata: 0, servfail: 2, nxdomain: 3 }

/** Starts a server that answers with `respond`. @param port 0 for a free port */
export async function startDnsServer(
  respond: (question: string) => ServerAnswer,
  port: number = 0,
): Promise<DnsServer> {
  const socket = createSocket('udp4')
  const questions: string[] = []
  socket.on('message', (query, from) => {
    const question = readQuestion(query)
    questions.push(question)
    const answer = respond(question)
    if (answer.status !== 'silent') socket.send(writeReply(query, answer), from.port, from.address)
  })
  socket.bind(port, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions,
    [Symbol.asyncDispose]: async () => await close(socket),
  }
}

async function close(socket: Socket): Promise<void> {
  const closed = once(socket, 'close')
  socket.close()
  await closed
}

function endOfName(query: Buffer): number {
  let position = 12
  while (query[position] !== 0) position += (query[position] ?? 0) + 1
  return position + 1
}

function readQuestion(query: Buffer): string {
  const labels: string[] = []
  for (let position = 12; query[position] !== 0; position += (query[position] ?? 0) + 1) {
    labels.push(query.subarray(position + 1, position + 1 + (query[position] ?? 0)).toString())
  }
  return `${types[query.readUInt16BE(endOfName(query))] ?? 'OTHER'} ${labels.join('.')}`
}

function writeReply(query: Buffer, answer: SentAnswer): Buffer {
  const questionEnd = endOfName(query) + 4
  const data = answer.status === 'found' ? answer.data : []
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x81_80 | replyCodes[answer.status], 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(data.length, 6)
  const records = data.map((value) => {
    const record = Buffer.alloc(12)
    record.writeUInt16BE(0xc0_0c, 0)
    query.copy(record, 2, questionEnd - 4, questionEnd)
    record.writeUInt32BE(60, 6)
    record.writeUInt16BE(value.length, 10)
    return Buffer.concat([record, value])
  })
  return Buffer.concat([header, query.subarray(12, questionEnd), ...records])
}

/** Encodes a domain name in wire format. */
export function dnsName(name: string): Uint8Array {
  const labels = name.split('.').filter((label) => label !== '')
  return Buffer.concat([
    ...labels.flatMap((label) => [Buffer.from([label.length]), Buffer.from(label)]),
    Buffer.from([0]),
  ])
}

/** Encodes the strings of a TXT record in wire format. */
export function dnsText(...strings: readonly string[]): Uint8Array {
  return Buffer.concat(strings.flatMap((text) => [Buffer.from([text.length]), Buffer.from(text)]))
}
