/** The texts of changing the e-mail address: UpdateEmailWallet, UpdateEmailPrimaryOtp and UpdateEmailSecondaryOtp. */
export const enEmailUpdate = {
  'emailUpdate.row': 'Email',
  'emailUpdate.title': 'Edit Email',
  'emailUpdate.field': 'New email',
  'emailUpdate.cancel': 'Cancel',
  'emailUpdate.save': 'Save',
  'emailUpdate.saving': 'Saving',
  'emailUpdate.failed': 'Your email could not be changed',
  'emailUpdate.primaryTitle': 'Confirm Current Email',
  'emailUpdate.secondaryTitle': 'Confirm New Email',
  'emailUpdate.wrong': 'Something wrong?',
  'emailUpdate.retry': 'Try again',
  'emailUpdate.retryIn': 'Try again in {seconds}s',
} as const
