/**
 * All rules, in the order of their documentation pages.
 *
 * To add a rule:
 *
 * 1. Create `rules/<id>.ts`, which exports one `Rule` (`rule.ts` documents its fields). Its `check` is a pure function
 * of a `RuleContext` (`rule-context.ts`): it returns one `Fault` per broken place, or `{ uncheckedBecause }` if the
 * input of the rule is missing. Faults with the same `cause` become one finding with a count. 2. Give every fault a
 * position in the author's files: `text.originAt(index)` for a text or URL, `context.originAt(offset)` for an element
 * (`element.start`), `declaration.at` for CSS, `field.namePlace` for a header field, and `context.template.headPlace`
 * for a header field that is missing. The origin kind `value` means that a template expression printed the text. A
 * fault in such text comes from sample data, so its severity is one level lower, unless readers would see broken text
 * (`weakerIfValue` in `severity-of.ts`). 3. Write at least one bad example, with the line of the finding, and a good
 * example for each possible false positive. The rule's page shows the examples, and `test/preflight/rules.test.ts` runs
 * them. 4. Add the rule to the list of its group, or below, and run `npm run generate` to write `docs/rules/<id>.md`.
 *
 * No regular expression may take more than linear time on any input: `test/preflight/hostile-texts.test.ts` runs all
 * rules on hostile texts.
 */

import { clientRules } from './clients/client-rules.ts'
import { contentRules } from './content/content-rules.ts'
import { dnsRules } from './dns/dns-rules.ts'
import { linkRules } from './links/link-rules.ts'
import { structureRules } from './message/structure-rules.ts'
import { renderingRules } from './rendering/rendering-rules.ts'
import type { Rule } from './rule.ts'
import { brokenLink } from './rules/broken-link.ts'
import { displayNameMisleading } from './rules/display-name-misleading.ts'
import { fromAlignment } from './rules/from-alignment.ts'
import { fromFreemail } from './rules/from-freemail.ts'
import { headingOrder } from './rules/heading-order.ts'
import { imageAlt } from './rules/image-alt.ts'
import { imageDimensions } from './rules/image-dimensions.ts'
import { imageFormat } from './rules/image-format.ts'
import { imageInsecure } from './rules/image-insecure.ts'
import { imageOnly } from './rules/image-only.ts'
import { imageSource } from './rules/image-source.ts'
import { layoutTableRole } from './rules/layout-table-role.ts'
import { linkCertificate } from './rules/link-certificate.ts'
import { lowContrast } from './rules/low-contrast.ts'
import { missingLang } from './rules/missing-lang.ts'
import { missingTitle } from './rules/missing-title.ts'
import { noReplySender } from './rules/no-reply-sender.ts'
import { oneClickMissing } from './rules/one-click-missing.ts'
import { postalAddressMissing } from './rules/postal-address-missing.ts'
import { redirectedLink } from './rules/redirected-link.ts'
import { replyToMismatch } from './rules/reply-to-mismatch.ts'
import { smallText } from './rules/small-text.ts'
import { unsubscribeDkimCoverage } from './rules/unsubscribe-dkim-coverage.ts'
import { unsubscribeHeaderMissing } from './rules/unsubscribe-header-missing.ts'
import { unsubscribeHeaderSyntax } from './rules/unsubscribe-header-syntax.ts'
import { unsubscribeLinkHidden } from './rules/unsubscribe-link-hidden.ts'
import { unsubscribeLinkMissing } from './rules/unsubscribe-link-missing.ts'
import { sizeRules } from './size/size-rules.ts'

export const allRules: readonly Rule[] = [
  ...renderingRules,
  ...structureRules,
  ...sizeRules,
  imageAlt,
  imageDimensions,
  imageSource,
  imageInsecure,
  imageFormat,
  imageOnly,
  missingLang,
  layoutTableRole,
  lowContrast,
  smallText,
  missingTitle,
  headingOrder,
  brokenLink,
  redirectedLink,
  linkCertificate,
  ...clientRules,
  unsubscribeHeaderMissing,
  oneClickMissing,
  unsubscribeHeaderSyntax,
  unsubscribeLinkMissing,
  unsubscribeLinkHidden,
  unsubscribeDkimCoverage,
  postalAddressMissing,
  fromFreemail,
  fromAlignment,
  replyToMismatch,
  noReplySender,
  displayNameMisleading,
  ...linkRules,
  ...contentRules,
  ...dnsRules,
]

/** Returns the rule with this id; returns null if there is none. */
export function findRule(id: string): Rule | null {
  return allRules.find((rule) => rule.id === id) ?? null
}
