import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'
import { expect, inject, onTestFinished } from 'vitest'
import { installedCommand } from './installed-command.ts'

/** How each frame of Ink begins: the row's first column is gone to, or the screen's first row. */
const [toFirstColumn, toFirstRow] = ['\u001B[G', '\u001B[H']

/** The installed command on a pseudo-terminal (script of util-linux) of some size, for as long as a test lasts. */
export function pseudoTerminal(
  args: readonly string[],
  { columns, rows }: { readonly columns: number; readonly rows: number },
  environment: NodeJS.ProcessEnv = {},
) {
  const command = [installedCommand(), '--sandbox', inject('sandbox').demo ?? '', ...args].join(' ')
  const child = spawn(
    'script',
    ['-qefc', `stty cols ${columns} rows ${rows}; exec ${command}`, '/dev/null'],
    {
      cwd: inject('foreignFolder'),
      env: { ...process.env, NO_COLOR: '1', TERM: 'xterm', CI: '', ...environment },
    },
  )
  onTestFinished(() => void child.kill())
  let written = ''
  // A piece may end in the middle of a character.
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written += text))
  const closed = once(child, 'close')
  const screen = () => {
    const frame = written.split(toFirstColumn).at(-1)?.split(toFirstRow).at(-1) ?? ''
    return stripVTControlCharacters(frame).replaceAll('\r', '')
  }
  return {
    press: (keys: string) => void child.stdin.write(keys),
    screen,
    sees: async (text: string) => {
      await expect.poll(screen).toContain(text)
    },
    written: () => written,
    ended: async () => ((await closed) as [number | null])[0],
  }
}
