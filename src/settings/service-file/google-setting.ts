/** Who presend is at Google, as a service and its commands are told. */

import type { Secret } from '../../world/secret.ts'

/** Our OAuth client, and where Google is reached. */
export interface GoogleSetting {
  readonly clientId: string
  readonly clientSecret: Secret
  readonly authorizeUrl: string
  readonly tokenUrl: string
  readonly revokeUrl: string
  /** Without version and without a slash at its end. */
  readonly apiUrl: string
}
