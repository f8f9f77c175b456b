/** Addresses of this machine: what comes from one of them says nothing about the network. */

/** True for 127.0.0.0/8 and ::1, however they are written (RFC 1122 §3.2.1.3, RFC 4291 §2.5.3). */
export function isLoopbackAddress(address: string): boolean {
  return /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/iu.test(address) || /^(?:0*:)*0*1$/u.test(address)
}
