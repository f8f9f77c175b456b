/** Messages of tests in mailboxes whose server keeps no marks of ours: what was seen is remembered here instead. */

/** One message in one folder of a watched mailbox. */
export interface ObservedMessage {
  /** Of the mailbox, in lower case and without a tag. */
  readonly address: string
  /** The folder's path. */
  readonly folder: string
  /** The UID means something only together with this (RFC 9051 §2.3.1.1). */
  readonly uidValidity: string
  readonly uid: number
  /** Tells whether it is still the same message; see MessageIdentity. */
  readonly messageKey: string
  readonly observedAtMs: number
}

/** Which of them are wanted: those observed before, oldest first. */
export interface ObservedMessageQuery {
  readonly address: string
  readonly observedBeforeMs: number
  readonly limit: number
}

/** What is remembered of them. */
export interface ObservedMessageStore {
  /** One that is known already stays as it is. */
  rememberMessage(message: ObservedMessage): Promise<void>
  listRememberedMessages(query: ObservedMessageQuery): Promise<readonly ObservedMessage[]>
  forgetMessages(messages: readonly ObservedMessage[]): Promise<void>
}
