/** Renders a JSON Schema as a table with one row per field. Nested fields are listed with their full path. */

import type { JsonSchema } from '../../foundation/contract/openapi/document.ts'
import { html, type Markup } from '../../report/pages/markup.ts'
import { inline } from './docs-text.ts'

/**
 * Renders the fields of an object; returns `null` if the object has none. `sent` means that the client sends the
 * object.
 */
export function schemaTable(schema: JsonSchema, direction: 'sent' | 'received'): Markup | null {
  const rows = fieldRows(schema, { prefix: '', present: direction === 'sent' ? 'must' : 'always' })
  return rows.length === 0 ? null : fieldsTable(rows)
}

export interface FieldRow {
  readonly name: string
  readonly schema: JsonSchema
  /**
   * Whether a field is present. `must` means that a request must contain it, `maybe` that it may be absent, and
   * `always` that every response contains it.
   */
  readonly presence: 'must' | 'maybe' | 'always'
  readonly description: string
}

/** Renders the name, type and meaning of each field. */
export function fieldsTable(rows: readonly FieldRow[]): Markup {
  const lines = rows.map(({ name, schema, presence, description }) => {
    const isAdditive = description.startsWith('Additive: ')
    const text = description.replace(/^Additive: (?<first>.)/u, (_all, first: string) => first.toUpperCase())
    const limits = limitsOf(schema).map((limit) => ` ${limit}`)
    const additive = isAdditive ? html` <span class="badge">additive</span>` : null
    return html`<tr><td><code>${name}</code>${presenceBadges[presence]}${additive}</td><td>${typeOf(schema)}</td><td>${inline(text)}${limits}</td></tr>\n`
  })
  return html`<table class="fields"><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>
${lines}</tbody></table>`
}

const presenceBadges: Readonly<Record<FieldRow['presence'], Markup | null>> = {
  must: html` <span class="badge must">required</span>`,
  maybe: html` <span class="badge">optional</span>`,
  always: null,
}

interface RowPlace {
  /** The path to put in front of the field names. */
  readonly prefix: string
  /** How to mark required fields. */
  readonly present: 'must' | 'always'
}

/**
 * Returns the fields of a nested object, so that the table can list them. Named schemas are not listed, because
 * `typeOf` adds a link to them.
 */
function fieldRows(schema: JsonSchema, { prefix, present }: RowPlace): readonly FieldRow[] {
  const required = schema.required ?? []
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    if (typeof inner === 'boolean') return []
    const path = prefix + name
    const presence = required.includes(name) ? present : 'maybe'
    const row: FieldRow = { name: path, schema: inner, presence, description: inner.description ?? '' }
    return [row].concat(innerRows(inner, { prefix: path, present }))
  })
}

function innerRows(schema: JsonSchema, { prefix: path, present }: RowPlace): readonly FieldRow[] {
  const items = itemsOf(schema)
  if (items?.properties !== undefined) return fieldRows(items, { prefix: `${path}[].`, present })
  const object = [schema, ...alternativesOf(schema)].find((one) => one.properties !== undefined)
  return object === undefined ? [] : fieldRows(object, { prefix: `${path}.`, present })
}

/** Describes the type in words; a named schema becomes a link. */
export function typeOf(schema: JsonSchema): Markup {
  if (schema.$ref !== undefined) return schemaLink(schema.$ref)
  const alternatives = alternativesOf(schema)
  if (alternatives.length > 0) return joinOr(alternatives.map(typeOf))
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum !== undefined) return joinOr(schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`))
  const items = itemsOf(schema)
  if (schema.type === 'array' && items !== null) return html`array of ${typeOf(items)}`
  const words = [schema.type ?? 'any'].flat().join(' or ')
  return html`${schema.format === undefined ? words : `${words} (${schema.format})`}`
}

function joinOr(parts: readonly Markup[]): Markup {
  return html`${parts.map((part, index) => html`${index === 0 ? '' : ' or '}${part}`)}`
}

function schemaLink(reference: string): Markup {
  const name = reference.slice(reference.lastIndexOf('/') + 1)
  return html`<a href="#schema-${name}">${name}</a>`
}

function itemsOf({ items }: JsonSchema): JsonSchema | null {
  return typeof items === 'object' && !Array.isArray(items) ? items : null
}

function alternativesOf({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] {
  return [...(anyOf ?? []), ...(oneOf ?? [])].filter((one) => typeof one !== 'boolean')
}

function limitsOf({ minimum, maximum, minLength, maxLength, default: standard }: JsonSchema): readonly string[] {
  return [
    ...(minimum !== undefined && maximum !== undefined ? [`From ${minimum} to ${maximum}.`] : []),
    ...((minLength ?? 0) > 0 ? ['Not empty.'] : []),
    ...(maxLength === undefined ? [] : [`At most ${maxLength} characters.`]),
    ...(standard === undefined ? [] : [`Default: ${JSON.stringify(standard)}.`]),
  ]
}
