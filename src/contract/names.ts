/** The words of the wire that have a closed list of values: api-v1.md, "Provider types" and "Delivery folder values". */

/** All provider types, in the order in which reports show them. */
export const providerTypes = ['consumer', 'business', 'protected'] as const
export type ProviderType = (typeof providerTypes)[number]

/** All folders a result can name; the last four are tabs of a consumer provider. */
export const folders = ['INBOX', 'Spam', 'Promotions', 'Social', 'Updates', 'Forums'] as const
export type Folder = (typeof folders)[number]

/** True for the four sorted views of the inbox. */
export function isTab(folder: Folder): boolean {
  return folder !== 'INBOX' && folder !== 'Spam'
}

/** The states of a test, in the order in which it goes through them; the last two are final. */
export const testStatuses = ['pending', 'in_progress', 'complete', 'expired'] as const
export type TestStatus = (typeof testStatuses)[number]

export const testStyles = ['spam-test', 'external-test'] as const
export type TestStyle = (typeof testStyles)[number]

/** What kind of mail a test is for: which requirements of bulk senders apply to it, and which tab rules. */
export const mailTypes = ['marketing', 'transactional'] as const
export type MailType = (typeof mailTypes)[number]
