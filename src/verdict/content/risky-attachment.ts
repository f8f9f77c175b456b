/** Attachments that providers refuse: programs, scripts, and archives that hold one. */

import type { ReceivedAttachment } from '../../mail/parse-message.ts'
import { readZipEntries } from './zip-entries.ts'

/** Gmail's list (support.google.com/mail/answer/6590), as far as the archived copy shows it. */
const blockedExtensions = new Set(
  `ade adp apk appx appxbundle bat cab chm cmd com cpl diagcab diagcfg diagpkg dll dmg ex ex_ exe hta img ins iso isp
   jar jnlp js jse lib lnk mde mjs msc msi msix msixbundle msp mst nsh pif ps1 scr sct shb sys vb vbe vbs vhd vxd wsc
   wsf wsh xll`.split(/\s+/u),
)

/** Office files that may hold macros by their kind. */
const macroExtensions = new Set(['docm', 'dotm', 'xlsm', 'xltm', 'xlam', 'pptm', 'potm', 'ppam'])

/**
 * The first attachment that a provider blocks, in plain words: `invoice.zip holds run.exe`.
 *
 * @returns `null` when there is none
 */
export function findRiskyAttachment(attachments: readonly ReceivedAttachment[]): string | null {
  for (const attachment of attachments) {
    const risk = riskOf(attachment)
    if (risk !== null) return risk
  }
  return null
}

function riskOf({ filename, content }: ReceivedAttachment): string | null {
  const name = filename ?? 'an attachment without a name'
  const extension = extensionOf(name)
  if (blockedExtensions.has(extension)) return `"${name}" is of a blocked type`
  if (macroExtensions.has(extension)) return `"${name}" may hold macros`
  const inside = readZipEntries(content).find((entry) => blockedExtensions.has(extensionOf(entry)))
  return inside === undefined ? null : `"${name}" holds "${inside}"`
}

function extensionOf(name: string): string {
  return /\.([a-z0-9_]{1,12})\s*$/iu.exec(name)?.[1]?.toLowerCase() ?? ''
}
