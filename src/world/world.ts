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

/** The parts of the file system that a run uses. Paths are absolute unless said otherwise. */
export interface Files {
  /** The file's bytes; rejects with Node's own error (`code: 'ENOENT'`…). */
  read(path: string): Promise<Uint8Array>
  readText(path: string): Promise<string>
  /** Size in bytes and kind; `null` when there is nothing at `path`. */
  stat(path: string): Promise<{ readonly sizeBytes: number; readonly kind: 'file' | 'directory' | 'other' } | null>
  /** The path with every symbolic link resolved; `null` when there is nothing at `path`. */
  realPath(path: string): Promise<string | null>
  /** Paths below `directory` (relative to it, `/`-separated, sorted) that match a glob; never below node_modules or .git. */
  glob(pattern: string, directory: string): Promise<readonly string[]>
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

/** DNS: the live one, or a zone file. */
export interface Dns {
  /** `zone-file` answers are hermetic; `live` ones come from the machine's resolver. */
  readonly kind: 'live' | 'zone-file'
  resolve(name: string, type: DnsType, signal: AbortSignal): Promise<DnsAnswer>
}

/** Everything at once; functions take only the parts they use. */
export interface World {
  readonly clock: Clock
  readonly random: Random
  readonly env: Env
  readonly files: Files
}
