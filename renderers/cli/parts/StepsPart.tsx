import { Box, Text } from 'ink'
import type { Steps } from '../../../core/view-models/parts/parts.ts'
import { colours } from '../theme/colour-props.ts'
import { useTheme } from '../theme/theme.ts'

const signs = { done: '✓', current: '●', next: '○' } as const

/** Returns the steps as one text: `✓ Approve → ● Swap → ○ Done`. */
export function stepsText({ steps }: Steps): string {
  return steps.map(({ label, status }) => `${signs[status]} ${label}`).join(' → ')
}

/** Renders the steps of an action in one row. The current step is emphasised. */
export function StepsPart({ steps: part }: { readonly steps: Steps }) {
  const { accent, quiet } = useTheme()
  const spoken = part.steps.map(({ label, statusText }) => `${label}: ${statusText}`).join(', ')
  return (
    <Box paddingLeft={2} aria-label={`${part.label}: ${spoken}`}>
      <Text wrap="wrap">
        {part.steps.map(({ key, label, status }, index) => (
          <Text key={key}>
            {index === 0 ? '' : <Text {...colours(quiet)}>{' → '}</Text>}
            <Text {...colours(status === 'current' ? accent : quiet)} bold={status === 'current'}>
              {`${signs[status]} ${label}`}
            </Text>
          </Text>
        ))}
      </Text>
    </Box>
  )
}
