/** The rules for DNS records, in the order of their documentation pages. */

import type { Rule } from '../rule.ts'
import { bimi } from '../rules/bimi.ts'
import { dkimMissing } from '../rules/dkim-missing.ts'
import { dkimMultiple } from '../rules/dkim-multiple.ts'
import { dkimRevoked } from '../rules/dkim-revoked.ts'
import { dkimShortKey } from '../rules/dkim-short-key.ts'
import { dkimSyntax } from '../rules/dkim-syntax.ts'
import { dkimTestMode } from '../rules/dkim-test-mode.ts'
import { dkimWeakHash } from '../rules/dkim-weak-hash.ts'
import { dmarcMissing } from '../rules/dmarc-missing.ts'
import { dmarcMultiple } from '../rules/dmarc-multiple.ts'
import { dmarcPolicyNone } from '../rules/dmarc-policy-none.ts'
import { dmarcRemovedTag } from '../rules/dmarc-removed-tag.ts'
import { dmarcRuaSyntax } from '../rules/dmarc-rua-syntax.ts'
import { dmarcRuaUnauthorized } from '../rules/dmarc-rua-unauthorized.ts'
import { dmarcSyntax } from '../rules/dmarc-syntax.ts'
import { dnsUnavailable } from '../rules/dns-unavailable.ts'
import { mtaSts } from '../rules/mta-sts.ts'
import { mxMissing } from '../rules/mx-missing.ts'
import { ptrMismatch } from '../rules/ptr-mismatch.ts'
import { soaMissing } from '../rules/soa-missing.ts'
import { spfLookups } from '../rules/spf-lookups.ts'
import { spfMissing } from '../rules/spf-missing.ts'
import { spfMultiple } from '../rules/spf-multiple.ts'
import { spfNotAuthorized } from '../rules/spf-not-authorized.ts'
import { spfPlusAll } from '../rules/spf-plus-all.ts'
import { spfPtr } from '../rules/spf-ptr.ts'
import { spfSyntax } from '../rules/spf-syntax.ts'
import { spfVoidLookups } from '../rules/spf-void-lookups.ts'
import { tlsRpt } from '../rules/tls-rpt.ts'

export const dnsRules: readonly Rule[] = [
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
