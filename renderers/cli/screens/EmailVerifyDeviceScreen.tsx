import type { EmailVerifyDeviceParts } from '../../../core/view-models/email-verify-device.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['ask'], ['progress', 'failed'], ['missing', 'resend']] as const

/** EmailVerifyDevice in the terminal. */
export function EmailVerifyDeviceScreen(screen: ScreenProps<EmailVerifyDeviceParts>) {
  return <Sections {...screen} groups={groups} />
}
