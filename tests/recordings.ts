import { readFileSync, readdirSync } from 'node:fs'
import { parseTape } from '../core/recording/tape.ts'
import type { Tape } from '../core/recording/tape.ts'

const folder = 'fixtures/recordings'

/** Every recorded session by its file name, made by using the product (`npm run recordings`). */
export const recordings: readonly (readonly [name: string, tape: Tape])[] = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .toSorted()
  .map((name) => [name, parseTape(readFileSync(`${folder}/${name}`, 'utf8'))])
