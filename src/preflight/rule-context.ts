/** The data that rules can read. Each value is computed once per message, when a rule first reads it. */

import type { SourcePlace } from '../foundation/errors/problem.ts'
import type { HtmlAttribute } from '../foundation/mail/html-tokens.ts'
import type { RenderedMessage } from '../foundation/mail/message.ts'
import type { CssDeclaration, CssSheet } from '../foundation/mail/parse-css.ts'
import type { EngineName, TemplateFormat } from '../render/engine.ts'
import type { SourceText } from '../render/source-text.ts'
import type { TextOrigin, TracedText } from '../render/trace/source-map.ts'
import type { TracedField } from '../render/trace/trace-template.ts'
import type { DnsFacts } from './dns/dns-facts.ts'
import type { ComputedStyle } from './html/computed-style.ts'
import type { HtmlDocument, HtmlElement } from './html/html-document.ts'
import type { LinkFacts } from './link-check/link-facts.ts'
import type { MimeMessage } from './message/mime-part.ts'
import type { PreflightSettings } from './preflight-settings.ts'

/** Information about the author's files. */
export interface TemplateFacts {
  /** The path of the template, relative to the repository. */
  readonly path: string
  readonly kind: TemplateFormat
  /** The engine that rendered the variables; null if there is none. */
  readonly engine: EngineName | null
  /** All files that contributed to the output, starting with the template. */
  readonly sources: readonly SourceText[]
  readonly dataFile: { readonly path: string; readonly text: string } | null
  /** Where to report a missing header field. */
  readonly headPlace: SourcePlace
  /**
   * Whether the file is a complete message: an `.eml` file, or a template whose front matter sets `from` or `headers`.
   */
  readonly isWholeMessage: boolean
}

/** Whether the message is marketing, and the basis of this decision. */
export interface MailFacts {
  readonly type: 'marketing' | 'transactional'
  /**
   * The basis of the decision. `stated`: the setting specifies the type. `evident`: the message contains evidence.
   * `default`: neither the setting nor the message indicates the mail type.
   */
  readonly basis: 'stated' | 'evident' | 'default'
  /** The evidence in the message, such as `a List-Unsubscribe header`. */
  readonly evidence: string
}

/** Text that readers or mail clients see, with the origin of each character. */
export interface ReadableText extends TracedText {
  /**
   * The part of the message that contains the text. `body`: a block of visible text. `hidden`: a block that styles
   * hide, such as the preheader. `code`: the content of one `<pre>` or `<code>` element, which is replaced with a
   * U+FFFC character in the surrounding block. `alt`: an `alt`, `title` or `aria-label` attribute.
   */
  readonly part: 'subject' | 'title' | 'body' | 'hidden' | 'code' | 'alt' | 'text-part' | 'header'
  /** The element that contains the block or has the attribute; null if the text is not in the HTML. */
  readonly element: HtmlElement | null
  /** The name of the header field that contains the text. */
  readonly name: string | null
}

/** An attribute or header field that contains a URL. */
export interface Link {
  readonly kind: 'a' | 'area' | 'form' | 'list-unsubscribe'
  /** The decoded URL, including any white space around it. */
  readonly url: TracedText
  /** The position of the attribute's name, or of the header field. */
  readonly at: TextOrigin
  /** The link's visible text and the `alt` text of its images, with white space collapsed. */
  readonly text: string
  readonly hasImage: boolean
  readonly element: HtmlElement | null
}

/** An image in the HTML: an `<img>` element or a `background` attribute. */
export interface ImageReference {
  readonly kind: 'img' | 'background'
  readonly url: TracedText
  readonly at: TextOrigin
  readonly element: HtmlElement
  /** The image's alt text; null if the attribute is missing. */
  readonly alt: string | null
  /** Whether the image is at most 1×1 pixels in size, as tracking pixels and spacers are. */
  readonly isPixel: boolean
}

/** A style sheet in the HTML. */
export interface StyleSheet {
  readonly element: HtmlElement
  readonly css: TracedText
  readonly sheet: CssSheet
}

/** A declaration in a style sheet or a `style` attribute. */
export interface StyleDeclaration extends CssDeclaration {
  /** The element with the `style` attribute; null for a declaration in a style sheet. */
  readonly element: HtmlElement | null
  /** The selectors of the rule; empty for a declaration in a `style` attribute. */
  readonly selectors: readonly string[]
  /** The enclosing at-rules, such as `@media (max-width: 600px)`. */
  readonly conditions: readonly string[]
  readonly at: TextOrigin
}

/** The message, as rules see it. */
export interface RuleContext {
  readonly template: TemplateFacts
  readonly settings: PreflightSettings
  readonly mail: MailFacts
  readonly message: RenderedMessage
  /** The subject; null if the message has none. */
  readonly subject: TracedText | null
  /** The value of the From field as written; null if missing. */
  readonly from: TracedText | null
  readonly replyTo: TracedText | null
  /**
   * The decoded header fields. For an `.eml` file, these are all fields, even From and Subject. For other files, these
   * are the fields from the front matter and the settings.
   */
  readonly headerFields: readonly TracedField[]
  /** The MIME structure of an `.eml` file; null for other templates. */
  readonly mime: MimeMessage | null
  /** The element tree of the HTML part; null if there is no HTML part. */
  readonly html: HtmlDocument | null
  /** The HTML part with its origins; null if there is no HTML part. */
  readonly htmlText: TracedText | null
  /** The text part; null if presend generates the text part from the HTML. */
  readonly textPart: TracedText | null
  /** All text that readers see: the subject, the title, the blocks, alt text, and the text part. */
  readonly texts: readonly ReadableText[]
  readonly links: readonly Link[]
  readonly images: readonly ImageReference[]
  readonly sheets: readonly StyleSheet[]
  /** All declarations in style sheets and `style` attributes, in document order. */
  readonly declarations: readonly StyleDeclaration[]
  readonly dns: DnsFacts
  /** The responses to the link requests. */
  readonly linkFacts: LinkFacts
  /** The current time in milliseconds since the epoch. */
  readonly nowMs: number
  readonly styleOf: (element: HtmlElement | null) => ComputedStyle
  /** Returns the origin of an offset in the HTML, such as `element.start`. */
  readonly originAt: (offset: number) => TextOrigin
  /** Returns the decoded value of an attribute with its origins. */
  readonly attributeText: (attribute: HtmlAttribute) => TracedText
  /** Returns the header fields with this name; names are case-insensitive. */
  readonly fieldsNamed: (name: string) => readonly TracedField[]
  /** Returns what `compute` returns for this message. Calls each function only once, so pass a function that has a name. */
  readonly once: <T>(compute: (context: RuleContext) => T) => T
  /** Returns the value of a rule's option: the user's value or, if there is none, the default. */
  readonly option: <T extends number | string | boolean | readonly string[]>(
    ruleId: string,
    name: string,
    fallback: T,
  ) => T
}
