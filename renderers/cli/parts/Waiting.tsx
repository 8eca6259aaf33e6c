import { Text } from 'ink'
import { colours } from '../colour-props.ts'
import { useStep } from '../motion.ts'
import { useTheme } from '../theme.ts'

const steps = ['●○○', '○●○', '○○●', '○●○']

/** Three lamps that say that something is under way. */
export function Waiting() {
  const { accent } = useTheme()
  return (
    <Text {...colours(accent)} aria-hidden>
      {steps[useStep(steps.length)]}
    </Text>
  )
}
