/** `{% assign %}` that is as strict as `{{ }}`. */

import { type Context, type Liquid, Tag, type TagToken, type TopLevelToken, Value } from 'liquidjs'

/**
 * The library's own `assign` is lenient as soon as conditions are: `{% assign name = custmer.name %}` would print an
 * empty string later on, and nobody would know why.
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
