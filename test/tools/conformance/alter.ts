/** The functions in which alterations are expressed. */

import type { Alteration, Behaviour, ProxiedReply, ProxiedRequest } from './altering-proxy.ts'

/** A request in the form `GET /spam_tests/x?y`, as patterns match it. */
function lineOf({ method, path }: ProxiedRequest): string {
  return `${method} ${path}`
}

/** An alteration without state. */
export function alter(name: string, breaks: readonly string[], behaviour: Behaviour): Alteration {
  return { name, breaks, start: () => behaviour }
}

/** Changes replies to requests that match the pattern. */
export function reply(
  name: string,
  on: RegExp,
  change: (reply: ProxiedReply, request: ProxiedRequest) => ProxiedReply,
  breaks: readonly string[],
): Alteration {
  return alter(name, breaks, { reply: (came, asked) => (on.test(lineOf(asked)) ? change(came, asked) : came) })
}

/**
 * Changes one field in the JSON of replies with a status below 400. `*` stands for every element; `undefined` removes
 * the field.
 */
export function field(
  name: string,
  on: RegExp,
  path: string,
  to: (value: unknown, request: ProxiedRequest) => unknown,
  breaks: readonly string[],
): Alteration {
  const change = (came: ProxiedReply, asked: ProxiedRequest): ProxiedReply =>
    came.status >= 400 || came.body === '' ? came : withField(came, path, (value) => to(value, asked))
  return reply(name, on, change, breaks)
}

/** Changes one field in the JSON of errors. */
export function errorField(
  name: string,
  on: RegExp,
  path: string,
  to: (value: unknown) => unknown,
  breaks: readonly string[],
): Alteration {
  const change = (came: ProxiedReply): ProxiedReply =>
    came.status < 400 || came.body === '' ? came : withField(came, path, to)
  return reply(name, on, change, breaks)
}

/** Changes requests that match the pattern before they reach the service. */
export function request(
  name: string,
  on: RegExp,
  change: (request: ProxiedRequest) => ProxiedRequest | ProxiedReply | Promise<ProxiedRequest>,
  breaks: readonly string[],
): Alteration {
  return alter(name, breaks, { request: (came) => (on.test(lineOf(came)) ? change(came) : came) })
}

/** Changes one field in the JSON of requests. */
export function wish(
  name: string,
  on: RegExp,
  path: string,
  to: (value: unknown) => unknown,
  breaks: readonly string[],
): Alteration {
  return request(name, on, (came) => withBody(came, path, to), breaks)
}

/** Replaces one status with another. */
export function status(name: string, on: RegExp, from: number, to: number, breaks: readonly string[]): Alteration {
  return reply(name, on, (came) => (came.status === from ? { ...came, status: to } : came), breaks)
}

/** Changes a header field, or removes it with `null`; `from` limits the change to one status. */
export function header(
  name: string,
  on: RegExp,
  field_: string,
  to: (value: string | undefined, reply: ProxiedReply) => string | null,
  breaks: readonly string[],
): Alteration {
  return reply(name, on, (came) => withHeader(came, field_, to(came.headers[field_], came)), breaks)
}

/** Returns the reply with a header field set or removed. */
export function withHeader(came: ProxiedReply, name: string, value: string | null): ProxiedReply {
  const { [name]: _dropped, ...rest } = came.headers
  return { ...came, headers: value === null ? rest : { ...rest, [name]: value } }
}

/** Returns the reply with one field changed. */
export function withField(came: ProxiedReply, path: string, to: (value: unknown) => unknown): ProxiedReply {
  const json = parse(came.body)
  return json === undefined ? came : { ...came, body: JSON.stringify(changed(json, path.split('.'), to)) }
}

/** Returns the request with one field of its body changed. */
export function withBody(came: ProxiedRequest, path: string, to: (value: unknown) => unknown): ProxiedRequest {
  const json = parse(Buffer.from(came.body).toString('utf8'))
  if (json === undefined) return came
  return { ...came, body: Buffer.from(JSON.stringify(changed(json, path.split('.'), to))) }
}

/** Creates a reply in the service's own form. */
export function answer(code: number, json: unknown): ProxiedReply {
  const inAnHour = Math.ceil(Date.now() / 3_600_000) * 3600
  const headers = {
    'content-type': 'application/json',
    'x-ratelimit-limit': '1000',
    'x-ratelimit-remaining': '900',
    'x-ratelimit-reset': String(inAnHour),
  }
  return { status: code, headers, body: JSON.stringify(json) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns a copy in which `to` has transformed the value at the path; the empty path is the whole value. */
function changed(json: unknown, steps: readonly string[], to: (value: unknown) => unknown): unknown {
  const [step, ...rest] = steps
  if (step === undefined || step === '') return to(json)
  if (typeof json !== 'object' || json === null) return json
  if (Array.isArray(json)) {
    return json.map((each, index) => (step === '*' || step === String(index) ? changed(each, rest, to) : each))
  }
  const entries = Object.entries(json).filter(([key]) => step !== '*' && key !== step)
  if (step === '*') return Object.fromEntries(Object.entries(json).map(([key, each]) => [key, changed(each, rest, to)]))
  const before: unknown = Object.getOwnPropertyDescriptor(json, step)?.value
  if (before === undefined && rest.length > 0) return json
  const after = changed(before, rest, to)
  // The order of keys is kept, so that only the one field differs.
  const order = Object.keys(json).includes(step) ? Object.keys(json) : [...Object.keys(json), step]
  const values = new Map([...entries, ...(after === undefined ? [] : [[step, after] as const])])
  return Object.fromEntries(order.flatMap((key) => (values.has(key) ? [[key, values.get(key)] as const] : [])))
}
