import { Box, Text } from 'ink'
import type { WalletQuestionParts } from '../../../core/view-models/shell/wallet-question-parts.ts'
import { DimText } from '../parts/DimText.tsx'

/** Renders every fact that would be approved, complete and wrapped. A terminal that is too low scrolls. */
export function QuestionFacts({ facts }: Pick<WalletQuestionParts, 'facts'>) {
  return (
    <Box flexDirection="column" paddingLeft={2}>
      {facts.map(({ key, name, value }) => (
        <Box key={key} flexDirection="column" aria-label={`${name}: ${value}`}>
          <DimText>{name}</DimText>
          <Box paddingLeft={2}>
            <Text wrap="wrap">{value}</Text>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
