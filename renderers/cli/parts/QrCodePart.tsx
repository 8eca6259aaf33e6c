import { Box, Text } from 'ink'
import type { QrCode } from '../../../core/view-models/parts/parts.ts'
import { codeTooLargeText } from '../../../core/view-models/shell/terminal.ts'
import { useStore } from '../../react-bindings/store-context.ts'
import { colours } from '../theme/colour-props.ts'
import { fitQrCode } from '../layout/qr-fit.ts'
import { wrappedText } from '../layout/wrapped-rows.ts'
import type { Space } from '../layout/space.ts'
import { exchangedBlocks } from './qr-code.ts'
import { useTheme } from '../theme/theme.ts'
import { DimText } from './DimText.tsx'
import { Waiting } from './Waiting.tsx'

/** Renders a QR code with its label below. Without room for it, renders its text and the reason. Renders an animation while it is not ready. */
export function QrCodePart({ code, columns, rows }: Space & { readonly code: QrCode }) {
  const { codeLight, codeDark, accent, quiet, background } = useTheme()
  const store = useStore()
  const fit = fitQrCode(code, { columns, rows })
  if (fit.kind === 'waiting') {
    return (
      <Box paddingLeft={2} columnGap={1} aria-role="progressbar" aria-label={code.label}>
        <Waiting />
        <DimText>{code.label}</DimText>
      </Box>
    )
  }
  if (fit.kind === 'text') {
    return (
      <Box flexDirection="column" paddingLeft={2} aria-label={`${code.label}: ${fit.text}`}>
        <Text bold>{code.label}</Text>
        <Text {...colours(quiet)}>{wrappedText(codeTooLargeText(store.state(), fit.lack), columns - 2)}</Text>
        <Text {...colours(accent)} wrap="wrap">
          {fit.text}
        </Text>
      </Box>
    )
  }
  // With colours, the code is black on white anywhere. Without, a block has the colour of the terminal's text.
  const isExchanged = codeDark === undefined && background === 'light'
  return (
    <Box flexDirection="column" alignItems="center" aria-label={`${code.label}: ${code.text ?? ''}`}>
      <Text {...colours(codeLight, codeDark)} aria-hidden>
        {(isExchanged ? fit.drawing.rows.map(exchangedBlocks) : fit.drawing.rows).join('\n')}
      </Text>
      <Text bold>{code.label}</Text>
    </Box>
  )
}
