import { expect, test } from 'vitest'
import { readQrCode } from '../renderers/cli/frame-pixels.ts'
import { willingPhone } from './phone.ts'
import { pseudoTerminal } from './pseudo-terminal.ts'

test('a person opens the code, a phone scans it from the screen, and the account is there', async () => {
  const phone = await willingPhone()
  const { press, screen, sees, ended, written } = pseudoTerminal([], { columns: 100, rows: 60 })
  await sees('▸ [LK] Local key wallet')
  press('\u001B[B')
  await sees('▸ [SW] Scan with your phone')
  press('\r')
  await expect.poll(() => readQrCode(screen())).toMatch(/^wc:/)
  await phone.pair(readQrCode(screen()) ?? '')
  await sees(phone.accounts[0]?.evm.address.slice(0, 6) ?? '-')
  expect(phone.sessions()).toHaveLength(1)
  press('q')
  expect(await ended()).toBe(0)
  expect(written()).toContain('\u001B[?1049l')
})
