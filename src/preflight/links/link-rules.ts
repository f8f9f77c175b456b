/** The rules in the group "links", in the order of their documentation pages. */

import type { Rule } from '../rule.ts'
import { emptyLinkText } from '../rules/empty-link-text.ts'
import { genericLinkText } from '../rules/generic-link-text.ts'
import { idnLink } from '../rules/idn-link.ts'
import { insecureLink } from '../rules/insecure-link.ts'
import { ipAddressLink } from '../rules/ip-address-link.ts'
import { linkSyntax } from '../rules/link-syntax.ts'
import { linkTextMismatch } from '../rules/link-text-mismatch.ts'
import { nonPublicLink } from '../rules/non-public-link.ts'
import { placeholderLink } from '../rules/placeholder-link.ts'
import { relativeLink } from '../rules/relative-link.ts'
import { trackingParameter } from '../rules/tracking-parameter.ts'
import { unsafeLinkScheme } from '../rules/unsafe-link-scheme.ts'
import { urlShortener } from '../rules/url-shortener.ts'

export const linkRules: readonly Rule[] = [
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
]
