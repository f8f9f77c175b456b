/** A JSON Schema as a table for people: one row a field, fields of inner objects below it with their whole path. */

import type { JsonSchema } from '../../contract/openapi/document.ts'
import { escapeHtml } from '../../report/escape-html.ts'
import { inline } from './docs-text.ts'

/** The table of an object's fields; nothing for a schema without any. `sent` is what a client writes. */
export function schemaTable(schema: JsonSchema, direction: 'sent' | 'received'): string {
  const present = direction === 'sent' ? 'must' : 'always'
  const rows = fieldRows(schema, { prefix: '', present })
  if (rows.length === 0) return ''
  return fieldsTable(rows)
}

/** One row of a table of fields. */
export interface FieldRow {
  readonly name: string
  readonly schema: JsonSchema
  /** `must`: the request is refused without it; `maybe`: it may be absent; `always`: a reply has it. */
  readonly presence: 'must' | 'maybe' | 'always'
  readonly description: string
}

/** Name, type and meaning of each. */
export function fieldsTable(rows: readonly FieldRow[]): string {
  const lines = rows.map(({ name, schema, presence, description }) => {
    const badges = presenceBadges[presence] + additiveBadge(description)
    const text = inline(description.replace(/^Additive: (?<first>.)/u, (_all, first: string) => first.toUpperCase()))
    const notes = [text, ...limitsOf(schema)].filter((note) => note !== '').join(' ')
    return `<tr><td><code>${escapeHtml(name)}</code>${badges}</td><td>${typeOf(schema)}</td><td>${notes}</td></tr>`
  })
  const head = '<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>'
  return `<table class="fields">${head}<tbody>\n${lines.join('\n')}\n</tbody></table>`
}

const presenceBadges: Readonly<Record<FieldRow['presence'], string>> = {
  must: ' <span class="badge must">required</span>',
  maybe: ' <span class="badge">optional</span>',
  always: '',
}

function additiveBadge(description: string): string {
  return description.startsWith('Additive: ') ? ' <span class="badge">additive</span>' : ''
}

interface RowPlace {
  /** What stands before the names of the fields. */
  readonly prefix: string
  /** What a required field is called. */
  readonly present: 'must' | 'always'
}

/** Inner objects are shown in full; what has a name of its own is linked by `typeOf`. */
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

/** The type in words, as HTML; schemas with a name are links. */
export function typeOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schemaLink(schema.$ref)
  const alternatives = alternativesOf(schema)
  if (alternatives.length > 0) return alternatives.map(typeOf).join(' or ')
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`
  if (schema.enum !== undefined) return enumText(schema)
  const items = itemsOf(schema)
  if (schema.type === 'array' && items !== null) return `array of ${typeOf(items)}`
  return typeWords(schema)
}

function typeWords({ type, format }: JsonSchema): string {
  const words = [type ?? 'any'].flat().map(String).join(' or ')
  return escapeHtml(format === undefined ? words : `${words} (${format})`)
}

function enumText(schema: JsonSchema): string {
  return (schema.enum ?? []).map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(' or ')
}

function schemaLink(reference: string): string {
  const name = escapeHtml(reference.slice(reference.lastIndexOf('/') + 1))
  return `<a href="#schema-${name}">${name}</a>`
}

function itemsOf({ items }: JsonSchema): JsonSchema | null {
  return typeof items === 'object' && !Array.isArray(items) ? items : null
}

function alternativesOf({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] {
  return [...(anyOf ?? []), ...(oneOf ?? [])].filter((one) => typeof one !== 'boolean')
}

function limitsOf({ minimum, maximum, minLength, maxLength, default: standard }: JsonSchema): readonly string[] {
  const range = minimum !== undefined && maximum !== undefined ? `From ${minimum} to ${maximum}.` : ''
  const least = (minLength ?? 0) > 0 ? 'Not empty.' : ''
  const most = maxLength === undefined ? '' : `At most ${maxLength} characters.`
  const given = standard === undefined ? '' : `Default: ${escapeHtml(JSON.stringify(standard))}.`
  return [range, least, most, given]
}
