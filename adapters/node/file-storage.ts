import { readFile, rename, writeFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { HostStorage } from '../browser/host-storage.ts'

/** Texts by key in one file, like `localStorage`. `written` resolves when every change is in the file. */
export type FileStorage = Omit<HostStorage, 'getItem'> & {
  readonly getItem: (key: string) => string | null
  readonly keys: () => readonly string[]
  readonly written: () => Promise<void>
}

const Texts = z.record(z.string(), z.string())

/**
 * Opens or creates a JSON file that only its owner can read (mode 0600). A damaged file is moved aside and reported to `warn`. Each change
 * rewrites the file atomically.
 */
export async function openFileStorage(path: string, warn: (sentence: string) => void): Promise<FileStorage> {
  const texts = new Map(Object.entries(await textsIn(path, warn)))
  let last: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | null = null
  const save = () => {
    waiting ??= last
      .catch(() => {})
      .then(() => {
        waiting = null
        return replaceFile(path, JSON.stringify(Object.fromEntries(texts)))
      })
    last = waiting
    return waiting
  }
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      texts.set(key, text)
      return save()
    },
    removeItem: (key) => (texts.delete(key) ? save() : Promise.resolve()),
    keys: () => [...texts.keys()],
    written: () => last,
  }
}

async function textsIn(path: string, warn: (sentence: string) => void): Promise<Record<string, string>> {
  const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return '{}'
    throw new LatchkeyError('storage-blocked', `${path} cannot be read (${cause.code ?? cause.message}).`, {
      cause,
    })
  })
  const texts = Texts.safeParse(parsed(text))
  if (texts.success) return texts.data
  const aside = `${path}.damaged`
  await rename(path, aside)
  warn(
    `${path} is damaged (expected a JSON object of strings); it is kept as ${aside}, and an empty one is begun.`,
  )
  return {}
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function replaceFile(path: string, text: string): Promise<void> {
  const next = `${path}.next`
  await writeFile(next, text, { mode: 0o600, flush: true })
  await rename(next, path)
}
