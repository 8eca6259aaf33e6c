import type { EmailVerifyOtpParts } from '../../../core/view-models/email-verify-otp.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['ask'], ['code', 'progress', 'failed'], ['retry'], ['missing', 'resend']] as const

/** EmailVerifyOtp in the terminal. */
export function EmailVerifyOtpScreen(screen: ScreenProps<EmailVerifyOtpParts>) {
  return <Sections {...screen} groups={groups} />
}
