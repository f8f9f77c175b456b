/** `metadata` of a test: JSON of the caller's that comes back as it was given, or is refused; nothing of it is lost silently. */

import * as z from 'zod'

/** Largest, as JSON in UTF-8. */
export const maxMetadataBytes = 16_384
/** Deepest: what is accepted must never be too deep for the code that writes it out again (some 4000). */
const maxMetadataDepth = 100
/** Many readers of JSON, the schemas of this service among them, leave a property of this name out. */
const lostKey = '__proto__'

/** Something in metadata that would not come back as it was given. */
interface Fault {
  readonly path: PropertyKey[]
  readonly value: unknown
  readonly expected: string
}

/** Not zod's own record: it drops a key before anybody can look at it. */
const jsonObject = z
  .unknown()
  .meta({ type: 'object', additionalProperties: {} })
  .check(({ value, issues }) => {
    for (const fault of metadataFaults(value)) {
      issues.push({ code: 'custom', input: fault.value, path: fault.path, message: fault.expected })
    }
  })

/** Schema of `metadata` in a request that creates a test. */
export const metadataSchema: z.ZodType<Readonly<Record<string, unknown>>> = jsonObject.transform((value) =>
  isObject(value) ? value : {},
)

/** What is too deep is not measured, and what is too large is not searched. */
function metadataFaults(value: unknown): readonly Fault[] {
  if (!isObject(value)) return [{ path: [], value, expected: 'an object' }]
  if (!isShallow(value, maxMetadataDepth)) {
    return [{ path: [], value, expected: `at most ${maxMetadataDepth} levels of nesting` }]
  }
  if (Buffer.byteLength(JSON.stringify(value)) > maxMetadataBytes) {
    return [{ path: [], value, expected: `at most ${maxMetadataBytes} bytes of JSON` }]
  }
  return faultsOf(value, [])
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function faultsOf(value: unknown, path: PropertyKey[]): readonly Fault[] {
  if (typeof value === 'number') return faultOfNumber(value, path)
  if (typeof value !== 'object' || value === null) return []
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return inner.flatMap(([key, one]) => faultOfKey(key, one, path).concat(faultsOf(one, [...path, key])))
}

function faultOfKey(key: PropertyKey, value: unknown, path: PropertyKey[]): readonly Fault[] {
  if (key !== lostKey) return []
  return [{ path: [...path, key], value, expected: 'another key, as many programs drop this one' }]
}

/** JSON has numbers of any size; what reads them has doubles (RFC 8259 §6), and rounds without a word. */
function faultOfNumber(value: number, path: PropertyKey[]): readonly Fault[] {
  if (Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value))) return []
  const expected = `a number that keeps all its digits, whole ones at most ±${Number.MAX_SAFE_INTEGER}, or a string`
  return [{ path, value, expected }]
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1))
}
