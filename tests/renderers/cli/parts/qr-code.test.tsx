import { renderToString } from 'ink'
import { expect, test, vi } from 'vitest'
import { pairing } from '../../../../core/events/pairing/pairing.ts'
import { App } from '../../../../renderers/cli/App.tsx'
import { frameWords, renderFrame } from '../../../../renderers/cli/headless.ts'
import { drawQrCode } from '../../../../renderers/cli/parts/qr-code.ts'
import { fitQrCode } from '../../../../renderers/cli/layout/qr-fit.ts'
import type { Background } from '../../../../renderers/cli/theme/background.ts'
import type { ColourTier } from '../../../../renderers/cli/theme/colour-tier.ts'
import { ThemeContext, themeFor } from '../../../../renderers/cli/theme/theme.ts'
import { readQrCode } from '../frame-pixels.ts'
import { latchkeyOfFakes } from '../world-of-fakes.ts'

// Ink's colour library reads this once, when it is loaded.
vi.hoisted(() => (process.env['FORCE_COLOR'] = '3'))

/** White blocks on black, in the words of terminals with 16, 256 or all colours. */
const codeColours = new RegExp(
  `${String.fromCodePoint(27)}\\[(40|48;5;16|48;2;0;0;0)m.?.?(97|38;5;231|38;2;255;255;255)m█`,
)

function pairingAddress(latchkey: ReturnType<typeof latchkeyOfFakes>['latchkey']): string {
  const { flow } = latchkey.state().pairing
  if (!flow?.uri) throw new Error(`The pairing is ${flow?.step}, not ready.`)
  return flow.uri
}

function pairingScreen(walletId: string | null) {
  const { latchkey } = latchkeyOfFakes()
  void latchkey.open()
  latchkey.dispatch(pairing.walletChosen({ walletId }))
  return { latchkey, uri: pairingAddress(latchkey) }
}

test.each([null, 'w0'])('the code on the screen of %s reads as the URI of the pairing', (walletId) => {
  const { latchkey, uri } = pairingScreen(walletId)
  const frame = renderFrame(latchkey, { columns: 100, rows: 44 })
  expect(readQrCode(frame)).toBe(uri)
  expect(frame).toContain('Open your wallet app and scan')
  expect(frame.split('\n').length).toBeLessThanOrEqual(44)
})

test('a URI of the usual length takes 51 columns and 26 rows, and more white around it where there is room', () => {
  const { columns, rows } = drawQrCode(`wc:${'a'.repeat(184)}`, 1)
  expect([columns, rows.length]).toEqual([51, 26])
  const text = `wc:${'a'.repeat(184)}`
  const fitting = [27, 28, 30].map((room) =>
    fitQrCode({ part: 'qr-code', label: '', text, image: null }, { columns: 60, rows: room }),
  )
  expect(fitting.map((fit) => fit.kind === 'code' && fit.drawing.columns)).toEqual([51, 53, 57])
})

test('a terminal that is too low for the code shows the URI, and says why', () => {
  const { latchkey, uri } = pairingScreen(null)
  const frame = renderFrame(latchkey, { columns: 80, rows: 24 })
  expect(frameWords(frame).replaceAll(' ', '')).toContain(uri)
  expect(frameWords(frame)).toContain(
    'This terminal is too short for the QR code (rows missing: 9). Use this text instead.',
  )
  expect(frame).not.toMatch(/[█▀▄]/)
  expect(frame.split('\n').length).toBeLessThanOrEqual(24)
  expect(renderFrame(latchkey, { columns: 80, rows: 32 })).toContain('rows missing: 1')
  expect(readQrCode(renderFrame(latchkey, { columns: 80, rows: 33 }))).toBe(uri)
})

test('a terminal that is too narrow for the code shows the URI, and says why', () => {
  const { latchkey, uri } = pairingScreen(null)
  const frame = renderFrame(latchkey, { columns: 50, rows: 60 })
  expect(frameWords(frame).replaceAll(' ', '')).toContain(uri)
  expect(frameWords(frame)).toContain('too narrow for the QR code (columns missing:')
})

test('the code is black on white in any terminal, and plain blocks where colours stay away', () => {
  const { latchkey, uri } = pairingScreen(null)
  const draw = (tier: ColourTier, background: Background) =>
    renderToString(
      <ThemeContext value={themeFor(tier, background)}>
        <App store={latchkey} columns={100} rows={44} isStill />
      </ThemeContext>,
      { columns: 100 },
    )
  for (const background of ['light', 'dark', 'unknown'] as const)
    expect(draw('all', background)).toMatch(codeColours)
  const plain = draw('none', 'unknown')
  expect(plain).not.toMatch(codeColours)
  expect(readQrCode(plain)).toBe(uri)
})

test('without colours, a light terminal has the dark modules as blocks', () => {
  const { latchkey, uri } = pairingScreen(null)
  const draw = (background: Background) =>
    renderToString(
      <ThemeContext value={themeFor('none', background)}>
        <App store={latchkey} columns={100} rows={44} isStill />
      </ThemeContext>,
      { columns: 100 },
    )
  const modules = (frame: string) => {
    const first = frame.split('\n').findIndex((row) => /[█▀▄]{2}/.test(row))
    return frame.split('\n').slice(first - 2, first + 30)
  }
  const exchanged = modules(draw('light')).map((row) =>
    row.replaceAll(/[ ▄▀█]/g, (block) => '█▀▄ '[' ▄▀█'.indexOf(block)] ?? ''),
  )
  expect(readQrCode(draw('dark'))).toBe(uri)
  expect(readQrCode(exchanged.join('\n'))).toBe(uri)
})

test('a placeholder row is shown until the URI arrives', () => {
  const { latchkey, ports } = latchkeyOfFakes()
  ports.connectors['wallet-connect'].hang('pair')
  void latchkey.open()
  latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  const frame = renderFrame(latchkey, { columns: 80, rows: 24 })
  expect(frame).toContain('●○○ Preparing a QR code')
  expect(frame).toContain('[ Copy link ]')
})
