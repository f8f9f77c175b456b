/** Creates temporary files for programs that read their input from a path. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder of temporary files. Disposing this object deletes the files. */
export interface TemporaryFiles extends AsyncDisposable {
  /** Writes a file that only this user can read. Resolves with its absolute path. */
  write(name: string, content: string): Promise<string>
}

/** Creates a TemporaryFiles object. The folder itself is created with the first file. */
export function openTemporaryFiles(): TemporaryFiles {
  let folder: Promise<string> | null = null
  return {
    write: async (name, content) => {
      folder ??= mkdtemp(join(tmpdir(), 'presend-data-'))
      const path = join(await folder, name)
      await writeFile(path, content, { mode: 0o600 })
      return path
    },
    [Symbol.asyncDispose]: async () => {
      if (folder !== null) await rm(await folder, { recursive: true, force: true })
    },
  }
}
