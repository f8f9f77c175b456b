/** Implements the part of JSON Schema 2020-12 that the project's own schemas use; an unknown keyword is an error. */

const knownKeywords = new Set([
  '$schema',
  '$defs',
  '$ref',
  'title',
  'description',
  'type',
  'const',
  'enum',
  'required',
  'properties',
  'additionalProperties',
  'items',
  'minimum',
  'maximum',
  'maxItems',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'anyOf',
  // Keywords that validate nothing.
  'examples',
  'default',
  'x-additive',
])

type Schema = Readonly<Record<string, unknown>>

/**
 * Returns the problems of `value`, one line each with its path; empty if it is valid. References are resolved against
 * `root`.
 */
export function schemaProblems(value: unknown, schema: unknown, root: unknown = schema): readonly string[] {
  return check(value, asObject(schema), { path: '$', root: asObject(root) })
}

interface Spot {
  readonly path: string
  readonly root: Schema
}

function check(value: unknown, schema: Schema, spot: Spot): readonly string[] {
  const unknown = Object.keys(schema).filter((keyword) => !knownKeywords.has(keyword))
  if (unknown.length > 0) throw new Error(`${spot.path}: schema keywords ${unknown.join(', ')} are not known`)
  const reference = schema['$ref']
  const referred = typeof reference === 'string' ? check(value, resolve(reference, spot.root), spot) : []
  return [
    ...referred,
    ...checkScalars(value, schema, spot.path),
    ...checkText(value, schema, spot.path),
    ...checkAlternatives(value, schema, spot),
    ...checkObject(value, schema, spot),
    ...checkItems(value, schema, spot),
  ]
}

function checkScalars(value: unknown, schema: Schema, path: string): readonly string[] {
  const problems: string[] = []
  const types = [schema['type'] ?? []].flat().map(String)
  if (types.length > 0 && !types.some((type) => hasType(value, type)))
    problems.push(`${path}: ${JSON.stringify(value)} is no ${types.join(' or ')}`)
  if ('const' in schema && value !== schema['const'])
    problems.push(`${path}: ${JSON.stringify(value)} is not ${JSON.stringify(schema['const'])}`)
  const allowed = schema['enum']
  if (Array.isArray(allowed) && !allowed.includes(value))
    problems.push(`${path}: ${JSON.stringify(value)} is none of ${JSON.stringify(allowed)}`)
  const { minimum, maximum } = { minimum: schema['minimum'], maximum: schema['maximum'] }
  if (typeof value === 'number' && typeof minimum === 'number' && value < minimum)
    problems.push(`${path}: ${value} < ${minimum}`)
  if (typeof value === 'number' && typeof maximum === 'number' && value > maximum)
    problems.push(`${path}: ${value} > ${maximum}`)
  return problems
}

const formats: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/u,
}

/** Lengths count characters, not UTF-16 units (JSON Schema Validation 2020-12, §6.3). */
function checkText(value: unknown, schema: Schema, path: string): readonly string[] {
  if (typeof value !== 'string') return []
  const least = Number(schema['minLength'] ?? 0)
  const most = Number(schema['maxLength'] ?? Number.POSITIVE_INFINITY)
  const pattern = typeof schema['pattern'] === 'string' ? schema['pattern'] : ''
  const format = typeof schema['format'] === 'string' ? schema['format'] : ''
  const length = value.match(/./gsu)?.length ?? 0
  return [
    ...(length < least ? [`${path}: shorter than ${least}`] : []),
    ...(length > most ? [`${path}: longer than ${most}`] : []),
    ...(new RegExp(pattern, 'u').test(value) ? [] : [`${path}: not like ${pattern}`]),
    ...(format === '' || formatOf(format).test(value) ? [] : [`${path}: no ${format}`]),
  ]
}

function formatOf(name: string): RegExp {
  const format = formats[name]
  if (format === undefined) throw new Error(`schema format ${name} is not known`)
  return format
}

/** One of the alternatives must match. If none does, returns the problems of the closest one. */
function checkAlternatives(value: unknown, schema: Schema, spot: Spot): readonly string[] {
  if (!Array.isArray(schema['anyOf'])) return []
  const attempts = schema['anyOf'].map((one) => check(value, asObject(one), spot))
  return attempts.toSorted((left, right) => left.length - right.length)[0] ?? []
}

function checkObject(value: unknown, schema: Schema, spot: Spot): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const properties = asObject(schema['properties'] ?? {})
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  return [
    ...required
      .filter((name) => !Object.hasOwn(value, String(name)))
      .map((name) => `${spot.path}: ${String(name)} is missing`),
    ...Object.entries(value).flatMap(([name, inner]) => {
      const path = `${spot.path}.${name}`
      if (Object.hasOwn(properties, name)) return check(inner, asObject(properties[name]), { ...spot, path })
      const others = schema['additionalProperties'] ?? true
      if (others === false) return [`${path} is not in the schema`]
      return others === true ? [] : check(inner, asObject(others), { ...spot, path })
    }),
  ]
}

function checkItems(value: unknown, schema: Schema, spot: Spot): readonly string[] {
  if (!Array.isArray(value) || schema['items'] === undefined) return []
  const items = asObject(schema['items'])
  const most = Number(schema['maxItems'] ?? Number.POSITIVE_INFINITY)
  const found = value.flatMap((inner, index) => check(inner, items, { ...spot, path: `${spot.path}[${index}]` }))
  return value.length > most ? [`${spot.path}: more than ${most} items`, ...found] : found
}

function hasType(value: unknown, type: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}

function resolve(reference: string, root: Schema): Schema {
  const steps = reference.replace(/^#\//u, '').split('/')
  let found: unknown = root
  for (const step of steps) found = asObject(found)[step]
  if (found === undefined) throw new Error(`${reference} is not in the schema`)
  return asObject(found)
}

function asObject(value: unknown): Schema {
  if (typeof value !== 'object' || value === null) throw new Error(`${JSON.stringify(value)} is no schema`)
  return Object.fromEntries(Object.entries(value))
}
