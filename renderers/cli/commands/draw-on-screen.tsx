import { render } from 'ink'
import type { ReactNode } from 'react'
import { colourTier } from '../theme/colour-tier.ts'
import { hasHyperlinks } from '../theme/hyperlinks.ts'
import { ThemeContext, themeFor } from '../theme/theme.ts'
import { askBackground } from './ask-background.ts'
import { unlessBroken } from './command-io.ts'
import type { CommandIo } from './command-io.ts'
import { onOtherScreen } from './other-screen.ts'

/** Draws a tree on the terminal's alternate screen, in the colours that the terminal has, until the tree exits. */
export async function drawOnScreen(tree: ReactNode, io: CommandIo, exitOnCtrlC = false): Promise<void> {
  const { stdout, stderr, environment } = io
  await onOtherScreen(io, async () => {
    const { background, keys, stop } = await askBackground(io)
    const theme = themeFor(colourTier(environment), background, hasHyperlinks(environment))
    const { waitUntilExit, unmount } = render(<ThemeContext value={theme}>{tree}</ThemeContext>, {
      stdin: keys,
      stdout,
      stderr,
      exitOnCtrlC,
      patchConsole: false,
    })
    try {
      await unlessBroken(waitUntilExit(), io)
    } finally {
      unmount()
      stop()
    }
  })
}
