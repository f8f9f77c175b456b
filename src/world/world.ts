/** Everything a run needs from outside the process. Tests pass fakes. */

/** Time in integer milliseconds. */
export interface Clock {
  /** The wall-clock time, in milliseconds since the epoch. */
  nowMs(): number
  /** The monotonic time for measuring durations, in milliseconds from an arbitrary start. */
  monotonicMs(): number
  /** Resolves after `delayMs`; rejects with the signal's reason as soon as `signal` aborts. */
  sleep(delayMs: number, signal: AbortSignal): Promise<void>
}

/** Random values. */
export interface Random {
  bytes(count: number): Uint8Array
  uuid(): string
  /** A number from 0 (included) to 1 (excluded), for jitter only. */
  fraction(): number
}

/** Environment variables; absent ones are `undefined`. */
export type Env = Readonly<Record<string, string | undefined>>

/** A file's metadata. */
export interface FileStat {
  readonly sizeBytes: number
  readonly kind: 'file' | 'directory' | 'other'
  /** The permission bits, such as 0o600; absent where the file system has none. */
  readonly mode?: number
}

/** The file system. Paths are absolute unless stated otherwise. */
export interface Files {
  /** Reads the file's bytes. Rejects with Node's own error (`code: 'ENOENT'`…). */
  read(path: string): Promise<Uint8Array>
  readText(path: string): Promise<string>
  /** Reads the metadata of a file; `null` if `path` does not exist. */
  stat(path: string): Promise<FileStat | null>
  /** Returns the path with all symbolic links resolved; `null` if `path` does not exist. */
  realPath(path: string): Promise<string | null>
  /** True for a symbolic link, dangling or not. */
  isLink(path: string): Promise<boolean>
  /**
   * Lists the paths below `directory` that match a glob: relative to it, sorted, with `/` as separator, and never below
   * node_modules or .git. Stops after `maxCount` paths, if given.
   */
  glob(pattern: string, directory: string, maxCount?: number): Promise<readonly string[]>
  /** Writes a temporary file and renames it. Creates missing folders. */
  write(path: string, content: string | Uint8Array): Promise<void>
  append(path: string, content: string): Promise<void>
}

/** The record types presend queries. */
export type DnsType = 'A' | 'AAAA' | 'CNAME' | 'MX' | 'NS' | 'PTR' | 'SOA' | 'TXT'

/**
 * One DNS answer. `servfail` (the query failed) never means "absent".
 * `records`: one string per record, in presentation form; the strings of a TXT record are joined.
 */
export type DnsAnswer =
  | { readonly status: 'found'; readonly records: readonly string[] }
  | { readonly status: 'nodata' }
  | { readonly status: 'nxdomain' }
  /** `isUnasked` is true if no query was sent, because of a setting or because the name is reserved. */
  | { readonly status: 'servfail'; readonly reason: string; readonly isUnasked?: true }

/** DNS: the machine's resolver, given servers, or zone files with one of these as fallback. */
export interface Dns {
  resolve(name: string, type: DnsType, signal: AbortSignal): Promise<DnsAnswer>
  /** Returns true for names that a zone file covers. Absent if there are no zone files. */
  covers?(name: string): Promise<boolean>
}

/** All the parts above. Each function takes only the parts that it uses. */
export interface World {
  readonly clock: Clock
  readonly random: Random
  readonly env: Env
  readonly files: Files
}
