// Loaded into a tested process with --import: every connection outside loopback and every DNS query fails and is
// reported on standard error.

import dns from 'node:dns'
import net from 'node:net'

const connect = net.Socket.prototype.connect
net.Socket.prototype.connect = function guarded(...given) {
  const [first] = Array.isArray(given[0]) ? given[0] : given
  const host = typeof first === 'object' ? (first.host ?? 'localhost') : (given[1] ?? 'localhost')
  if (!/^(?:127\.|localhost$|::1$)/u.test(host)) {
    process.stderr.write(`connection to ${host}: not on loopback\n`)
    throw Object.assign(new Error(`connect ENETUNREACH ${host}`), { code: 'ENETUNREACH' })
  }
  return connect.apply(this, given)
}

// Live DNS may be queried but must not be needed, so every query is refused.
for (const Resolver of [dns.Resolver, dns.promises.Resolver]) {
  for (const name of Object.getOwnPropertyNames(Resolver.prototype).filter((one) => one.startsWith('resolve'))) {
    Resolver.prototype[name] = async () => {
      throw Object.assign(new Error('queryA ECONNREFUSED'), { code: 'ECONNREFUSED' })
    }
  }
}
