/** The account of DMARC reports when nobody names another. */

/** Nobody's mailbox: `.invalid` is nobody's (RFC 2606 §2). It names the account of a workspace's reports. */
export const defaultReportsAccount = 'dmarc-reports@presend.invalid'
