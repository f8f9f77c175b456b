/** Builds valid and invalid zip archives. Source: PKWARE's APPNOTE 4.3. */

import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipMember {
  readonly name: string
  readonly content: string | Uint8Array
  /** The declared size; if absent, the actual size. */
  readonly claimedBytes?: number
  readonly isEncrypted?: boolean
}

/** Builds an archive of compressed files. */
export function zipOf(members: readonly ZipMember[]): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const member of members) {
    const content = Buffer.from(member.content)
    const packed = deflateRawSync(content)
    const name = Buffer.from(member.name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(member.isEncrypted === true ? 1 : 0, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(member.claimedBytes ?? content.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, name, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    const head = Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1')
    entries.push(Buffer.concat([head, common, tail, name]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(members.length, 8)
  end.writeUInt16LE(members.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
