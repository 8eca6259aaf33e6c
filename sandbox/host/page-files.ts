import { readFileSync, statSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'

/** A served file. */
export type PageFile = { readonly type: string; readonly body: Buffer }

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Reads the file at a URL path inside a folder. Returns `null` if there is none, or if the path leaves the folder. */
export function readPageFile(folder: string, path: string): PageFile | null {
  const file = normalize(join(folder, decodeURIComponent(path === '/' ? '/index.html' : path)))
  if (!file.startsWith(folder + sep)) return null
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return null
  return { type: mediaTypes[extname(file)] ?? 'application/octet-stream', body: readFileSync(file) }
}
