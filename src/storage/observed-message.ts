/** Messages observed in mailboxes whose server cannot store flags: remembered here instead. */

/** One message in one folder of a watched mailbox. */
export interface ObservedMessage {
  /** The address of the mailbox, in lower case and without subaddress. */
  readonly address: string
  /** The folder's path. */
  readonly folder: string
  /** A UID is valid only together with this (RFC 9051 §2.3.1.1). */
  readonly uidValidity: string
  readonly uid: number
  /** Detects that the UID now names another message; see MessageIdentity. */
  readonly messageKey: string
  readonly observedAtMs: number
}

/** Selects messages observed before a time, oldest first. */
export interface ObservedMessageQuery {
  readonly address: string
  readonly observedBeforeMs: number
  readonly limit: number
}

/** Queries for observed messages. */
export interface ObservedMessageStore {
  /** A known message stays unchanged. */
  rememberMessage(message: ObservedMessage): Promise<void>
  listRememberedMessages(query: ObservedMessageQuery): Promise<readonly ObservedMessage[]>
  forgetMessages(messages: readonly ObservedMessage[]): Promise<void>
}
