/**
 * Defines each response once, as a strict zod schema for what presend's service sends. The TypeScript type (`Reply`),
 * the client's tolerant reader (`tolerant`) and the OpenAPI document are all derived from this schema.
 */

import * as z from 'zod'

/** The type of a response that presend's service sends. */
export type Reply<S extends z.ZodType> = Immutable<z.output<S>>

type Immutable<T> = T extends readonly (infer E)[]
  ? readonly Immutable<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Immutable<T[K]> }
    : T

/** Marks a field that a client does not need. The field may be missing, and the reader drops it if it is malformed. */
export interface Lenient {
  readonly isLenient: true
}

/** Marks a field that other services may send in formats that presend itself does not use. */
export interface ReadAs<R> {
  readonly reader: z.ZodType<R>
}

/** The type of a response from any service, as `tolerant` returns it. */
export type Foreign<S> = S extends Lenient ? ForeignValue<S> | undefined : ForeignValue<S>

type ForeignValue<S> =
  S extends ReadAs<infer R>
    ? R
    : S extends z.ZodObject<infer Shape>
      ? ForeignObject<Shape>
      : S extends z.ZodArray<infer Element>
        ? readonly Foreign<Element>[]
        : S extends z.ZodNullable<infer Inner>
          ? Foreign<Inner> | null
          : S extends z.ZodOptional<infer Inner>
            ? Foreign<Inner> | undefined
            : S extends z.ZodType<infer T>
              ? T
              : never

type ForeignObject<Shape> = {
  readonly [K in keyof Shape as undefined extends Foreign<Shape[K]> ? never : K]: Foreign<Shape[K]>
} & {
  readonly [K in keyof Shape as undefined extends Foreign<Shape[K]> ? K : never]?: Foreign<Shape[K]>
}

/** Adds the description of a field for the API document, with examples of its value. */
export function field<T extends z.ZodType>(schema: T, description: string, ...examples: readonly unknown[]): T {
  return annotate(schema, { description }, examples)
}

/**
 * Describes a field that api-v1.md does not define. The field is marked `x-additive` in the API document, and the
 * reader treats it as optional, because other services may not send the field, or may use its name for something else.
 */
export function addition<T extends z.ZodType>(
  schema: T,
  description: string,
  ...examples: readonly unknown[]
): T & Lenient {
  return lenient(annotate(schema, { description: `Additive: ${description}`, 'x-additive': true }, examples))
}

/** Makes a field optional for the reader. */
export function lenient<T extends z.ZodType>(schema: T): T & Lenient {
  return Object.assign(copyOf(schema), { isLenient: true as const })
}

/** Sets the schema that the reader uses to parse a field. */
export function readAs<T extends z.ZodType, R>(schema: T, reader: z.ZodType<R>): T & ReadAs<R> {
  return Object.assign(copyOf(schema), { reader })
}

function annotate<T extends z.ZodType>(schema: T, note: object, examples: readonly unknown[]): T {
  return withMarks(schema, schema.meta(examples.length === 0 ? { ...note } : { ...note, examples: [...examples] }))
}

function copyOf<T extends z.ZodType>(schema: T): T {
  return withMarks(schema, schema.clone())
}

/** Restores the properties that presend added to a schema, because zod does not copy them when it clones the schema. */
function withMarks<T extends z.ZodType>(from: z.ZodType, to: T): T {
  if (isLenient(from)) Object.assign(to, { isLenient: true })
  if (hasReader(from)) Object.assign(to, { reader: from.reader })
  return to
}

type Fields = Readonly<Record<string, z.ZodType>>

/**
 * Derives a response's reader from its schema. The reader drops unknown fields. Lenient and optional fields may be
 * missing or malformed, and formatted strings (such as dates) may contain any text. `variants` replaces or adds
 * top-level fields.
 */
export function tolerant<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
): z.ZodType<Foreign<z.ZodObject<Shape>>>
export function tolerant<Shape extends z.ZodRawShape, V extends Fields>(
  schema: z.ZodObject<Shape>,
  variants: V,
): z.ZodType<Omit<Foreign<z.ZodObject<Shape>>, keyof V> & z.output<z.ZodObject<V>>>
export function tolerant(schema: z.ZodObject, variants: Fields = {}): z.ZodType {
  return z.object({ ...readersOf(schema), ...variants })
}

function readersOf(schema: z.ZodObject): Fields {
  return Object.fromEntries(Object.entries(schema.shape).map(([name, inner]) => [name, readerOf(inner)]))
}

function readerOf(schema: z.core.$ZodType): z.ZodType {
  const reader = hasReader(schema) ? schema.reader : loosen(schema)
  return isLenient(schema) || schema instanceof z.ZodOptional ? reader.optional().catch(undefined) : reader
}

function loosen(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) return z.object(readersOf(schema))
  if (schema instanceof z.ZodArray) return z.array(readerOf(schema.element))
  if (schema instanceof z.ZodNullable) return readerOf(schema.unwrap()).nullable()
  if (schema instanceof z.ZodOptional) return readerOf(schema.unwrap())
  if (schema instanceof z.ZodStringFormat) return z.string()
  if (schema instanceof z.ZodType) return schema
  throw new TypeError('tolerant: expected a zod schema, got a zod/mini schema')
}

function isLenient(schema: object): schema is Lenient {
  return 'isLenient' in schema
}

function hasReader(schema: object): schema is ReadAs<unknown> {
  return 'reader' in schema
}
