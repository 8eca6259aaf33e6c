import { stripVTControlCharacters } from 'node:util'
import { render } from 'ink-testing-library'
import type { ReactElement } from 'react'
import { onTestFinished } from 'vitest'

/** Draws until the test ends; frames are plain text, whatever the environment says of colours. */
export function drawnPlainly(tree: ReactElement) {
  const { stdin, stdout, frames, lastFrame, rerender, unmount } = render(tree)
  onTestFinished(unmount)
  return {
    stdin,
    stdout,
    rerender,
    unmount,
    frames: () => frames.map(stripVTControlCharacters),
    lastFrame: () => stripVTControlCharacters(lastFrame() ?? ''),
  }
}
