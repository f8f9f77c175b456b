/**
 * Collects the attributes that `<mj-attributes>` declares for all elements, for one kind of element, or for a class.
 */

import type { SourceText } from '../source-text.ts'
import { attributesOf, type MjmlAttribute, type MjmlTag } from './mjml-tags.ts'

/** An attribute with the file that contains it. */
export interface SourcedAttribute extends MjmlAttribute {
  readonly source: SourceText
}

type Attributes = ReadonlyMap<string, SourcedAttribute>

export class MjmlDefaults {
  readonly #declared = new Map<string, Attributes>()

  /** Reads a tag inside `<mj-attributes>`: mj-all, mj-class, or a tag named after an element. */
  declare(tag: MjmlTag, source: SourceText): void {
    const attributes = sourced(tag, source)
    const className = attributes.get('name')?.value
    const key = tag.name === 'mj-class' && className !== undefined ? `.${className}` : tag.name
    if (tag.form !== 'close') this.#declared.set(key, new Map([...(this.#declared.get(key) ?? []), ...attributes]))
  }

  /**
   * Returns the attributes of a tag. The tag's own attributes take precedence, followed by the attributes for its
   * classes, for its element, and for all elements.
   */
  attributesOf(tag: MjmlTag, source: SourceText): Attributes {
    const own = sourced(tag, source)
    const classes = (own.get('mj-class')?.value ?? '').split(/\s+/u).map((name) => `.${name}`)
    const attributes = new Map<string, SourcedAttribute>()
    for (const key of ['mj-all', tag.name, ...classes])
      for (const [name, attribute] of this.#declared.get(key) ?? []) attributes.set(name, attribute)
    for (const [name, attribute] of own) attributes.set(name, attribute)
    return attributes
  }
}

function sourced(tag: MjmlTag, source: SourceText): Attributes {
  return new Map([...attributesOf(tag, source.text)].map(([name, attribute]) => [name, { ...attribute, source }]))
}
