import { Text } from 'ink'
import type { ToastPart as ToastParts } from '../../../core/view-models/shell/toast.ts'
import { colours } from '../theme/colour-props.ts'
import { useTheme } from '../theme/theme.ts'

const marks = { success: '✓', error: '✗', loading: '…' } as const

/**
 * Renders the toast in one row. The row stays empty without a toast, so that nothing moves, and while the view shows the same.
 */
export function Toast({ toast }: { readonly toast: ToastParts | null }) {
  const theme = useTheme()
  if (!toast || toast.isShownByView) return <Text> </Text>
  const colour = { success: theme.positive, error: theme.negative, loading: theme.accent }[toast.variant]
  return (
    <Text {...colours(colour)} bold wrap="truncate-end">
      {marks[toast.variant]} {toast.text}
    </Text>
  )
}
