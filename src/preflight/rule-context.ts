/** What a rule can look at. Everything is computed once per message, on first use. */

import type { SourcePlace } from '../errors/problem.ts'
import type { RenderedMessage } from '../mail/message.ts'
import type { TemplateKind } from '../template/engine.ts'
import type { SourceText } from '../template/source-text.ts'
import type { TextOrigin, TracedText } from '../template/trace/source-map.ts'
import type { TracedField } from '../template/trace/trace-template.ts'
import type { DnsFacts } from './dns/dns-facts.ts'
import type { ComputedStyle } from './html/computed-style.ts'
import type { HtmlAttribute, HtmlDocument, HtmlElement } from './html/html-document.ts'
import type { CssDeclaration, CssSheet } from './html/parse-css.ts'
import type { LinkFacts } from './link-check/link-facts.ts'
import type { MimeMessage } from './message/mime-part.ts'
import type { PreflightSettings } from './preflight-settings.ts'

/** What the author's files are. */
export interface TemplateFacts {
  /** Relative to the repository. */
  readonly path: string
  readonly kind: TemplateKind
  /** All files that print something, the template first. */
  readonly sources: readonly SourceText[]
  readonly dataFile: { readonly path: string; readonly text: string } | null
  /** Where to report a missing header field. */
  readonly headPlace: SourcePlace
  /** True if the file is the whole message: an `.eml`, or front matter with `from` or `headers`. */
  readonly isWholeMessage: boolean
}

/** Whether the message is marketing, and how that is known. */
export interface MailFacts {
  readonly type: 'marketing' | 'transactional'
  /** `stated`: by the setting; `evident`: by the message; `default`: neither. */
  readonly basis: 'stated' | 'evident' | 'default'
  /** What shows it, such as `a List-Unsubscribe header`. */
  readonly evidence: string
}

/** A text that a reader or a client sees, with the origin of each character. */
export interface ReadableText extends TracedText {
  /**
   * `body`: a block of visible text; `hidden`: a block that styles hide, such as the preheader; `code`: the content of
   * one `<pre>` or `<code>` (in its block it is one U+FFFC).
   */
  readonly part: 'subject' | 'title' | 'body' | 'hidden' | 'code' | 'alt' | 'text-part' | 'header'
  /** The block, or the element with the attribute; null outside of HTML. */
  readonly element: HtmlElement | null
  /** Of a header field. */
  readonly name: string | null
}

/** An attribute or header with a URL. */
export interface Link {
  readonly kind: 'a' | 'area' | 'form' | 'list-unsubscribe'
  /** Decoded, not trimmed. */
  readonly url: TracedText
  /** Of the attribute's name, or of the header field. */
  readonly at: TextOrigin
  /** Visible text with the `alt` of images, white space collapsed. */
  readonly text: string
  readonly hasImage: boolean
  readonly element: HtmlElement | null
}

/** An image of the HTML, by `<img>`, a `background` attribute or CSS. */
export interface ImageReference {
  readonly kind: 'img' | 'background' | 'css'
  readonly url: TracedText
  readonly at: TextOrigin
  readonly element: HtmlElement
  /** Null without the attribute. */
  readonly alt: string | null
  /** 1×1 pixels, for tracking or spacing. */
  readonly isPixel: boolean
}

/** A style sheet of the HTML. */
export interface StyleSheet {
  readonly element: HtmlElement
  readonly css: TracedText
  readonly sheet: CssSheet
}

/** A declaration of a style sheet or a `style` attribute. */
export interface StyleDeclaration extends CssDeclaration {
  /** Null in a style sheet. */
  readonly element: HtmlElement | null
  /** Of the rule; empty in a `style` attribute. */
  readonly selectors: readonly string[]
  /** Enclosing at-rules: `@media (max-width: 600px)`. */
  readonly conditions: readonly string[]
  readonly at: TextOrigin
}

/** The message as rules see it. */
export interface RuleContext {
  readonly template: TemplateFacts
  readonly settings: PreflightSettings
  readonly mail: MailFacts
  readonly message: RenderedMessage
  /** Null if there is none. */
  readonly subject: TracedText | null
  /** The written value of From; null if missing. */
  readonly from: TracedText | null
  readonly replyTo: TracedText | null
  /** Other header fields: of the front matter and settings, or all of an `.eml` (From and Subject, too), decoded. */
  readonly headerFields: readonly TracedField[]
  /** Of an `.eml`; else null. */
  readonly mime: MimeMessage | null
  /** Null without an HTML part. */
  readonly html: HtmlDocument | null
  /** The HTML part with its origins; null without one. */
  readonly htmlText: TracedText | null
  /** Null if presend makes the text part from the HTML. */
  readonly textPart: TracedText | null
  /** Everything to read: subject, title, blocks, alt texts, text part. */
  readonly texts: readonly ReadableText[]
  readonly links: readonly Link[]
  readonly images: readonly ImageReference[]
  readonly sheets: readonly StyleSheet[]
  /** All declarations of the style sheets and `style` attributes, in document order. */
  readonly declarations: readonly StyleDeclaration[]
  readonly dns: DnsFacts
  /** What links answered over the network. */
  readonly linkFacts: LinkFacts
  /** Milliseconds since the epoch. */
  readonly nowMs: number
  readonly styleOf: (element: HtmlElement | null) => ComputedStyle
  /** The origin of an offset in the HTML, such as `element.start`. */
  readonly originAt: (offset: number) => TextOrigin
  /** An attribute's decoded value with its origins. */
  readonly attributeText: (attribute: HtmlAttribute) => TracedText
  /** The header fields of that name, any case. */
  readonly fieldsNamed: (name: string) => readonly TracedField[]
  /** The value of one of the rule's options: the user's, else its default. */
  readonly option: <T extends number | string | boolean | readonly string[]>(
    ruleId: string,
    name: string,
    fallback: T,
  ) => T
}
