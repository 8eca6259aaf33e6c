import type { UpgradeToSmartAccountParts } from '../../../core/view-models/upgrade-to-smart-account.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['explain', 'failed'], ['later', 'upgrade'], ['learnMore']] as const

/** UpgradeToSmartAccount in the terminal. */
export function UpgradeToSmartAccountScreen(screen: ScreenProps<UpgradeToSmartAccountParts>) {
  return <Sections {...screen} groups={groups} />
}
