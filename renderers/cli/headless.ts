import { stripVTControlCharacters } from 'node:util'
import { renderToString } from 'ink'
import { createElement } from 'react'
import type { Store } from '../../core/store.ts'
import { App } from './App.tsx'
import type { Space } from './layout/space.ts'

/** Renders the current screen as plain text, without a terminal: at most `rows` rows of `columns` columns. */
export function renderFrame(store: Store, { columns, rows }: Space): string {
  const frame = stripVTControlCharacters(
    renderToString(createElement(App, { store, columns, rows, isStill: true }), { columns }),
  )
  return frame
    .split('\n')
    .map((row) => row.trimEnd())
    .join('\n')
    .trimEnd()
}

/** Returns the words of a frame in one line, without borders, marks and line breaks, so that tests can search it. */
export function frameWords(frame: string): string {
  return frame
    .replaceAll(/[╭╮╰╯├┤│─▸█▀▄●○]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
