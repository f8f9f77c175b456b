/** What a check may say of a reply. Everything that does not hold throws a Mismatch. */

import { isDeepStrictEqual } from 'node:util'

import type { Reply } from './session.ts'

/** A sentence that does not hold: what was expected, and what came. */
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

/** Anything as one line, at most 300 characters. */
export function show(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return text.length <= 300 ? text : `${text.slice(0, 299)}…`
}

/** @throws Mismatch unless it is true */
export function holds(isTrue: boolean, expected: string, came: unknown): asserts isTrue {
  if (!isTrue) throw new Mismatch(expected, came)
}

/** Deep equality. */
export function same(what: string, came: unknown, expected: unknown): void {
  holds(isDeepStrictEqual(came, expected), `${what} to be ${show(expected)}`, came)
}

/** The value at `a.b.0.c`; `undefined` when there is none. */
export function at(json: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null) return undefined
    return Object.getOwnPropertyDescriptor(value, step)?.value
  }, json)
}

/** A string at a path. */
export function textAt(json: unknown, path: string): string {
  const value = at(json, path)
  holds(typeof value === 'string', `${path} to be a string`, value)
  return value
}

/** A finite number at a path. */
export function numberAt(json: unknown, path: string): number {
  const value = at(json, path)
  holds(typeof value === 'number' && Number.isFinite(value), `${path} to be a number`, value)
  return value
}

/** A whole number at a path. */
export function integerAt(json: unknown, path: string): number {
  const value = numberAt(json, path)
  holds(Number.isSafeInteger(value), `${path} to be an integer`, value)
  return value
}

/** A boolean at a path. */
export function flagAt(json: unknown, path: string): boolean {
  const value = at(json, path)
  holds(typeof value === 'boolean', `${path} to be true or false`, value)
  return value
}

/** An array at a path. */
export function listAt(json: unknown, path: string): readonly unknown[] {
  const value: unknown = path === '' ? json : at(json, path)
  holds(Array.isArray(value), `${path === '' ? 'the body' : path} to be an array`, value)
  return value
}

/** An object (no array, not null) at a path; the empty path is the whole body. */
export function objectAt(json: unknown, path: string): Readonly<Record<string, unknown>> {
  const value: unknown = path === '' ? json : at(json, path)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  holds(isObject, `${path === '' ? 'the body' : path} to be an object`, value)
  return Object.fromEntries(Object.entries(value))
}

/** E-mail addresses at a path: at least one character on both sides of the one `@`. */
export function addressesAt(json: unknown, path: string): readonly string[] {
  return listAt(json, path).map((value) => {
    const isAddress = typeof value === 'string' && /^[^@\s]+@[^@\s]+$/u.test(value)
    holds(isAddress, `${path} to hold e-mail addresses`, value)
    return value
  })
}

/** An ISO 8601 time at a path, as epoch milliseconds. */
export function timeAt(json: unknown, path: string): number {
  const text = textAt(json, path)
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/u.test(text)
  holds(isTime && Number.isFinite(Date.parse(text)), `${path} to be an ISO 8601 time`, text)
  return Date.parse(text)
}

/** A header field's value. */
export function headerOf(reply: Reply, name: string): string {
  const value = reply.headers.get(name)
  holds(value !== null, `the header ${name} on ${reply.request}`, 'a reply without it')
  return value
}

/** A header field that is a whole number. */
export function integerHeaderOf(reply: Reply, name: string): number {
  const text = headerOf(reply, name)
  holds(/^\d+$/u.test(text), `${name} to be a whole number`, text)
  return Number(text)
}

/** The status and nothing else. */
export function answers(reply: Reply, status: number): void {
  holds(reply.status === status, `${reply.request} to answer ${status}`, `${reply.status} ${reply.text}`)
}

/** Any 2xx with JSON. */
export function succeeds(reply: Reply): void {
  const isGood = reply.status >= 200 && reply.status < 300
  holds(isGood, `${reply.request} to succeed`, `${reply.status} ${reply.text}`)
  holds(reply.json !== undefined, `${reply.request} to answer with JSON`, reply.text)
}

/** How an error must look. */
export interface Refusal {
  readonly status: number
  /** `test`: `{success: false, error}`; `postmaster`: `{error}` without `success`. */
  readonly form: 'test' | 'postmaster'
  /** What the message must name. */
  readonly names?: readonly (string | RegExp)[]
}

/** An error of the document's form whose message names what is wrong, and nothing of the service's insides. */
export function refuses(reply: Reply, { status, form, names = [] }: Refusal): void {
  answers(reply, status)
  const body = objectAt(reply.json, '')
  const words = textAt(body, 'error')
  holds(words.trim() !== '', 'error to be a message', words)
  if (form === 'test') same(`success of ${reply.request}`, body['success'], false)
  else holds(!('success' in body), 'a postmaster error without success', body)
  for (const name of names) {
    const isNamed = typeof name === 'string' ? words.includes(name) : name.test(words)
    holds(isNamed, `the message to name ${String(name)}`, words)
  }
  const hasInsides = /\bat [\w.<>]+ \(|node_modules|\.ts:\d+|<html/iu.test(reply.text)
  holds(!hasInsides, 'an error without stack or HTML', reply.text)
}
