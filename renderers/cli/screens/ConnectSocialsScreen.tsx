import type { ConnectSocialsParts } from '../../../core/view-models/connect-socials.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['socials'], ['legal', 'terms', 'privacy']] as const

/** ConnectSocials in the terminal. */
export function ConnectSocialsScreen(screen: ScreenProps<ConnectSocialsParts>) {
  return <Sections {...screen} groups={groups} />
}
