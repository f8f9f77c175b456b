/** What a run may ask of the world outside it. Everything else is computed; a test hands in fakes of these. */

/** Time. Inside presend time is integer milliseconds. */
export interface Clock {
  /** Wall-clock time, milliseconds since the epoch. */
  nowMs(): number
  /** Time that never jumps, for measuring spans; milliseconds from an arbitrary start. */
  monotonicMs(): number
  /** Resolves after `delayMs`; rejects with the signal's reason as soon as `signal` aborts. */
  sleep(delayMs: number, signal: AbortSignal): Promise<void>
}

/** Chance. */
export interface Random {
  bytes(count: number): Uint8Array
  uuid(): string
  /** A number from 0 (included) to 1 (excluded), for jitter only. */
  fraction(): number
}

/** Environment variables; absent ones are `undefined`. */
export type Env = Readonly<Record<string, string | undefined>>

/** What is known of a file without reading it. */
export interface FileStat {
  readonly sizeBytes: number
  readonly kind: 'file' | 'directory' | 'other'
  /** Permission bits, such as 0o600; absent where the file system has none. */
  readonly mode?: number
}

/** The parts of the file system that a run uses. Paths are absolute unless said otherwise. */
export interface Files {
  /** The file's bytes; rejects with Node's own error (`code: 'ENOENT'`…). */
  read(path: string): Promise<Uint8Array>
  readText(path: string): Promise<string>
  /** `null` when there is nothing at `path`. */
  stat(path: string): Promise<FileStat | null>
  /** The path with every symbolic link resolved; `null` when there is nothing at `path`. */
  realPath(path: string): Promise<string | null>
  /** True for a symbolic link, also for one to nothing. */
  isLink(path: string): Promise<boolean>
  /**
   * Paths below `directory` (relative to it, `/`-separated, sorted) that match a glob; never below node_modules or .git.
   * Stops at `maxCount` of them, if given.
   */
  glob(pattern: string, directory: string, maxCount?: number): Promise<readonly string[]>
  /** Writes through a temporary file and a rename, and makes missing folders. */
  write(path: string, content: string | Uint8Array): Promise<void>
  append(path: string, content: string): Promise<void>
}

/** The record types presend asks for. */
export type DnsType = 'A' | 'AAAA' | 'CNAME' | 'MX' | 'NS' | 'PTR' | 'SOA' | 'TXT'

/**
 * One DNS answer. `servfail` (could not be asked) is never "absent".
 * `records`: one string a record in presentation form; a TXT record's strings are joined.
 */
export type DnsAnswer =
  | { readonly status: 'found'; readonly records: readonly string[] }
  | { readonly status: 'nodata' }
  | { readonly status: 'nxdomain' }
  | { readonly status: 'servfail'; readonly reason: string }

/** DNS: the machine's resolver, named servers, or zone files with one of these behind them. */
export interface Dns {
  resolve(name: string, type: DnsType, signal: AbortSignal): Promise<DnsAnswer>
  /** True for the names that zone files answer for; absent: there are no zone files. */
  covers?(name: string): Promise<boolean>
}

/** Everything at once; functions take only the parts they use. */
export interface World {
  readonly clock: Clock
  readonly random: Random
  readonly env: Env
  readonly files: Files
}
