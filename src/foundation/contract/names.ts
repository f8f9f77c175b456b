/** Fields with a fixed list of values, such as the provider types and the delivery folder values of api-v1.md. */

/** All provider types, in the order used in reports. */
export const providerTypes = ['consumer', 'business', 'protected'] as const
export type ProviderType = (typeof providerTypes)[number]

/** All folders that a result can report. The last four are inbox tabs. */
export const folders = ['INBOX', 'Spam', 'Promotions', 'Social', 'Updates', 'Forums'] as const
export type Folder = (typeof folders)[number]

/** Returns true for the four inbox tabs. */
export function isTab(folder: Folder): boolean {
  return folder !== 'INBOX' && folder !== 'Spam'
}

/** The states of a test, in chronological order. The last two states are final. */
export const testStatuses = ['pending', 'in_progress', 'complete', 'expired'] as const
export type TestStatus = (typeof testStatuses)[number]

export const testStyles = ['spam-test', 'external-test'] as const
export type TestStyle = (typeof testStyles)[number]

/** The types of test mail, which determine the bulk sender requirements and tab rules that apply. */
export const mailTypes = ['marketing', 'transactional'] as const
export type MailType = (typeof mailTypes)[number]
