/** Creates ZIP archives for tests, without compression, but with a directory. */

/** Creates an archive with the given empty files. */
export function aZip(names: readonly string[], comment: string = ''): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  for (const name of names) {
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02_01_4b_50, 0)
    entry.writeUInt16LE(Buffer.byteLength(name), 28)
    entry.writeUInt32LE(Buffer.concat(locals).length, 42)
    entries.push(Buffer.concat([entry, Buffer.from(name)]))
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04_03_4b_50, 0)
    local.writeUInt16LE(Buffer.byteLength(name), 26)
    locals.push(Buffer.concat([local, Buffer.from(name)]))
  }
  const files = Buffer.concat(locals)
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt16LE(names.length, 8)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(files.length, 16)
  end.writeUInt16LE(Buffer.byteLength(comment), 20)
  return Buffer.concat([files, directory, end, Buffer.from(comment)])
}
