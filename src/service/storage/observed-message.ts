/** Types for records of observed messages. These records are kept for mailboxes whose server cannot store keywords. */

/** One message in one folder of a watched mailbox. */
export interface ObservedMessage {
  /** The address of the mailbox, in lowercase and without subaddress. */
  readonly address: string
  /** The folder's path. */
  readonly folder: string
  /** The folder's UIDVALIDITY. A UID is meaningful only together with this value (RFC 9051 §2.3.1.1). */
  readonly uidValidity: string
  readonly uid: number
  /** Identifies the message, so that presend notices if the UID now belongs to another message; see MessageIdentity. */
  readonly messageKey: string
  readonly observedAtMs: number
}

/** Selects messages that were observed before a given time, oldest first. */
export interface ObservedMessageQuery {
  readonly address: string
  readonly observedBeforeMs: number
  readonly limit: number
}

/** Queries for observed messages. */
export interface ObservedMessageStore {
  /** Records a message. Has no effect if the message is already recorded. */
  rememberMessage(message: ObservedMessage): Promise<void>
  listRememberedMessages(query: ObservedMessageQuery): Promise<readonly ObservedMessage[]>
  forgetMessages(messages: readonly ObservedMessage[]): Promise<void>
}
