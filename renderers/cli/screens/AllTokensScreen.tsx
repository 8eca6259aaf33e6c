import type { AllTokensParts } from '../../../core/view-models/all-tokens.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['tokensFailed', 'tokensRetry'], ['list'], ['fund'], ['hidden']] as const

/** AllTokens in the terminal. */
export function AllTokensScreen(screen: ScreenProps<AllTokensParts>) {
  return <Sections {...screen} groups={groups} />
}
