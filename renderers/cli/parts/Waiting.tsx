import { Text } from 'ink'
import { colours } from '../theme/colour-props.ts'
import { useStep } from '../theme/motion.ts'
import { useTheme } from '../theme/theme.ts'

const steps = ['●○○', '○●○', '○○●', '○●○']

/** Renders the progress animation. */
export function Waiting() {
  const { accent } = useTheme()
  return (
    <Text {...colours(accent)} aria-hidden>
      {steps[useStep(steps.length)]}
    </Text>
  )
}
