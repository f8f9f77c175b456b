/** The responses of hostile web servers to the link checker. */

import type { Socket } from 'node:net'
import { gzipSync } from 'node:zlib'

/** Responds to one request. `home` is the URL of the folder whose links belong to the same input. */
export type HostilePage = (socket: Socket, home: string) => void

/** The most bytes that presend may take from one connection. The kernel's buffers take some of them. */
export const maxTakenBytes = 32_000_000

const commands = '::error file=a::injected\r\n##[error]injected'

/** URLs that no request may reach, in many notations. */
export const forbiddenUrls: readonly string[] = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://017700000001/',
  'http://0177.0.0.01/',
  'http://127.0.0.1./',
  'http://127。0。0。1/',
  'http://１２７.０.０.１/',
  'http://①②⑦.⓪.⓪.①/',
  'http://%31%32%37.0.0.1/',
  'http://user@127.0.0.1/',
  'http://pages.fernhill-bikes.com@127.0.0.1/',
  'http://127.0.0.1#@pages.fernhill-bikes.com/',
  'http:127.0.0.1/',
  String.raw`http:\\127.0.0.1/`,
  'http://127.255.255.254/',
  'http://0.0.0.0/',
  'http://0/',
  'http://localhost/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://a.localhost/',
  'http://ｌocalhost/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://10.0.0.5/',
  'http://172.16.0.5/',
  'http://192.168.1.5/',
  'http://100.64.0.5/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/latest/meta-data/',
  'http://loopback.fernhill-pages.com/',
  'http://mixed.fernhill-pages.com/',
  'http://zero.fernhill-pages.com/',
  'http://metadata.fernhill-pages.com/',
  'http://v6loopback.fernhill-pages.com/',
  'http://mapped.fernhill-pages.com/',
  'http://nat64.fernhill-pages.com/',
  'http://last-of-many.fernhill-pages.com/',
]

/** Redirect targets that are not web pages, or that are spelled in an unusual way. */
export const oddTargets: readonly string[] = [
  'file:///etc/passwd',
  'ftp://127.0.0.1/',
  'gopher://127.0.0.1:25/_QUIT',
  'data:text/html,<script>alert(1)</script>',
  'javascript:alert(1)',
  'blob:http://127.0.0.1/x',
  'unix:///var/run/docker.sock',
  '//127.0.0.1/',
  String.raw`/\127.0.0.1/`,
  String.raw`\\127.0.0.1\x`,
  'http://',
  'http://[',
  'http://a b/',
  'http://%00/',
  'http://127.0.0.1:99999/',
  '///127.0.0.1/',
  'http:///127.0.0.1/',
  '%0d%0a::error::injected',
  'http://pages.fernhill-bikes.com/%0A::error::injected',
  '<img src=x onerror=alert(1)>',
  '](https://evil.example) @everyone `x`',
  '\u001B]0;title\u0007\u001B[2J',
  '/\u009B31m\u0085',
  '',
]

function text(...lines: readonly string[]): HostilePage {
  return (socket) => void socket.end(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
}

/** Returns a page that redirects to `target`. */
export function redirectTo(target: string, status: string = '302 Found'): HostilePage {
  return (socket) => void socket.end(`HTTP/1.1 ${status}\r\nLocation: ${target}\r\nContent-Length: 0\r\n\r\n`, 'utf8')
}

/** Sends the start, then the same piece as fast as the client reads it. */
function flood(start: string, piece: string | Uint8Array): HostilePage {
  return (socket) => {
    socket.write(start)
    const more = (): void => {
      while (!socket.destroyed && socket.bytesWritten <= maxTakenBytes * 2) if (!socket.write(piece)) return
      socket.end()
    }
    socket.on('drain', more)
    more()
  }
}

/** Sends a start, then one byte every 50 ms. */
function drip(start: string): HostilePage {
  return (socket) => {
    socket.write(start)
    const timer = setInterval(() => void socket.write('a'), 50)
    socket.on('close', () => clearInterval(timer))
  }
}

const gzipBomb = gzipSync(Buffer.alloc(100_000_000))
const big = 'a'.repeat(65_536)

/** The pages by name. */
export const hostilePages: Readonly<Record<string, HostilePage>> = {
  'an endless body': flood('HTTP/1.1 200 OK\r\n\r\n', big),
  'an endless body after 403': flood('HTTP/1.1 403 Forbidden\r\n\r\n', big),
  'an endless chunked body after 404': flood(
    'HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n',
    `10000\r\n${big}\r\n`,
  ),
  'a compressed body of 100 MB': (socket) => {
    socket.write(`HTTP/1.1 404 Not Found\r\nContent-Encoding: gzip\r\nContent-Length: ${gzipBomb.length}\r\n\r\n`)
    socket.end(gzipBomb)
  },
  'a header that arrives byte by byte': drip('HTTP/1.1 200 OK\r\nX-A: '),
  'a status line that arrives byte by byte': drip('HTTP/1.1 200 '),
  'no response': () => undefined,
  'a connection that is closed': (socket) => void socket.destroy(),
  'a connection that is reset': (socket) => void socket.resetAndDestroy(),
  '101 Switching Protocols': text('HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'),
  'endless 100 Continue': flood('', 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(1000)),
  'endless 103 Early Hints': flood('', 'HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\n'.repeat(1000)),
  'an endless header': flood('HTTP/1.1 200 OK\r\n', 'X-A: a\r\n'.repeat(1000)),
  'a header field of any length': flood('HTTP/1.1 200 OK\r\nX-A: ', big),
  'a status line of any length': flood('HTTP/1.1 200 ', big),
  'the greeting of an SSH server': text('SSH-2.0-OpenSSH_9.9'),
  'a response of HTTP/0.9': (socket) => void socket.end('<html>hello</html>'),
  'binary data': (socket) => void socket.end(Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 256))),
  'the status code 999': text('HTTP/1.1 999 Denied', 'Content-Length: 0'),
  'the status code 000': text('HTTP/1.1 000 None', 'Content-Length: 0'),
  'a status code of seven digits': text('HTTP/1.1 2000000 OK', 'Content-Length: 0'),
  'NUL bytes in a field': text('HTTP/1.1 200 OK', 'X-A: a\0b', 'Content-Length: 0'),
  'two lengths': text('HTTP/1.1 404 Not Found', 'Content-Length: 5', 'Content-Length: 7'),
  'an invalid chunk': text('HTTP/1.1 404 Not Found', 'Transfer-Encoding: chunked', '', 'ZZZ', 'a'),
  'workflow commands in the reason phrase': text(`HTTP/1.1 404 ${commands}`, 'Content-Length: 0'),
  'terminal sequences in the reason phrase': text('HTTP/1.1 404 \u001B]0;x\u0007\u001B[2J', 'Content-Length: 0'),
  'a redirect without a target': text('HTTP/1.1 302 Found', 'Content-Length: 0'),
  'two redirect targets': text('HTTP/1.1 302 Found', 'Location: http://127.0.0.1/', 'Location: http://10.0.0.5/'),
  'a folded redirect target': text('HTTP/1.1 302 Found', 'Location: http://', ' 127.0.0.1/', 'Content-Length: 0'),
  'a redirect target of 30,000 characters': redirectTo(`/${'a'.repeat(30_000)}`),
  'a redirect target of 30,000 dots': redirectTo(`http://${'a.'.repeat(15_000)}com/`),
  'a moved page with 30,000 parameters': redirectTo(`/?${'a&'.repeat(15_000)}`, '301 Moved Permanently'),
  'a redirect to itself': (socket, home) => redirectTo(`${home}a redirect to itself`)(socket, home),
  'a moved page that moves to itself': (socket, home) =>
    redirectTo(`${home}a moved page that moves to itself`, '308 Permanent Redirect')(socket, home),
  'a redirect that sets a cookie': (socket, home) =>
    void socket.end(
      `HTTP/1.1 302 Found\r\nSet-Cookie: id=1; Path=/\r\nLocation: ${home}a redirect that sets a cookie\r\nContent-Length: 0\r\n\r\n`,
    ),
  'a login that is required': text(
    'HTTP/1.1 401 Unauthorized',
    'WWW-Authenticate: Basic realm="x"',
    'Content-Length: 0',
  ),
  'a wait of a year, with 429': text('HTTP/1.1 429 Too Many', 'Retry-After: 31536000', 'Content-Length: 0'),
  'a wait of a year, with 503': text('HTTP/1.1 503 Unavailable', 'Retry-After: 31536000', 'Content-Length: 0'),
  'a wait until the year 9999': text(
    'HTTP/1.1 503 No',
    'Retry-After: Fri, 31 Dec 9999 23:59:59 GMT',
    'Content-Length: 0',
  ),
}
