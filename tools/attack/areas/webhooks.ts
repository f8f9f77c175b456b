/** Attacks webhooks with URLs that point into the private network, and with forged signatures. */

import { createHmac } from 'node:crypto'
import { pathToFileURL } from 'node:url'

import { type AttackArea, type HostileInput, quickEvery, type Target } from '../attack-area.ts'
import { runCommand, serve } from '../support/presend-process.ts'

export const webhooksArea: AttackArea = {
  name: 'webhooks',
  title: 'webhook URLs that point into the private network, with addresses in every notation; forged signatures',
  open: async ({ target }) => {
    const service = await serve(target)
    const place = { folder: service.folder, storage: service.storage }
    const { sign, verify } = await loadVerifier(target)
    return {
      inputs: [...addressInputs(target, place), ...signatureInputs(verify), ...signedInputs(sign, verify)],
      concurrency: 3,
      [Symbol.asyncDispose]: async () => await service[Symbol.asyncDispose](),
    }
  },
}

const addresses: readonly string[] = [
  ...'127.0.0.1 127.1 127.0.0.2 0.0.0.0 0 localhost localhost. LOCALHOST a.localhost 10.0.0.1 172.16.0.1 172.31.255.255'.split(
    ' ',
  ),
  ...'192.168.1.1 169.254.169.254 169.254.170.2 100.64.0.1 100.100.100.200 192.0.2.1 198.18.0.1 203.0.113.9 224.0.0.1'.split(
    ' ',
  ),
  ...'240.0.0.1 255.255.255.255 2130706433 0x7f000001 0x7f.1 0177.0.0.1 017700000001 127.0.0.1. 127.000.000.001'.split(
    ' ',
  ),
  ...'[::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [::127.0.0.1] [fe80::1] [fc00::1] [fd00:ec2::254] [2001:db8::1]'.split(
    ' ',
  ),
  ...'[2002:7f00:1::] [64:ff9b::7f00:1] [64:ff9b:1::1] [ff02::1] [2001::1] [::ffff:0:127.0.0.1] [fec0::1] [100::1]'.split(
    ' ',
  ),
  ...'１２７.0.0.1 127。0。0。1 ①②⑦.0.0.1 lоcalhost%00 user@127.0.0.1 u:p@example.com example.com:0'.split(' '),
  'example.com#@127.0.0.1',
  '127.0.0.1#.example.com',
]
const urls: readonly string[] = [
  ...addresses.map((address) => `https://${address}/hook`),
  'http://example.com/hook',
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:25/_EHLO',
  'javascript:alert(1)',
  'data:text/plain,a',
  'unix:/var/run/docker.sock',
  '//example.com/',
  'https:example.com',
  'https://',
  'https:///etc/passwd',
  'https://exa mple.com/',
  'https://example.com/\r\nX-Evil: a',
  'https://example.com/\ta',
  'https://example.com\\@127.0.0.1/',
  `https://example.com/${'a'.repeat(3000)}`,
  'https://[::1',
  'https://127.0.0.1:99999/',
  '',
]

interface Place {
  readonly folder: string
  readonly storage: string
}

function addressInputs(target: Target, { folder, storage }: Place): readonly HostileInput[] {
  return urls.map((url, index) => ({
    name: `webhook URL ${JSON.stringify(url).slice(0, 80)}`,
    isQuick: quickEvery(12, index),
    attempt: async () => {
      const args = ['webhook', 'add', '--workspace', 'attack', '--storage', storage, '--', url]
      const { exitCode, stdout, stderr } = await runCommand(target, args, { folder })
      if (exitCode === 0) return `the webhook was added: ${stdout.slice(0, 100)}`
      if (/:p@|\n\s+at /u.test(stderr)) return `the error message reveals too much: ${stderr.slice(0, 200)}`
      return exitCode === 2 ? null : `expected exit code 2, got ${exitCode}: ${stderr.slice(0, 200)}`
    },
  }))
}

type Sign = (body: unknown, secret: unknown) => unknown
type Verify = (body: unknown, signature: unknown, secret: unknown) => unknown

async function loadVerifier(target: Target): Promise<{ readonly sign: Sign; readonly verify: Verify }> {
  const loaded: { sign: Sign; verify: Verify } = await import(pathToFileURL(target.webhookPath).href)
  return loaded
}

const secret = 'whsec_0123456789'
const body = '{"event_type":"test_result.delivered"}'
const right = createHmac('sha256', secret).update(body).digest('hex')

/** Creates invalid values for the signature header. */
function signatureInputs(verify: Verify): readonly HostileInput[] {
  const forged: Readonly<Record<string, unknown>> = {
    undefined: undefined,
    null: null,
    'an empty string': '',
    'a number': 0,
    'an array with the correct signature': [right],
    'an object whose toString() returns the correct signature': { toString: () => right },
    'the correct signature in uppercase': right.toUpperCase(),
    'the correct signature in base64': Buffer.from(right, 'hex').toString('base64'),
    'the correct signature without its last digit': right.slice(0, -1),
    'the correct signature without its last byte': right.slice(0, -2),
    'the correct signature with a suffix': `${right}00`,
    'the correct signature after a space': ` ${right}`,
    'the correct signature with a line ending': `${right}\n`,
    'the correct signature with a prefix': `sha256=${right}`,
    'the correct signature twice': `${right},${right}`,
    '64 zeros': '0'.repeat(64),
    '64 letters that are not hexadecimal digits': 'z'.repeat(64),
    'the correct signature with full-width digits': right.replaceAll('0', '\uff10').replaceAll('1', '\uff11'),
    'a signature made with another secret': createHmac('sha256', 'other').update(body).digest('hex'),
    'a signature made without a secret': createHmac('sha256', '').update(body).digest('hex'),
    'an HMAC-SHA1 signature': createHmac('sha1', secret).update(body).digest('hex'),
    'the SHA-256 digest of an empty string': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'a 10 MB string': 'a'.repeat(10_000_000),
  }
  return Object.entries(forged).map(([name, signature], index) => ({
    name: `forged signature: ${name}`,
    isQuick: quickEvery(3, index),
    attempt: async () => (isVerified(verify, body, signature, secret) ? 'verify() accepted the event' : null),
  }))
}

function isVerified(verify: Verify, given: unknown, signature: unknown, key: unknown): boolean {
  try {
    return verify(given, signature, key) === true
  } catch {
    // An exception from verify() also counts as a rejection.
    return false
  }
}

/** Creates invalid bodies and secrets, each with a signature that was made for a similar, valid body. */
function signedInputs(sign: Sign, verify: Verify): readonly HostileInput[] {
  const bodies: Readonly<Record<string, unknown>> = {
    'a body with an additional space': `${body} `,
    'the parsed body': JSON.parse(body),
    'an empty body': '',
    'an array with the body': [body],
    undefined,
    null: null,
    'a number': 1,
    'other bytes': new Uint8Array([1, 2, 3]),
  }
  const wrong = Object.entries(bodies).map(([name, given]) => ({
    name: `changed body: ${name}`,
    isQuick: false,
    attempt: async () => (isVerified(verify, given, right, secret) ? 'verify() accepted the event' : null),
  }))
  const unsignable: Readonly<Record<string, unknown>> = {
    'an object': {},
    'a number': 1,
    null: null,
    undefined,
    'an array': ['a'],
  }
  const signed = Object.entries(unsignable).map(([name, given]) => ({
    name: `sign() with a body that is ${name}`,
    isQuick: false,
    attempt: async () => {
      try {
        return `sign() returned ${String(sign(given, secret))}`
      } catch {
        // An exception is expected here, because sign() rejects the value.
        return null
      }
    },
  }))
  return [...wrong, ...signed]
}
