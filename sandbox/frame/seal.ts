import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const algorithm = 'aes-256-gcm'

/** Encryption of stored texts. */
export type Seal = { close(text: string): string; open(sealed: string): string }

/**
 * Creates the encryption with a key in a file that only its owner can read. A missing file is created. Without a file, the key lasts as long as
 * the process.
 */
export function createSeal(keyFile: string | null): Seal {
  const key = keyFile === null ? randomBytes(32) : keyIn(keyFile)
  return {
    close(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv(algorithm, key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}

function keyIn(file: string): Buffer {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 })
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64')
}
