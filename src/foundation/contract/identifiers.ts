/**
 * The types of identifiers, which are strings that must not be confused with one another. Each type has exactly one
 * function that creates its values.
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

/**
 * Marks a string as a tracking id. The string must have been generated, read from a message or response, or sent in a
 * request.
 */
export const toTrackingId: (text: string) => TrackingId = identify

const maxTrackingIdLength = 200

/**
 * The characters allowed in a tracking id. The tracking id is inserted into header fields, HTML comments and URLs, so
 * it must not contain a character that could end a field, comment or URL. An id with `.` or `..` as a path segment is
 * rejected, because it would change the path of a request at servers that decode `%2F`.
 */
const trackingIdForm = /^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.~:=+/@-]+$/

/** Describes a valid tracking id in error messages. */
export const trackingIdRule: string = `1 to ${maxTrackingIdLength} characters that are safe in header fields and URLs`

/** Returns true if text from a response or a setting is safe to use as a tracking id. */
export function isSafeTrackingId(text: string): boolean {
  return text.length <= maxTrackingIdLength && trackingIdForm.test(text)
}

/** Marks a string as a tracking key. The string must have been generated or sent in a request. */
export const toTrackingKey: (text: string) => TrackingKey = identify

/** Marks a string as a workspace id. The string must have been configured or entered by a user. */
export const toWorkspaceId: (text: string) => WorkspaceId = identify

/** Marks a generated string as a token id. */
export const toTokenId: (text: string) => TokenId = identify

function identify<Kind extends string>(text: string): Identifier<Kind> {
  // The property that distinguishes these types does not exist at run time.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return text as Identifier<Kind>
}
