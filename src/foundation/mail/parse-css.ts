/**
 * Parses style sheets and `style` attributes, and records the positions of their parts. Runs in time linear in the
 * length of the text.
 */

/** A declaration. Offsets in the parsed text start at 0; end offsets are exclusive. */
export interface CssDeclaration {
  /** The name of the property, which is in lower case unless it is a custom property. */
  readonly property: string
  /** The value, without `!important` or surrounding white space. */
  readonly value: string
  readonly isImportant: boolean
  readonly start: number
  readonly valueStart: number
  readonly end: number
}

export interface CssRule {
  /** The selectors as written in the style sheet, split at commas. */
  readonly selectors: readonly string[]
  readonly declarations: readonly CssDeclaration[]
  /** The enclosing at-rules, outermost first, such as `@media (max-width: 600px)`. */
  readonly conditions: readonly string[]
  readonly start: number
}

export interface CssAtRule {
  /** The name of the at-rule with its `@`, in lower case. */
  readonly name: string
  readonly prelude: string
  readonly conditions: readonly string[]
  /** The declarations of `@font-face`, `@page` and `@viewport`. */
  readonly declarations: readonly CssDeclaration[]
  readonly start: number
}

/** A fault that makes clients ignore rules. */
export interface CssFault {
  readonly kind: 'unclosed-block' | 'stray-brace' | 'unclosed-comment' | 'unclosed-string'
  readonly start: number
}

export interface CssSheet {
  readonly rules: readonly CssRule[]
  readonly atRules: readonly CssAtRule[]
  readonly faults: readonly CssFault[]
}

/** At-rules that contain rules. The blocks of other at-rules contain declarations. */
const groupingRules = new Set(['@media', '@supports', '@document', '@-moz-document', '@layer', '@container'])

/** The maximum number of enclosing at-rules to record, starting with the outermost. */
const maxConditions = 8

/** Parses a style sheet. Never throws. */
export function parseStyleSheet(css: string): CssSheet {
  const rules: CssRule[] = []
  const atRules: CssAtRule[] = []
  const faults: CssFault[] = []
  const open: { readonly start: number; readonly condition: string }[] = []
  let position = 0
  while (position < css.length) {
    const start = skipSpace(css, position, faults)
    if (start >= css.length) break
    const end = endOfPrelude(css, start, faults)
    const mark = css[end]
    const prelude = css.slice(start, end).trim()
    const conditions = open.slice(0, maxConditions).map(({ condition }) => condition)
    if (mark === '}') {
      if (open.pop() === undefined) faults.push({ kind: 'stray-brace', start: end })
      position = end + 1
      continue
    }
    const name = /^@[\w-]+/u.exec(prelude)?.[0].toLowerCase()
    if (mark === '{' && name !== undefined && groupingRules.has(name)) {
      atRules.push({ name, prelude: prelude.slice(name.length).trim(), conditions, declarations: [], start })
      open.push({ start, condition: withoutComments(prelude) })
      position = end + 1
      continue
    }
    const blockEnd = mark === '{' ? endOfBlock(css, { start: end + 1, ruleStart: start }, faults) : end
    const declarations = mark === '{' ? parseDeclarations(css, { start: end + 1, end: blockEnd }) : []
    if (name !== undefined) {
      atRules.push({
        name,
        prelude: withoutComments(prelude.slice(name.length)).trim(),
        conditions,
        declarations,
        start,
      })
    } else if (mark === '{') {
      rules.push({ selectors: splitSelectors(withoutComments(prelude)), declarations, conditions, start })
    }
    position = blockEnd + 1
  }
  for (const { start } of open) faults.push({ kind: 'unclosed-block', start })
  return { rules, atRules, faults }
}

/** Parses the declarations of a block or of a `style` attribute. By default, the whole text is parsed. */
export function parseDeclarations(
  css: string,
  { start, end }: { readonly start: number; readonly end: number } = { start: 0, end: css.length },
): readonly CssDeclaration[] {
  const declarations: CssDeclaration[] = []
  let position = start
  while (position < end) {
    const from = skipSpace(css, position, [])
    const to = Math.min(endOfDeclaration(css, from, end), end)
    const declaration = from < to ? readDeclaration(css, from, to) : null
    if (declaration !== null) declarations.push(declaration)
    position = to + 1
  }
  return declarations
}

/** Creates a parser that parses each string only once, because many `style` attributes in a message are identical. */
export function openDeclarationParser(): (css: string) => readonly CssDeclaration[] {
  const known = new Map<string, readonly CssDeclaration[]>()
  return (css) => {
    const declarations = known.get(css) ?? parseDeclarations(css)
    known.set(css, declarations)
    return declarations
  }
}

function readDeclaration(css: string, start: number, end: number): CssDeclaration | null {
  const colon = css.indexOf(':', start)
  if (colon === -1 || colon >= end) return null
  const name = css.slice(start, colon).trim()
  if (!/^[-\w*]+$/u.test(name)) return null
  const written = withoutComments(css.slice(colon + 1, end))
  const value = written.trim()
  const important = /!\s*important$/iu.exec(value)
  return {
    property: name.startsWith('--') ? name : name.toLowerCase(),
    value: (important === null ? value : value.slice(0, important.index)).trim(),
    isImportant: important !== null,
    start,
    valueStart: colon + 1 + (written.length - written.trimStart().length),
    end,
  }
}

/** Skips white space, comments, `<!--`, `-->` and empty statements. */
function skipSpace(css: string, start: number, faults: CssFault[]): number {
  let position = start
  for (;;) {
    const character = css.charCodeAt(position)
    if (character <= 0x20 || css[position] === ';') position += 1
    else if (css.startsWith('/*', position)) position = endOfComment(css, position, faults)
    else if (css.startsWith('<!--', position)) position += 4
    else if (css.startsWith('-->', position)) position += 3
    else return position
  }
}

/** Returns the offset of the `{`, `}` or `;` that ends a rule's prelude. */
function endOfPrelude(css: string, start: number, faults: CssFault[]): number {
  return scanTo(css, { start, end: css.length, stops: '{};', faults })
}

function endOfDeclaration(css: string, start: number, end: number): number {
  return scanTo(css, { start, end, stops: ';', faults: [] })
}

/** Returns the offset of the `}` that ends a block, or the end of the text if there is no `}`. */
function endOfBlock(
  css: string,
  { start, ruleStart }: { readonly start: number; readonly ruleStart: number },
  faults: CssFault[],
): number {
  let depth = 0
  let position = start
  while (position < css.length) {
    position = scanTo(css, { start: position, end: css.length, stops: '{}', faults })
    if (css[position] === '{') depth += 1
    if (css[position] === '}') {
      if (depth === 0) return position
      depth -= 1
    }
    position += 1
  }
  faults.push({ kind: 'unclosed-block', start: ruleStart })
  return css.length
}

interface Scan {
  readonly start: number
  readonly end: number
  readonly stops: string
  readonly faults: CssFault[]
}

/** Returns the offset of the next character that is in `stops`. Skips strings, comments and parentheses. */
function scanTo(css: string, { start, end, stops, faults }: Scan): number {
  let depth = 0
  let position = start
  while (position < end) {
    const character = css.charAt(position)
    if (character === '"' || character === "'") position = endOfString(css, position, faults)
    else if (character === '/' && css[position + 1] === '*') position = endOfComment(css, position, faults)
    else if (character === '\\') position += 2
    else {
      if (character === '(') depth += 1
      if (character === ')') depth = Math.max(0, depth - 1)
      // Treat a brace as the end of an unclosed parenthesis. Otherwise, a single missing parenthesis would hide the
      // rest of the style sheet.
      if (stops.includes(character) && (depth === 0 || character !== ';')) return position
      position += 1
    }
  }
  return end
}

/** Returns the end of a string. A string ends at a line break (CSS Syntax §4.3.5). */
function endOfString(css: string, start: number, faults: CssFault[]): number {
  const quote = css.charAt(start)
  for (let position = start + 1; position < css.length; position += 1) {
    const character = css.charAt(position)
    if (character === '\\') position += 1
    else if (character === quote) return position + 1
    else if (character === '\n') {
      faults.push({ kind: 'unclosed-string', start })
      return position
    }
  }
  faults.push({ kind: 'unclosed-string', start })
  return css.length
}

function endOfComment(css: string, start: number, faults: CssFault[]): number {
  const end = css.indexOf('*/', start + 2)
  if (end !== -1) return end + 2
  faults.push({ kind: 'unclosed-comment', start })
  return css.length
}

function withoutComments(css: string): string {
  if (!css.includes('/*')) return css
  const pieces: string[] = []
  let position = 0
  while (position < css.length) {
    const start = css.indexOf('/*', position)
    pieces.push(css.slice(position, start === -1 ? css.length : start))
    position = start === -1 ? css.length : endOfComment(css, start, [])
  }
  return pieces.join('')
}

/** Splits a value at commas outside parentheses and brackets. */
function splitSelectors(prelude: string): readonly string[] {
  const selectors: string[] = []
  let depth = 0
  let start = 0
  for (let position = 0; position <= prelude.length; position += 1) {
    const character = prelude[position]
    if (character === '(' || character === '[') depth += 1
    if (character === ')' || character === ']') depth -= 1
    if (character !== undefined && (character !== ',' || depth > 0)) continue
    const selector = prelude.slice(start, position).trim()
    if (selector !== '') selectors.push(selector)
    start = position + 1
  }
  return selectors
}
