/** Attachments that providers block: programs, scripts, and archives that contain one. */

import type { ReceivedAttachment } from '../../mail/parse-message.ts'
import { readZipEntries } from './zip-entries.ts'

/** Gmail's list, support.google.com/mail/answer/6590. */
const blockedExtensions = new Set(
  `ade adp apk appx appxbundle bat cab chm cmd com cpl diagcab diagcfg diagpkg dll dmg ex ex_ exe hta img ins iso isp
   jar jnlp js jse lib lnk mde mjs msc msi msix msixbundle msp mst nsh pif ps1 scr sct shb sys vb vbe vbs vhd vxd wsc
   wsf wsh xll`.split(/\s+/u),
)

/** Office file types that can contain macros. */
const macroExtensions = new Set(['docm', 'dotm', 'xlsm', 'xltm', 'xlam', 'pptm', 'potm', 'ppam'])

/**
 * Describes the first blocked attachment: `"invoice.zip" contains "run.exe"`.
 *
 * @returns null if there is none
 */
export function findRiskyAttachment(attachments: readonly ReceivedAttachment[]): string | null {
  for (const attachment of attachments) {
    const risk = riskOf(attachment)
    if (risk !== null) return risk
  }
  return null
}

function riskOf({ filename, content }: ReceivedAttachment): string | null {
  const name = filename ?? 'unnamed'
  const extension = extensionOf(name)
  if (blockedExtensions.has(extension)) return `"${name}" has a blocked type`
  if (macroExtensions.has(extension)) return `"${name}" can contain macros`
  const inside = readZipEntries(content).find((entry) => blockedExtensions.has(extensionOf(entry)))
  return inside === undefined ? null : `"${name}" contains "${inside}"`
}

function extensionOf(name: string): string {
  return /\.([a-z0-9_]{1,12})\s*$/iu.exec(name)?.[1]?.toLowerCase() ?? ''
}
