import { spawn } from 'node:child_process'
import { builtCommand } from '../built-command.ts'
import { headlessChild } from '../headless-child.ts'

const command = await builtCommand()

/** How a command ended and what it wrote. */
export type Ended = { readonly code: number | null; readonly out: string; readonly err: string }

/** Runs the `latchkey` command as a process, with a text on its standard input. */
export function latchkeyCommand(args: readonly string[], input = ''): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawned(args)
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
    child.stdin.end(input)
  })
}

/** Runs `latchkey run` as a process that is told its steps one by one. */
export function latchkeyRun(args: readonly string[]) {
  return headlessChild(spawned(['run', '-', ...args]))
}

function spawned(args: readonly string[]) {
  return spawn(process.execPath, [command, ...args], {
    env: { ...process.env, NO_COLOR: '1' },
  })
}
