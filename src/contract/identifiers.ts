/** The types of identifiers, which are strings that must not be confused. Each has one function that makes it. */

declare const kind: unique symbol

type Identifier<Kind extends string> = string & { readonly [kind]: Kind }

/** The public identifier of a test, which gives access to its results. */
export type TrackingId = Identifier<'tracking id'>

/** The second public identifier of a test. */
export type TrackingKey = Identifier<'tracking key'>

/** The name of a workspace that tokens, tests and commands use. */
export type WorkspaceId = Identifier<'workspace id'>

/** The id of an API token, which is not secret. */
export type TokenId = Identifier<'token id'>

/** Makes a tracking id of a text that was created, read from a message or reply, or requested. */
export const toTrackingId: (text: string) => TrackingId = identify

/** Makes a tracking key of a text that was created or requested. */
export const toTrackingKey: (text: string) => TrackingKey = identify

/** Makes a workspace id of a name that was entered or configured. */
export const toWorkspaceId: (text: string) => WorkspaceId = identify

/** Makes a token id of a text that was created. */
export const toTokenId: (text: string) => TokenId = identify

function identify<Kind extends string>(text: string): Identifier<Kind> {
  // The kind exists only for the compiler.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return text as Identifier<Kind>
}
