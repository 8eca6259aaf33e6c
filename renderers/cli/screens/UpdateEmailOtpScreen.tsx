import type { UpdateEmailOtpParts } from '../../../core/view-models/update-email-otp.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['ask'], ['code', 'progress'], ['wrong', 'retry']] as const

/** UpdateEmailPrimaryOtp and UpdateEmailSecondaryOtp in the terminal. */
export function UpdateEmailOtpScreen(screen: ScreenProps<UpdateEmailOtpParts>) {
  return <Sections {...screen} groups={groups} />
}
