/** `metadata` of a test: the caller's JSON, returned unchanged. Values that would change on the way are rejected. */

import * as z from 'zod'

import { isObject } from '../errors/json-object.ts'

/** Maximum size as JSON in UTF-8. */
export const maxMetadataBytes = 16_384
/** JSON.stringify overflows the stack at some 4000 levels. */
const maxMetadataDepth = 100
/** zod and many other JSON readers drop a key of this name. */
const droppedKey = '__proto__'

/** A part of the metadata that would not be returned unchanged. */
interface Fault {
  readonly path: PropertyKey[]
  readonly value: unknown
  readonly expected: string
}

/** Schema of `metadata` in a create request. Not `z.record`: that drops `__proto__` before any check sees it. */
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
    const fault = { path: innerPath, value: inner, expected: 'a key other than __proto__, which many programs drop' }
    return key === droppedKey ? [fault].concat(faults) : faults
  })
}

/** JSON numbers are unlimited, but readers use doubles (RFC 8259 §6) and round silently. */
function findNumberFault(value: number, path: PropertyKey[]): readonly Fault[] {
  if (Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value))) return []
  const expected = `a number that a double stores exactly (integers up to ±${Number.MAX_SAFE_INTEGER}), or a string`
  return [{ path, value, expected }]
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1))
}
