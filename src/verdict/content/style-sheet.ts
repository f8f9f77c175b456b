/** Determines which elements are hidden by the style sheets in an HTML part. Sizes and colors are not evaluated. */

export interface StyleSheets {
  /** Declarations that hide elements, by selector: `.name`, `#name`, `tag` or `tag.name`. */
  readonly hiding: Map<string, string>
  /**
   * Classes and ids that occur in media queries or other at-rules. Elements with these classes or ids are not treated
   * as hidden, because they may be visible on some screens.
   */
  readonly toggled: Set<string>
}

/** The maximum length to read, in characters. The style sheets in real mail are about 20 KB long. */
const maxSheetLength = 100_000

const hidingDeclaration =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d]*[1-9])|mso-hide\s*:\s*all|max-height\s*:\s*0|overflow\s*:\s*hidden|text-indent\s*:\s*-\d{3})/iu

const simpleSelector = /^(?:[a-z][a-z0-9]*)?(?:[.#][\w-]+)?$/iu

/** Adds the rules of a style element. */
export function addStyleSheet({ hiding, toggled }: StyleSheets, css: string): void {
  const text = withoutComments(css.slice(0, maxSheetLength))
  let position = 0
  while (position < text.length) {
    const open = text.indexOf('{', position)
    if (open === -1) return
    // Statements without a block (@import …;) can precede the selector.
    const prelude = text.slice(position, open).split(';').at(-1)?.trim() ?? ''
    const close = endOfBlock(text, open)
    const body = text.slice(open + 1, close)
    position = close + 1
    if (prelude.startsWith('@')) for (const [name] of body.matchAll(/[.#][\w-]+/gu)) toggled.add(name.toLowerCase())
    else if (hidingDeclaration.test(body)) addRule(hiding, prelude, body)
  }
}

function addRule(hiding: Map<string, string>, prelude: string, body: string): void {
  for (const selector of prelude.split(',').map((one) => one.trim().toLowerCase())) {
    if (selector !== '' && simpleSelector.test(selector))
      hiding.set(selector, `${hiding.get(selector) ?? ''};${body}`.slice(0, 2000))
  }
}

function withoutComments(css: string): string {
  const kept: string[] = []
  let position = 0
  while (position < css.length) {
    const start = css.indexOf('/*', position)
    kept.push(css.slice(position, start === -1 ? css.length : start))
    const end = start === -1 ? -1 : css.indexOf('*/', start + 2)
    position = end === -1 ? css.length : end + 2
  }
  // Style sheets in mail from old software may contain `<!--` and `-->`.
  return kept.join(' ').replaceAll(/<!--|-->/gu, ' ')
}

function endOfBlock(text: string, open: number): number {
  let depth = 0
  for (let position = open; position < text.length; position += 1) {
    const character = text.charAt(position)
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    if (depth === 0) return position
  }
  return text.length
}

/** Returns the declarations that hide an element, in the syntax of a `style` attribute. */
export function sheetStyleOf(sheets: StyleSheets, tag: string, attributes: ReadonlyMap<string, string>): string {
  if (sheets.hiding.size === 0) return ''
  const names = [
    ...(attributes.get('class') ?? '').split(/\s+/u).map((name) => `.${name}`),
    `#${attributes.get('id') ?? ''}`,
  ].map((name) => name.toLowerCase())
  if (names.some((name) => sheets.toggled.has(name))) return ''
  return [tag, ...names.flatMap((name) => [name, `${tag}${name}`])]
    .flatMap((selector) => sheets.hiding.get(selector) ?? [])
    .join(';')
}
