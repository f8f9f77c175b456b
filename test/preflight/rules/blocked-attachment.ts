import type { RuleExamples } from '../cases/rule-examples.ts'

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

export const examples: RuleExamples = {
  bad: [
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
}
