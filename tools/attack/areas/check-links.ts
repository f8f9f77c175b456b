/** Attacks the link checker of `presend preflight`: links to hostile servers, and links into the private network. */

import { type AttackArea, type HostileInput, quickEvery } from '../attack-area.ts'
import { findInjectedCommand, findInternals } from '../support/act.ts'
import { forbiddenUrls, hostilePages, maxTakenBytes, oddTargets } from '../support/hostile-pages.ts'
import { type LinkNetwork, type LinkRun, startLinkNetwork } from '../support/link-network.ts'

export const checkLinksArea: AttackArea = {
  name: 'check-links',
  title:
    'links and redirects into the private network, in every notation and through DNS; web servers that stall, send endless or invalid responses, redirect forever, or put commands into redirects; thousands of links',
  open: async ({ target }) => {
    const network = await startLinkNetwork(target)
    return {
      inputs: inputsFor(network),
      concurrency: 4,
      [Symbol.asyncDispose]: async () => await network[Symbol.asyncDispose](),
    }
  },
}

interface LinkAttack {
  readonly name: string
  /** Returns the links, of which those to hostile servers have a path that begins with `/ID/`. */
  readonly links: (id: number) => readonly string[]
  /** Checks what only this attack must not cause. @returns `null`, or a description of the violation */
  readonly check?: (run: LinkRun) => string | null
}

const secret = 'Zk7-attack-secret-93'
const home = (id: number, host: string = 'pages.fernhill-pages.com'): string => `http://${host}/${id}/`

/** Every request of an attack on one link: six hops, with HEAD and GET. */
const maxRequests = 12

function inputsFor(network: LinkNetwork): readonly HostileInput[] {
  const attacks = [...controls, ...privateLinks(), ...redirects(), ...pages(), ...names(), ...tls(), ...amounts()]
  return attacks.map(({ name, links, check }, index) => ({
    name,
    isQuick: quickEvery(9, index) && !name.startsWith('5,000'),
    attempt: async () => {
      const id = index + 1
      const env = {
        GITHUB_ACTIONS: 'true',
        GITHUB_TOKEN: secret,
        HTTP_PROXY: 'http://10.0.0.5:8080',
      }
      const run = await network.run({ id, links: links(id), env })
      return findViolation(run) ?? check?.(run) ?? null
    },
  }))
}

/** Checks what must be true of every run. */
function findViolation({ exitCode, output, heads, forbidden, takenBytes }: LinkRun): string | null {
  if (exitCode === null) return 'the command did not end'
  if (exitCode !== 0 && exitCode !== 1) return `exit code ${exitCode}: ${output.slice(-300)}`
  if (forbidden.length > 0) return `a request went to an address that is not public: ${forbidden[0]?.slice(0, 200)}`
  const carrier = heads.find((head) => /^(?:authorization|cookie|proxy-authorization|referer):/imu.test(head))
  if (carrier !== undefined) return `a request carried credentials: ${carrier.slice(0, 200)}`
  if (`${output}${heads.join('')}`.includes(secret)) return 'a secret is visible'
  if (takenBytes > maxTakenBytes) return `presend read ${takenBytes} bytes of one response`
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters control a terminal
  const control = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/u.exec(output)
  if (control !== null) return `the output contains U+${control[0].codePointAt(0)?.toString(16)}`
  return findInjectedCommand(output) ?? findInternals(output)
}

function says(run: LinkRun, text: string): string | null {
  return run.output.includes(text) ? null : `the output does not contain "${text}": ${run.output.slice(-1000)}`
}

function fewRequests({ heads }: LinkRun): string | null {
  if (heads.length === 0) return 'no request arrived, so the input attacked nothing'
  return heads.length > maxRequests ? `presend sent ${heads.length} requests for one link` : null
}

/** What an honest server causes: otherwise, the other inputs would attack nothing. */
const controls: readonly LinkAttack[] = [
  {
    name: 'control: a page that does not exist is reported',
    links: (id) => [`${home(id)}gone`],
    check: (run) => says(run, 'the server returned 404') ?? fewRequests(run),
  },
  {
    name: 'control: a page that exists is not reported',
    links: (id) => [`${home(id)}ok`],
    check: (run) => (run.output.includes('broken-link') ? 'the page was reported' : fewRequests(run)),
  },
]

function privateLinks(): readonly LinkAttack[] {
  return forbiddenUrls.map((url) => ({ name: `a link to ${url}`, links: () => [url] }))
}

function redirects(): readonly LinkAttack[] {
  const chain: LinkAttack = {
    name: 'a chain of redirects without an end',
    links: (id) => [`${home(id)}chain-1`],
    check: (run) => says(run, 'redirects') ?? fewRequests(run),
  }
  return [chain, ...follow('forbidden', forbiddenUrls), ...follow('odd', oddTargets)]
}

function follow(kind: 'forbidden' | 'odd', targets: readonly string[]): readonly LinkAttack[] {
  return targets.map((target, index) => ({
    name: `a redirect to ${JSON.stringify(target)}`,
    links: (id) => [`${home(id)}${kind}-${index}`],
    check: fewRequests,
  }))
}

function pages(): readonly LinkAttack[] {
  return Object.keys(hostilePages).map((page) => ({
    name: `a server with ${page}`,
    links: (id) => [`${home(id)}${encodeURIComponent(page)}`],
    check: fewRequests,
  }))
}

function names(): readonly LinkAttack[] {
  const hosts: Readonly<Record<string, string>> = {
    'is resolved to a private address the second time': 'rebind',
    'is never resolved': 'silent',
    'cannot be resolved': 'servfail',
    'does not exist': 'nxdomain',
    'has an invalid address': 'short-record',
  }
  const attacks = Object.entries(hosts).map(
    ([what, host]): LinkAttack => ({
      name: `a host that ${what}`,
      links: (id) => ['a', 'b', 'chain-1'].map((page) => `${home(id, `${host}.fernhill-pages.com`)}${page}`),
    }),
  )
  const credentials: LinkAttack = {
    name: 'a link with a user name and password',
    links: (id) => [`http://user:${secret}@pages.fernhill-pages.com/${id}/ok`],
    check: fewRequests,
  }
  const port: LinkAttack = {
    name: 'links to other ports',
    links: (id) => ['22', '25', '6379', '65535', '8080'].map((one) => home(id, `pages.fernhill-pages.com:${one}`)),
  }
  return [...attacks, credentials, port]
}

function tls(): readonly LinkAttack[] {
  const ports: Readonly<Record<string, number>> = {
    'with a self-signed certificate': 443,
    'with an expired certificate': 8443,
    'with the certificate of another host': 4430,
    'that does not answer the handshake': 4431,
    'that answers the handshake with noise': 4432,
    'that resets the handshake': 4433,
    'that speaks HTTP without TLS': 80,
  }
  return Object.entries(ports).map(([what, port]) => ({
    name: `a TLS server ${what}`,
    links: (id) => [`https://pages.fernhill-pages.com:${port}/${id}/ok`],
    check: ({ heads }) => (heads.length > 0 ? 'a request was sent over an untrusted connection' : null),
  }))
}

function amounts(): readonly LinkAttack[] {
  return [
    {
      name: '5,000 links to one host',
      links: (id) => list((number) => `${home(id)}gone${number}`),
      check: upTo(60),
    },
    {
      name: '5,000 links to 5,000 hosts',
      links: (id) => list((number) => `${home(id, `h${number}.fernhill-pages.com`)}gone`),
      check: upTo(200),
    },
    {
      name: '5,000 links to hosts that never respond',
      links: (id) => list((number) => `${home(id, `h${number}.fernhill-pages.com`)}no%20response`),
      check: upTo(100),
    },
    {
      name: 'a link of 60,000 characters',
      links: (id) => [`${home(id)}${'a'.repeat(60_000)}`],
    },
  ]
}

function list(toLink: (number: number) => string): readonly string[] {
  return Array.from({ length: 5000 }, (_, index) => toLink(index))
}

function upTo(limit: number): (run: LinkRun) => string | null {
  return ({ heads }) => (heads.length > limit ? `presend sent ${heads.length} requests` : null)
}
