/** Debian's HAProxy, nginx and Caddy in front of a service, each reusing its connections to the service. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { findFreePort } from './free-port.ts'
import { startServerProcess } from './server-process.ts'

export interface RunningProxy extends AsyncDisposable {
  readonly port: number
}

export type ProxyName = 'haproxy' | 'nginx' | 'caddy'

interface ProxyPlan {
  readonly folder: string
  readonly port: number
  readonly servicePort: number
}

interface ProxyProgram {
  readonly program: string
  readonly config: (plan: ProxyPlan) => string
  readonly args: (configPath: string, folder: string) => readonly string[]
}

const programs: Readonly<Record<ProxyName, ProxyProgram>> = {
  // With `http-reuse always`, the first request of a client may use a connection that another client has used.
  haproxy: {
    program: '/usr/sbin/haproxy',
    args: (configPath) => ['-db', '-f', configPath],
    config: ({ port, servicePort }) => `
      global
        maxconn 200
      defaults
        mode http
        timeout connect 5s
        timeout client 30s
        timeout server 30s
      frontend in
        bind 127.0.0.1:${port}
        default_backend service
      backend service
        http-reuse always
        server one 127.0.0.1:${servicePort}
      `,
  },
  nginx: {
    program: '/usr/sbin/nginx',
    args: (configPath, folder) => ['-p', folder, '-e', 'stderr', '-c', configPath],
    config: ({ folder, port, servicePort }) => `
      daemon off;
      master_process off;
      pid ${folder}/nginx.pid;
      error_log stderr;
      events { worker_connections 200; }
      http {
        access_log off;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
        upstream service { server 127.0.0.1:${servicePort}; keepalive 4; }
        server {
          listen 127.0.0.1:${port};
          location / {
            proxy_pass http://service;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_request_buffering off;
          }
        }
      }
      `,
  },
  caddy: {
    program: '/usr/bin/caddy',
    args: (configPath) => ['run', '--adapter', 'caddyfile', '--config', configPath],
    config: ({ folder, port, servicePort }) => `
      {
        admin off
        auto_https off
        storage file_system ${folder}
      }
      http://127.0.0.1:${port} {
        reverse_proxy 127.0.0.1:${servicePort}
      }
      `,
  },
}

/**
 * Starts a proxy on a free port.
 *
 * @throws Error with its output if it does not start
 */
export async function startProxy(name: ProxyName, servicePort: number): Promise<RunningProxy> {
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), `presend-${name}-`))
  stack.defer(async () => await rm(folder, { recursive: true, force: true }))
  const { program, args, config } = programs[name]
  const port = await findFreePort()
  const configPath = join(folder, 'proxy.conf')
  await writeFile(configPath, config({ folder, port, servicePort }).replaceAll(/^ {6}/gmu, ''))
  stack.use(await startServerProcess(program, args(configPath, folder), { port }))
  const owned = stack.move()
  return { port, [Symbol.asyncDispose]: async () => await owned.disposeAsync() }
}
