/** Signs messages with DKIM (RFC 6376, and RFC 8463 for Ed25519), using mailauth and relaxed/relaxed canonicalization. */

import { createPrivateKey } from 'node:crypto'

import { PresendError } from '../errors/presend-error.ts'
import { bad, ok, type Parsed, type Problem, quoteValue } from '../errors/problem.ts'
import { parseDomain } from '../world/domain.ts'
import type { DkimKey } from './message.ts'

/** A validated DKIM key. */
export interface DkimSigner {
  readonly algorithm: 'rsa-sha256' | 'ed25519-sha256'
  /** The signing domain, as A-labels. */
  readonly domain: string
  readonly selector: string
  /** The private key in PEM format. */
  readonly privateKey: string
}

/**
 * The header fields to sign: those recommended by RFC 6376 §5.4.1, and both List-Unsubscribe fields, as RFC 8058 §4
 * requires.
 */
const signedFields =
  'from:sender:reply-to:subject:date:message-id:to:cc:in-reply-to:references:mime-version:content-type:' +
  'content-transfer-encoding:feedback-id:list-id:list-help:list-unsubscribe:list-unsubscribe-post:list-subscribe:' +
  'list-post:list-owner:list-archive'

/** The minimum length of an RSA key. Verifiers reject signatures made with shorter keys (RFC 8301 §3.2). */
const minRsaBits = 1024

/**
 * Validates a key. The `input` of each problem is the name of a setting. Problems never contain any part of the key.
 */
export function parseDkimKey(key: DkimKey): Parsed<DkimSigner> {
  const domain = parseDomain(key.domain)
  const selector = parseDomain(key.selector)
  const privateKey = readPrivateKey(key.privateKeyPem)
  const problems: Problem[] = []
  if (domain === null) {
    const expected = 'a domain name such as "shop.example"'
    problems.push({ input: 'dkim-domain', came: quoteValue(key.domain), expected })
  }
  if (selector === null) {
    const expected = 'a selector such as "mail2026": the part before "._domainkey" in DNS'
    problems.push({ input: 'dkim-selector', came: quoteValue(key.selector), expected })
  }
  if (privateKey.status === 'bad') problems.push(...privateKey.problems)
  if (domain === null || selector === null || privateKey.status === 'bad') return bad(...problems)
  return ok({ domain, selector, ...privateKey.value })
}

/** Returns the DKIM-Signature field for a message, including its final CRLF. @throws PresendError MESSAGE_INVALID */
export async function signMessage(message: Buffer, signer: DkimSigner, signedAtMs: number): Promise<string> {
  // Import the module on first use: loading it takes 100 ms, and most runs do not sign.
  const { dkimSign } = await import('mailauth/lib/dkim/sign.js')
  const { domain: signingDomain, ...key } = signer
  const { signatures, errors } = await dkimSign(message, {
    canonicalization: 'relaxed/relaxed',
    signTime: new Date(signedAtMs),
    headerList: signedFields,
    // mailauth's types require these fields, although mailauth itself reads only `signatureData`.
    ...key,
    signingDomain,
    signatureData: [{ ...key, signingDomain }],
  })
  const [error] = errors
  if (error === undefined) return signatures
  throw new PresendError({
    code: 'MESSAGE_INVALID',
    outcome: 'misconfigured',
    done: `Signing the message for ${signer.domain}`,
    came: error.err.message,
    expected: 'a message that can be signed with DKIM',
    todo: 'check the message’s header fields',
  })
}

function readPrivateKey(pem: string): Parsed<Pick<DkimSigner, 'algorithm' | 'privateKey'>> {
  const expected = 'an RSA or Ed25519 private key in PEM format, without a password'
  try {
    const key = createPrivateKey(pem)
    const privateKey = key.export({ type: 'pkcs8', format: 'pem' }).toString()
    if (key.asymmetricKeyType === 'ed25519') return ok({ algorithm: 'ed25519-sha256', privateKey })
    if (key.asymmetricKeyType !== 'rsa') {
      return bad({ input: 'dkim-private-key', came: `a key of type ${key.asymmetricKeyType}`, expected })
    }
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
    if (bits >= minRsaBits) return ok({ algorithm: 'rsa-sha256', privateKey })
    const todo = 'create a key of 2048 bits; receivers ignore signatures made with keys shorter than 1024 bits'
    return bad({ input: 'dkim-private-key', came: `an RSA key of ${bits} bits`, expected: 'at least 1024 bits', todo })
  } catch {
    // OpenSSL's message would not help ("DECODER routines::unsupported"), and showing the key would leak it.
    const todo = 'paste the whole key, including the "-----BEGIN" line and all line breaks'
    return bad({ input: 'dkim-private-key', expected, todo })
  }
}
