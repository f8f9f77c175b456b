/** Strict versions of Liquid's tags. */

import { CaptureTag, type Context, type Liquid, Tag, type TagToken, type TopLevelToken, Value } from 'liquidjs'

/**
 * Implements an `{% assign %}` that rejects missing variables, as `{{ }}` does. The library's `assign` is lenient
 * whenever conditions are, so a typo such as `{% assign name = custmer.name %}` would silently assign nothing.
 */
export class StrictAssign extends Tag {
  readonly #variable: string
  readonly #value: Value

  constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: Liquid) {
    super(token, remainTokens, liquid)
    this.#variable = this.tokenizer.readIdentifier().content
    this.tokenizer.assert(this.#variable, 'expected variable name')
    this.tokenizer.skipBlank()
    this.tokenizer.assert(this.tokenizer.peek() === '=', 'expected "="')
    this.tokenizer.advance()
    this.#value = new Value(this.tokenizer.readFilteredValue(), liquid)
  }

  override *render(context: Context): Generator<unknown, void, unknown> {
    Object.assign(context.bottom(), { [this.#variable]: yield this.#value.value(context, false) })
  }
}

/** Implements a `{% capture %}` whose text counts toward the memory limit, unlike the text of the library's own tag. */
export class CountedCapture extends CaptureTag {
  override *render(context: Context): Generator<unknown, void, string> {
    yield* super.render(context)
    const text: unknown = Object.entries(context.bottom()).find(([name]) => name === this.variable)?.[1]
    if (typeof text === 'string') context.memoryLimit.use(text.length)
  }
}
