import { shorten } from '../../foundation/errors/shorten.ts'
import { fileKindOf, readZipDirectory } from '../../verdict/content/risky-attachment.ts'
import { type AttachedFile, findAttachments } from '../content/find-attachments.ts'
import type { Fault, Rule } from '../rule.ts'

export const blockedAttachment: Rule = {
  id: 'blocked-attachment',
  group: 'content',
  severity: 'error',
  title: 'Attachment type that providers block',
  why: 'Gmail rejects the whole message with 552 5.7.0, and other providers remove the file or quarantine the message.',
  source: 'support.google.com/mail/answer/6590',
  fix: 'Remove the attachment, and link to a download instead',
  ignores:
    'The rule ignores host names that end in .com, and file names that are only mentioned in the text. Password-protected archives and Office files with macros are reported only as notices.',
  bad: {
    file: 'script.eml',
    text: 'From: Fernhill Bikes <news@fernhill-bikes.com>\nSubject: Firmware\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain; charset=utf-8\n\nThe firmware is attached. Do not run setup.exe.\n--b\nContent-Type: application/octet-stream\nContent-Disposition: attachment; filename="update-helper.js"\nContent-Transfer-Encoding: base64\n\naGVsbG8=\n--b--\n',
  },
  good: {
    about: 'An archive that contains only documents',
    file: 'zip.eml',
    text: 'From: Fernhill Bikes <news@fernhill-bikes.com>\nSubject: Firmware\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain; charset=utf-8\n\nThe firmware is attached. Do not run setup.exe.\n--b\nContent-Type: application/zip\nContent-Disposition: attachment; filename="a.zip"\nContent-Transfer-Encoding: base64\n\nUEsAAFBLAQIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFAAAAAAAAAAAAAAAAAAAAAABhLnBkZlBLBQYAAAAAAAAAAAAAAAAEAAAAAAA=\n--b--\n',
  },
  check(context) {
    return findAttachments(context).flatMap((one) => faultOf(one) ?? [])
  },
}

const programTypes =
  /^(?:application\/(?:x-msdownload|x-msdos-program|x-dosexec|x-executable|x-elf|x-mach-binary|x-sharedlib|vnd\.microsoft\.portable-executable|x-ms-installer|x-msi|x-ms-shortcut|x-bat|x-sh|x-csh|x-shellscript|hta|java-archive|x-java-archive|javascript|x-javascript|ecmascript|vnd\.android\.package-archive|x-apple-diskimage|x-iso9660-image|vnd\.ms-htmlhelp)|text\/(?:javascript|ecmascript|vbscript|x-sh|x-shellscript))$/u

function faultOf({ name, contentType, at, content }: AttachedFile): Fault | null {
  const shown = name === null ? 'The attachment' : `The attachment "${shorten(name)}"`
  const kind = name === null ? null : fileKindOf(name)
  if (kind === 'blocked') return { at, message: `${shown} has a type that providers block` }
  if (programTypes.test(contentType))
    return { at, message: `${shown} has the content type of a program: ${contentType}` }
  if (kind === 'macros')
    return {
      at,
      severity: 'notice',
      message: `${shown} can contain macros, so some providers remove it`,
      fix: 'Save the file in a format without macros',
    }
  const bytes = content()
  if (isProgram(bytes))
    return { at, message: `${shown} is a program${name === null ? '' : ', but its file name hides this'}` }
  const entries = readZipDirectory(bytes)
  const inside = entries.find((entry) => fileKindOf(entry.name) === 'blocked')
  if (inside !== undefined) return { at, message: `${shown} contains the blocked file "${shorten(inside.name)}"` }
  if (!entries.some(({ isEncrypted }) => isEncrypted)) return null
  return {
    at,
    severity: 'notice',
    message: `${shown} needs a password, so filters cannot read it`,
    fix: 'Attach the file without password protection, or link to a download',
  }
}

/** Returns whether the content is an executable for Windows (`MZ` and a complete header), Linux or macOS. */
function isProgram(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1')
  if (start.startsWith('MZ') && bytes.length >= 64) return true
  return start === '\u007fELF' || start === '\u00ca\u00fe\u00ba\u00be' || start === '\u00cf\u00fa\u00ed\u00fe'
}
