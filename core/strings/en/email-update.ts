/** The texts of changing the e-mail address: UpdateEmailWallet, UpdateEmailPrimaryOtp and UpdateEmailSecondaryOtp. */
export const enEmailUpdate = {
  'emailUpdate.row': 'Email',
  'emailUpdate.title': 'Edit email',
  'emailUpdate.field': 'New email',
  'emailUpdate.cancel': 'Cancel',
  'emailUpdate.save': 'Save',
  'emailUpdate.saving': 'Saving',
  'emailUpdate.failed': "Couldn't change your email",
  'emailUpdate.primaryTitle': 'Confirm current email',
  'emailUpdate.secondaryTitle': 'Confirm new email',
  'emailUpdate.wrong': 'Something wrong?',
  'emailUpdate.retry': 'Try again',
  'emailUpdate.retryIn': 'Try again in {seconds}s',
} as const
