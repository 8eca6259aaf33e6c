import type { SwitchAddressParts } from '../../../core/view-models/switch-address.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['locked'], ['list']] as const

/** SwitchAddress in the terminal. */
export function SwitchAddressScreen(screen: ScreenProps<SwitchAddressParts>) {
  return <Sections {...screen} groups={groups} />
}
