/** Parses zone files (RFC 1035 §5 master files, as used by BIND). */

import { bad, ok, type Parsed, type Problem, type SourcePlace } from '../errors/problem.ts'
import { renderCount } from '../errors/render-count.ts'
import type { DnsType } from './world.ts'
import { placeKey, type Zone } from './zone.ts'
import { parseZoneName } from './zone-file-name.ts'
import { readZoneEntries, type ZoneEntry, type ZoneToken } from './zone-file-tokens.ts'
import { isDuration, valueReaders } from './zone-file-values.ts'

const maxZoneFileBytes = 5 * 1024 * 1024
/** The maximum number of problems to report. If a file is not a zone file, every line has a problem. */
const maxProblemCount = 50

/** Valid record types that presend never queries. Types such as `TYPE123` (RFC 3597) are also valid. */
const otherTypes = new Set(
  `AFSDB APL CAA CDNSKEY CDS CERT CSYNC DHCID DLV DNAME DNSKEY DS EUI48 EUI64 HINFO HIP HTTPS IPSECKEY KEY KX LOC
   MB MD MF MG MINFO MR NAPTR NSEC NSEC3 NSEC3PARAM OPENPGPKEY RP RRSIG SIG SMIMEA SPF SRV SSHFP SVCB TA TKEY TLSA TSIG
   URI WKS X25 ZONEMD`.split(/\s+/u),
)

interface Reading {
  readonly fileName: string
  readonly problems: Problem[]
  readonly records: Map<string, Map<DnsType, string[]>>
  readonly names: Set<string>
  /** For each name, the line of its first CNAME record. */
  readonly cnameLines: Map<string, number>
  readonly origins: Set<string>
  readonly places: Map<string, SourcePlace>
  origin: string | null
  owner: string | null
}

/**
 * Parses a zone file. Supports `$ORIGIN`, `$TTL`, `@`, relative names, blank owners, parentheses, comments, escapes and
 * TXT records with several strings; rejects `$INCLUDE` and `$GENERATE`. Error messages never quote the file's content,
 * because the path may lead to a secret file.
 *
 * @param text the file's content, at most 5 MiB
 * @param fileName the path to show in error messages
 */
export function parseZoneFile(text: string, fileName: string): Parsed<Zone> {
  const sizeBytes = Buffer.byteLength(text)
  if (sizeBytes > maxZoneFileBytes) {
    const came = `a file of ${sizeBytes} bytes`
    return bad({ input: 'zone-file', came, expected: 'at most 5 MiB', place: { file: fileName } })
  }
  const { entries, problems } = readZoneEntries(text, fileName)
  const reading: Reading = {
    fileName,
    problems: [...problems],
    records: new Map(),
    names: new Set(['']),
    cnameLines: new Map(),
    origins: new Set(),
    places: new Map(),
    origin: null,
    owner: null,
  }
  for (const entry of entries) readEntry(reading, entry)
  if (entries.length === 0) report(reading, { line: 1 }, { came: 'no record', expected: 'at least one DNS record' })
  reportCnameConflicts(reading)
  if (reading.problems.length > 0) return bad(...shortened(reading))
  const { records, names, origins, places } = reading
  return ok({ records, names, origins, fileName, places })
}

function readEntry(reading: Reading, entry: ZoneEntry): void {
  const [first, second] = entry.tokens
  if (first === undefined) return
  if (first.text.startsWith('$') && !first.isQuoted && !entry.hasBlankOwner) readDirective(reading, first, second)
  else readRecord(reading, entry)
}

function readDirective(reading: Reading, directive: ZoneToken, argument: ZoneToken | undefined): void {
  const name = directive.text.toUpperCase()
  if (name === '$ORIGIN') return readOrigin(reading, directive, argument)
  if (name === '$TTL') {
    if (argument !== undefined && isDuration(argument)) return
    return report(reading, argument ?? directive, { expected: 'a time such as 3600 or 1h after $TTL' })
  }
  const expected = '$ORIGIN, $TTL or a record'
  const todo = refusedDirectives[name]
  if (todo === undefined) return report(reading, directive, { came: 'an unknown directive', expected })
  report(reading, directive, { came: name, expected, todo })
}

const refusedDirectives: Readonly<Record<string, string>> = {
  $INCLUDE: 'copy the records of the included file into this one',
  $GENERATE: 'list the generated records',
}

function readOrigin(reading: Reading, directive: ZoneToken, argument: ZoneToken | undefined): void {
  const parsed = argument === undefined ? null : parseZoneName(argument.text, reading.origin)
  if (parsed?.status === 'ok') {
    reading.origin = parsed.value
    reading.origins.add(parsed.value)
    return
  }
  const expected = parsed?.expected ?? 'a name that ends in "." after $ORIGIN'
  report(reading, argument ?? directive, { expected })
}

function readRecord(reading: Reading, entry: ZoneEntry): void {
  const rest = entry.hasBlankOwner ? entry.tokens : entry.tokens.slice(1)
  const hasOwner = entry.hasBlankOwner ? hasEarlierOwner(reading, entry) : readOwner(reading, entry)
  const typeIndex = rest.findIndex((token) => !isDuration(token) && token.text.toUpperCase() !== 'IN')
  const type = rest[typeIndex]
  if (type === undefined) return report(reading, entry, { came: 'no record type', expected: expectedType })
  const name = type.text.toUpperCase()
  if (isAskedType(name))
    return readValue(reading, {
      type: name,
      token: type,
      data: rest.slice(typeIndex + 1),
      hasOwner,
      first: entry.tokens[0],
    })
  if (otherTypes.has(name) || /^TYPE\d{1,5}$/u.test(name)) return addName(reading, reading.owner)
  const isClass = ['CH', 'HS', 'CS'].includes(name)
  report(reading, type, isClass ? { came: `class ${name}`, expected: 'class IN' } : { expected: expectedType })
}

const expectedType = 'a record type such as A, AAAA, CNAME, MX, NS, PTR, SOA or TXT (or TYPE123 for other types)'

function isAskedType(name: string): name is DnsType {
  return Object.hasOwn(valueReaders, name)
}

function hasEarlierOwner(reading: Reading, entry: ZoneEntry): boolean {
  if (reading.owner !== null) return true
  const came = 'a line that begins with a space'
  report(reading, entry, { came, expected: 'a name, because no earlier record provides one' })
  return false
}

function readOwner(reading: Reading, entry: ZoneEntry): boolean {
  const [token] = entry.tokens
  if (token === undefined) return false
  const parsed = parseZoneName(token.text, reading.origin)
  reading.owner = parsed.status === 'ok' ? parsed.value : null
  if (parsed.status === 'bad') report(reading, token, { expected: parsed.expected })
  return parsed.status === 'ok'
}

interface FoundRecord {
  readonly type: DnsType
  readonly token: ZoneToken
  readonly data: readonly ZoneToken[]
  readonly hasOwner: boolean
  /** The first word of the record. */
  readonly first: ZoneToken | undefined
}

function readValue(reading: Reading, found: FoundRecord): void {
  const read = valueReaders[found.type](found.data, reading.origin)
  if (read.status === 'bad') {
    const { status: _, ...what } = read
    report(reading, found.data[0] ?? found.token, { ...what, expected: `${read.expected} for ${found.type}` })
    return
  }
  if (!found.hasOwner || reading.owner === null) return
  addName(reading, reading.owner)
  const types = reading.records.get(reading.owner) ?? new Map<DnsType, string[]>()
  const values = types.get(found.type) ?? []
  // Duplicate records count only once (RFC 2181 §5).
  if (!values.includes(read.value)) {
    values.push(read.value)
    const { line, column } = found.first ?? found.token
    reading.places.set(placeKey(reading.owner, found.type, read.value), { file: reading.fileName, line, column })
  }
  reading.records.set(reading.owner, types.set(found.type, values))
  if (found.type === 'CNAME' && values.length === 1) reading.cnameLines.set(reading.owner, found.token.line)
}

/** Adds a name and all its ancestors (empty non-terminals, RFC 4592 §2.2.2). */
function addName(reading: Reading, name: string | null): void {
  let rest = name ?? ''
  while (rest !== '' && !reading.names.has(rest)) {
    reading.names.add(rest)
    rest = parentName(rest)
  }
}

/** Returns the name without its first label. Returns `''` for a single label. */
export function parentName(name: string): string {
  return /^(?:\\[^]|[^\\.])*\.([^]*)$/u.exec(name)?.[1] ?? ''
}

function reportCnameConflicts(reading: Reading): void {
  for (const [name, types] of reading.records) {
    const targets = types.get('CNAME')
    if (targets === undefined || (targets.length === 1 && types.size === 1)) continue
    const came = 'a CNAME and other records at the same name'
    const expected = 'a CNAME as the only record at its name (RFC 1034 §3.6.2)'
    report(reading, { line: reading.cnameLines.get(name) ?? 1 }, { came, expected })
  }
}

type What = { readonly came?: string; readonly expected: string; readonly todo?: string }

function report(reading: Reading, at: { readonly line: number; readonly column?: number }, what: What): void {
  const column = at.column === undefined ? {} : { column: at.column }
  reading.problems.push({ input: 'zone-file', ...what, place: { file: reading.fileName, line: at.line, ...column } })
}

/** Sorts problems by line and truncates the list. */
function shortened(reading: Reading): readonly Problem[] {
  const problems = reading.problems.toSorted((left, right) => lineOf(left) - lineOf(right))
  const more = problems.length - maxProblemCount
  if (more <= 0) return problems
  const came = renderCount(more, 'more problem')
  const rest: Problem = { input: 'zone-file', came, expected: 'a valid zone file', place: { file: reading.fileName } }
  return [...problems.slice(0, maxProblemCount), rest]
}

function lineOf({ place }: Problem): number {
  return place?.line ?? Number.POSITIVE_INFINITY
}
