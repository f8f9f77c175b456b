/** Checks JSON against a message of the discovery document, and rejects everything that the real API does not know. */

import { invalidArgument } from './api-error.ts'

/** A type of the discovery document. */
export type Shape =
  | { readonly type: 'string' }
  | { readonly type: 'int32' }
  | { readonly type: 'enum'; readonly values: readonly string[] }
  | { readonly type: 'list'; readonly of: Shape }
  | { readonly type: 'message'; readonly fields: Readonly<Record<string, Shape>> }

/** A string. */
export const string: Shape = { type: 'string' }

/** A 32-bit integer. */
export const int32: Shape = { type: 'int32' }

/** A list. */
export function list(of: Shape): Shape {
  return { type: 'list', of }
}

/** One of these names. */
export function oneOf(values: readonly string[]): Shape {
  return { type: 'enum', values }
}

/** An object. */
export function message(fields: Readonly<Record<string, Shape>>): Shape {
  return { type: 'message', fields }
}

/**
 * Checks a value.
 *
 * @throws ApiError 400 with Google's message for the first error
 */
export function checkShape(value: unknown, shape: Shape, path: string = ''): void {
  switch (shape.type) {
    case 'string':
      if (typeof value !== 'string') throw wrongValue(path, 'TYPE_STRING', value)
      return
    case 'int32':
      if (!Number.isInteger(value)) throw wrongValue(path, 'TYPE_INT32', value)
      return
    case 'enum':
      if (typeof value !== 'string' || !shape.values.includes(value)) throw wrongValue(path, 'enum', value)
      return
    case 'list':
      if (!Array.isArray(value)) throw wrongValue(path, 'list', value)
      value.forEach((item: unknown, index) => checkShape(item, shape.of, `${path}[${index}]`))
      return
    case 'message':
      checkMessage(value, shape.fields, path)
      return
    default:
      shape satisfies never
  }
}

function checkMessage(value: unknown, fields: Readonly<Record<string, Shape>>, path: string): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrongValue(path, 'message', value)
  for (const [name, field] of Object.entries(value)) {
    const shape = fields[name]
    if (shape === undefined) {
      const at = path === '' ? '' : ` at '${path}'`
      throw invalidArgument(`Invalid JSON payload received. Unknown name "${name}"${at}: Cannot find field.`)
    }
    checkShape(field, shape, path === '' ? name : `${path}.${name}`)
  }
}

function wrongValue(path: string, type: string, value: unknown): Error {
  return invalidArgument(`Invalid value at '${path}' (${type}), ${JSON.stringify(value)}`)
}
