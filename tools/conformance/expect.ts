/** Assertions for checks. Each assertion throws a Mismatch on failure. */

import { isDeepStrictEqual } from 'node:util'

import type { Reply } from './session.ts'

/** A failed assertion, with the expected and the actual value. */
export class Mismatch extends Error {
  readonly expected: string
  readonly came: string

  constructor(expected: string, came: unknown) {
    super(`expected ${expected}, got ${show(came)}`)
    this.name = 'Mismatch'
    this.expected = expected
    this.came = show(came)
  }
}

/** Renders a value on one line of at most 300 characters. */
export function show(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return text.length <= 300 ? text : `${text.slice(0, 299)}…`
}

/** Asserts a condition. */
export function holds(isTrue: boolean, expected: string, came: unknown): asserts isTrue {
  if (!isTrue) throw new Mismatch(expected, came)
}

/** Asserts deep equality. */
export function same(what: string, came: unknown, expected: unknown): void {
  holds(isDeepStrictEqual(came, expected), `${what} to be ${show(expected)}`, came)
}

/** Returns the value at a path such as `a.b.0.c`, or `undefined`. */
export function at(json: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null) return undefined
    return Object.getOwnPropertyDescriptor(value, step)?.value
  }, json)
}

/** Returns the string at a path. */
export function textAt(json: unknown, path: string): string {
  const value = at(json, path)
  holds(typeof value === 'string', `${path} to be a string`, value)
  return value
}

/** Returns the finite number at a path. */
export function numberAt(json: unknown, path: string): number {
  const value = at(json, path)
  holds(typeof value === 'number' && Number.isFinite(value), `${path} to be a number`, value)
  return value
}

/** Returns the integer at a path. */
export function integerAt(json: unknown, path: string): number {
  const value = numberAt(json, path)
  holds(Number.isSafeInteger(value), `${path} to be an integer`, value)
  return value
}

/** Returns the boolean at a path. */
export function flagAt(json: unknown, path: string): boolean {
  const value = at(json, path)
  holds(typeof value === 'boolean', `${path} to be a boolean`, value)
  return value
}

/** Returns the array at a path. */
export function listAt(json: unknown, path: string): readonly unknown[] {
  const value: unknown = path === '' ? json : at(json, path)
  holds(Array.isArray(value), `${path === '' ? 'the body' : path} to be an array`, value)
  return value
}

/** Returns the object at a path. The empty path means the whole body. */
export function objectAt(json: unknown, path: string): Readonly<Record<string, unknown>> {
  const value: unknown = path === '' ? json : at(json, path)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  holds(isObject, `${path === '' ? 'the body' : path} to be an object`, value)
  return Object.fromEntries(Object.entries(value))
}

/** Returns the email addresses at a path. */
export function addressesAt(json: unknown, path: string): readonly string[] {
  return listAt(json, path).map((value) => {
    const isAddress = typeof value === 'string' && /^[^@\s]+@[^@\s]+$/u.test(value)
    holds(isAddress, `${path} to contain only email addresses`, value)
    return value
  })
}

/** Returns the ISO 8601 time at a path as epoch milliseconds. */
export function timeAt(json: unknown, path: string): number {
  const text = textAt(json, path)
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/u.test(text)
  holds(isTime && Number.isFinite(Date.parse(text)), `${path} to be an ISO 8601 time`, text)
  return Date.parse(text)
}

/** Returns a header field's value. */
export function headerOf(reply: Reply, name: string): string {
  const value = reply.headers.get(name)
  holds(value !== null, `the ${name} header in the reply to ${reply.request}`, 'no such header')
  return value
}

/** Returns a header field that is an integer. */
export function integerHeaderOf(reply: Reply, name: string): number {
  const text = headerOf(reply, name)
  holds(/^\d+$/u.test(text), `the ${name} header to be an integer`, text)
  return Number(text)
}

/** Asserts only the status. */
export function answers(reply: Reply, status: number): void {
  holds(reply.status === status, `${reply.request} to return ${status}`, `${reply.status} ${reply.text}`)
}

/** Asserts a 2xx status and a JSON body. */
export function succeeds(reply: Reply): void {
  const isGood = reply.status >= 200 && reply.status < 300
  holds(isGood, `${reply.request} to succeed`, `${reply.status} ${reply.text}`)
  holds(reply.json !== undefined, `${reply.request} to return JSON`, reply.text)
}

/** The expected error. */
export interface Refusal {
  readonly status: number
  /** The format of the error. `test` is `{success: false, error}`; `postmaster` is `{error}` without `success`. */
  readonly form: 'test' | 'postmaster'
  /** Strings that must occur in the message. */
  readonly names?: readonly (string | RegExp)[]
}

/** Asserts a documented error body whose message names the problem and reveals no internals. */
export function refuses(reply: Reply, { status, form, names = [] }: Refusal): void {
  answers(reply, status)
  const body = objectAt(reply.json, '')
  const words = textAt(body, 'error')
  holds(words.trim() !== '', 'the error field to contain a message', words)
  if (form === 'test') same(`success in the reply to ${reply.request}`, body['success'], false)
  else holds(!('success' in body), 'a postmaster error without a success field', body)
  for (const name of names) {
    const isNamed = typeof name === 'string' ? words.includes(name) : name.test(words)
    holds(isNamed, `the error message to name ${String(name)}`, words)
  }
  const hasInsides = /\bat [\w.<>]+ \(|node_modules|\.ts:\d+|<html/iu.test(reply.text)
  holds(!hasInsides, 'an error without a stack trace or HTML', reply.text)
}
