/**
 * All rules, in the order of the list in `docs/rules/`.
 *
 * To add a rule:
 *
 * 1. Create `rules/<id>.ts`, which exports one `Rule` (`rule.ts` documents its fields) with an example that the rule
 *    reports and a similar one that it ignores. `check` is a pure function that takes a `RuleContext`
 *    (`rule-context.ts`). It returns one `Fault` per violation, or `{ uncheckedBecause }` if the rule's input is
 *    missing. Faults with the same `cause` become one finding with a count.
 * 2. Give every fault a position in the author's files: `text.originAt(index)` for text or a URL,
 *    `context.originAt(element.start)` for an element, `declaration.at` for CSS, `field.namePlace` for a header field,
 *    and `context.template.headPlace` for a missing header field. An origin of the `value` kind means that a template
 *    expression printed the text. A fault in such text comes from sample data, so its severity is one level lower
 *    (`weakerIfValue` in `severity-of.ts`), unless readers would see broken text.
 * 3. Add the rule to the list below, and run `npm run generate` to write `docs/rules/<id>.md`.
 * 4. Add further examples to `test/preflight/rules/<id>.ts`: one for each kind of fault, with its line, and one for each
 *    possible false positive. `test/preflight/rules.test.ts` runs all examples.
 *
 * No regular expression may take more than linear time on any input. `test/preflight/hostile-texts.test.ts` checks this
 * by running all rules on hostile input.
 */

import type { Rule } from './rule.ts'
import { ampPart } from './rules/amp-part.ts'
import { bccHeader } from './rules/bcc-header.ts'
import { bimi } from './rules/bimi.ts'
import { blockedAttachment } from './rules/blocked-attachment.ts'
import { brokenLink } from './rules/broken-link.ts'
import { charsetMismatch } from './rules/charset-mismatch.ts'
import { commentLeak } from './rules/comment-leak.ts'
import { cssUnsupported } from './rules/css-unsupported.ts'
import { darkMode } from './rules/dark-mode.ts'
import { dataUriImage } from './rules/data-uri-image.ts'
import { dateInvalid } from './rules/date-invalid.ts'
import { displayNameMisleading } from './rules/display-name-misleading.ts'
import { dkimMissing } from './rules/dkim-missing.ts'
import { dkimMultiple } from './rules/dkim-multiple.ts'
import { dkimRevoked } from './rules/dkim-revoked.ts'
import { dkimShortKey } from './rules/dkim-short-key.ts'
import { dkimSignatureTime } from './rules/dkim-signature-time.ts'
import { dkimSyntax } from './rules/dkim-syntax.ts'
import { dkimTestMode } from './rules/dkim-test-mode.ts'
import { dkimWeakHash } from './rules/dkim-weak-hash.ts'
import { dmarcMissing } from './rules/dmarc-missing.ts'
import { dmarcMultiple } from './rules/dmarc-multiple.ts'
import { dmarcPolicyNone } from './rules/dmarc-policy-none.ts'
import { dmarcRemovedTag } from './rules/dmarc-removed-tag.ts'
import { dmarcRuaSyntax } from './rules/dmarc-rua-syntax.ts'
import { dmarcRuaUnauthorized } from './rules/dmarc-rua-unauthorized.ts'
import { dmarcSyntax } from './rules/dmarc-syntax.ts'
import { dnsUnavailable } from './rules/dns-unavailable.ts'
import { doubleEscapedText } from './rules/double-escaped-text.ts'
import { duplicateHeader } from './rules/duplicate-header.ts'
import { emptyGreeting } from './rules/empty-greeting.ts'
import { emptyLinkText } from './rules/empty-link-text.ts'
import { externalStylesheet } from './rules/external-stylesheet.ts'
import { formElement } from './rules/form-element.ts'
import { fromAlignment } from './rules/from-alignment.ts'
import { fromFreemail } from './rules/from-freemail.ts'
import { fromInvalid } from './rules/from-invalid.ts'
import { genericLinkText } from './rules/generic-link-text.ts'
import { headerEncoding } from './rules/header-encoding.ts'
import { headerTooLarge } from './rules/header-too-large.ts'
import { headingOrder } from './rules/heading-order.ts'
import { hiddenContent } from './rules/hidden-content.ts'
import { htmlClip } from './rules/html-clip.ts'
import { htmlUnsupported } from './rules/html-unsupported.ts'
import { idnLink } from './rules/idn-link.ts'
import { imageAlt } from './rules/image-alt.ts'
import { imageDimensions } from './rules/image-dimensions.ts'
import { imageFormat } from './rules/image-format.ts'
import { imageInsecure } from './rules/image-insecure.ts'
import { imageOnly } from './rules/image-only.ts'
import { imageSource } from './rules/image-source.ts'
import { imageWeight } from './rules/image-weight.ts'
import { insecureLink } from './rules/insecure-link.ts'
import { invalidHtml } from './rules/invalid-html.ts'
import { ipAddressLink } from './rules/ip-address-link.ts'
import { layoutTableRole } from './rules/layout-table-role.ts'
import { lineTooLong } from './rules/line-too-long.ts'
import { linkCertificate } from './rules/link-certificate.ts'
import { linkSyntax } from './rules/link-syntax.ts'
import { linkTextMismatch } from './rules/link-text-mismatch.ts'
import { lowContrast } from './rules/low-contrast.ts'
import { messageIdInvalid } from './rules/message-id-invalid.ts'
import { messageSize } from './rules/message-size.ts'
import { mimeBoundary } from './rules/mime-boundary.ts'
import { mimeStructure } from './rules/mime-structure.ts'
import { missingDoctype } from './rules/missing-doctype.ts'
import { missingLang } from './rules/missing-lang.ts'
import { missingSubject } from './rules/missing-subject.ts'
import { missingTextPart } from './rules/missing-text-part.ts'
import { missingTitle } from './rules/missing-title.ts'
import { mjmlValidation } from './rules/mjml-validation.ts'
import { msoConditional } from './rules/mso-conditional.ts'
import { mtaSts } from './rules/mta-sts.ts'
import { mxMissing } from './rules/mx-missing.ts'
import { noReplySender } from './rules/no-reply-sender.ts'
import { nonPublicLink } from './rules/non-public-link.ts'
import { oneClickMissing } from './rules/one-click-missing.ts'
import { personalData } from './rules/personal-data.ts'
import { placeholderLink } from './rules/placeholder-link.ts'
import { placeholderText } from './rules/placeholder-text.ts'
import { postalAddressMissing } from './rules/postal-address-missing.ts'
import { preheaderMissing } from './rules/preheader-missing.ts'
import { ptrMismatch } from './rules/ptr-mismatch.ts'
import { redirectedLink } from './rules/redirected-link.ts'
import { relativeLink } from './rules/relative-link.ts'
import { renderedNonvalue } from './rules/rendered-nonvalue.ts'
import { replyToMismatch } from './rules/reply-to-mismatch.ts'
import { scriptElement } from './rules/script-element.ts'
import { secretLeak } from './rules/secret-leak.ts'
import { smallText } from './rules/small-text.ts'
import { soaMissing } from './rules/soa-missing.ts'
import { spamWords } from './rules/spam-words.ts'
import { spfLookups } from './rules/spf-lookups.ts'
import { spfMissing } from './rules/spf-missing.ts'
import { spfMultiple } from './rules/spf-multiple.ts'
import { spfNotAuthorized } from './rules/spf-not-authorized.ts'
import { spfPlusAll } from './rules/spf-plus-all.ts'
import { spfPtr } from './rules/spf-ptr.ts'
import { spfSyntax } from './rules/spf-syntax.ts'
import { spfVoidLookups } from './rules/spf-void-lookups.ts'
import { styleDropped } from './rules/style-dropped.ts'
import { styleInBody } from './rules/style-in-body.ts'
import { styleSize } from './rules/style-size.ts'
import { subjectDraft } from './rules/subject-draft.ts'
import { subjectFakeReply } from './rules/subject-fake-reply.ts'
import { subjectLength } from './rules/subject-length.ts'
import { subjectShouting } from './rules/subject-shouting.ts'
import { textPartMismatch } from './rules/text-part-mismatch.ts'
import { tlsRpt } from './rules/tls-rpt.ts'
import { trackingParameter } from './rules/tracking-parameter.ts'
import { transferEncoding } from './rules/transfer-encoding.ts'
import { unresolvedVariable } from './rules/unresolved-variable.ts'
import { unsafeLinkScheme } from './rules/unsafe-link-scheme.ts'
import { unsubscribeDkimCoverage } from './rules/unsubscribe-dkim-coverage.ts'
import { unsubscribeHeaderMissing } from './rules/unsubscribe-header-missing.ts'
import { unsubscribeHeaderSyntax } from './rules/unsubscribe-header-syntax.ts'
import { unsubscribeLinkHidden } from './rules/unsubscribe-link-hidden.ts'
import { unsubscribeLinkMissing } from './rules/unsubscribe-link-missing.ts'
import { urlShortener } from './rules/url-shortener.ts'

export const allRules: readonly Rule[] = [
  unresolvedVariable,
  renderedNonvalue,
  emptyGreeting,
  placeholderText,
  doubleEscapedText,
  commentLeak,
  mjmlValidation,
  missingSubject,
  subjectLength,
  subjectDraft,
  subjectFakeReply,
  subjectShouting,
  missingTextPart,
  textPartMismatch,
  preheaderMissing,
  charsetMismatch,
  transferEncoding,
  mimeBoundary,
  mimeStructure,
  ampPart,
  lineTooLong,
  duplicateHeader,
  fromInvalid,
  messageIdInvalid,
  dateInvalid,
  dkimSignatureTime,
  headerEncoding,
  headerTooLarge,
  bccHeader,
  htmlClip,
  styleSize,
  imageWeight,
  dataUriImage,
  messageSize,
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
  cssUnsupported,
  htmlUnsupported,
  scriptElement,
  formElement,
  styleInBody,
  styleDropped,
  externalStylesheet,
  msoConditional,
  invalidHtml,
  missingDoctype,
  darkMode,
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
  insecureLink,
  nonPublicLink,
  placeholderLink,
  relativeLink,
  linkSyntax,
  unsafeLinkScheme,
  linkTextMismatch,
  urlShortener,
  ipAddressLink,
  emptyLinkText,
  genericLinkText,
  trackingParameter,
  idnLink,
  hiddenContent,
  spamWords,
  secretLeak,
  personalData,
  blockedAttachment,
  spfMissing,
  spfMultiple,
  spfSyntax,
  spfLookups,
  spfVoidLookups,
  spfPlusAll,
  spfPtr,
  spfNotAuthorized,
  dkimMissing,
  dkimRevoked,
  dkimMultiple,
  dkimShortKey,
  dkimTestMode,
  dkimWeakHash,
  dkimSyntax,
  dmarcMissing,
  dmarcMultiple,
  dmarcSyntax,
  dmarcPolicyNone,
  dmarcRuaSyntax,
  dmarcRuaUnauthorized,
  dmarcRemovedTag,
  mxMissing,
  soaMissing,
  ptrMismatch,
  mtaSts,
  tlsRpt,
  bimi,
  dnsUnavailable,
]

/** Returns the rule with this id, or null if there is none. */
export function findRule(id: string): Rule | null {
  return allRules.find((rule) => rule.id === id) ?? null
}
