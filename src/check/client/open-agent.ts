/** Creates the agent for connections to one service: direct, or through the proxy set in the environment. */

import http from 'node:http'
import https from 'node:https'

import { getProxyUrl } from '@actions/http-client/lib/proxy'

/** Opens connections to one origin. Disposing the agent closes idle connections. */
export interface ServiceAgent extends Disposable {
  /** Returns the agent for requests to this URL. Every URL must have the same origin. */
  agentFor(url: URL): Promise<http.Agent>
}

/** Creates an agent that opens no connection before the first request. */
export function serviceAgent(connection: 'keep-alive' | 'close'): ServiceAgent {
  const keepAlive = connection === 'keep-alive'
  let direct: http.Agent | null = null
  let tunnel: Promise<http.Agent> | null = null
  return {
    agentFor: async (url) => {
      if (getProxyUrl(url) !== undefined) return await (tunnel ??= openTunnel(url, keepAlive))
      return (direct ??= new (url.protocol === 'https:' ? https : http).Agent({ keepAlive }))
    },
    // Only the agent for direct connections keeps idle connections open.
    [Symbol.dispose]: () => direct?.destroy(),
  }
}

/**
 * Opens a tunnel through a proxy. The proxy library is imported only if a proxy is configured, because the import loads
 * all of undici.
 */
async function openTunnel(url: URL, keepAlive: boolean): Promise<http.Agent> {
  const { HttpClient } = await import('@actions/http-client')
  return new HttpClient(undefined, [], { keepAlive }).getAgent(url.href)
}
