import { dnsRule } from '../dns/dns-rule.ts'
import { zoneExample } from '../dns/example-zone.ts'
import type { Severity } from '../finding.ts'
import type { Rule } from '../rule.ts'

/** The minimum key length in bits (RFC 8301 §3.2). Verifiers must reject shorter keys. */
const minBits = 1024
const advisedBits = 2048
const maxBits = 4096

const shortKey =
  'MHwwDQYJKoZIhvcNAQEBBQADawAwaAJhANR9M3KzkAzIBRHIpyuucetYPTL8ptfJMiojb989wWmdMq2HkG73JA7fMQWpJqTDnFYS+sYyaw30xE/Ef9IOO3/DK2FIZhN70z2GSI6m9+QKaD8+r0C51G6wyw/si4wz8wIDAQAB'

const longKey =
  '"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEApQmrcXpMvIgsH8g62ioMKHaRYPwEWxbj8lz5SuPxnf+Gx4OeKq1wdIkY/HFVi13W+MZdvfJuQqhm8Q6gt9HHDJeyT3Epb59Vz9BWCQ1xWxIwk2N1+Y84iRf1L7Cv0YtHmW381NGhos" "5S/FDqvkCqM3mlSD1poSA9GcbA2yl7WNH+ZFELtDDvVGQ2KHHcoojOOg+GwBTVgGL9A7VsI3++YjMMbXhNlKeWSmjSNxcpoKuAR2noxcKBxd1tdIARwMcUCTmRNTJLZPhOejwsN5Mbh9kQ3Q4+zxIfjJBJ9Wb+45ewW/riO0CShV3/QGf1YdcQ8mahZBVotJ3LXm72Z1kCcwIDAQAB"'

export const dkimShortKey: Rule = dnsRule({
  id: 'dkim-short-key',
  severity: 'error',
  title: 'Short DKIM key',
  why: 'Receivers must reject RSA keys shorter than 1024 bits. Gmail and Yahoo require at least 1024 bits; 2048 bits are recommended.',
  source: 'RFC 8301 §3.2; support.google.com/a/answer/81126',
  fix: 'Create a 2048-bit key for a new selector, publish it, and then sign with it',
  ignores: 'The rule ignores Ed25519 keys, which are short but strong.',
  bad: zoneExample({ dkim: `"v=DKIM1; k=rsa; p=${shortKey}"` }),
  good: zoneExample({ about: 'A 2048-bit RSA key', dkim: longKey }),
  find: ({ dkim }, where) =>
    dkim.flatMap(({ name, key }) => {
      const bits = key?.rsaBits ?? null
      const severity = bits === null ? null : severityOf(bits)
      if (severity === null) return []
      const fix =
        bits !== null && bits > maxBits
          ? 'Use a 2048-bit key, which every receiver supports'
          : `Create a ${advisedBits}-bit key, publish it at a new selector (v=DKIM1; k=rsa; p=PUBLIC_KEY), and then sign with it`
      return {
        at: where(name, key?.text),
        severity,
        message: `The DKIM key at ${name} is ${bits} bits long${bits !== null && bits < minBits ? ', and verifiers must not accept keys under 1024 bits (RFC 8301)' : ''}`,
        fix,
      }
    }),
})

function severityOf(bits: number): Severity | null {
  if (bits < minBits) return 'error'
  if (bits < advisedBits) return 'warning'
  return bits > maxBits ? 'notice' : null
}
