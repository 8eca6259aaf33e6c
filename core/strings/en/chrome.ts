/** The texts around every view: its header, and what may be shown below any view. */
export const enChrome = {
  'modal.close': 'Close',
  'modal.back': 'Back',
  'modal.dismiss': 'Dismiss message',
  'modal.loading': 'Loading',
  'modal.viewLoading': 'Loading this view',
  'connect.help': 'What is a wallet?',
  'account.request': 'Waiting for you in {wallet}',
  'frame.asking': 'Waiting for your answer',
} as const
