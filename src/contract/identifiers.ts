/**
 * The types of identifiers, which are strings that must not be mixed up. Each type has exactly one function that
 * creates values of it.
 */

declare const kind: unique symbol

type Identifier<Kind extends string> = string & { readonly [kind]: Kind }

/** The public identifier of a test, which is enough to read its results. */
export type TrackingId = Identifier<'tracking id'>

/** The second public identifier of a test. */
export type TrackingKey = Identifier<'tracking key'>

/** The name of a workspace, as used by tokens, tests and commands. */
export type WorkspaceId = Identifier<'workspace id'>

/** The id of an API token. Unlike the token, the id is not secret. */
export type TokenId = Identifier<'token id'>

/** Converts a string to a tracking id. The string was generated, read from a message or reply, or sent in a request. */
export const toTrackingId: (text: string) => TrackingId = identify

/** Converts a string to a tracking key. The string was generated or sent in a request. */
export const toTrackingKey: (text: string) => TrackingKey = identify

/** Converts a string to a workspace id. The string was entered by a user or configured. */
export const toWorkspaceId: (text: string) => WorkspaceId = identify

/** Converts a generated string to a token id. */
export const toTokenId: (text: string) => TokenId = identify

function identify<Kind extends string>(text: string): Identifier<Kind> {
  // The property that distinguishes these types does not exist at run time.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return text as Identifier<Kind>
}
