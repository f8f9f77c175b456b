/** Defines the rule blocked-attachment. */

import { fileKindOf, readZipDirectory } from '../../verdict/content/risky-attachment.ts'
import { type AttachedFile, findAttachments } from '../content/find-attachments.ts'
import type { Fault, Rule } from '../rule.ts'
import { shorten } from '../shorten.ts'

const eml = (
  type: string,
  disposition: string,
  body = 'aGVsbG8=',
): string => `From: Fernhill Bikes <news@fernhill-bikes.com>
Subject: Firmware
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/plain; charset=utf-8

The firmware is attached. Do not run setup.exe.
--b
Content-Type: ${type}
Content-Disposition: ${disposition}
Content-Transfer-Encoding: base64

${body}
--b--
`

/** Creates a ZIP archive with one uncompressed file, encoded as base64. */
const zipOf = (name: string, flags: number): string => {
  const bytes = Buffer.from(name, 'latin1')
  const central = Buffer.alloc(46 + bytes.length)
  central.writeUInt32LE(0x02_01_4b_50, 0)
  central.writeUInt16LE(flags, 8)
  central.writeUInt16LE(bytes.length, 28)
  bytes.copy(central, 46)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt32LE(4, 16)
  return Buffer.concat([Buffer.from([0x50, 0x4b, 0, 0]), central, end]).toString('base64')
}

export const blockedAttachment: Rule = {
  id: 'blocked-attachment',
  group: 'content',
  severity: 'error',
  title: 'Attachment that providers block',
  why: 'Gmail rejects the whole message with 552 5.7.0, and other providers remove the file or quarantine the message.',
  source: 'support.google.com/mail/answer/6590',
  fix: 'Remove the attachment and link to a download',
  ignores:
    'The rule ignores text that mentions such a file, and host names that end with .com. Password-protected archives and Office files with macros are reported only as notices.',
  bad: [
    { file: 'script.eml', text: eml('application/octet-stream', 'attachment; filename="update-helper.js"'), line: 12 },
    { file: 'double.eml', text: eml('application/pdf', 'attachment; filename="invoice.pdf.EXE"'), line: 12 },
    { file: 'encoded.eml', text: eml('application/pdf', "attachment;\n filename*=utf-8''pr%C3%A4mie.scr"), line: 13 },
    {
      file: 'parts.eml',
      text: eml('application/pdf', 'attachment; filename*0="invo"; filename*1="ice.bat"'),
      line: 12,
    },
    { file: 'word.eml', text: eml('application/pdf', 'attachment; filename="=?utf-8?B?YS5leGU=?="'), line: 12 },
    { file: 'name.eml', text: eml('application/zip; name="run.cmd"', 'attachment'), line: 11 },
    {
      file: 'zip.eml',
      text: eml('application/zip', 'attachment; filename="tools.zip"', zipOf('bin/run.exe', 0)),
      line: 12,
    },
    { file: 'type.eml', text: eml('application/x-msdownload', 'attachment; filename="tool"'), line: 12 },
    {
      file: 'program.eml',
      text: eml(
        'application/pdf',
        'attachment; filename="tool.pdf"',
        Buffer.from('MZ\u0090\0'.padEnd(80, '\0'), 'latin1').toString('base64'),
      ),
      line: 12,
    },
    {
      file: 'macro.eml',
      text: eml('application/msword', 'attachment; filename="plan.docm"'),
      line: 12,
      severity: 'notice',
    },
    {
      file: 'secret.eml',
      text: eml('application/zip', 'attachment; filename="plan.zip"', zipOf('plan.pdf', 1)),
      line: 12,
      severity: 'notice',
    },
  ],
  good: [
    { file: 'manual.eml', text: eml('application/pdf', 'attachment; filename="manual.pdf"') },
    {
      about: 'An archive of documents',
      file: 'zip.eml',
      text: eml('application/zip', 'attachment; filename="a.zip"', zipOf('a.pdf', 0)),
    },
    {
      about: 'A file name that contains a blocked extension in the middle',
      file: 'near.eml',
      text: eml('application/pdf', 'attachment; filename="setup.exe-guide.pdf"'),
    },
    {
      about: 'Text and links that end like a blocked file name',
      file: 'text.html',
      text: '<p>Do not run setup.exe from <a href="https://fernhill.com">fernhill.com</a></p>\n',
    },
  ],
  check(context) {
    return findAttachments(context).flatMap(faultOf)
  },
}

const programTypes =
  /^(?:application\/(?:x-msdownload|x-msdos-program|x-dosexec|x-executable|x-elf|x-mach-binary|x-sharedlib|vnd\.microsoft\.portable-executable|x-ms-installer|x-msi|x-ms-shortcut|x-bat|x-sh|x-csh|x-shellscript|hta|java-archive|x-java-archive|javascript|x-javascript|ecmascript|vnd\.android\.package-archive|x-apple-diskimage|x-iso9660-image|vnd\.ms-htmlhelp)|text\/(?:javascript|ecmascript|vbscript|x-sh|x-shellscript))$/u

function faultOf({ name, contentType, at, content }: AttachedFile): readonly Fault[] {
  const shown = name === null ? 'The attachment' : `The attachment "${shorten(name)}"`
  const kind = name === null ? null : fileKindOf(name)
  if (kind === 'blocked') return [{ at, message: `${shown} has a type that providers block` }]
  if (programTypes.test(contentType)) return [{ at, message: `${shown} is declared as a program: ${contentType}` }]
  if (kind === 'macros')
    return [
      {
        at,
        severity: 'notice',
        message: `${shown} can contain macros, and some providers remove it`,
        fix: 'Save the file in a format without macros',
      },
    ]
  const bytes = content()
  if (isProgram(bytes)) return [{ at, message: `${shown} is a program under another name` }]
  const entries = readZipDirectory(bytes)
  const inside = entries.find((entry) => fileKindOf(entry.name) === 'blocked')
  if (inside !== undefined) return [{ at, message: `${shown} contains "${shorten(inside.name)}"` }]
  if (!entries.some(({ isEncrypted }) => isEncrypted)) return []
  return [
    {
      at,
      severity: 'notice',
      message: `${shown} needs a password, so filters cannot read it`,
      fix: 'Attach the file without a password, or link to a download',
    },
  ]
}

/** Returns whether the content is a program for Windows (`MZ` and a complete header), Linux or macOS. */
function isProgram(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1')
  if (start.startsWith('MZ') && bytes.length >= 64) return true
  return start === '\u007fELF' || start === '\u00ca\u00fe\u00ba\u00be' || start === '\u00cf\u00fa\u00ed\u00fe'
}
