import { copyFileSync, mkdirSync } from 'node:fs'
import { openStage, visit } from '../tests/e2e/stage.ts'
import { visitorOn } from '../tests/e2e/visitor.ts'
import { startNodes } from './chains-setup.ts'
import { findChromium } from './chromium.ts'
import type { RecordedSession } from './recordings/recorded-session.ts'
import { sessions } from './recordings/sessions.ts'

const folder = 'fixtures/recordings'

/** Makes new recordings by using the product: a visitor on the demo page presses the download button and receives a file. */
async function recordSessions(wanted: readonly string[]): Promise<void> {
  process.env.CHROMIUM_PATH = findChromium()
  mkdirSync(folder, { recursive: true })
  const endNodes = await startNodes(1)
  try {
    for (const [name, session] of Object.entries(sessions)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      await recordSession(session, `${folder}/${name}.jsonl`)
      console.log(`${folder}/${name}.jsonl`)
    }
  } finally {
    await endNodes()
  }
}

/** Records a session into a file. Uses a new sandbox, so that earlier recordings have no effect. */
async function recordSession(
  { settings = {}, query = '', isPhone = false, prepare, act }: RecordedSession,
  file: string,
): Promise<void> {
  const stage = await openStage()
  try {
    prepare?.(stage.sandbox)
    const hash = new URLSearchParams(settings).toString()
    const { page } = await visit(stage, { query: `${query}${hash ? `#${hash}` : ''}`, isPhone })
    await act(visitorOn(page), stage.sandbox)
    if (await page.getByRole('dialog').first().isVisible()) await page.keyboard.press('Escape')
    // All people in the sandbox are fictional.
    await page.getByTestId('unmasked-recording').check()
    const download = page.waitForEvent('download')
    await page.getByTestId('download-recording').click()
    copyFileSync(await (await download).path(), file)
  } finally {
    await stage.close()
  }
}

await recordSessions(process.argv.slice(2))
// The wallet kit of the phones has timers that would run for minutes.
process.exit(0)
