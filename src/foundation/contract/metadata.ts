/**
 * Validates the `metadata` of a test: arbitrary JSON from the caller, which the API returns unchanged. Rejects values
 * that a database or a JSON parser would change.
 */

import * as z from 'zod'

import { isObject } from '../errors/json-object.ts'

/** The maximum size of the metadata in bytes, as JSON encoded in UTF-8. */
export const maxMetadataBytes = 16_384
/** The maximum nesting depth of the metadata. JSON.stringify overflows the stack at about 4,000 levels. */
const maxMetadataDepth = 100
/** A key that zod and many JSON parsers drop. */
const droppedKey = '__proto__'

/** A part of the metadata that would not be returned unchanged. */
interface Fault {
  readonly path: PropertyKey[]
  readonly value: unknown
  readonly expected: string
}

/**
 * The schema of `metadata` in a request to create a test. The schema does not use `z.record`, which drops `__proto__`
 * before any check can see the key.
 */
export const metadataSchema: z.ZodType<Readonly<Record<string, unknown>>> = z
  .unknown()
  .meta({ type: 'object', additionalProperties: {} })
  .check(({ value, issues }) => {
    for (const fault of findFaults(value)) {
      issues.push({ code: 'custom', input: fault.value, path: fault.path, message: fault.expected })
    }
  })
  .transform((value) => (isObject(value) ? value : {}))

function findFaults(value: unknown): readonly Fault[] {
  if (!isObject(value)) return [{ path: [], value, expected: 'an object' }]
  if (!isShallow(value, maxMetadataDepth)) {
    return [{ path: [], value, expected: `at most ${maxMetadataDepth} levels of nesting` }]
  }
  if (Buffer.byteLength(JSON.stringify(value)) > maxMetadataBytes) {
    return [{ path: [], value, expected: `at most ${maxMetadataBytes} bytes of JSON` }]
  }
  return findInnerFaults(value, [])
}

function findInnerFaults(value: unknown, path: PropertyKey[]): readonly Fault[] {
  if (typeof value === 'number') return findNumberFault(value, path)
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, inner]) => {
    const innerPath = [...path, key]
    const faults = findInnerFaults(inner, innerPath)
    const fault = {
      path: innerPath,
      value: inner,
      expected: 'a key other than __proto__, which many JSON parsers drop',
    }
    return key === droppedKey ? [fault].concat(faults) : faults
  })
}

/**
 * Rejects numbers that would be rounded silently. JSON sets no limit on numbers, but most parsers read them as doubles
 * (RFC 8259 §6).
 */
function findNumberFault(value: number, path: PropertyKey[]): readonly Fault[] {
  if (Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value))) return []
  const expected = `a number that a double can represent exactly (integers up to ±${Number.MAX_SAFE_INTEGER}), or a string`
  return [{ path, value, expected }]
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1))
}
